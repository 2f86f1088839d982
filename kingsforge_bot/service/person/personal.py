"""What is kept of one person: handed out, and deleted. Games of others stay."""

import contextlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec

from kingsforge_bot.service.errors import LobbyRefused, TableUnreadable
from kingsforge_bot.service.person.marks import SALT_BYTES, marked
from kingsforge_bot.service.ports import Clock, Entropy, Store, Writing
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.table.endings import closed
from kingsforge_bot.service.table.lobbies import Lobbies
from kingsforge_bot.service.table.names import deleted_name
from kingsforge_bot.service.table.tenures import Tenures
from kingsforge_bot.service.table_events import LeavingReason
from kingsforge_bot.service.turn.auto_play import AutoPlay
from kingsforge_bot.service.turn.committer import Played
from kingsforge_bot.service.turn.locks import TableLocks
from kingsforge_bot.service.turn.table_states import TableStates
from kingsforge_bot.service.types import NOBODY, Sitter, Table, TableId, TableStatus, UserId


class Leaving(msgspec.Struct, frozen=True):
    """What somebody would leave who had all deleted: numbers of lobbies and of running games."""

    lobbies: int
    running: int


class Personal:
    """One person's own data, each of it theirs alone to ask for."""

    def __init__(
        self,
        store: Store,
        states: TableStates,
        tenures: Tenures,
        lobbies: Lobbies,
        auto_play: AutoPlay,
        locks: TableLocks,
        post_signal: PostSignal,
        clock: Clock,
        entropy: Entropy,
        leave_leagues: Callable[[UserId], Awaitable[None]],
    ) -> None:
        self._store = store
        self._states = states
        self._tenures = tenures
        self._lobbies = lobbies
        self._auto_play = auto_play
        self._locks = locks
        self._post_signal = post_signal
        self._clock = clock
        self._entropy = entropy
        self._leave_leagues = leave_leagues

    async def kept(self, user: UserId) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        """All that is kept of the user. Times are Unix seconds. Raises StoreFailed."""
        return await self._store.kept_of(user)

    async def leaving(self, user: UserId) -> Leaving:
        """What `forget` would end for them."""
        tables = [listed.table for listed in await self._store.tables_of(user)]
        running = sum(table.status is TableStatus.RUNNING for table in tables)
        return Leaving(len(tables) - running, running)

    async def forget(self, user: UserId) -> None:
        """Leave all lobbies and running games, then delete all that names the user. Raises StoreFailed.

        Cut off anywhere, it can be asked for again.
        """
        while open_tables := await self._store.tables_of(user):
            await self._leave(open_tables[0].table.id, user)
        for number in await self._store.inviting(user):
            with contextlib.suppress(LobbyRefused):  # it was started or given up meanwhile
                await self._lobbies.decline(number, user)
        await self._leave_leagues(user)
        async with self._store.writing() as writing:
            for number in await writing.seats.sat_at(user):
                table = await writing.table(number)
                others = () if table is None else [one.name for one in table.sitters if one.user != user]
                # Neither a look at another hand nor a full clock is to be had by being forgotten.
                plays_on = table is not None and table.status is TableStatus.RUNNING
                mark = marked(user, self._entropy(SALT_BYTES)) if plays_on else None
                await writing.seats.rename(number, user, deleted_name(others), mark)
            await writing.forget(user)
        await self._store.leave_no_traces()
        self._post_signal.set()

    async def _leave(self, number: TableId, user: UserId) -> None:
        played: Played | None = None
        async with self._locks.of(number):
            table = await self._states.table(number)
            sitter = table.sitter(user)
            if table.status is TableStatus.RUNNING and sitter is not None:
                played = await self._leave_running(table, sitter)
        if played is not None:
            self._states.keep(number, played.current)
            await self._auto_play.drive(number)
        elif table.status is TableStatus.LOBBY:
            try:
                await self._lobbies.leave(number, user)
            except LobbyRefused:
                # It was started meanwhile: the next look finds a running game.
                return

    async def _leave_running(self, table: Table, sitter: Sitter) -> Played | None:
        """What a bot may play on from; None where nobody is left to play with, and the game is closed."""
        others = [one.user for one in table.sitters if one.user not in (None, sitter.user)]
        async with self._store.writing() as writing:
            if others and (played := await self._vacated(writing, table, sitter)) is not None:
                return played
            await closed(writing, table, self._clock(), NOBODY)
        return None

    async def _vacated(self, writing: Writing, table: Table, sitter: Sitter) -> Played | None:
        """None where what is stored of the table cannot be read: nobody could play on."""
        try:
            await self._states.newest(table)
        except TableUnreadable:
            return None
        return await self._tenures.vacate(writing, table, sitter.seat, LeavingReason.DELETED)
