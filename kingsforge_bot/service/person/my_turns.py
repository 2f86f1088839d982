"""What awaits a person, wherever they sit, and what happened since they were there last."""

from collections.abc import Sequence
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.ports import Keeping
from kingsforge_bot.service.post.post_records import Posted, PostKind
from kingsforge_bot.service.records import Listed
from kingsforge_bot.service.table_events import Undone
from kingsforge_bot.service.time.pending_turns import Turn
from kingsforge_bot.service.turn.effective_entries import with_undone
from kingsforge_bot.service.turn.table_states import TableStates
from kingsforge_bot.service.types import LogEntry, Table, TableStatus, TableView, UserId

_LOOKED_BACK: Final = 60
"""Entries that are read to tell what happened since somebody's last turn."""


class MyTurn(msgspec.Struct, frozen=True):
    """A table as one who sits there may see it."""

    look: TableView
    since: int
    """Since when they are awaited; or since when the others are."""
    entries: tuple[LogEntry, ...]
    """What happened after what they decided last, oldest first."""
    earlier: int = 0
    """Entries before those that were not read."""
    board: Posted | None = None
    """The newest board that stands."""

    @property
    def turn(self) -> Turn:
        """Their turn, as messages name it."""
        table, seat = self.look.table, self.look.seat
        assert seat is not None
        return Turn(table.id, table.name, seat, table.asked_since(seat), self.since)


class Spectated(msgspec.Struct, frozen=True):
    """A table as everybody may see it, and what happened there."""

    look: TableView
    entries: tuple[LogEntry, ...]
    earlier: int
    board: Posted | None
    """The newest board that stands."""


class MyTurns:
    """Reads tables for those who sit there."""

    def __init__(self, store: Keeping, states: TableStates) -> None:
        self._store = store
        self._states = states

    async def of(self, user: UserId) -> tuple[Listed, ...]:
        """Open tables of all servers where the user sits: those that await them first, then those that run."""

        def order(listed: Listed) -> tuple[bool, bool, int]:
            return not listed.awaits(user), listed.table.status is not TableStatus.RUNNING, listed.table.since

        return tuple(sorted(await self._store.tables_of(user), key=order))

    async def news(self, table: Table, told_to: int, up_to: int) -> Spectated:
        """What somebody who looks on may know of those entries. Raises TableUnreadable, NoTable."""
        look = await self._states.look(table)
        entries, earlier = await spectated(self._store, self._states, look.table, told_to, up_to)
        return Spectated(look, entries, earlier, await self._store.posted(table.id, PostKind.BOARD))

    async def at(self, table: Table, user: UserId) -> MyTurn:
        """The table as that user may see it. Raises TableUnreadable, NoTable."""
        look = await self._states.look(table, user)
        table = look.table
        seat = look.seat
        if seat is None or not table.begun:
            return MyTurn(look, table.since, ())
        since = table.since
        for wait in await self._store.pending_turns.at(table.id):
            if look.is_awaited and (wait.seat, wait.asked) == (seat, table.asked_since(seat)):
                since = wait.since
        entries, earlier = await since_own(self._store, self._states, table, seat, told_to=seat, up_to=table.seq)
        return MyTurn(look, since, entries, earlier, await self._store.posted(table.id, PostKind.BOARD))


async def spectated(
    store: Keeping, states: TableStates, table: Table, told_to: int, up_to: int
) -> tuple[tuple[LogEntry, ...], int]:
    """What happened after that entry, up to that one, as everybody may know it; and how many are left out.

    Raises TableUnreadable.
    """
    after = max(told_to, up_to - _LOOKED_BACK)
    rows = await store.log(table.id, after=after, up_to=up_to)
    entries = [states.entry(table, row) for row in rows]
    return await standing_entries(store, states, table, entries), after - told_to


async def since_own(
    store: Keeping, states: TableStates, table: Table, seat: Seat, *, told_to: Seat | None, up_to: int
) -> tuple[tuple[LogEntry, ...], int]:
    """What happened up to that entry after what the seat decided last, as it may be told; and how many are left out.

    Raises TableUnreadable.
    """
    own = await store.pending_turns.last_own(table.id, seat, up_to)
    after = max(own, up_to - _LOOKED_BACK)
    rows = await store.log(table.id, after=after, up_to=up_to)
    entries = [states.entry(table, row, told_to) for row in rows]
    return await standing_entries(store, states, table, entries, told_to), after - own


async def standing_entries(
    store: Keeping, states: TableStates, table: Table, entries: Sequence[LogEntry], told_to: Seat | None = None
) -> tuple[LogEntry, ...]:
    """Those that were not taken back before anybody heard of them, oldest first; of each undo is known what it took
    back, as it may be told, though that was heard of before.
    """
    told = list(entries)
    back_to = min((one.fact.to for one in entries if isinstance(one.fact, Undone)), default=None)
    if back_to is not None:
        # A board may carry the story of one that could not fold: between the two lies what the reader heard already.
        last = entries[-1].seq
        rows = await store.log(table.id, after=max(back_to, last - _LOOKED_BACK), up_to=last)
        every = {one.seq: one for one in entries} | {row.seq: states.entry(table, row, told_to) for row in rows}
        wanted = {one.seq for one in entries}
        told = [one for one in with_undone([every[seq] for seq in sorted(every)]) if one.seq in wanted]
    left: list[LogEntry] = []
    for entry in told:
        if isinstance(entry.fact, Undone):
            back_to = entry.fact.to
            left = [one for one in left if one.seq <= back_to or one.fact is not None]
        left.append(entry)
    return tuple(left)
