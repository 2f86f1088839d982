"""A full disk, told apart from a broken one, and a place that cannot be written from a broken database."""

import errno
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from kingsforge_bot.service.errors import ServiceError, StoreUnusable

_LEAST: Final = 64 << 10
"""Bytes that SQLite needs beside a database in order to read it."""
_NOTHING_MADE: Final = frozenset((sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN))
"""What SQLite says, among other things, where there is no room for what it keeps beside a database."""


class DiskFull(ServiceError):  # noqa: N818
    """The disk has no room for what was to be written at `path`; `needed` bytes, where that is known."""

    def __init__(self, path: Path, needed: int = 0) -> None:
        super().__init__(f"{path}: {needed} bytes")
        self.path = path
        self.needed = needed


class NotWritten(StoreUnusable):
    """Nothing can be written at `path`, where no database is yet: its folder is missing, or somebody else's."""


@contextmanager
def written(to: Path) -> Iterator[None]:
    """Whatever keeps a file from being written raises DiskFull or NotWritten."""
    try:
        with disk_full_told(to):
            yield
    except OSError as error:
        raise NotWritten(str(to), error.strerror or str(error)) from error


def is_disk_full(database: Path, error: sqlite3.Error) -> bool:
    """Whether the database could not be read for want of room beside it: SQLite only says that something failed."""
    # The lower byte; what else is in a code says how.
    failed = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return failed in _NOTHING_MADE and shutil.disk_usage(database.parent).free < _LEAST


@contextmanager
def disk_full_told(path: Path) -> Iterator[None]:
    """What fails for want of room raises DiskFull."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        if _is_full(error):
            raise DiskFull(path) from error
        raise


def _is_full(error: OSError | sqlite3.Error) -> bool:
    if isinstance(error, OSError):
        return error.errno in (errno.ENOSPC, errno.EDQUOT)
    return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
