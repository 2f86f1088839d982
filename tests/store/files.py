"""Files of databases, and what is in them."""

import stat
from pathlib import Path

from kingsforge_bot.store import open_store
from tests.databases.by_hand import read


async def names(path: Path) -> list[str]:
    """Of the tables in a database, by number."""
    async with open_store(path) as store:
        rows = await read(store, "SELECT name FROM tables ORDER BY id")
        return [row["name"] for row in rows]


def mode(path: Path) -> str:
    return stat.filemode(path.stat().st_mode)


def content(path: Path) -> bytes:
    return path.read_bytes()


def put(path: Path, text: bytes) -> None:
    path.write_bytes(text)
