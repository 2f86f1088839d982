"""A full disk, told apart from a broken one."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kingsforge_bot.service.errors import ServiceError


class NoRoom(ServiceError):  # noqa: N818
    """The disk has no room for what was to be written at `path`; `needed` bytes, where that is known."""

    def __init__(self, path: Path, needed: int = 0) -> None:
        super().__init__(f"{path}: {needed} bytes")
        self.path = path
        self.needed = needed


@contextmanager
def no_room_told(path: Path) -> Iterator[None]:
    """What fails for want of room raises NoRoom."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        if _is_full(error):
            raise NoRoom(path) from error
        raise


def _is_full(error: OSError | sqlite3.Error) -> bool:
    if isinstance(error, OSError):
        return error.errno in (errno.ENOSPC, errno.EDQUOT)
    return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
