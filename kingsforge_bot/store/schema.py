"""The schema as it stands after all migrations, written out to be read: a database is made by the migrations alone."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from kingsforge_bot.store.migrating import migrations

FILE: Final = Path(__file__).parent / "schema.sql"
_KINDS: Final = ("table", "index", "view", "trigger")


def schema() -> str:
    """All tables, then indices, views and triggers, each by its name."""
    steps = migrations()
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        for step in steps.values():
            database.executescript(step)
        rows = database.execute(
            "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"
        ).fetchall()
    rows.sort(key=lambda row: (_KINDS.index(row[0]), row[1]))
    head = f"-- What migrations 1 to {len(steps)} make; `python -m kingsforge_bot.store` prints it. Nothing reads it.\n"
    return head + "".join(f"\n{_lined(sql) if kind == 'table' else sql};\n" for kind, _, sql in rows)


def _lined(table: str) -> str:
    """With a line for each column, also those that later migrations added, which SQLite keeps in the last one."""
    text, depth, place = "", 0, 0
    while place < len(table):
        sign = table[place]
        if table.startswith("--", place):
            sign = table[place : table.index("\n", place)]
        elif sign == "," and depth == 1:
            after = table[place + 1 :].lstrip(" ")
            text, sign = text.rstrip(), sign if after.startswith(("\n", "--")) else ",\n   "
        elif sign == ")" and depth == 1 and not text.endswith("\n"):
            text += "\n"
        depth += (sign == "(") - (sign == ")")
        text, place = text + sign, place + (1 if sign.startswith(",") else len(sign))
    return text
