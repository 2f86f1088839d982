"""Tells the poster that something is owed, and which tables are still going on by themselves."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from kingsforge_bot.service.types import TableId


class PostSignal:
    """Raised after commits. A table that goes on by itself is held, so that its turns become one board."""

    def __init__(self) -> None:
        self._raised = asyncio.Event()
        self._held: dict[TableId, int] = {}

    def set(self) -> None:
        """Something is owed."""
        self._raised.set()

    async def wait(self) -> None:
        """Until it is set; what was set meanwhile counts."""
        await self._raised.wait()
        self._raised.clear()

    def held(self, table: TableId) -> bool:
        """Whether more of this table will follow at once."""
        return table in self._held

    @contextmanager
    def hold(self, table: TableId) -> Iterator[None]:
        """While the block runs, nothing of the table is posted; then the poster is told."""
        self._held[table] = self._held.get(table, 0) + 1
        try:
            yield
        finally:
            self._held[table] -= 1
            if not self._held[table]:
                del self._held[table]
            self.set()
