"""Connections to the file: one that reads and one that writes, each on a thread of its own."""

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.store.database import Connection, Database, Value

BUSY_MS = 5000
_LOG_MS = 500
"""That everybody waits at most for the log to be empty."""
_WORTH_IT = 64
"""Empty pages, of 4096 bytes; fewer are soon filled again."""


class FileConnection:
    """A connection that runs single statements. A failure of SQLite, or a number it cannot hold, is StoreFailed."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self.statements = 0
        """That were sent."""

    async def rows(self, sql: str, *values: Value, **named: Value) -> Sequence[sqlite3.Row]:
        """All rows of a statement, whose values stand in their order for `?`, or each by its name for `:name`."""
        self.statements += 1
        try:
            return list(await self._connection.execute_fetchall(sql, named or values))
        except (sqlite3.Error, OverflowError, UnicodeEncodeError) as error:
            raise StoreFailed(str(error)) from error

    async def row(self, sql: str, *values: Value, **named: Value) -> sqlite3.Row | None:
        """The first row of a statement."""
        found = await self.rows(sql, *values, **named)
        return found[0] if found else None

    async def begin(self) -> None:
        """Nobody else writes from here on, another process neither. Refused inside a transaction."""
        await self.rows("BEGIN IMMEDIATE")

    async def undo(self) -> None:
        """Roll back; nothing happens outside a transaction."""
        try:
            await self._connection.rollback()
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error

    async def script(self, sql: str) -> None:
        """Many statements at once, without values."""
        async with await self._connection.executescript(sql):
            return


class FileDatabase(Database):
    """One file, with what SQLite keeps beside it."""

    async def give_back(self) -> None:
        """Write the file anew where a quarter of it is empty pages. Needs that much room for a while, or fails."""
        async with self._one_writer:
            size, free = [await _pages(self._writing, what) for what in ("page_count", "freelist_count")]
            if free >= _WORTH_IT and free * 4 >= size:
                await self._writing.rows("VACUUM")
            await self._empty_log()

    async def leave_no_traces(self) -> None:
        """What is deleted is overwritten in the file; older pages in the log beside it go with the log."""
        async with self._one_writer:
            await self._empty_log()

    async def _empty_log(self) -> None:
        # Whoever copies the database reads the log for longer than players can wait: then it is emptied tomorrow.
        await self._writing.rows(f"PRAGMA busy_timeout = {_LOG_MS}")
        try:
            await self._writing.rows("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            await self._writing.rows(f"PRAGMA busy_timeout = {BUSY_MS}")


async def _pages(connection: Connection, what: str) -> int:
    row = await connection.row(f"PRAGMA {what}")
    assert row is not None
    return int(row[0])


@asynccontextmanager
async def connect(path: Path) -> AsyncIterator[FileDatabase]:
    """The database with both its connections. The caller has checked the file and brought it up to date."""
    async with connection(path) as writing, connection(path) as reading:
        await reading.rows("PRAGMA query_only = ON")
        yield FileDatabase(reading, writing)


@asynccontextmanager
async def connection(path: Path) -> AsyncIterator[FileConnection]:
    """One connection with our settings: what is committed is on the disk, what is deleted is gone."""
    async with aiosqlite.connect(path, isolation_level=None) as raw:
        raw.row_factory = sqlite3.Row
        opened = FileConnection(raw)
        await opened.rows(f"PRAGMA busy_timeout = {BUSY_MS}")
        await opened.rows("PRAGMA journal_mode = WAL")
        await opened.rows("PRAGMA synchronous = FULL")
        await opened.rows("PRAGMA foreign_keys = ON")
        await opened.rows("PRAGMA secure_delete = ON")
        yield opened
