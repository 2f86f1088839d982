"""Whose turn it is not: who has had all turns of the phase, and who is still to come."""

from enum import StrEnum
from typing import assert_never

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.draft import Draft
from kingsforge_bot.games.kings_forge.rules.meta import CLOCKWISE
from kingsforge_bot.games.kings_forge.rules.reasons import Reason, refuse
from kingsforge_bot.games.kings_forge.rules.state import Phase, State


class Done(StrEnum):
    """How a seat came to have no turn left in this phase."""

    PASSED = "passed"  # 2.6
    CRAFTED = "crafted"  # 3.1: one turn each


def later_seats(table: State | Draft) -> tuple[Seat, ...]:
    """The seats whose craft turn of this round comes after the present one, in turn order (3.1)."""
    order = CLOCKWISE[len(table.players)][table.turn]
    return order[: order.index(table.anvil)]


def done_with(table: State | Draft, seat: Seat) -> Done | None:
    """Why that seat has no turn left in this phase; None where it has one, is no seat here, or the game is over."""
    if not 0 <= seat < len(table.players):
        return None
    match table.phase:
        case Phase.GATHER:
            return Done.PASSED if table.players[seat].passed else None
        case Phase.CRAFT:
            return None if seat in (table.turn, *later_seats(table)) else Done.CRAFTED
        case Phase.OVER:
            return None
        case _:
            assert_never(table.phase)


def out_of_turn(table: State | Draft, seat: Seat) -> Refused:
    """The refusal of whatever a seat tries that is not on turn (1.5)."""
    done = done_with(table, seat)
    if done is None:
        return refuse(Reason.NOT_YOUR_TURN, awaited=table.turn)
    return refuse(Reason.NOT_YOUR_TURN, awaited=table.turn, done=done.value)
