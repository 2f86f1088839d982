"""Ids that carry their time, as Discord's do."""

from collections.abc import Callable
from datetime import UTC, datetime

from kingsforge_bot.sandbox.world.sharding import Shard

EPOCH_MS = 1420070400000
"""Discord's epoch: the first second of 2015, in milliseconds since 1970."""


class Snowflakes:
    """Hands out strictly growing ids; `clock` gives seconds since 1970."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last = 0

    def __call__(self) -> int:
        """The next id."""
        stamped = (int(self._clock() * 1000) - EPOCH_MS) << 22
        self._last = max(stamped, self._last + 1)
        return self._last

    def of(self, shard: Shard) -> int:
        """The next id of a guild that is told to `shard`, some milliseconds ahead if need be."""
        self._last = shard.next(self())
        return self._last


def seconds_of(key: int) -> float:
    """When an id was handed out, in seconds since 1970."""
    return ((key >> 22) + EPOCH_MS) / 1000


def iso(seconds: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()
