"""The mark beside a database: what it held last. A database that holds less, or another history, was put back."""

import logging
import os
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from kingsforge_bot.store.files import PRIVATE, beside, put_in_place

_log = logging.getLogger(__name__)


class Mark(msgspec.Struct, frozen=True):
    """`entries` counts the tables and the entries of all logs: a history only grows."""

    timeline: str
    entries: int


PUT_BACK: Final = Mark("?", 1)
"""Of no database: whatever lies beside it was put back."""


def mark_of(path: Path) -> Path:
    """Where the mark of that database lies."""
    return beside(path, ".timeline")


def read_mark(path: Path) -> Mark | None:
    """The mark of that database, or None; one that cannot be read is of no database. Raises OSError."""
    try:
        return msgspec.json.decode(mark_of(path).read_bytes(), type=Mark)
    except FileNotFoundError:
        return None
    except msgspec.MsgspecError as error:
        _log.warning("%s cannot be read: %s", mark_of(path), error)
        return PUT_BACK


def write_mark(path: Path, mark: Mark) -> None:
    """Durable, whole or not at all. Raises OSError."""
    file, written = mark_of(path), beside(mark_of(path), ".new")
    new = os.open(written, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, PRIVATE)
    try:
        os.write(new, msgspec.json.encode(mark))
        os.fsync(new)
    finally:
        os.close(new)
    put_in_place(written, file)


class Marking:
    """Follows an open database. A crash may leave the mark behind what is stored, never ahead of it."""

    def __init__(self, path: Path, mark: Mark) -> None:
        self._file = os.open(mark_of(path), os.O_WRONLY | os.O_CLOEXEC)
        self._mark = mark

    def grow(self, entries: int) -> None:
        """Count tables and entries that were committed. Not made durable: that would double the cost of an action."""
        self._mark = replace(self._mark, entries=self._mark.entries + entries)
        try:
            os.pwrite(self._file, msgspec.json.encode(self._mark), 0)
        except OSError:
            _log.exception("the mark of timeline %s stays behind", self._mark.timeline)

    def close(self) -> None:
        """When the database is closed."""
        os.close(self._file)
