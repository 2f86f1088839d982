"""Ends tables before their end: by who may, and where nobody plays any more."""

from typing import Final

from kingsforge_bot.service.errors import LobbyReason, LobbyRefused, NoTable
from kingsforge_bot.service.person.ratings import rate
from kingsforge_bot.service.ports import Clock, Store, Writing
from kingsforge_bot.service.post.notices import StillPlaying
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.proposals import Outcome
from kingsforge_bot.service.records import Vote
from kingsforge_bot.service.turn.locks import TableLocks
from kingsforge_bot.service.types import EVERYBODY, Table, TableId, TableStatus, UserId

_DAY: Final = 24 * 60 * 60
ASKED_AFTER: Final = 14 * _DAY
"""Seconds after which a table is asked whether anybody still plays there."""
IDLE_AFTER: Final = 60 * _DAY
"""Seconds after which a game is ended in which nobody acts. Bot players act at once, so it waited for a person."""


class Endings:
    """Ends of tables before their end. What was played stays, to be looked at; nothing is decided any more."""

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
            ended = await closed(writing, found, self._clock(), by)
        self._post_signal.set()
        return ended

    async def agreed(self, writing: Writing, table: Table, vote: Vote) -> None:
        """All who sit there agreed to end it."""
        await closed(writing, table, self._clock(), EVERYBODY)
        self._post_signal.set()

    async def attend(self, table: Table, now: int) -> int | None:
        """Ask whether they still play where nobody has acted for 14 days, and end the game after 60; a line says so."""
        if table.status is not TableStatus.RUNNING:
            return None
        ends, asks = table.since + IDLE_AFTER, table.since + ASKED_AFTER
        if now < asks:
            return asks
        async with self._store.writing() as writing:
            if now >= ends:
                await closed(writing, table, now, None)
            elif await writing.posts.notified(table.id, StillPlaying) in range(asks, now + 1):
                return ends
            else:
                await writing.posts.notify(table.id, StillPlaying((now - table.since) // _DAY, ends), now)
        self._post_signal.set()
        return ends if now < ends else None


def check_may_end(table: Table, by: UserId, *, moderator: bool) -> None:
    """Raises LobbyRefused: moderators end any table that is open, its owner one at which no other person sits."""
    match table.status:
        case TableStatus.LOBBY | TableStatus.RUNNING:
            alone = table.owner == by and all(sitter.user in (None, by) for sitter in table.sitters)
            # Nobody ends what counts in a league because it goes badly.
            alone = alone and table.league is None
            if not (moderator or alone):
                raise LobbyRefused(LobbyReason.NOT_YOURS_TO_END, table)
        case TableStatus.OVER:
            raise LobbyRefused(LobbyReason.STARTED, table)
        case TableStatus.CLOSED:
            raise LobbyRefused(LobbyReason.CLOSED, table)


async def closed(writing: Writing, table: Table, at: int, by: UserId | None) -> Table:
    """The table once it is closed, with the line owed that says so, and the card of a lobby."""
    await writing.votes.end(table.id, Outcome.OVERTAKEN, at)
    await rate(writing, table)
    await writing.close(table.id, at, by)
    await writing.posts.owe(table.id, PostKind.CLOSED)
    if not table.begun:
        await writing.posts.owe(table.id, PostKind.LOBBY)
    closed = await writing.table(table.id)
    if closed is None:
        raise NoTable(str(table.id))
    return closed
