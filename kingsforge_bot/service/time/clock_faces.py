"""What the clocks of a table show."""

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.time.clock import Pauses, TableClock, left_at, runs_out_at
from kingsforge_bot.service.types import Table


class ClockFace(msgspec.Struct, frozen=True):
    """What one seat's clock shows: seconds left, and when they are over while it runs."""

    seat: Seat
    left: int
    late: int
    awaited: bool
    ends: int | None
    """None also where it stands until nobody knows when."""
    stands: bool
    """Whether it would run, but stands just now."""


def faces_of(table: Table, clock: TableClock, pauses: Pauses, now: int) -> tuple[ClockFace, ...]:
    """Those of all people at the table, then."""
    shown = []
    for sitter in table.sitters:
        if sitter.user is None:
            continue
        one = clock.seats[sitter.seat]
        left = left_at(clock, sitter.seat, now, pauses)
        waits = one.asked is not None
        still = waits and left > 0 and left_at(clock, sitter.seat, now + 1, pauses) == left
        ends = runs_out_at(clock, sitter.seat, pauses)
        shown.append(ClockFace(sitter.seat, left, one.late, waits, ends, still))
    return tuple(shown)
