"""The store as the service knows it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kingsforge_bot.store.database import Database
from kingsforge_bot.store.outbox import SqliteOutbox
from kingsforge_bot.store.reading import SqliteReading
from kingsforge_bot.store.writing import SqliteWriting


class SqliteStore(SqliteReading, SqliteOutbox):
    """Tables and outbox in one database."""

    def __init__(self, database: Database) -> None:
        SqliteReading.__init__(self, database.reading)
        SqliteOutbox.__init__(self, database)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[SqliteWriting]:
        """A transaction: committed when the block ends, undone when it raises."""
        async with self._database.transaction() as connection:
            yield SqliteWriting(connection)
