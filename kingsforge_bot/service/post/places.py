"""Where posts go: each channel or thread waits for itself alone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from kingsforge_bot.service.post.publisher import Heard
from kingsforge_bot.service.types import ChannelId

LONGEST_WAIT: Final = 60.0
"""Seconds between two attempts, unless Discord asks for more."""
LONGEST_SILENCE: Final = 3600
"""Seconds that a place is left alone at most, in spite of somebody who plays there."""
_FIRST_SILENCE: Final = 60


def pause(failures: int) -> float:
    """Seconds to wait after so many failures in a row."""
    return min(LONGEST_WAIT, 2.0 ** min(failures, 10))


class Place:
    """A channel or thread in which something is said, or which is in trouble."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        """One post at a time, and the rest after one that failed."""
        self.waiting = 0
        self.heard: tuple[Heard, ...] | None = None
        """Our messages there since they were last read; None where a post that nobody heard of may have come since."""
        self._failures = 0
        self._refusals = 0
        self._silent_until = 0

    @property
    def is_well(self) -> bool:
        """Whether there is nothing to remember of it."""
        return not self._failures and not self._refusals

    @property
    def is_failing(self) -> bool:
        """Whether the last post failed in passing, and is tried again."""
        return self._failures > 0

    def spoke(self) -> None:
        """A post was made."""
        self._failures = self._refusals = 0

    def failed(self, least: float) -> float:
        """A post failed in passing: seconds to rest, `least` or more."""
        self._failures += 1
        return max(least, pause(self._failures))

    def refused(self, now: int) -> None:
        """The bot may not speak here. Whoever plays here next is believed at once, then later and later."""
        self._failures = 0
        silence = min(LONGEST_SILENCE, _FIRST_SILENCE << min(self._refusals - 1, 10)) if self._refusals else 0
        self._refusals += 1
        self._silent_until = now + silence

    def may_heal(self, now: int) -> bool:
        """Whether another attempt is due if somebody plays here."""
        return now >= self._silent_until


class Places:
    """The channels and threads in which somebody waits for a turn, and those in trouble; the others are forgotten."""

    def __init__(self) -> None:
        self._known: dict[ChannelId, Place] = {}

    @asynccontextmanager
    async def turn(self, place: ChannelId) -> AsyncIterator[Place]:
        """Alone in that place while the block runs; first come, first served."""
        one = self._known.setdefault(place, Place())
        one.waiting += 1
        try:
            async with one.turn:
                yield one
        finally:
            one.waiting -= 1
            if one.is_well and not one.waiting:
                del self._known[place]

    def is_taken(self, place: ChannelId) -> bool:
        """Whether somebody speaks there, or waits for it."""
        return place in self._known and self._known[place].waiting > 0

    def is_failing(self, place: ChannelId) -> bool:
        """Whether the last post there failed in passing, and is tried again."""
        one = self._known.get(place)
        return one is not None and one.is_failing

    def may_heal(self, place: ChannelId, now: int) -> bool:
        """Whether another attempt is due if somebody plays in that place."""
        one = self._known.get(place)
        return one is None or one.may_heal(now)
