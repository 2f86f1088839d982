"""Statements of the server itself, past the store."""

import asyncpg


async def run(address: str, *statements: str) -> list[str]:
    """By the server's own words; the names of all tables there are then."""
    connection = await asyncpg.connect(address)
    try:
        for sql in statements:
            await connection.execute(sql)
        rows = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename")
        return [str(row["tablename"]) for row in rows]
    finally:
        await connection.close()
