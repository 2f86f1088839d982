"""Is this file ours, whole, and of a form we know? Asked read-only, before anything may be written."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from kingsforge_bot.service.errors import StoreUnusable
from kingsforge_bot.store.files import APPLICATION_ID
from kingsforge_bot.store.moved import place_in, said_of

_HEADER: Final = b"SQLite format 3\0"
SMALL: Final = 32 << 20
"""Bytes: a file up to that size is looked through at every start, which takes a part of a second."""
PATIENCE: Final = 3.0
"""Seconds that a start looks through a larger one, and only after an unclean end: a GiB may take a minute."""
_STEPS: Final = 10_000
"""Of SQLite's, between two looks at the clock."""
_LARGE: Final = ("snapshots", "notices", "log", "packs")
"""What takes long, looked through last."""


class Checked(NamedTuple):
    """What a start knows of the database."""

    version: int
    """Of the schema; 0 for a database that does not exist yet or is empty."""
    unseen: tuple[str, ...] = ()
    """The tables that were to be looked through, and were not for want of time."""


def check_at_start(path: Path, newest: int, patience: float) -> Checked:
    """As `check`, as far as that goes quickly: the rest is looked through once a day. Raises StoreUnusable."""
    if not path.is_file() or path.stat().st_size <= SMALL:
        return Checked(check(path, newest))
    return _checked(path, newest, patience if _was_killed(path) else 0.0)


def check(path: Path, newest: int) -> int:
    """The schema version of the database, all of which is looked through; 0 as in `Checked`. Raises StoreUnusable."""
    return _checked(path, newest, None).version


def _was_killed(path: Path) -> bool:
    """Whoever ends in good order leaves no log beside the database."""
    log = path.with_name(path.name + "-wal")
    return log.exists() and log.stat().st_size > 0


def _checked(path: Path, newest: int, patience: float | None) -> Checked:
    """Looks through it for so many seconds, or for as long as it takes."""
    unseen: tuple[str, ...] = ()
    if not path.exists() or (path.is_file() and path.stat().st_size == 0):
        return Checked(0)
    try:
        with path.open("rb") as file:
            # SQLite would take a file of a few bytes for an empty database.
            if file.read(len(_HEADER)) != _HEADER:
                raise StoreUnusable(str(path), "not a database")
        with closing(sqlite3.connect(read_only(path), uri=True)) as database:
            if patience is None:
                _see_through(path, database, "PRAGMA quick_check(3)")
            elif patience:
                unseen = _seen_through(path, database, time.monotonic() + patience)
            (tables,) = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            (application,) = database.execute("PRAGMA application_id").fetchone()
            place = place_in(database)
            version: int
            (version,) = database.execute("PRAGMA user_version").fetchone()
    except (OSError, sqlite3.Error, ValueError) as error:
        raise StoreUnusable(str(path), str(error)) from error
    if (tables, application, version) == (0, 0, 0):
        return Checked(0)
    if place is not None:
        raise StoreUnusable(str(path), said_of(place))
    if application != APPLICATION_ID:
        raise StoreUnusable(str(path), "the database of another program")
    if not 1 <= version <= newest:
        raise StoreUnusable(str(path), f"schema {version}, known are 1 to {newest}")
    return Checked(version, unseen)


def _see_through(path: Path, database: sqlite3.Connection, pragma: str) -> None:
    damage = [text for (text,) in database.execute(pragma)]
    if damage != ["ok"]:
        raise StoreUnusable(str(path), "; ".join(damage[:3]))


def _seen_through(path: Path, database: sqlite3.Connection, until: float) -> tuple[str, ...]:
    """The tables to which it did not come, or not to their ends."""
    names = [name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid")]
    left = sorted(names, key=lambda name: _LARGE.index(name) if name in _LARGE else -1)
    database.set_progress_handler(lambda: time.monotonic() > until, _STEPS)
    try:
        while left and time.monotonic() < until:
            _see_through(path, database, f"PRAGMA quick_check('{left[0]}')")
            left.pop(0)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
    finally:
        database.set_progress_handler(None, 0)
    return tuple(left)


def read_only(path: Path) -> str:
    """How SQLite opens a file that nobody writes.

    Without a log beside it, it is read as if nobody could change it: that leaves no files behind.
    """
    log = path.with_name(path.name + "-wal")
    mode = "mode=ro" if log.exists() and log.stat().st_size else "mode=ro&immutable=1"
    return f"{path.absolute().as_uri()}?{mode}"
