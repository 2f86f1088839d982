"""Both schemas are one: tables and views with their columns, which of them may be empty, keys, indices, triggers."""

import sqlite3
from contextlib import closing
from pathlib import Path

from kingsforge_bot.store.migrating import migrations
from tests.databases.asking import rows_at

OWN = "kingsforge_"
"""How tables are called that only PostgreSQL's has: which of its steps were taken, and its processes."""


def of_file(tmp_path: Path, sql: str) -> set[tuple[object, ...]]:
    with closing(sqlite3.connect(tmp_path / "made.sqlite3", isolation_level=None)) as database:
        if not database.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
            for step in migrations().values():
                database.executescript(step)
        return set(database.execute(sql).fetchall())


async def of_server(address: str, sql: str) -> set[tuple[object, ...]]:
    return set(await rows_at(address, sql))


async def test_tables_and_views_have_the_same_columns(tmp_path: Path, address: str) -> None:
    here = of_file(
        tmp_path,
        "SELECT tables.name, columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns"
        " WHERE tables.type IN ('table', 'view') AND tables.name NOT LIKE 'sqlite_%'",
    )
    there = await of_server(
        address,
        "SELECT c.table_name::TEXT, c.column_name::TEXT FROM information_schema.columns AS c"
        " WHERE c.table_schema = 'public'",
    )
    assert {one for one in there if not str(one[0]).startswith(OWN)} == here


async def test_the_same_columns_may_be_empty_and_are_keys(tmp_path: Path, address: str) -> None:
    here = of_file(
        tmp_path,
        "SELECT tables.name, columns.name, columns.pk > 0 FROM sqlite_schema AS tables,"
        " pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'"
        " AND tables.name NOT LIKE 'sqlite_%' AND (columns.pk > 0 OR columns.\"notnull\")",
    )
    there = await of_server(
        address,
        "SELECT c.relname::TEXT, a.attname::TEXT, (a.attnum = ANY(i.indkey))::INTEGER::BIGINT FROM pg_attribute AS a"
        " JOIN pg_class AS c ON c.oid = a.attrelid AND c.relkind = 'r' AND c.relnamespace = 'public'::REGNAMESPACE"
        " LEFT JOIN pg_index AS i ON i.indrelid = c.oid AND i.indisprimary"
        " WHERE a.attnum > 0 AND a.attnotnull AND NOT a.attisdropped",
    )
    assert {one for one in there if not str(one[0]).startswith(OWN)} == here


async def test_indices_and_triggers_have_the_same_names(tmp_path: Path, address: str) -> None:
    here = of_file(
        tmp_path, "SELECT name, tbl_name FROM sqlite_schema WHERE type IN ('index', 'trigger') AND sql <> ''"
    )
    there = await of_server(
        address,
        "SELECT i.indexname::TEXT, i.tablename::TEXT FROM pg_indexes AS i WHERE i.schemaname = 'public'"
        " AND i.indexname NOT LIKE '%_pkey' AND i.indexname NOT LIKE '%_key'"
        " UNION ALL SELECT t.tgname::TEXT, t.tgrelid::REGCLASS::TEXT FROM pg_trigger AS t WHERE NOT t.tgisinternal",
    )
    assert there == here
