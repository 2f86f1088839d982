"""How the bot is, in a file beside its database: the bot writes it every ten seconds, another process reads it.

Read by a health check every half minute, on small machines: this file needs little more than Python itself.
"""

import errno
import json
import os
import time
from pathlib import Path
from typing import Final, NamedTuple

FRESH: Final = 60.0
"""Seconds after which a status tells nothing any more: six were left out."""
_AHEAD: Final = 5.0
"""Seconds by which one may be later than the clock: that was set back, or two are read at once."""


class HealthStatus(NamedTuple):
    """How the bot was at a moment, in words for its host."""

    at: float
    """Unix seconds, by the clock of the bot's own process."""
    healthy: bool
    line: str
    stale: str
    """What is to be said where the bot has said nothing since."""


class Verdict(NamedTuple):
    """What a health check answers."""

    healthy: bool
    line: str


def status_of(database: Path) -> Path:
    """Where the status of the bot on that database lies."""
    return database.with_name(database.name + ".health")


def write_status(database: Path, status: HealthStatus) -> None:
    """Whole or not at all. Not made durable: after a power cut nobody needs it. Raises OSError."""
    file, text = status_of(database), json.dumps(status._asdict()).encode()
    new = file.with_name(file.name + ".new")
    try:
        _write(new, text, os.O_CREAT | os.O_TRUNC)
        new.replace(file)
    except OSError:
        # A full disk has no room for another file, but for other words in this one: it keeps its length.
        _write(file, text.ljust(file.stat().st_size), 0)


def _write(file: Path, text: bytes, how: int) -> None:
    written = os.open(file, os.O_WRONLY | os.O_CLOEXEC | how, 0o600)
    try:
        if os.write(written, text) < len(text):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(file))
    finally:
        os.close(written)


def read_status(database: Path) -> HealthStatus | None:
    """The status beside that database; None where there is none, or none that can be read."""
    try:
        found = json.loads(status_of(database).read_bytes())
        return HealthStatus(float(found["at"]), found["healthy"] is True, str(found["line"]), str(found["stale"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def verdict(status: HealthStatus, now: float) -> Verdict:
    """What the status tells at that moment: nothing good where it is old."""
    if not -_AHEAD <= now - status.at <= FRESH:
        return Verdict(False, status.stale)
    return Verdict(status.healthy, status.line)


def asked(database: Path) -> Verdict | None:
    """How the bot on that database is now; None where it has never said."""
    status = read_status(database)
    return None if status is None else verdict(status, time.time())
