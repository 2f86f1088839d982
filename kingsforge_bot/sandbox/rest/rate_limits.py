"""Discord's rate limits: so many requests of a bot in a second, and a bucket for each route and channel or guild.

Discord publishes the first figure only and tells the others in headers; these are observed ones. Time is real time,
however the sandbox's clock is turned.
"""

import hashlib
import math
import time
from collections import Counter, deque
from collections.abc import Callable, Mapping

import msgspec

from kingsforge_bot.sandbox.world.model import Json

_MAJOR = ("channel_id", "guild_id", "token")
"""Parts of a path that have buckets of their own."""


class Bucket(msgspec.Struct, frozen=True):
    """So many requests within so many seconds."""

    limit: int
    window: float


USUAL = Bucket(10, 5.0)
KNOWN: Mapping[str, Bucket] = {
    "POST /channels/{channel_id}/messages": Bucket(5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": Bucket(5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": Bucket(5, 1.0),
    "POST /channels/{channel_id}/threads": Bucket(5, 5.0),
    "PATCH /channels/{channel_id}": Bucket(5, 5.0),
}


class Over(msgspec.Struct, frozen=True):
    """A request too many: how long to wait in seconds, and whether it was one of all or one of its bucket."""

    retry_after: float
    everywhere: bool

    def body(self) -> Json:
        """As Discord answers it."""
        return {"message": "You are being rate limited.", "retry_after": self.retry_after, "global": self.everywhere}

    def headers(self) -> dict[str, str]:
        """In addition to those of the bucket."""
        scope = {"Retry-After": f"{self.retry_after:.3f}", "X-RateLimit-Scope": "user"}
        return scope | ({"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"} if self.everywhere else {})


class Limits:
    """What is counted; `over` tells how many requests of each route were too many."""

    def __init__(
        self, a_second: int = 50, buckets: Mapping[str, Bucket] = KNOWN, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.over: Counter[str] = Counter()
        self.most_in_a_second = 0
        self._a_second = a_second
        self._buckets = buckets
        self._now = now
        self._lately: deque[float] = deque()
        self._used: dict[tuple[str, str], list[float]] = {}

    def count(
        self, method: str, path: str, where: Mapping[str, str], *, everywhere: bool
    ) -> tuple[Over | None, dict[str, str]]:
        """One more request, and the headers about its bucket. `everywhere`: it counts among all of the bot's."""
        route, now = f"{method} {path}", self._now()
        bucket = self._buckets.get(route, USUAL)
        key = route, next((where[name] for name in _MAJOR if name in where), "")
        used = [at for at in self._used.get(key, ()) if at > now - bucket.window]
        over = self._too_many_of_all(now) if everywhere else None
        if over is None and len(used) >= bucket.limit:
            over = Over(_whole(used[0] + bucket.window - now), everywhere=False)
        if over is None:
            used.append(now)
            if everywhere:
                self._lately.append(now)
                self.most_in_a_second = max(self.most_in_a_second, len(self._lately))
        else:
            self.over[route] += 1
        self._used[key] = used
        after = used[0] + bucket.window - now if used else bucket.window
        return over, {
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(max(0, bucket.limit - len(used))),
            "X-RateLimit-Reset-After": f"{_whole(after):.3f}",
        }

    def _too_many_of_all(self, now: float) -> Over | None:
        while self._lately and self._lately[0] <= now - 1:
            self._lately.popleft()
        if len(self._lately) < self._a_second:
            return None
        return Over(_whole(self._lately[0] + 1 - now), everywhere=True)


def _whole(seconds: float) -> float:
    """In milliseconds that are not too few: who waits as told does not come too early. A millionth is no time."""
    return math.ceil(round(seconds * 1000, 3)) / 1000
