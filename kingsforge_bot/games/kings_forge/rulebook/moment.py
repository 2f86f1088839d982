"""What matters at this moment at a table: the entries for its phase, the cards that lie there, and what one holds."""

from collections.abc import Iterator

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rulebook.why import entries_about
from kingsforge_bot.games.kings_forge.rules.cards import HALVES, SIDES_OF, Side
from kingsforge_bot.games.kings_forge.rules.payments import fill_squares
from kingsforge_bot.games.kings_forge.rules.state import Phase, State, Undecided
from kingsforge_bot.rulebook.entry import rule_id

MOST = 25
"""Lines of a menu."""


def what_matters(state: State, seat: Seat | None) -> tuple[str, ...]:
    """Ids of at most 25 entries, the most pressing first; for somebody without a seat nothing of their own."""
    return tuple(dict.fromkeys(_entries(state, seat)))[:MOST]


def _entries(state: State, seat: Seat | None) -> Iterator[str]:
    if state.owed is not None:
        undecided = isinstance(state.owed, Undecided)
        yield rule_id("4.4" if undecided else "4.7")
        yield from entries_about(state.owed.side if isinstance(state.owed, Undecided) else state.owed.source)
    match state.phase:
        case Phase.GATHER:
            yield from _gathering(state, seat)
        case Phase.CRAFT:
            yield from _crafting(state, seat)
        case Phase.OVER:
            yield from (rule_id("5.4"), rule_id("5.3"))
    if state.cemetery is not None:
        yield rule_id("7.4")
    if seat is not None:
        for held in state.players[seat].held:
            yield from entries_about(held.like or held.source)


def _gathering(state: State, seat: Seat | None) -> Iterator[str]:
    yield rule_id("2.1")
    sides = [side for card in state.face_up if card is not None for side in SIDES_OF[card]]
    # What one can pay comes first; for a spectator all sides are alike.
    for side in sorted(sides, key=lambda side: not _payable(state, seat, side)):
        yield from entries_about(side)
    passed = any(player.passed for player in state.players)
    yield rule_id("6")
    yield rule_id("2.6" if not passed else "2.7" if len(state.players) > 2 else "2.8")
    if seat is not None and not state.players[seat].supply:
        yield rule_id("2.10")


def _payable(state: State, seat: Seat | None, side: Side) -> bool:
    return seat is None or not fill_squares(HALVES[side].cost, state.players[seat].supply)[1]


def _crafting(state: State, seat: Seat | None) -> Iterator[str]:
    rolled = state.players[state.turn].hand is not None
    yield from (rule_id(number) for number in (("3.3", "3.2", "4.1") if rolled else ("3.1", "3.3")))
    lying = [(made, number) for number, player in enumerate(state.players) for made in player.made if number != seat]
    if lying:
        yield rule_id("3.4")
    for card in state.display:
        yield from entries_about(card.item)
    for made, _ in lying:
        yield from entries_about(made.card.item)
    yield rule_id("3.5")
