"""How much room the bot takes: in memory, and its database on the disk; and how much is left."""

import os
import shutil
from pathlib import Path
from typing import Final

_MIB: Final = 1 << 20


def memory() -> float | None:
    """MiB that this process has in memory; None where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE") / _MIB


def room(database: Path) -> float | None:
    """MiB that are free on the disk of the database; None where the system does not tell."""
    try:
        return shutil.disk_usage(database.resolve().parent).free / _MIB
    except OSError:
        return None


def on_disk(database: Path) -> float:
    """MiB of the database and the log beside it."""
    database = database.resolve()
    files = (database, database.with_name(database.name + "-wal"))
    return sum(file.stat().st_size for file in files if file.exists()) / _MIB
