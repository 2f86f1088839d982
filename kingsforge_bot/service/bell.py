"""Tells the poster that something is owed, and which tables are still speaking to themselves."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from kingsforge_bot.service.types import TableId


class Bell:
    """Rung after commits. A table that goes on by itself is hushed, so that its turns become one board."""

    def __init__(self) -> None:
        self._rung = asyncio.Event()
        self._hushed: dict[TableId, int] = {}

    def ring(self) -> None:
        self._rung.set()

    async def wait(self) -> None:
        """Until the bell rings; rings meanwhile count."""
        await self._rung.wait()
        self._rung.clear()

    def hushed(self, table: TableId) -> bool:
        """Whether more of this table will follow at once."""
        return table in self._hushed

    @contextmanager
    def hush(self, table: TableId) -> Iterator[None]:
        """While the block runs, nothing of the table is posted; then the bell rings."""
        self._hushed[table] = self._hushed.get(table, 0) + 1
        try:
            yield
        finally:
            self._hushed[table] -= 1
            if not self._hushed[table]:
                del self._hushed[table]
            self.ring()
