"""Is this file ours, whole, and of a form we know? Asked read-only, before anything may be written."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from kingsforge_bot.service.errors import StoreUnusable

APPLICATION: Final = 0x4B464F52
"""As in the first migration."""


def check(path: Path, newest: int) -> int:
    """The schema version of the database; 0 for one that does not exist yet or is empty. Raises StoreUnusable."""
    if not path.exists():
        return 0
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as database:
            if database.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0:
                return 0
            damage = [text for (text,) in database.execute("PRAGMA quick_check(3)")]
            if damage != ["ok"]:
                raise StoreUnusable(str(path), "; ".join(damage))
            (application,) = database.execute("PRAGMA application_id").fetchone()
            if application != APPLICATION:
                raise StoreUnusable(str(path), "the database of another program")
            version: int
            (version,) = database.execute("PRAGMA user_version").fetchone()
    except (sqlite3.Error, ValueError) as error:
        raise StoreUnusable(str(path), str(error)) from error
    if not 1 <= version <= newest:
        raise StoreUnusable(str(path), f"schema {version}, known are 1 to {newest}")
    return version
