"""A rate limiter for posts: Discord takes 50 requests a second of a bot, and players' answers come first."""

import time
from collections.abc import Callable
from typing import Final

A_SECOND: Final = 20
"""Posts in the long run; one may take several requests."""
AT_ONCE: Final = 10
"""Posts that need not wait for each other after a rest."""


class RateLimiter:
    """A rate limiter that lets one after the other begin; what it lets is divided `among` so many processes."""

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        *,
        a_second: int = A_SECOND,
        among: Callable[[], int] = lambda: 1,
    ) -> None:
        self._now = now
        self._a_second = a_second
        self._among = among
        self._next = float("-inf")
        """When the next would begin, if none ever came together."""

    def wait(self) -> float:
        """Seconds until the one who asks may begin. It has its turn then."""
        now, between = self._now(), self._among() / self._a_second
        self._next = max(self._next, now - (AT_ONCE / self._among() - 1) * between)
        wait = max(0.0, self._next - now)
        self._next += between
        return wait
