"""A rate limiter for posts: Discord takes 50 requests a second of a bot, and players' answers come first."""

import time
from collections.abc import Callable
from typing import Final

A_SECOND: Final = 20
"""Posts in the long run; one may take several requests."""
AT_ONCE: Final = 10
"""Posts that need not wait for each other after a rest."""


class RateLimiter:
    """A rate limiter that lets one after the other begin."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._next = float("-inf")
        """When the next would begin, if none ever came together."""

    def wait(self) -> float:
        """Seconds until the one who asks may begin. It has its turn then."""
        now = self._now()
        self._next = max(self._next, now - (AT_ONCE - 1) / A_SECOND)
        wait = max(0.0, self._next - now)
        self._next += 1 / A_SECOND
        return wait
