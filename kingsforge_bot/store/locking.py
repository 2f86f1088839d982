"""One process per database. The lock goes with the process, however it ends."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kingsforge_bot.service.errors import StoreUnusable
from kingsforge_bot.store.files import PRIVATE, beside


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold `<database>.lock` while the block runs; `path` is the real one. Raises StoreUnusable when it is held."""
    # A file of its own: locks on the database file itself would get in the way of SQLite's.
    try:
        file = os.open(beside(path, ".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
    except OSError as error:
        raise StoreUnusable(str(path), str(error)) from error
    try:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise StoreUnusable(str(path), "in use by another process") from error
        yield
    finally:
        os.close(file)
