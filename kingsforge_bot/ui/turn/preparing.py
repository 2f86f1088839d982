"""What takes long before a game can show a screen, worked out off the event loop."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.ui.errors import TooBusy
from kingsforge_bot.ui.workers.worker import Worker

X = TypeVar("X")

PATIENCE: Final = 10.0
"""Seconds until a player is told to ask again."""
_MOST: Final = 32
"""Tables that wait or are worked at; the hardest take a few tenths of a second each."""


class Preparing:
    """A thread in which it is worked out before an answer is put together."""

    def __init__(self, name: str = "preparing", patience: float = PATIENCE) -> None:
        self._patience = patience
        self._worker = Worker(name, _MOST)

    async def do(self, work: Callable[[StillWanted], X]) -> X:
        """What the work returns. Raises TooBusy."""
        try:
            async with asyncio.timeout(self._patience):
                return await self._worker.do(work)
        except TimeoutError:
            raise TooBusy from None
