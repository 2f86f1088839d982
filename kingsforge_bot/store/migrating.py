"""Brings a database up to date by the numbered files of `migrations/`, each in a transaction of its own."""

from pathlib import Path
from typing import Final

from kingsforge_bot.store.file_database import FileConnection

FOLDER: Final = Path(__file__).parent / "migrations"


def migrations(folder: Path = FOLDER) -> dict[int, str]:
    """SQL by schema version, counted from 1 without gaps."""
    found = {int(file.name[:4]): file.read_text(encoding="utf-8") for file in sorted(folder.glob("[0-9]*.sql"))}
    if list(found) != list(range(1, len(found) + 1)):
        raise ValueError(f"migrations {list(found)}")
    return found


async def migrate(connection: FileConnection, version: int, steps: dict[int, str]) -> None:
    """Apply what is missing above `version`. A step that fails leaves the database at the one before."""
    for number in range(version + 1, len(steps) + 1):
        try:
            await connection.script(f"BEGIN IMMEDIATE;\n{steps[number]}\nPRAGMA user_version = {number};\nCOMMIT;")
        except BaseException:
            await connection.undo()
            raise
