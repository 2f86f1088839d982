"""Questions to the database of a bot that runs elsewhere, whatever engine it runs on."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from kingsforge_bot.store.database import Value


async def rows_at(place: Path | str, sql: str, *values: Value) -> Sequence[tuple[Any, ...]]:
    """All rows of one of the store's statements."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place)) as database:
            return database.execute(sql, values).fetchall()
    import asyncpg

    from kingsforge_bot.store.postgresql.translating import translated

    statement = translated(sql)
    connection = await asyncpg.connect(place)
    try:
        return [tuple(row) for row in await connection.fetch(statement.sql, *statement.ordered(values, {}))]
    finally:
        await connection.close()
