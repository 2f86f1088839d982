"""What only whoever has the database in their hands can do, in the words of the engine that the test runs on."""

from typing import Final

from kingsforge_bot.store.database import Connection, Value
from kingsforge_bot.store.database_store import DatabaseStore
from tests.databases.by_hand import in_a_file, inside, read, writer

_SQLITE: Final = {
    "history": ("DROP TRIGGER IF EXISTS log_is_not_changed", "DROP TRIGGER IF EXISTS log_is_not_deleted"),
    "refused": (
        "CREATE TRIGGER full BEFORE UPDATE ON plans WHEN NEW.why = 'done' BEGIN SELECT RAISE(ABORT, 'full'); END",
    ),
    "lost": (
        "CREATE TRIGGER full BEFORE UPDATE ON plans WHEN NEW.why = 'done' BEGIN SELECT RAISE(ROLLBACK, 'full'); END",
    ),
}
_FULL: Final = (
    "CREATE TRIGGER \"full\" BEFORE UPDATE ON plans FOR EACH ROW WHEN (NEW.why = 'done') EXECUTE FUNCTION test_fails()"
)
_POSTGRESQL: Final = {
    "history": (
        "ALTER TABLE log DISABLE TRIGGER log_is_not_changed",
        "ALTER TABLE log DISABLE TRIGGER log_is_not_deleted",
    ),
    "refused": (
        "CREATE FUNCTION test_fails() RETURNS TRIGGER LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''full''; END'",
        _FULL,
    ),
    "lost": (
        (
            "CREATE FUNCTION test_fails() RETURNS TRIGGER LANGUAGE plpgsql AS"
            " 'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END'"
        ),
        _FULL,
    ),
}


async def rewrite_history(store: DatabaseStore, statement: str, *values: Value) -> None:
    """Change the log, which nothing but that statement could."""
    async with store.writing() as writing:
        await _run(store, inside(writing), "history")
        await inside(writing).rows(statement, *values)


async def let_plans_fail(store: DatabaseStore, *, lost: bool) -> None:
    """No plan can be written as carried out any more; `lost`: the whole transaction goes with it."""
    async with store.writing() as writing:
        await _run(store, inside(writing), "lost" if lost else "refused")


async def let_write(store: DatabaseStore, yes: bool) -> None:
    """Let the database refuse to write, as a full disk does, or take it back."""
    if in_a_file(store):
        sql = f"PRAGMA query_only = {'OFF' if yes else 'ON'}"
    else:
        sql = f"SET SESSION CHARACTERISTICS AS TRANSACTION READ {'WRITE' if yes else 'ONLY'}"
    await writer(store).rows(sql)


async def columns(store: DatabaseStore) -> list[tuple[str, str]]:
    """All there are, each with its table."""
    if in_a_file(store):
        sql = (
            "SELECT tables.name, columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns"
            " WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'"
        )
    else:
        sql = (
            "SELECT c.table_name, c.column_name FROM information_schema.columns AS c"
            " JOIN pg_tables ON pg_tables.tablename = c.table_name AND pg_tables.schemaname = c.table_schema"
            " WHERE c.table_schema = 'public'"
        )
    return [(str(row[0]), str(row[1])) for row in await read(store, sql)]


async def _run(store: DatabaseStore, connection: Connection, what: str) -> None:
    known = _SQLITE if in_a_file(store) else _POSTGRESQL
    for sql in known[what]:
        await connection.rows(sql)
