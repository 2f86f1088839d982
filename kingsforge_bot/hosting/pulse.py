"""How late the event loop is: while it is held up, no press and no command is acknowledged."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

BEAT: Final = 0.25
"""Seconds between two looks."""
_LATELY: Final = 60.0


class Pulse:
    """Looks at the clock again and again; `now` in seconds, of one that never goes back."""

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._now = now
        self._sleep = sleep
        self._lately: deque[tuple[float, float]] = deque()
        self._worst = 0.0

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            before = self._now()
            await self._sleep(BEAT)
            now = self._now()
            self._note(now, max(0.0, now - before - BEAT))

    def lately(self) -> float:
        """Seconds it was late at most within the last minute."""
        self._forget(self._now())
        return max((late for _, late in self._lately), default=0.0)

    def take_worst(self) -> float:
        """Seconds it was late at most since this was last asked."""
        worst, self._worst = self._worst, 0.0
        return worst

    def _note(self, now: float, late: float) -> None:
        self._forget(now)
        self._lately.append((now, late))
        self._worst = max(self._worst, late)

    def _forget(self, now: float) -> None:
        while self._lately and self._lately[0][0] < now - _LATELY:
            self._lately.popleft()
