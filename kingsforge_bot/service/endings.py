"""Ends tables before their end: by who may, and where nobody plays any more."""

from typing import Final

from kingsforge_bot.service.errors import LobbyReason, LobbyRefused, NoTable
from kingsforge_bot.service.locks import TableLocks
from kingsforge_bot.service.ports import Clock, Store, Writing
from kingsforge_bot.service.post_signal import PostSignal
from kingsforge_bot.service.records import PostKind
from kingsforge_bot.service.types import Status, Table, TableId, UserId

IDLE_AFTER: Final = 60 * 24 * 60 * 60
"""Seconds after which a game is ended in which nobody acts. AI players act at once, so it waited for a person."""


class Endings:
    """What was played stays: state, log and dice can be looked at, and nothing is decided any more."""

    def __init__(self, store: Store, locks: TableLocks, post_signal: PostSignal, clock: Clock) -> None:
        self._store = store
        self._locks = locks
        self._post_signal = post_signal
        self._clock = clock

    async def end(self, table: TableId, by: UserId, *, moderator: bool) -> Table:
        """Close a lobby or a running table for good. Raises NoTable or LobbyRefused; then nothing has changed.

        It reads no state: a table that cannot be read can be ended too.
        """
        async with self._locks.of(table), self._store.writing() as writing:
            found = await writing.table(table)
            if found is None:
                raise NoTable(str(table))
            check_may_end(found, by, moderator=moderator)
            ended = await _closed(writing, found, self._clock(), by)
        self._post_signal.set()
        return ended

    async def expire(self, now: int) -> tuple[Table, ...]:
        """End the games in which nobody has acted for 60 days; a line says so."""
        ended: list[Table] = []
        for table in await self._store.with_status(Status.RUNNING, opened_before=now - IDLE_AFTER + 1):
            if not _idle(await self._store.table(table), now):
                continue
            async with self._locks.of(table), self._store.writing() as writing:
                found = await writing.table(table)
                if found is not None and _idle(found, now):
                    ended.append(await _closed(writing, found, now, None))
        if ended:
            self._post_signal.set()
        return tuple(ended)


def check_may_end(table: Table, by: UserId, *, moderator: bool) -> None:
    """Raises LobbyRefused: moderators end any table that is open, its owner one at which no other person sits."""
    match table.status:
        case Status.LOBBY | Status.RUNNING:
            alone = table.owner == by and all(sitter.user in (None, by) for sitter in table.sitters)
            if not (moderator or alone):
                raise LobbyRefused(LobbyReason.NOT_YOURS_TO_END, table)
        case Status.OVER:
            raise LobbyRefused(LobbyReason.STARTED, table)
        case Status.CLOSED:
            raise LobbyRefused(LobbyReason.CLOSED, table)


def _idle(table: Table | None, now: int) -> bool:
    return table is not None and table.status is Status.RUNNING and table.since <= now - IDLE_AFTER


async def _closed(writing: Writing, table: Table, at: int, by: UserId | None) -> Table:
    """The table once it is closed, with the line owed that says so, and the card of a lobby."""
    await writing.close(table.id, at, by)
    await writing.owe(table.id, PostKind.CLOSED)
    if not table.begun:
        await writing.owe(table.id, PostKind.LOBBY)
    closed = await writing.table(table.id)
    if closed is None:
        raise NoTable(str(table.id))
    return closed
