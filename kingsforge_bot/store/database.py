"""What a database is to the statements of the store, whichever stands behind them: SQLite's file or PostgreSQL.

Where the answer to COMMIT is lost, nobody knows whether the transaction stands, and it is not tried again: that might
do twice what was decided once. Whoever decided is told that it failed, by StoreFailed. `committed` counts it all the
same, so that what was read before is read anew. If it stands, the table has another newest entry: its state is read by
that number (`TableStates.newest`), the button that was pressed is old by then, and what is owed is found by the next
look at the outbox, which the next decision of any table rings for, or a start. Settings alone are kept in memory
(`KnownSettings`): they stay as they were until somebody changes them again, or until a start.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Protocol

from kingsforge_bot.service.errors import StoreFailed

Value = str | int | float | bytes | None


class StoredRow(Protocol):
    """What one row holds, by the names of its columns or by their places."""

    def __getitem__(self, key: str | int, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    def keys(self) -> Iterable[str]: ...


class Connection(Protocol):
    """Runs single statements. What the database refuses, or a number it cannot hold, is StoreFailed.

    One text serves every database: `?` and `:name`, SQLite's functions, 0 and 1 for no and yes.
    """

    @property
    def statements(self) -> int:
        """How many statements were sent."""

    async def rows(self, sql: str, *values: Value, **named: Value) -> Sequence[StoredRow]:
        """All rows of a statement, whose values stand in their order for `?`, or each by its name for `:name`."""

    async def row(self, sql: str, *values: Value, **named: Value) -> StoredRow | None:
        """The first row of a statement."""


class WritingConnection(Connection, Protocol):
    """Runs transactions too."""

    async def begin(self) -> None:
        """From here on nobody else writes."""

    async def undo(self) -> None:
        """Roll back; nothing happens outside a transaction."""


class Database(ABC):
    """Reads see what is committed; writes are transactions, one after the other."""

    def __init__(self, reading: Connection, writing: WritingConnection) -> None:
        self.reading = reading
        self._writing = writing
        self._one_writer = asyncio.Lock()
        self._one_in_passing = asyncio.Lock()
        self.committed = 0
        """Transactions, those among them of which nobody knows because the answer was lost."""
        self.is_shared = False
        """Whether other processes write, too."""

    @property
    def statements(self) -> int:
        """Round trips since it was opened, BEGIN and COMMIT among them."""
        return self.reading.statements + self._writing.statements

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        """Committed when the block ends, undone when it raises or is cancelled."""
        async with self._one_writer:
            try:
                await self._writing.begin()
                yield self._writing
                try:
                    await self._writing.rows("COMMIT")
                finally:
                    self.committed += 1
            except BaseException:
                # What cannot be undone now is undone before the next transaction, which cannot begin inside it.
                with suppress(StoreFailed):
                    await self._writing.undo()
                raise

    @asynccontextmanager
    async def in_passing(self) -> AsyncIterator[Connection]:
        """A transaction that nobody waits for: one of them at a time asks for its turn, however many there are."""
        async with self._one_in_passing, self.transaction() as connection:
            yield connection

    async def announce(self, connection: Connection, what: Sequence[str]) -> None:  # noqa: B027 - alone, nobody hears
        """Tell other processes once the transaction is committed."""

    @abstractmethod
    async def give_back(self) -> None:
        """Let the disk have what is free inside the database, if it is much."""

    @abstractmethod
    async def leave_no_traces(self) -> None:
        """Let go of what was deleted, as thoroughly as this database can."""
