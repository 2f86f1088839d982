"""A database behind the service's ports, with one writer: SQLite's file, or one of a PostgreSQL server."""

from kingsforge_bot.store.copying import NoDatabase, WouldOverwrite, back_up, restore
from kingsforge_bot.store.disk_full import DiskFull, NotWritten
from kingsforge_bot.store.opening import begin_timeline, open_store
from kingsforge_bot.store.rotation import look_through, rotate

__all__ = [
    "DiskFull",
    "NoDatabase",
    "NotWritten",
    "WouldOverwrite",
    "back_up",
    "begin_timeline",
    "look_through",
    "open_store",
    "restore",
    "rotate",
]
