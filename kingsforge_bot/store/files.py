"""The files of a database: under which name they are known, and who may read them."""

import logging
import os
import stat
from pathlib import Path
from typing import Final

from kingsforge_bot.service.errors import StoreUnusable

APPLICATION_ID: Final = 0x4B464F52
"""The number by which SQLite's file is known, as in the first migration, and the locks of PostgreSQL's."""
PRIVATE: Final = 0o600
"""What lies in them decides every roll to come: nobody but the bot's user reads it."""
COMPANIONS: Final = ("-wal", "-shm")
"""What SQLite keeps beside a database in use."""
_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
_log = logging.getLogger(__name__)


def real(path: Path) -> Path:
    """The one name of the file, whatever links lead to it. Raises StoreUnusable where it has several."""
    found = Path(os.path.realpath(path))
    # SQLite's log lies beside the name that was opened: under the other name it would be missing.
    if found.is_file() and found.stat().st_nlink > 1:
        raise StoreUnusable(str(path), "a hard link: the file has several names")
    return found


def beside(path: Path, ending: str) -> Path:
    """A file that belongs to the database."""
    return path.with_name(path.name + ending)


def make(path: Path) -> None:
    """An empty file of one's own, unless there is one. SQLite gives what it keeps beside it the same mode."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE))


def put_in_place(new: Path, to: Path) -> None:
    """Give the new file its name, durably."""
    new.replace(to)
    folder = os.open(to.parent, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def tighten(path: Path) -> None:
    """Nobody else may read the database and what lies beside it any more."""
    for file in (path, *(beside(path, ending) for ending in (*COMPANIONS, ".lock"))):
        if not file.is_file() or not file.stat().st_mode & _OTHERS:
            continue
        try:
            file.chmod(PRIVATE)
        except PermissionError as error:
            # Another user's file, or a file system without modes: the games go on.
            _log.warning("others can read %s: %s", file, error)
