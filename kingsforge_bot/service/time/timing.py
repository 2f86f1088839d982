"""What an entry of the log does to the clocks of its table."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.ports import Store
from kingsforge_bot.service.records import Row
from kingsforge_bot.service.table_events import HoursSet, Resumed, TableEvent, Undone
from kingsforge_bot.service.time.clock import (
    PACES,
    Awaited,
    Pace,
    TableClock,
    asked,
    begun,
    taken_back,
    with_hours_of_now,
    woken,
)
from kingsforge_bot.service.time.clock_pauses import ClockPauses
from kingsforge_bot.service.turn.effective_entries import played_since
from kingsforge_bot.service.types import Cause, Table

_ADDING: Final = frozenset((Cause.PLAYER, Cause.PLAN, Cause.CLOCK))
"""A turn decided so brings its time; one that the table or a bot played took none."""


class Timed(msgspec.Struct, frozen=True):
    """The clocks as they stood when an entry came, and as they go on; neither where the table has none."""

    before: TableClock | None = None
    after: TableClock | None = None


class Timing:
    """Changes of clocks with each entry of a table that has any; the others cost nothing."""

    def __init__(self, store: Store, clock_pauses: ClockPauses) -> None:
        self._store = store
        self._clock_pauses = clock_pauses

    def begun(self, table: Table, awaited: Iterable[Seat], at: int) -> Timed:
        """The set-up: everybody has the whole bank."""
        pace = _pace(table)
        if pace is None:
            return Timed()
        return Timed(after=begun(pace, len(table.sitters), people(table, awaited), at))

    async def acted(
        self, table: Table, seat: Seat, cause: Cause, awaited: Iterable[Seat], at: int, *, in_turn: bool
    ) -> Timed:
        """An action of the seat; `in_turn` while its turn goes on. Raises StoreFailed."""
        pace, before = _pace(table), (await self._clock_pauses.read(table, at)).clock
        if pace is None or before is None:
            return Timed()
        waiting = people(table, awaited)
        done = None if in_turn and seat in waiting else seat
        after = asked(before, pace, Awaited(waiting, done, cause in _ADDING))
        one = after.seats[seat]
        if cause in (Cause.PLAYER, Cause.PLAN) and done is not None:
            one = msgspec.structs.replace(one, came=False, woke=False)
        if cause is Cause.PLAYER:
            one = msgspec.structs.replace(one, late=0, answered=0)
        elif cause is Cause.CLOCK and done is not None:
            one = msgspec.structs.replace(one, late=one.late + 1)
        return Timed(before, after.with_seat(seat, one))

    async def noted(self, table: Table, fact: TableEvent, seat: Seat | None, awaited: Iterable[Seat], at: int) -> Timed:
        """A fact: only an undo brings time back. Who resumes the table, on that seat, is awake. Raises StoreFailed."""
        pace, before = _pace(table), (await self._clock_pauses.read(table, at)).clock
        if pace is None or before is None:
            return Timed()
        waiting = people(table, awaited)
        log = await self._store.log(table.id) if isinstance(fact, Undone) else ()
        if isinstance(fact, Undone) and (then := clock_at(log, fact.to)) is not None:
            # A question that this undo overtakes has its entry in the same transaction: the log does not show it yet.
            own = None if await self._by_clock(table, fact, seat, log[-1].seq) else seat
            back = taken_back(before, then, pace, waiting, by=own, agreed=fact.agreed)
            back = _not_late_for_others(table, fact.to, before, back)
            return Timed(before, asked(back, pace, Awaited(waiting, adds=False)))
        after = before
        if isinstance(fact, HoursSet):
            after = with_hours_of_now(before, table.hours)
        elif isinstance(fact, Resumed):
            others = any(one.user is not None and one.seat != seat for one in table.sitters)
            after = woken(before, pace, seat, awaits=others)
        return Timed(before, asked(after, pace, Awaited(waiting, adds=False)))

    async def _by_clock(self, table: Table, fact: Undone, seat: Seat | None, seq: int) -> bool:
        """Whether the clock has played for that seat what is taken back."""
        rows = await played_since(self._store, table.id, fact.to, seq)
        return any(row.seat == seat and row.cause is Cause.CLOCK for row in rows)


def people(table: Table, awaited: Iterable[Seat]) -> frozenset[Seat]:
    """The seats among them that are held by people: only theirs are clocks that run."""
    held = {sitter.seat for sitter in table.sitters if sitter.user is not None}
    return frozenset(held.intersection(awaited))


def clock_at(log: Sequence[Row], to: int) -> TableClock | None:
    """How the clocks stood the last time that somebody left the position after entry `to`: time used there stays used.

    A position is left by the entry after it; an undo leads to an older one, and a fact to none.
    """
    position, found = dict[int, int](), None
    for row in log:
        at = position.get(row.seq - 1, 0)
        if row.seq > to and at == position[to]:
            found = row.clock or found
        match row.fact:
            case None:
                position[row.seq] = row.seq
            case Undone(to=back):
                position[row.seq] = position[back]
            case _:
                position[row.seq] = at
    return found


def _not_late_for_others(table: Table, to: int, now: TableClock, back: TableClock) -> TableClock:
    """Turns that were not played in time are of who held the seat then: whoever sat down since keeps their own.

    So it is with the time that they were given when they came.
    """
    for seat in {tenure.seat for tenure in table.former if tenure.last >= to}:
        one = now.seats[seat]
        back = back.with_seat(
            seat,
            msgspec.structs.replace(
                back.seats[seat], late=one.late, answered=one.answered, came=one.came, woke=one.woke
            ),
        )
    return back


def _pace(table: Table) -> Pace | None:
    return PACES.get(table.pace)
