"""A clock that can be turned forward, and the file that tells another process how far it is ahead."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

HOUR: Final = 60 * 60
DAY: Final = 24 * HOUR
_LOOK: Final = 0.25
"""Seconds from the turning of the clock until whoever sleeps by it notices, at most."""

Clock = Callable[[], float]
"""Seconds since 1970."""
Sleep = Callable[[float], Awaitable[None]]
"""So many seconds."""


class TurnedClock:
    """Another clock and the seconds it is ahead of that one."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.ahead = 0.0

    def __call__(self) -> float:
        return self._clock() + self.ahead


def tell(file: Path, ahead: float) -> None:
    """Write how far the clock is ahead: a new file in the place of the old one, so that nobody reads half a number."""
    fresh = file.with_name(f"{file.name}.new")
    fresh.write_text(f"{ahead!r}\n", "utf-8")
    fresh.replace(file)


def told_clock(file: Path, clock: Clock) -> Clock:
    """`clock` as far ahead as `file` says each time; not at all while there is none."""

    def now() -> float:
        try:
            return clock() + float(file.read_text("utf-8"))
        except FileNotFoundError:
            return clock()

    return now


def sleep_by(clock: Clock) -> Sleep:
    """A sleep that ends early where the clock is turned past its end."""

    async def sleep(seconds: float) -> None:
        end = clock() + seconds
        await asyncio.sleep(0)
        # The other process turns the clock without a word; whoever sleeps by it looks.
        while (left := end - clock()) > 0:  # noqa: ASYNC110
            await asyncio.sleep(min(left, _LOOK))

    return sleep
