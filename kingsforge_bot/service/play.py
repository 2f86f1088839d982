"""Playing at a table: look, decide, and whatever follows by itself."""

import logging

from kingsforge_bot.service.driving import Driver
from kingsforge_bot.service.errors import NotSeated, ServiceError, Stale
from kingsforge_bot.service.locks import TableLocks
from kingsforge_bot.service.ports import Store
from kingsforge_bot.service.positions import AnyGame, Positions, check_running
from kingsforge_bot.service.referee import Referee
from kingsforge_bot.service.types import Done, Look, Status, TableId, UserId

log = logging.getLogger(__name__)


class Play:
    """Every seat plays through here: slash commands, buttons, AI players and tests alike."""

    def __init__(self, store: Store, positions: Positions, referee: Referee, locks: TableLocks, driver: Driver) -> None:
        self._store = store
        self._positions = positions
        self._referee = referee
        self._locks = locks
        self._driver = driver

    def game(self, key: str) -> AnyGame:
        """The rules of that game. Raises KeyError."""
        return self._positions.game(key)

    async def look(self, table: TableId) -> Look:
        """The table as everybody may see it. Raises NoTable, TableUnreadable."""
        return await self._positions.look(await self._positions.table(table))

    async def act(self, table: TableId, user: UserId, action: object, *, decided_on: int | None) -> Done:
        """Carry out a parsed action of the user's seat, then what follows by itself.

        `decided_on` is the sequence number the user saw; None decides on whatever is now. Raises NoTable,
        LobbyRefused, NotSeated, Stale, Refused, TableUnreadable or StoreFailed; then nothing has changed.
        """
        async with self._locks.of(table):
            found = await self._positions.table(table)
            check_running(found)
            sitter = found.sitter(user)
            if sitter is None:
                raise NotSeated(found)
            if decided_on is not None and decided_on != found.seq:
                raise Stale(table, decided_on, found.seq)
            position = await self._positions.newest(found)
            played = await self._referee.carry_out(found, position, sitter.seat, action)
        followed = await self._driver.drive(table)
        try:
            look = await self.look(table)
        except ServiceError:
            # The action is committed: what it led to is answered from memory rather than called a failure.
            log.exception("table %s cannot be read after entry %s", table, played.entry.seq)
            look = self._positions.seen(played.table, played.position.state)
        return Done(look, played.entry.events, followed)

    async def resume(self) -> None:
        """Drive every running table on from where a kill interrupted it. A broken table is logged, and left alone."""
        for table in await self._store.with_status(Status.RUNNING):
            await self._driver.drive(table)
