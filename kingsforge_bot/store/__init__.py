"""SQLite behind the service's ports: one file, one process, one writer."""

from kingsforge_bot.store.opening import open_store

__all__ = ["open_store"]
