"""What a host sets in the environment or in `.env` beside bot.py; the environment wins."""

import os
from pathlib import Path

import msgspec
from dotenv import dotenv_values

ROOT = Path(__file__).resolve().parent.parent


class Settings(msgspec.Struct, frozen=True):
    """`token` may be empty: then the bot says how to get one."""

    token: str
    database: Path
    api: str | None
    """Another address of Discord's API, on loopback only: the sandbox."""
    log_level: str


def read_settings(file: Path = ROOT / ".env") -> Settings:
    """DISCORD_TOKEN, KINGSFORGE_DATABASE, DISCORD_API_URL, KINGSFORGE_LOG."""
    values = {**dotenv_values(file), **os.environ}
    return Settings(
        token=(values.get("DISCORD_TOKEN") or "").strip(),
        database=Path(values.get("KINGSFORGE_DATABASE") or ROOT / "var" / "kingsforge.sqlite3"),
        api=values.get("DISCORD_API_URL") or None,
        log_level=(values.get("KINGSFORGE_LOG") or "INFO").upper(),
    )
