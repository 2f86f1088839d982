"""What a host sets in the environment or in `.env` beside bot.py; the environment wins."""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from dotenv import dotenv_values

from kingsforge_bot.hosting.locations import ENV, database_of, server_address_of

ROTATED: Final = Path()
"""For `Start.backup`: today's copy, among those that are kept by their dates."""
_OFF: Final = frozenset(("off", "no", "false", "0"))


class Settings(msgspec.Struct, frozen=True):
    """`token` may be empty: then the bot runs in the sandbox, or says how to get a token."""

    token: str
    database: Path
    """The file; with an `address` there is none, but what else is kept lies beside its name."""
    api: str | None
    """Another address of Discord's API, on loopback only: the sandbox."""
    log_level: str
    clock: Path | None = None
    """The file in which the sandbox says how far its clock was turned; read in the sandbox only."""
    backups: bool = True
    """Whether the running bot makes a copy of the database each day."""
    greetings: bool = True
    """Whether it greets new servers, and shows new players the way to the tutorial."""
    proxy: str = ""
    """The address of a proxy through which Discord's API is asked; empty: it is asked directly."""
    metrics: str = ""
    """The port, or address with one, at which a monitoring system is answered; empty: nowhere."""
    shards: str = ""
    """Several processes share out the servers: among so many shards, or `auto` for as many as Discord proposes."""
    address: str = ""
    """Of a database on a server of PostgreSQL's, in place of the file; may hold a password."""

    @property
    def store(self) -> Path | str:
        """Where the games are kept: a file, or an address."""
        return self.address or self.database

    @property
    def sandbox(self) -> Path:
        """The folder that keeps the sandbox, with a database of its own."""
        return self.database.parent / "sandbox"

    def in_sandbox(self) -> dict[str, str]:
        """What is set for the bot that runs in the sandbox: its own database, and a quiet terminal."""
        quiet = os.environ.get("KINGSFORGE_LOG") or "WARNING"
        database = str(self.sandbox / "kingsforge.sqlite3")
        # Nor does it go where the host's own bot goes.
        apart = {
            "KINGSFORGE_BACKUPS": "off",
            "KINGSFORGE_DISCORD_API": "",
            "KINGSFORGE_METRICS": "",
            "KINGSFORGE_SHARDS": "",
        }
        return {"KINGSFORGE_DATABASE": database, "KINGSFORGE_LOG": quiet, **apart}


def read_settings(file: Path = ENV) -> Settings:
    """The environment's, else the file's: DISCORD_TOKEN and KINGSFORGE_... as docs/hosting lists them."""
    values = {**dotenv_values(file), **os.environ}
    return Settings(
        token=(values.get("DISCORD_TOKEN") or "").strip(),
        database=database_of(values),
        api=values.get("DISCORD_API_URL") or None,
        clock=Path(values["DISCORD_CLOCK"] or "") if values.get("DISCORD_CLOCK") else None,
        log_level=(values.get("KINGSFORGE_LOG") or "INFO").upper(),
        backups=_is_on(values.get("KINGSFORGE_BACKUPS")),
        greetings=_is_on(values.get("KINGSFORGE_GREETINGS")),
        proxy=(values.get("KINGSFORGE_DISCORD_API") or "").strip(),
        metrics=(values.get("KINGSFORGE_METRICS") or "").strip(),
        shards=(values.get("KINGSFORGE_SHARDS") or "").strip().lower(),
        address=server_address_of(values),
    )


def _is_on(said: str | None) -> bool:
    return (said or "on").strip().lower() not in _OFF


class Start(msgspec.Struct, frozen=True):
    """How to start, from the command line: `sandbox` whatever the token, `discord` only with one.

    `fresh` empties the sandbox first; `port` of its page None is the usual one, or a free one if taken. A file to
    `backup` to (ROTATED: today's among those that are kept), or to `restore` from: then nothing is started.
    """

    sandbox: bool
    discord: bool
    fresh: bool
    port: int | None
    backup: Path | None
    restore: Path | None
    new_timeline: bool
    """A database on a server was put back: say so to it. Then nothing is started."""
    move_to: str | None
    """An address, or the name of a file: where all games are to be moved. Then nothing is started."""
    read: Path | None
    """The file of a game, to be read back and told of; then nothing is started."""

    @property
    def copies(self) -> bool:
        """Whether only a copy of the database is to be made, put back or moved to, or has been."""
        return self.backup is not None or self.restore is not None or self.move_to is not None or self.new_timeline

    def tries(self, settings: Settings) -> bool:
        """Whether to try the bot in a browser instead of running it on Discord."""
        return self.sandbox or not (settings.token or self.discord)


def read_start(arguments: Sequence[str]) -> Start:
    """The command line, see --help. Exits with status 2 for others."""
    parser = argparse.ArgumentParser(prog="bot.py", allow_abbrev=False)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--sandbox", action="store_true", help="play in a browser, even with a token")
    where.add_argument("--discord", action="store_true", help="never the sandbox: without a token, say how to get one")
    where.add_argument(
        "--backup",
        type=Path,
        nargs="?",
        const=ROTATED,
        metavar="FILE",
        help="copy the database to FILE, or to a file of today beside it, of which the newest stay; the bot may run",
    )
    where.add_argument(
        "--restore", type=Path, metavar="FILE", help="put such a copy in its place; the bot must not run"
    )
    where.add_argument(
        "--new-timeline",
        action="store_true",
        help="after a database on a server was put back: new seals, and older buttons do not count",
    )
    where.add_argument(
        "--move-to",
        metavar="PLACE",
        help="move all games to a database on a server, postgresql://..., or back to a file; the bot must not run",
    )
    where.add_argument("--read", type=Path, metavar="FILE", help="read an exported game back; 1 if it does not follow")
    # Answered by bot.py before this is read: it is asked every half minute.
    where.add_argument(
        "--health", action="store_true", default=argparse.SUPPRESS, help="say how the running bot is; status 0 or 1"
    )
    parser.add_argument("--fresh", action="store_true", help="empty the sandbox first")
    parser.add_argument("--port", type=int, help="port of the sandbox on 127.0.0.1; 0 takes a free one")
    return Start(**vars(parser.parse_args(arguments)))
