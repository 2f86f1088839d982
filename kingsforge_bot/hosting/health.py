"""What makes the bot unhealthy, and what does not, as docs/hosting tells hosts; that it says nothing: `status`."""

from enum import StrEnum
from typing import Final

import msgspec

from kingsforge_bot.service.post.backlog import Behind
from kingsforge_bot.service.shards.share import Part

LONGEST_AWAY: Final = 300.0
"""Seconds without a connection: Discord is often away for a minute, and the library comes back by itself."""
LONGEST_OWED: Final = 600.0
"""Seconds that a post may wait in a place where the bot may speak."""
LEAST_ROOM: Final = 32.0
"""MiB free on the disk: with less, soon nothing more can be written."""
LATEST_LOOP: Final = 3.0
"""Seconds: Discord waits no longer for a first response, so what came meanwhile was lost."""


class Health(msgspec.Struct, frozen=True):
    """What was measured at one moment."""

    away: float | None
    """Seconds without a connection to Discord; None while connected."""
    latency: float | None
    """Seconds between a heartbeat and its answer; None while away, or before the first."""
    owed: int
    """Posts in places where the bot may speak."""
    oldest: float
    """For how many seconds this process has known of the oldest of them."""
    late: float
    """Seconds the event loop was late at most within a minute."""
    answers: bool
    """Whether the database was read in time."""
    room: float | None = None
    """MiB that are free on the database's disk, as far as that is known."""
    shards: int = 1
    """Connections to Discord among which the servers are divided."""
    missing: int = 0
    """Those of them that are away."""
    part: Part | None = None
    """What this one of several processes does."""

    @property
    def ailments(self) -> frozenset["Ailment"]:
        """What is wrong; a bot without any is healthy."""
        found = {
            Ailment.GATEWAY: self.away is not None and self.away > LONGEST_AWAY,
            Ailment.OWED: self.oldest > LONGEST_OWED,
            Ailment.LOOP: self.late > LATEST_LOOP,
            Ailment.DATABASE: not self.answers,
            Ailment.DISK: self.room is not None and self.room < LEAST_ROOM,
        }
        return frozenset(ailment for ailment, ails in found.items() if ails)

    @property
    def is_hung(self) -> bool:
        """Whether only a new start may help: Discord's failures are waited for."""
        return Ailment.DATABASE in self.ailments


class Ailment(StrEnum):
    """What can be wrong."""

    GATEWAY = "gateway"
    OWED = "owed"
    LOOP = "loop"
    DATABASE = "database"
    DISK = "disk"


def oldest_of(behind: tuple[Behind, ...]) -> tuple[int, float]:
    """How many posts are owed where the bot may speak, and for how long the oldest has been known of."""
    audible = [one for one in behind if not one.post.silent]
    return len(audible), float(max((one.waited for one in audible), default=0))
