"""SQL of a test's own: what whoever holds the database reads and changes there without asking the store.

The one place where tests reach behind a store.
"""

from collections.abc import Sequence

from kingsforge_bot.store.database import Connection, StoredRow, Value, WritingConnection
from kingsforge_bot.store.database_store import DatabaseStore
from kingsforge_bot.store.file_database import FileDatabase
from kingsforge_bot.store.writing import DatabaseWriting


def in_a_file(store: DatabaseStore) -> bool:
    """SQLite's; else a server of PostgreSQL's has it."""
    return isinstance(store._database, FileDatabase)


def reader(store: DatabaseStore) -> Connection:
    """What the store asks questions by."""
    return store._database.reading


def writer(store: DatabaseStore) -> WritingConnection:
    """What the store writes by; whoever uses it alone has to know that no transaction is open."""
    return store._database._writing


def inside(writing: DatabaseWriting) -> Connection:
    """What is said by it belongs to that transaction."""
    return writing._connection


async def read(store: DatabaseStore, query: str, *values: Value) -> Sequence[StoredRow]:
    """What stands there."""
    return await reader(store).rows(query, *values)


async def change(store: DatabaseStore, statement: str, *values: Value) -> None:
    """Let it stand otherwise from here on."""
    async with store.writing() as writing:
        await inside(writing).rows(statement, *values)
