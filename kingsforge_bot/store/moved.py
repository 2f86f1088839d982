"""The word in a file that its games were moved away: whoever opens it by mistake reads where they are."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from kingsforge_bot.service.errors import StoreUnusable
from kingsforge_bot.store.files import APPLICATION_ID

MOVED: Final = 0x4B464D56
"""In place of the number by which our files are known, so that older versions of the bot leave it alone too."""
TABLE: Final = "moved"


def place_in(database: sqlite3.Connection) -> str | None:
    """Where the games of an open file are; None where they are still in it."""
    (application,) = database.execute("PRAGMA application_id").fetchone()
    if application != MOVED:
        return None
    row = database.execute("SELECT place FROM moved").fetchone()
    return "" if row is None else str(row[0])


def moved_to(path: Path) -> str | None:
    """Where the games of a file are that is there; None where they are still in it. Raises StoreUnusable."""
    try:
        with closing(sqlite3.connect(path)) as database:
            return place_in(database)
    except (sqlite3.Error, ValueError) as error:
        raise StoreUnusable(str(path), str(error)) from error


def said_of(place: str) -> str:
    """The sentence's end, for whoever wants to open it."""
    return f"its games were moved to {place}"


def mark(database: sqlite3.Connection, place: str) -> None:
    """Durably: from here on the file is not opened."""
    database.execute("BEGIN IMMEDIATE")
    database.execute("CREATE TABLE moved (place TEXT NOT NULL) STRICT")
    database.execute("INSERT INTO moved (place) VALUES (?)", (place,))
    database.execute(f"PRAGMA application_id = {MOVED}")
    database.execute("COMMIT")


def unmark(database: sqlite3.Connection) -> None:
    """The games did not arrive: they are still in the file."""
    database.execute("BEGIN IMMEDIATE")
    database.execute("DROP TABLE moved")
    database.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    database.execute("COMMIT")
