"""Does what is due: each table has one time at which somebody has to look at it again. It survives restarts."""

import logging
from collections.abc import Sequence
from typing import Final, Protocol

from kingsforge_bot.service.locks import TableLocks
from kingsforge_bot.service.ports import Clock, Sleep, Store
from kingsforge_bot.service.types import Table, TableId

LOOKS_EVERY: Final = 1.0
"""Seconds between two looks at what is due: whatever a second brings is one transaction."""
LEASE: Final = 300
"""Seconds after which a table is looked at again where a look at it was cut off or failed."""

log = logging.getLogger(__name__)


class Chore(Protocol):
    """One kind of work that time brings to tables."""

    async def attend(self, table: Table, now: int) -> int | None:
        """Do what is due there, and say when to come back; None: only once something happened at the table.

        The table's lock is held. Whatever is done is a transaction that also makes that it is not done again: a look
        may be cut off anywhere, and begins anew.
        """


class Timekeeper:
    """Looks at tables once they are due: after each of their entries at once, then when a chore said so."""

    def __init__(self, store: Store, locks: TableLocks, clock: Clock, chores: Sequence[Chore]) -> None:
        self._store = store
        self._locks = locks
        self._clock = clock
        self._chores = tuple(chores)

    async def run(self, sleep: Sleep) -> None:
        """All that became due while nobody looked, and what was being looked at when the last one ended; then on."""
        now = self._clock()
        async with self._store.writing() as writing:
            await writing.look_again(now, now + LEASE)
        while True:
            await self.attend_due()
            await sleep(LOOKS_EVERY)

    async def attend_due(self) -> None:
        """One look at the tables that are due, the longest due first. Raises StoreFailed."""
        now = self._clock()
        if not await self._store.is_due(now):
            return
        lease = now + LEASE
        async with self._store.writing() as writing:
            due = await writing.lease(now, lease)
        back: dict[TableId, int | None] = {}
        for table in due:
            async with self._locks.of(table):
                back[table] = await self._attend(table, now)
        if back:
            async with self._store.writing() as writing:
                await writing.come_back(back, lease)

    async def _attend(self, number: TableId, now: int) -> int | None:
        """When the first of the chores wants to come back; one that failed is tried again after a lease."""
        wanted: list[int] = []
        table: Table | None = None
        read_at = -1
        for chore in self._chores:
            at: int | None
            try:
                if read_at != (committed := self._store.committed):
                    # The chore before may have changed it. Else it is not read again: those who play wait for reads.
                    table = await self._store.table(number)
                    read_at = committed
                at = None if table is None else await chore.attend(table, now)
            except Exception:
                # A bug too: neither other chores nor other tables wait for it.
                log.exception("%s, due at table %s, is not done", type(chore).__name__, number)
                at = now + LEASE
            if at is not None:
                wanted.append(max(at, now + 1))
        return min(wanted, default=None)
