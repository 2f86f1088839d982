"""SQLite behind the service's ports: one file, one process, one writer."""

from kingsforge_bot.store.copying import NoDatabase, WouldOverwrite, back_up, restore
from kingsforge_bot.store.opening import open_store

__all__ = ["NoDatabase", "WouldOverwrite", "back_up", "open_store", "restore"]
