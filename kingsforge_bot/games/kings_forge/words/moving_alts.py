"""What the workbench and a replay show, for those who do not see them, each at most 1,024 characters."""

from collections.abc import Sequence

from kingsforge_bot.games.kings_forge.advice.making.offers import Offer
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.words.forging import offer_named
from kingsforge_bot.games.kings_forge.words.names import People, dice_text
from kingsforge_bot.games.kings_forge.words.player_board import made_part, name_of, posted_parts
from kingsforge_bot.games.kings_forge.words.text_board import (
    ALT_TEXT,
    at_stake_parts,
    display,
    face_up_names,
    situation,
)
from kingsforge_bot.i18n.fitting import Part, fitted
from kingsforge_bot.i18n.localizer import Localizer


def turn_panel_alt(l10n: Localizer, view: State, names: Sequence[str], table: str, offers: Sequence[Offer]) -> str:
    """Dice and benefits of the player on turn, what they make now, and what else was made or can be made."""
    people = People(l10n, names, markdown=False)
    heading = l10n("alt-workbench", table=table, who=people.named(view.turn))
    parts = [Part(heading), *situation(people, view), *posted_parts(people, view, view.turn)]
    parts += _within_reach(people, offers)
    for seat, player in enumerate(view.players):
        if player.made and seat != view.turn:
            parts += [Part(name_of(people, view, seat)), made_part(l10n, player)]
    return fitted(l10n, [*parts, *at_stake_parts(people, view), display(people, view)], ALT_TEXT)


def replay_alt(l10n: Localizer, view: State, names: Sequence[str], table: str) -> str:
    """That the game is seen move by move, and what its last picture shows."""
    people = People(l10n, names, markdown=False)
    parts = [Part(l10n("alt-replay", table=table)), *situation(people, view)]
    for seat in range(len(view.players)):
        parts += posted_parts(people, view, seat)
    if view.phase is not Phase.OVER:
        parts.append(display(people, view))
    if view.phase is Phase.GATHER:
        parts.append(face_up_names(l10n, view))
    return fitted(l10n, parts, ALT_TEXT)


def _within_reach(people: People, offers: Sequence[Offer]) -> list[Part]:
    l10n = people.l10n
    if not offers:
        return []
    named = [offer_named(l10n, people, offer) for offer in offers]
    dice = [dice_text(l10n, offer.cheapest.dice) for offer in offers]
    full = [l10n("workbench-craft-line", item=item, boxes=shown) for item, shown in zip(named, dice, strict=True)]
    short = l10n("alt-within-reach", items=l10n.listing(named))
    return [Part(l10n("alt-within-reach", items=l10n.steps(full)), "part-made", ((60, short),))]
