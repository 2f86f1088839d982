"""One decision at a time at each table."""

import asyncio
from weakref import WeakValueDictionary

from kingsforge_bot.service.types import TableId


class TableLocks:
    """A lock for every table that somebody waits for; gone when nobody does."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    def of(self, table: TableId) -> asyncio.Lock:
        """The table's lock; first come, first served."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock
