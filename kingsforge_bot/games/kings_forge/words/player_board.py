"""One player's side of the table in words."""

from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.state import Phase, Player, State
from kingsforge_bot.games.kings_forge.words.names import (
    People,
    card_name,
    claim_paid_text,
    craft_card_name,
    dice_text,
    held_name,
    pool_text,
    side_name,
    visit_paid_text,
)
from kingsforge_bot.i18n.fitting import Part
from kingsforge_bot.i18n.localizer import Localizer


def player_parts(people: People, view: State, seat: int) -> list[Part]:
    """Name, dice, and what lies before the player; what is empty is left out."""
    l10n, player = people.l10n, view.players[seat]
    parts = [Part(name_of(people, view, seat)), Part(_dice(l10n, player))]
    if player.made:
        parts.append(made_part(l10n, player))
    if player.items:
        parts.append(_items(l10n, player))
    if player.held:
        parts.append(_held(l10n, player))
    if player.claims:
        parts.append(_claims(l10n, player))
    if player.visits:
        parts.append(_visits(l10n, player))
    return parts


def posted_parts(people: People, view: State, seat: int) -> list[Part]:
    """The same as far as a posted picture shows it: who, how far, dice, and what is in hand."""
    l10n, player = people.l10n, view.players[seat]
    parts = [Part(name_of(people, view, seat))]
    if view.phase is not Phase.OVER:
        parts.append(Part(_dice(l10n, player)))
    if player.made:
        parts.append(made_part(l10n, player))
    if player.items:
        parts.append(_items(l10n, player))
    if player.held and view.phase is not Phase.OVER:
        parts.append(_held(l10n, player))
    return parts


def ranked(l10n: Localizer, card: CraftCard) -> str:
    """`Crown #46`."""
    return l10n("item-ranked", item=craft_card_name(l10n, card.item), rank=str(card.rank))


def name_of(people: People, view: State, seat: int) -> str:
    """Who it is, whether first player, whether passed."""
    l10n, who = people.l10n, people.named(seat)
    first = seat == view.anvil
    passed = view.players[seat].passed and view.phase is Phase.GATHER
    if first and passed:
        return l10n("board-player-first-passed", who=who)
    if first:
        return l10n("board-player-first", who=who)
    return l10n("board-player-passed", who=who) if passed else l10n("board-player", who=who)


def _dice(l10n: Localizer, player: Player) -> str:
    supply, smithy = pool_text(l10n, player.supply), pool_text(l10n, player.smithy)
    rows = [l10n("board-dice", supply=supply, smithy=smithy)]
    if player.library:
        rows.append(l10n("board-library", count=player.library))
    if player.hand is not None:
        rows.append(l10n("board-hand", dice=dice_text(l10n, player.hand)))
    return "\n".join(rows)


def made_part(l10n: Localizer, player: Player) -> Part:
    """The items of this round, which may still be stolen."""
    full = [
        l10n("board-made-item", item=craft_card_name(l10n, made.card.item), dice=dice_text(l10n, made.dice))
        for made in player.made
    ]
    names = [craft_card_name(l10n, made.card.item) for made in player.made]
    text = l10n("board-made", items=l10n.steps(full))
    return Part(text, "part-made", ((70, l10n("board-made", items=l10n.listing(names))),))


def _held(l10n: Localizer, player: Player) -> Part:
    names = l10n.listing(held_name(l10n, held) for held in player.held)
    return Part(l10n("board-held", held=names), "part-held", ((75, ""),))


def _items(l10n: Localizer, player: Player) -> Part:
    count = len(player.items)
    full = l10n("board-items", count=count, items=l10n.listing(ranked(l10n, card) for card in player.items))
    return Part(full, "part-items", ((65, l10n("board-items-number", count=count)),))


def _claims(l10n: Localizer, player: Player) -> Part:
    sides = [side_name(l10n, claim.side, claim.copying) for claim in player.claims]
    full = [
        l10n("board-claim", side=side, paid=claim_paid_text(l10n, claim.side, claim.copying, claim.paid))
        if claim.paid
        else l10n("board-claim-free", side=side)
        for side, claim in zip(sides, player.claims, strict=True)
    ]
    short = l10n("board-claims", claims=l10n.steps(sides))
    number = l10n("board-claims-number", count=len(sides))
    return Part(l10n("board-claims", claims=l10n.steps(full)), "part-claims", ((40, short), (68, number)))


def _visits(l10n: Localizer, player: Player) -> Part:
    full: list[str] = []
    short: list[str] = []
    for visit in player.visits:
        dock, _, number = visit.space.value.partition(".")
        space = l10n("board-space", dock=dock, number=number)
        paid, card = visit_paid_text(l10n, visit.paid), card_name(l10n, visit.discarded)
        full.append(l10n("board-visit", space=space, paid=paid, card=card))
        short.append(space)
    text = l10n("board-visits", visits=l10n.steps(full))
    return Part(text, "part-visits", ((30, l10n("board-visits", visits=l10n.steps(short))), (67, "")))
