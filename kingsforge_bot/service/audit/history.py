"""The history of a table: its log read, entry by entry, as somebody may know it."""

from bisect import bisect_left
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from itertools import chain, pairwise
from statistics import median
from typing import Any, Final, Protocol, TypeVar

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.service.audit.dice_met import DiceMet, dice_met
from kingsforge_bot.service.audit.log_file import LogFile, log_file
from kingsforge_bot.service.audit.sealing import Sealing, is_told
from kingsforge_bot.service.audit.verifying import Verification, Verified
from kingsforge_bot.service.errors import TableUnreadable
from kingsforge_bot.service.ports import Store
from kingsforge_bot.service.records import Row
from kingsforge_bot.service.table_events import Undone
from kingsforge_bot.service.turn.effective_entries import counting
from kingsforge_bot.service.turn.table_states import TableStates, seat_of
from kingsforge_bot.service.types import Cause, LogEntry, Table, TableId, TableView, UserId

MOST_ENTRIES: Final = 1000
_LOOKED_BACK: Final = 60
_TURNS: Final = 15
_FEW: Final = 3
"""Entries and turns by which it is known how fast a table goes."""
_AT_A_TIME: Final = 100
"""Entries read in one go: to put a thousand into words takes as long as everybody else would have to wait."""
Choose = Callable[[Sequence[Sequence[Any]]], Iterable[int]]
"""Given the events that led to each state that is kept, in order: which states to read, in order."""
Work = Callable[[Callable[[StillWanted], None]], Awaitable[None]]
"""Does a piece of work elsewhere than on the event loop."""
X = TypeVar("X")


class Past(msgspec.Struct, frozen=True):
    """A table as everybody saw it when a turn was done, and what had led there since the one before."""

    look: TableView
    entries: tuple[LogEntry, ...]
    back: int | None
    """The entry that ended the turn before; None at the first."""
    on: int | None
    """The one that ended the turn after it; None at the newest."""


class Elsewhere(Protocol):
    """Runs work off the event loop that leads to something."""

    def __call__(self, work: Callable[[StillWanted], X], /) -> Awaitable[X]:
        """What the work returns."""


async def at_once(work: Callable[[StillWanted], X], /) -> X:
    """Do the work here and now, not elsewhere."""
    return work(lambda: True)


