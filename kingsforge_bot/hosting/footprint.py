"""How much room the bot takes: in memory, and its database on the disk."""

import os
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


def on_disk(database: Path) -> float:
    """MiB of the database and the log beside it."""
    database = database.resolve()
    files = (database, database.with_name(database.name + "-wal"))
    return sum(file.stat().st_size for file in files if file.exists()) / _MIB
