"""Copies of the database, made while a bot runs on it, and put back while none does. Each is checked first."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path

from kingsforge_bot.service.errors import ServiceError, StoreUnusable
from kingsforge_bot.store.checking import check, read_only
from kingsforge_bot.store.disk_full import DiskFull, NotWritten, disk_full_told, is_disk_full, written
from kingsforge_bot.store.files import COMPANIONS, beside, put_in_place, real, tighten
from kingsforge_bot.store.locking import locked
from kingsforge_bot.store.mark import PUT_BACK, write_mark
from kingsforge_bot.store.migrating import migrations
from kingsforge_bot.store.reading_through import read_through


class NoDatabase(ServiceError):  # noqa: N818
    """There is nothing at `path` to copy."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class WouldOverwrite(ServiceError):  # noqa: N818
    """There is something at `path` already."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


def back_up(database: Path, to: Path) -> None:
    """A whole copy at `to`, for its owner alone.

    Raises NoDatabase, WouldOverwrite, DiskFull, NotWritten, StoreUnusable.
    """
    database = real(database)
    if os.path.lexists(to):
        raise WouldOverwrite(to)
    with checked_copy(database, sources(database), to, through=True) as copy, written(to):
        try:
            # Nobody else's file of that name is lost, even one that came meanwhile.
            os.close(os.open(to, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC))
        except FileExistsError as error:
            raise WouldOverwrite(to) from error
        put_in_place(copy, to)


def restore(file: Path, database: Path) -> Path | None:
    """Put a copy in the database's place; what stood there is kept aside, under the name that is answered.

    Raises NoDatabase for nothing at `file`, DiskFull, NotWritten, StoreUnusable for what it is, and where a bot runs on
    the database.
    """
    file, database = Path(os.path.realpath(file)), real(database)
    if file == database:
        raise StoreUnusable(str(file), "it is the database itself")
    see_that_it_is_there(file)
    _folder_for(database)
    with locked(database), checked_copy(file, read_only(file), database) as copy:
        # First: whatever a crash leaves from here on, the next start knows that something was put back.
        write_mark(database, PUT_BACK)
        tighten(database)
        aside = set_aside(database)
        put_in_place(copy, database)
    return aside


def sources(database: Path) -> str:
    """How SQLite opens a database to copy it. A bot may be writing: as the bot does it, which leaves nothing behind."""
    return f"{database.as_uri()}?mode=rw"


@contextmanager
def checked_copy(database: Path, uri: str, to: Path, *, through: bool = False) -> Iterator[Path]:
    """A checked copy in the folder of `to`, under a name of its own; gone when the block ends, unless it was moved.

    `through`: its tables were read as well. Raises NoDatabase, DiskFull, NotWritten, StoreUnusable.
    """
    see_that_it_is_there(database)
    with written(to):
        file, name = tempfile.mkstemp(prefix=f"{to.name}.", suffix=".new", dir=to.parent)
    os.close(file)
    copy = Path(name)
    try:
        with (
            disk_full_told(to),
            closing(sqlite3.connect(uri, uri=True)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
            # One file, to be read from wherever it is kept; the bot chooses its own mode again.
            target.execute("PRAGMA journal_mode = DELETE")
        newest = len(migrations())
        version = check(copy, newest)
        if not version:
            raise NoDatabase(database)
        if through and version == newest:
            # An older one, kept before an update, is read by the older bot only.
            read_through(copy)
        yield copy
    except UnicodeDecodeError as error:
        # SQLite's own words of what is broken, which quote it.
        raise StoreUnusable(str(database), error.object.decode(errors="replace")) from error
    except (OSError, sqlite3.Error) as error:
        if isinstance(error, sqlite3.Error) and is_disk_full(database, error):
            raise DiskFull(database) from error
        raise StoreUnusable(str(database), str(error)) from error
    except NotWritten:
        raise
    except StoreUnusable as error:
        raise StoreUnusable(str(database), error.why) from error
    finally:
        for file_left in (copy, *(beside(copy, ending) for ending in COMPANIONS)):
            file_left.unlink(missing_ok=True)


def see_that_it_is_there(database: Path) -> None:
    """Before anything is made on the way to a copy. Raises NoDatabase, StoreUnusable."""
    try:
        there = database.is_file() and database.stat().st_size > 0
    except OSError as error:
        raise StoreUnusable(str(database), str(error)) from error
    if not there:
        raise NoDatabase(database)


def _folder_for(database: Path) -> None:
    try:
        database.parent.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise StoreUnusable(str(database), str(error)) from error


def set_aside(database: Path) -> Path | None:
    """The database under another name beside it, with its log; None where there was nothing.

    A log that was left without its database goes too: SQLite would write it into the one that comes.
    """
    if database.exists():
        # One file is moved at one stroke, two are not. What cannot be read keeps its log.
        with suppress(sqlite3.Error, ValueError), closing(sqlite3.connect(database)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    there = [ending for ending in ("", *COMPANIONS) if os.path.lexists(beside(database, ending))]
    if not there:
        return None
    names = (beside(database, f".before-{number}") for number in count(1))
    aside = next(name for name in names if not any(os.path.lexists(beside(name, ending)) for ending in there))
    for ending in there:
        beside(database, ending).rename(beside(aside, ending))
    return aside
