"""Sharding: which sessions hear of a guild, and how many sessions a bot may start how fast."""

from collections.abc import Callable
from enum import Enum
from typing import Final

import msgspec

from kingsforge_bot.sandbox.world.model import Json

WINDOW: Final = 5.0
"""Seconds in which one session may start for each remainder of shard by `max_concurrency`."""
PERIOD: Final = 24 * 60 * 60
"""Seconds for which sessions are counted."""


class Shard(msgspec.Struct, frozen=True):
    """Part `id` of `count`: what a session hears of. A session that names none hears everything, as 0 of 1."""

    id: int = 0
    count: int = 1

    def hears(self, guild_id: int | None) -> bool:
        """Whether what happens in that guild is told it; what happens in none is told the first."""
        return self.id == 0 if guild_id is None else (guild_id >> 22) % self.count == self.id

    def next(self, key: int) -> int:
        """The first id from `key` on that a guild told to this shard could have."""
        return key + ((self.id - (key >> 22)) % self.count << 22)


class Sharding(msgspec.Struct, frozen=True):
    """What Discord asks of a bot's sessions.

    `shards` are proposed. A session with more than `guilds` is turned away (4011), and so is one whose number of shards
    is no multiple of `multiple`, which large bots are given (4010). Of `total` sessions a day `used` were started
    before.
    """

    shards: int = 1
    max_concurrency: int = 1
    total: int = 1000
    used: int = 0
    guilds: int = 2500
    multiple: int = 1


class Outcome(Enum):
    """What becomes of an IDENTIFY: a session, none yet, or none any more with this token."""

    STARTED = "started"
    TOO_FAST = "too fast"
    SPENT = "spent"


class Identify(msgspec.Struct, frozen=True):
    """An IDENTIFY that was in order."""

    at: float
    shard: Shard
    outcome: Outcome


class Starts:
    """Sessions that were started, or would have been; all are counted, and limited where there is a `sharding`."""

    def __init__(self, clock: Callable[[], float], sharding: Sharding | None) -> None:
        self.sharding = sharding
        """May be changed at any time: Discord proposes more shards as a bot grows."""
        self.tried: list[Identify] = []
        """Every IDENTIFY that was in order, the oldest first."""
        self._clock = clock
        self._began = clock()

    def count(self, shard: Shard) -> Outcome:
        """One more IDENTIFY, and what becomes of it. One that comes too fast counts as well."""
        outcome = self._outcome(shard, self._clock())
        self.tried.append(Identify(self._clock(), shard, outcome))
        return outcome

    def _outcome(self, shard: Shard, now: float) -> Outcome:
        limit = self.sharding
        if limit is None:
            return Outcome.STARTED
        if self._remaining(limit, now) <= 0:
            return Outcome.SPENT
        key = shard.id % limit.max_concurrency
        lately = (
            one.outcome is Outcome.STARTED and one.shard.id % limit.max_concurrency == key
            for one in self.tried
            if one.at > now - WINDOW
        )
        return Outcome.TOO_FAST if any(lately) else Outcome.STARTED

    def _remaining(self, limit: Sharding, now: float) -> int:
        """How many are left of this day; the first one began with the sandbox."""
        days = (now - self._began) // PERIOD
        today = sum(one.at >= self._began + days * PERIOD for one in self.tried)
        return limit.total - today - (0 if days else limit.used)

    def proposal(self) -> Json:
        """What GET /gateway/bot says beside the address."""
        limit, now = self.sharding or Sharding(), self._clock()
        remaining, reset_after = limit.total, 0.0
        if self.sharding is not None:
            remaining = max(0, self._remaining(limit, now))
            reset_after = PERIOD - (now - self._began) % PERIOD
        return {
            "shards": limit.shards,
            "session_start_limit": {
                "total": limit.total,
                "remaining": remaining,
                "reset_after": round(reset_after * 1000),
                "max_concurrency": limit.max_concurrency,
            },
        }
