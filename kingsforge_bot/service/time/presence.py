"""Whether the bot is there: time in which nobody could play with it counts for nobody."""

import logging
import time
from collections.abc import Callable
from typing import Final

from kingsforge_bot.service.errors import StoreFailed, TakenOver
from kingsforge_bot.service.ports import Clock, Sleep, Store
from kingsforge_bot.service.post.mentions import HOUR

BEATS_EVERY: Final = 60
"""Seconds."""
_NOTICED: Final = 120
"""Seconds without a beat that are no restart, but time that was lost."""
_KEPT: Final = 90 * 24 * 60 * 60
"""Seconds after which nobody asks any more when clocks stood: a table is closed long before."""

log = logging.getLogger(__name__)


class Presence:
    """The bot's presence, written down once a minute. `real` is the machine's clock, also while it slept."""

    def __init__(self, store: Store, clock: Clock, real: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock
        self._real = real
        self._last: int | None = None
        self._last_real = 0.0
        self._lost = False

    @property
    def silent_since(self) -> int | None:
        """Since when it is not there: the connection is lost, or the machine has just woken up."""
        slept = self._last is not None and self._real() - self._last_real > _NOTICED
        return self._last if self._lost or slept else None

    async def begin(self) -> None:
        """At the start, before anything is played: how long the bot was down. Raises StoreFailed."""
        last, now = await self._store.clocks.present_at(), self._clock()
        async with self._store.writing() as writing:
            await writing.clocks.forget_paused_spans(now - _KEPT)
            if last is not None and now - last > _NOTICED:
                await writing.clocks.stand(last, now)
            await writing.clocks.beat(now)
        self._last, self._last_real = now, self._real()

    async def beat(self, *, connected: bool = True) -> None:
        """Note that the bot is there, or that the connection is lost. Raises StoreFailed."""
        if not connected:
            self._lost = True
            return
        since, now = self.silent_since, self._clock()
        async with self._store.writing() as writing:
            if since is not None and now - since > _NOTICED:
                # What was due meanwhile is looked at, and then finds out that it is due later.
                await writing.clocks.stand(since, now)
            await writing.clocks.beat(now)
            await writing.mentions.forget(now - HOUR)
        self._last, self._last_real, self._lost = now, self._real(), False

    async def end(self) -> None:
        """The bot leaves in good order: until now it was there."""
        if self._last is None or self.silent_since is not None:
            return
        try:
            await self.beat()
        except TakenOver:
            # Whoever took over is there.
            return
        except StoreFailed:
            log.exception("when the bot left is not written down")

    async def run(self, sleep: Sleep, connected: Callable[[], bool]) -> None:
        """Until cancelled."""
        while True:
            await sleep(BEATS_EVERY)
            await self.beat(connected=connected())
