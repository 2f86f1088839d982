"""One decision at a time at each table."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from weakref import WeakValueDictionary

from kingsforge_bot.service.types import TableId


class TableLocks:
    """A lock for every table that somebody waits for; gone when nobody does."""

    def __init__(self, among_processes: Callable[[TableId], AbstractAsyncContextManager[None]] | None = None) -> None:
        """`among_processes` is taken besides, where others act at the same tables."""
        self._among_processes = among_processes
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    def of(self, table: TableId) -> AbstractAsyncContextManager[None]:
        """The table's lock; first come, first served. Raises StoreFailed where other processes cannot be asked."""
        here = self._here(table)
        return here if self._among_processes is None else _both(here, self._among_processes(table))

    def _here(self, table: TableId) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock


@asynccontextmanager
async def _both(here: asyncio.Lock, among_processes: AbstractAsyncContextManager[None]) -> AsyncIterator[None]:
    async with here, among_processes:
        yield
