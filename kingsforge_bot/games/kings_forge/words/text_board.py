"""The whole public state in words, for phones, screen readers, and when there is no picture."""

from collections.abc import Sequence
from typing import Final, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.thieves import at_stake
from kingsforge_bot.games.kings_forge.rules.cards import SIDES_OF, Card
from kingsforge_bot.games.kings_forge.rules.cleanup import places
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS, Space
from kingsforge_bot.games.kings_forge.rules.events import GameEnded
from kingsforge_bot.games.kings_forge.rules.gathering import used_spaces
from kingsforge_bot.games.kings_forge.rules.meta import Edition
from kingsforge_bot.games.kings_forge.rules.state import Phase, State, Undecided, WoodNow
from kingsforge_bot.games.kings_forge.words.effects import exchange_text
from kingsforge_bot.games.kings_forge.words.gist import places_text
from kingsforge_bot.games.kings_forge.words.labels import item_label
from kingsforge_bot.games.kings_forge.words.names import (
    People,
    card_name,
    craft_card_name,
    pool_text,
    side_name,
    source_name,
)
from kingsforge_bot.games.kings_forge.words.player_board import player_parts, posted_parts, ranked
from kingsforge_bot.i18n.fitting import Part, fitted
from kingsforge_bot.i18n.localizer import Localizer

TEXT_BOARD: Final = 1900
"""Discord's 2,000 characters, with headroom for a headline's table."""
ALT_TEXT: Final = 1024
_USED: Final = "–"


def text_board(l10n: Localizer, view: State, names: Sequence[str]) -> str:
    """All that is on the picture, at most 1,900 characters of markdown; `names` by seat, as Discord gives them."""
    return fitted(l10n, _parts(People(l10n, names), view), TEXT_BOARD)


def alt_text(l10n: Localizer, view: State, names: Sequence[str], heading: str) -> str:
    """The same without markdown below the table's name, at most 1,024 characters."""
    title = Part(l10n("alt-title", table=heading))
    parts = _parts(People(l10n, names, markdown=False), view)
    return fitted(l10n, [title, *parts, _legend(l10n)], ALT_TEXT)


def shown_alt(l10n: Localizer, view: State, names: Sequence[str], heading: str, shows: Sequence[str]) -> str:
    """What a picture of these parts alone shows (`cropped`), at most 1,024 characters."""
    people, parts = People(l10n, names, markdown=False), [Part(heading)]
    for shown in shows:
        part, _, number = shown.partition(".")
        match part:
            case "display":
                parts.append(display(people, view))
            case "stock":
                parts.append(_stock(l10n, view))
            case "gather":
                parts.append(_face_up(people, view, view.face_up[int(number) :][:1] if number else view.face_up))
            case "docks":
                parts.append(_docks(l10n, view))
            case "player":
                for seat in [int(number)] if number else range(len(view.players)):
                    parts += player_parts(people, view, seat)
            case _:
                raise ValueError(shown)
    if {"player", f"player.{view.turn}"} & {*shows}:
        # A sign beside the name says whose turn it is.
        parts += situation(people, view)
    return fitted(l10n, [*parts, Part(l10n("brief-letters"))], ALT_TEXT)


def posted_alt(l10n: Localizer, view: State, names: Sequence[str], heading: str) -> str:
    """What a posted picture shows, for those who do not see it, at most 1,024 characters."""
    people = People(l10n, names, markdown=False)
    parts = [Part(l10n("alt-title", table=heading)), *situation(people, view)]
    for seat in range(len(view.players)):
        parts += posted_parts(people, view, seat)
    if view.phase is not Phase.OVER:
        parts += [display(people, view), *at_stake_parts(people, view)]
    if view.phase is Phase.GATHER:
        parts += [_face_up(people, view), _docks(l10n, view)]
        parts += [Part(l10n("brief-letters"))] if view.round == 1 else []
    return fitted(l10n, parts, ALT_TEXT)


def _legend(l10n: Localizer) -> Part:
    """That the picture ends with what its signs mean; the letters of the dice here too."""
    letters = l10n("brief-letters")
    return Part(l10n("alt-legend", letters=letters), "part-legend", ((5, letters), (15, "")))


def at_stake_parts(people: People, view: State) -> list[Part]:
    """Each item that can still be stolen, and by whom."""
    l10n = people.l10n
    made = [(Seat(seat), one) for seat, player in enumerate(view.players) for one in player.made]
    return [
        Part(
            l10n(
                "alt-at-stake",
                item=craft_card_name(l10n, one.card.item),
                who=l10n.listing(people.named(other) for other in after),
            )
        )
        for seat, one in made
        if (after := at_stake(view, seat, one))
    ]


def _parts(people: People, view: State) -> list[Part]:
    parts = [*situation(people, view)]
    for seat in range(len(view.players)):
        parts += player_parts(people, view, seat)
    parts.append(display(people, view))
    if view.phase is Phase.GATHER:
        parts += [_face_up(people, view), _docks(people.l10n, view)]
    return [*parts, _queue(people, view), _stock(people.l10n, view), *_deck(people.l10n, view)]


def situation(people: People, view: State) -> list[Part]:
    """Round, phase, who is to play, and what has to be decided; at the end the ranking."""
    l10n, who = people.l10n, people.named(view.turn)
    if view.phase is Phase.OVER:
        ranking = places_text(people, GameEnded(places(view)))
        return [Part(l10n("board-over", round=view.round, places=ranking))]
    parts = [Part(l10n("board-title", round=view.round, phase=view.phase.value, who=who))]
    match view.owed:
        case None:
            pass
        case Undecided(side=side, die=die):
            parts.append(Part(l10n("board-owed-die", who=who, die=die.text, side=side_name(l10n, side))))
        case WoodNow(source=source):
            parts.append(Part(l10n("board-owed-wood", who=who, source=source_name(l10n, source))))
        case _:
            assert_never(view.owed)
    if view.cemetery is not None:
        parts.append(Part(l10n("board-purple", value=view.cemetery)))
    if view.edition is Edition.SECOND:
        parts.append(Part(l10n("board-edition-second")))
    return parts


def display(people: People, view: State) -> Part:
    """The craft cards that can be made."""
    l10n = people.l10n
    if not view.display:
        return Part(l10n("board-display-empty"))
    rows = [item_label(l10n, card) for card in view.display]
    return Part("\n".join([people.strong(l10n("board-display")), *rows]))


def _queue(people: People, view: State) -> Part:
    l10n = people.l10n
    if not view.queue:
        return Part(l10n("board-queue-empty"))
    full = l10n("board-queue", items=l10n.steps(item_label(l10n, card) for card in view.queue))
    names = l10n("board-queue", items=l10n.listing(_ranked_all(l10n, view.queue)))
    number = l10n("board-queue-number", count=len(view.queue))
    return Part(full, "part-queue", ((20, names), (60, number)))


def _ranked_all(l10n: Localizer, cards: Sequence[CraftCard]) -> list[str]:
    return [ranked(l10n, card) for card in cards]


def _face_up(people: People, view: State, slots: Sequence[Card | None] | None = None) -> Part:
    """The gather cards face up, or those of these slots."""
    l10n = people.l10n
    cards = [card for card in (view.face_up if slots is None else slots) if card is not None]
    if not cards:
        return Part(l10n("board-face-up-none"))
    rows = [people.strong(l10n("board-face-up"))]
    for card in cards:
        top, bottom = (exchange_text(l10n, side, worded=True) for side in SIDES_OF[card])
        rows.append(l10n("board-card", card=card_name(l10n, card), top=top, bottom=bottom))
    return Part("\n".join(rows), "part-cards", ((50, face_up_names(l10n, view).text),))


def face_up_names(l10n: Localizer, view: State) -> Part:
    """The gather cards face up, without what they do."""
    cards = [card_name(l10n, card) for card in view.face_up if card is not None]
    text = l10n("board-face-up-short", cards=l10n.listing(cards)) if cards else l10n("board-face-up-none")
    return Part(text)


def _docks(l10n: Localizer, view: State) -> Part:
    used = used_spaces(view)
    prices = {space: _USED if space in used else str(OFFERS[space].cost) for space in Space}
    rows: list[str] = []
    for first, second in zip(*[iter(Space)] * 2, strict=True):
        dock = first.value.partition(".")[0]
        rows.append(l10n("board-dock", dock=dock, first=prices[first], second=prices[second]))
    return Part(l10n("board-docks", docks=l10n.listing(rows)))


def _stock(l10n: Localizer, view: State) -> Part:
    text = l10n("board-stock", dice=pool_text(l10n, view.stock), library=view.library)
    return Part(text, "part-stock", ((90, ""),))


def _deck(l10n: Localizer, view: State) -> list[Part]:
    if view.phase is not Phase.GATHER:
        return []
    number = l10n("board-deck-number", count=len(view.deck))
    if not view.deck:
        return [Part(number)]
    # 1.5: which cards are face down is known, their order is not.
    cards = l10n.listing(sorted(card_name(l10n, card) for card in view.deck))
    full = l10n("board-deck", count=len(view.deck), cards=cards)
    return [Part(full, "part-deck", ((10, number), (80, "")))]