class History:
    """The logs of tables, read to be told."""

    def __init__(self, store: Store, states: TableStates, sealing: Sealing) -> None:
        self._store = store
        self._states = states
        self._sealing = sealing

    async def entries(
        self,
        table: TableId,
        user: UserId | None = None,
        *,
        last: int = 20,
        up_to: int | None = None,
        opened: bool = False,
    ) -> tuple[LogEntry, ...]:
        """The last entries, oldest first, at most 1,000; of those up to the entry `up_to`, where it is given.

        As they may be told to that user's seat, or to everybody; `opened` as a whole once the play has ended, when the
        file tells all of it too. Raises NoTable, TableUnreadable.
        """
        found = await self._states.table(table)
        opened = opened and is_told(found)
        end = found.seq if up_to is None else up_to
        after = max(0, end - max(0, min(last, MOST_ENTRIES)))
        rows = await self._store.log(table, after=after, up_to=min(end, found.seq))
        seat = seat_of(found, user)
        return tuple([self._states.entry(found, row, seat, opened=opened) for row in rows])

    async def past(self, table: TableId, seq: int) -> Past:
        """The table when the turn of that entry was done, or as it is now. Raises NoTable, TableUnreadable.

        Of the middle of a turn no state is kept.
        """
        found = await self._states.table(table)
        kept = sorted({one for one in await self._store.kept(found.id) if one < found.seq} | {found.seq})
        place = min(bisect_left(kept, seq), len(kept) - 1)
        before = kept[place - 1] if place else 0
        rows = await self._store.log(found.id, after=before, up_to=kept[place])
        entries = tuple([self._states.entry(found, row) for row in rows])
        look = await self._states.look_back(found, entries[-1]) if entries else await self._states.look(found)
        return Past(look, entries, before or None, kept[place + 1] if place + 1 < len(kept) else None)

    async def tempo(self, table: Table) -> int | None:
        """Seconds that people take for a move there, by the median of the last turns; None while they are few."""
        rows = await self._store.log(table.id, after=max(0, table.seq - _LOOKED_BACK))
        played = [row for row in rows if row.fact is None]
        took = [
            row.at - before.at
            for before, row in pairwise(played)
            if row.cause is Cause.PLAYER and row.seat != before.seat
        ]
        return None if len(took) < _FEW else int(median(took[-_TURNS:]))

    async def dice(self, table: TableId) -> Mapping[Seat, DiceMet]:
        """All dice thrown by each seat in its own actions. Of a play that goes on it would tell too much."""
        return dice_met(await self._store.log(table))

    async def file(self, table: TableId) -> LogFile:
        """The whole log for checking the luck; what is hidden from some is in it once the play has ended.

        Raises NoTable, TableUnreadable.
        """
        return await log_file(self._store, self._states, self._sealing, await self._states.table(table))

    async def verified(self, table: TableId, work: Work) -> Verified | None:
        """The whole log recomputed, some entries at a time; None while the secrets of its luck may not be told.

        Raises NoTable, TableUnreadable, and what the work raises.
        """
        found = await self._states.table(table)
        if not is_told(found):
            return None
        try:
            game = self._states.game(found.game)
        except KeyError as error:
            raise TableUnreadable(found.id, found.seq, str(error)) from error
        verification = Verification(game, found, await self._sealing.serving(found))
        for after in range(0, found.seq, _AT_A_TIME):
            rows = await self._store.log(found.id, after=after, up_to=min(after + _AT_A_TIME, found.seq))
            await work(partial(verification.go_on, rows))
            if verification.stopped:
                break
        return verification.result()

    async def moments(
        self, table: TableId, choose: Choose, work: Elsewhere = at_once
    ) -> tuple[tuple[TableView, tuple[LogEntry, ...]], ...]:
        """The last 1,000 entries, oldest first, without what was taken back, with the chosen states, all as everybody
        saw them; no others are read.

        Of the middle of a turn no state is kept: its entries stand with the one that ended it, and those before a state
        that was not chosen with the next one that was. The `work` is to put together what was stored, as long as a few
        turns of others may take. Raises NoTable, TableUnreadable, and what the work raises.
        """
        found = await self._states.table(table)
        # Read at once: the state of the middle of a turn goes with the next action, while all this is read.
        newest = await self._states.look(found)
        kept = await self._store.kept(found.id)
        rows = await self._rows(found)
        led = await work(lambda _: self._led(found, rows, kept, choose))
        past = [entries[-1] for entries in led if entries[-1].seq != found.seq]
        stored = [(entry, await self._states.snapshot(found, entry.seq)) for entry in past]
        looks = await work(lambda _: {one.seq: self._states.looked_back(found, one, then) for one, then in stored})
        return tuple([(looks.get(entries[-1].seq, newest), entries) for entries in led])

    def _led(
        self, table: Table, rows: Iterable[Row], kept: Collection[int], choose: Choose
    ) -> list[tuple[LogEntry, ...]]:
        """The entries, cut after each whose state is kept and was chosen; without those that follow the last one."""
        whole: list[tuple[LogEntry, ...]] = []
        led: list[LogEntry] = []
        entries = [self._states.entry(table, row) for row in rows]
        # An undo that is the newest of all stands for the state to which it led.
        newest = entries[-1:] if entries and isinstance(entries[-1].fact, Undone) else []
        for entry in (*counting(entries), *newest):
            led.append(entry)
            if entry.seq == table.seq or entry.seq in kept:
                whole.append(tuple(led))
                led.clear()
        chosen = list(choose([[event for entry in entries for event in entry.events] for entries in whole]))
        cuts = pairwise([-1, *chosen])
        return [tuple(chain.from_iterable(whole[before + 1 : index + 1])) for before, index in cuts]

    async def _rows(self, table: Table) -> list[Row]:
        """The last 1,000 up to the table's newest."""
        found: list[Row] = []
        for after in range(max(0, table.seq - MOST_ENTRIES), table.seq, _AT_A_TIME):
            found += await self._store.log(table.id, after=after, up_to=min(after + _AT_A_TIME, table.seq))
        return found
