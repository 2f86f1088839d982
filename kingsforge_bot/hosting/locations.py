"""Where things lie beside the program, for whoever asks before anything is loaded."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
ENV: Final = ROOT / ".env"
DATABASE: Final = ROOT / "var" / "kingsforge.sqlite3"
"""Unless KINGSFORGE_DATABASE says another."""
_SERVERS: Final = ("postgresql://", "postgres://")


def server_address_of(values: Mapping[str, str | None]) -> str:
    """The address of a database on a server of PostgreSQL's, among what a host set; empty for a file."""
    named = (values.get("KINGSFORGE_DATABASE") or "").strip()
    return named if named.startswith(_SERVERS) else ""


def database_of(values: Mapping[str, str | None]) -> Path:
    """The file, or the one beside which lies what is kept of a database on a server."""
    if server_address_of(values):
        return Path(values.get("KINGSFORGE_FOLDER") or DATABASE.parent) / DATABASE.name
    return Path(values.get("KINGSFORGE_DATABASE") or DATABASE)
