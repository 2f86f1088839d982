"""A counter of invalid requests, which Discord refused: too many, and it shuts the whole address out."""

import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Final

MOST_A_MINUTE: Final = 60
"""Requests that may be refused. Discord bans an address for 10,000 in 10 minutes: this is a sixteenth of that."""
_MINUTE: Final = 60.0

log = logging.getLogger(__name__)


class InvalidRequests:
    """The refused requests of the last minute, of whatever part of the bot. When they are too many, posts wait.

    `now` in seconds, of a clock that never goes back.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._at: deque[float] = deque(maxlen=MOST_A_MINUTE)
        self.total = 0
        """Since the start."""

    def count(self) -> None:
        """Discord answered 401, 403 or 429."""
        self.total += 1
        waited = self.wait() > 0
        self._at.append(self._now())
        if not waited and self.wait() > 0:
            log.error("Discord refused %s requests within a minute; posts wait, so that it bans nobody", MOST_A_MINUTE)

    def wait(self) -> float:
        """Seconds until a post may be tried again; 0 while there are few refusals."""
        if len(self._at) < MOST_A_MINUTE:
            return 0.0
        return max(0.0, self._at[0] + _MINUTE - self._now())
