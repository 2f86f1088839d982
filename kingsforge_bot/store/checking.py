"""Is this file ours, whole, and of a form we know? Asked read-only, before anything may be written."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from kingsforge_bot.service.errors import StoreUnusable

APPLICATION: Final = 0x4B464F52
"""As in the first migration."""
_HEADER: Final = b"SQLite format 3\0"


def check(path: Path, newest: int) -> int:
    """The schema version of the database; 0 for one that does not exist yet or is empty. Raises StoreUnusable."""
    if not path.exists() or (path.is_file() and path.stat().st_size == 0):
        return 0
    try:
        with path.open("rb") as file:
            # SQLite would take a file of a few bytes for an empty database.
            if file.read(len(_HEADER)) != _HEADER:
                raise StoreUnusable(str(path), "not a database")
        with closing(sqlite3.connect(read_only(path), uri=True)) as database:
            damage = [text for (text,) in database.execute("PRAGMA quick_check(3)")]
            if damage != ["ok"]:
                raise StoreUnusable(str(path), "; ".join(damage))
            (tables,) = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            (application,) = database.execute("PRAGMA application_id").fetchone()
            version: int
            (version,) = database.execute("PRAGMA user_version").fetchone()
    except (OSError, sqlite3.Error, ValueError) as error:
        raise StoreUnusable(str(path), str(error)) from error
    if (tables, application, version) == (0, 0, 0):
        return 0
    if application != APPLICATION:
        raise StoreUnusable(str(path), "the database of another program")
    if not 1 <= version <= newest:
        raise StoreUnusable(str(path), f"schema {version}, known are 1 to {newest}")
    return version


def read_only(path: Path) -> str:
    """How SQLite opens a file that nobody writes.

    Without a log beside it, it is read as if nobody could change it: that leaves no files behind.
    """
    log = path.with_name(path.name + "-wal")
    mode = "mode=ro" if log.exists() and log.stat().st_size else "mode=ro&immutable=1"
    return f"{path.absolute().as_uri()}?{mode}"
