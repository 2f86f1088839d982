"""Can all of a copy be read that a bot would read at its start and in play? A whole file may still hold nonsense."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from kingsforge_bot.service.errors import StoreUnusable
from kingsforge_bot.store.checking import read_only
from kingsforge_bot.store.rows import read_listed, read_seal, read_snapshot


def read_through(path: Path) -> None:
    """Read all of a copy in the newest schema. Raises StoreUnusable with the first thing that cannot be read."""
    try:
        with closing(sqlite3.connect(read_only(path), uri=True)) as database:
            database.row_factory = sqlite3.Row
            damage = [row[0] for row in database.execute("PRAGMA integrity_check(3)")]
            if damage != ["ok"]:
                raise StoreUnusable(str(path), "; ".join(damage))
            if (broken := database.execute("PRAGMA foreign_key_check").fetchone()) is not None:
                raise StoreUnusable(str(path), f"{broken['table']} names a {broken['parent']} there is not")
            if database.execute("SELECT name, first FROM timeline").fetchone() is None:
                raise StoreUnusable(str(path), "it has no timeline")
            for row in database.execute("SELECT * FROM seated_tables").fetchall():
                _read_table(database, row)
    except (sqlite3.Error, OSError, ValueError) as error:
        raise StoreUnusable(str(path), str(error)) from error


def _read_table(database: sqlite3.Connection, row: sqlite3.Row) -> None:
    number = row["id"]
    try:
        table = read_listed(row).table
        for seal in database.execute("SELECT * FROM seals WHERE table_id = ?", (number,)):
            read_seal(seal)
        entries = database.execute("SELECT count(*), max(seq) FROM log WHERE table_id = ?", (number,)).fetchone()
        if tuple(entries) != (table.seq, table.seq or None):
            raise StoreUnusable("", f"the log of table {number} has gaps")
        if not table.begun:
            return
        newest = "SELECT * FROM snapshots WHERE table_id = ? AND seq = ?"
        state = database.execute(newest, (number, table.seq)).fetchone()
        if state is None:
            raise StoreUnusable("", f"table {number} has no state")
        msgspec.json.decode(read_snapshot(state).state)
    except (msgspec.MsgspecError, ValueError, TypeError, AttributeError) as error:
        raise StoreUnusable("", f"table {number}: {error}") from error
