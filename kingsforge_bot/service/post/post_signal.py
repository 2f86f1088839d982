"""Signals to the outbox worker: something is owed, a table goes on by itself, something was posted."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from weakref import WeakValueDictionary

from kingsforge_bot.service.types import TableId


class PostSignal:
    """A signal raised after commits. A table that goes on by itself is held, so that its turns become one board."""

    def __init__(self) -> None:
        self._raised = asyncio.Event()
        self._held: dict[TableId, int] = {}
        self.is_attended = False
        self._awaited: WeakValueDictionary[TableId, asyncio.Event] = WeakValueDictionary()

    def set(self) -> None:
        """Something is owed."""
        self._raised.set()

    async def wait(self) -> None:
        """Until it is set; what was set meanwhile counts."""
        await self._raised.wait()
        self._raised.clear()

    @contextmanager
    def attended(self) -> Iterator[None]:
        """While the block runs, somebody posts what is owed."""
        self.is_attended = True
        try:
            yield
        finally:
            self.is_attended = False

    def posted(self, table: TableId) -> None:
        """Something of the table was said in public."""
        if (awaited := self._awaited.pop(table, None)) is not None:
            awaited.set()

    def next_post(self, table: TableId) -> asyncio.Event:
        """Set as soon as something more of the table is said in public."""
        posted = self._awaited.get(table)
        if posted is None:
            posted = self._awaited[table] = asyncio.Event()
        return posted

    def held(self, table: TableId) -> bool:
        """Whether more of this table will follow at once."""
        return table in self._held

    @contextmanager
    def hold(self, table: TableId) -> Iterator[None]:
        """While the block runs, nothing of the table is posted; then the outbox worker is told."""
        self._held[table] = self._held.get(table, 0) + 1
        try:
            yield
        finally:
            self._held[table] -= 1
            if not self._held[table]:
                del self._held[table]
            self.set()
