"""Whose turn it is: refining, the end of a turn, the last turns (4.2, section 6, 7.1 to 7.3, 7.7)."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.areas import income
from kingsforge_bot.games.dwarven_smithy.rules.completing import complete_on
from kingsforge_bot.games.dwarven_smithy.rules.draft import Draft
from kingsforge_bot.games.dwarven_smithy.rules.events import EndTriggered, TurnBegan, TurnEnded
from kingsforge_bot.games.dwarven_smithy.rules.meta import ENOUGH_KINGS, STANDSTILL
from kingsforge_bot.games.dwarven_smithy.rules.resources import is_raw, refined
from kingsforge_bot.games.dwarven_smithy.rules.scoring import finish
from kingsforge_bot.games.dwarven_smithy.rules.state import Deck, State


def begin_turn(draft: Draft, seat: Seat) -> None:
    """Phases 1 and 2 (4.1)."""
    draft.turn, draft.drawn, draft.acted, draft.stirred, draft.named = seat, 0, False, False, ()
    player = draft.active
    raw = tuple([card for card in player.workshop if is_raw(card)])
    player.workshop = [refined(card) for card in player.workshop]
    paid = income(draft.cards, player)
    player.coins += paid
    draft.events.append(TurnBegan(seat, raw, paid, last=draft.ended_by is not None))
    complete_on(draft)


def is_last_turn(table: State | Draft) -> bool:
    """Whether the turn is known to be its seat's last one (6.5)."""
    if len(table.players[table.turn].kings) >= ENOUGH_KINGS:
        return True
    return table.ended_by is not None and table.ended_by != table.turn


def are_last_turns(table: State | Draft) -> bool:
    """Whether the last turns are played, or that of who brings them by a King's Item (7.1 c)."""
    return table.ended_by is not None or is_last_turn(table)


def is_done(table: State | Draft, seat: Seat) -> bool:
    """Whether the seat's last turn is over (7.2)."""
    if table.ended_by is None:
        return False
    seats = len(table.players)
    return (seat - table.ended_by) % seats < (table.turn - table.ended_by) % seats


def plays_again(table: State | Draft, seat: Seat) -> bool:
    """Whether the seat has a turn after the present one (7.2)."""
    if seat == table.turn:
        return table.ended_by is None and not is_last_turn(table)
    return seat != table.ended_by and not is_done(table, seat)


def trigger(draft: Draft, deck: Deck | None) -> None:
    """Rule 7.1; once triggered, nothing triggers again (7.2, 7.3)."""
    if draft.ended_by is None:
        draft.ended_by = draft.turn
        draft.events.append(EndTriggered(draft.turn, deck))


def end_turn(draft: Draft, *, by_clock: bool = False) -> None:
    """Rule 6.6, and the next turn, or the end of the game. A turn that the clock ends is no idle one (7.7)."""
    player = draft.active
    draft.turns += 1
    player.tilted = []
    player.idle = 0 if draft.stirred or by_clock else min(player.idle + 1, STANDSTILL)
    draft.events.append(TurnEnded(draft.turn))
    if len(player.kings) >= ENOUGH_KINGS:
        trigger(draft, None)
    following = Seat((draft.turn + 1) % len(draft.players))
    if following == draft.ended_by:
        finish(draft)
    elif draft.ended_by is None and all(one.idle >= STANDSTILL for one in draft.players):
        finish(draft, standstill=True)
    else:
        begin_turn(draft, following)
