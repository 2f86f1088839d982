"""What takes long before a game can show a screen, worked out off the event loop."""

import asyncio
from collections.abc import Callable
from typing import Final

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.ui.errors import TooBusy
from kingsforge_bot.ui.worker import Worker

PATIENCE: Final = 10.0
"""Seconds until a player is told to ask again."""
_MOST: Final = 32
"""Tables that wait or are worked at; the hardest take a few tenths of a second each."""


class Preparing:
    """Does it in a thread of its own, before an answer is put together from it."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._worker = Worker("preparing", _MOST)

    async def do(self, work: Callable[[StillWanted], None] | None) -> None:
        """The work, if there is any. Raises TooBusy."""
        if work is None:
            return
        try:
            async with asyncio.timeout(self._patience):
                await self._worker.do(work)
        except TimeoutError:
            raise TooBusy from None
