"""Large files on their way to Discord, a few at a time: each is in memory once more until it is there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from kingsforge_bot.ui.message import Message

HEAVY: Final = 512 << 10
"""Bytes; a board has about 100 kB and never waits here."""
AT_ONCE: Final = 3


class Uploads:
    """Room for what is sent now."""

    def __init__(self) -> None:
        self._heavy = asyncio.Semaphore(AT_ONCE)

    @asynccontextmanager
    async def room(self, message: Message) -> AsyncIterator[None]:
        """Wait until the files of the message may go."""
        if message.weight < HEAVY:
            yield
            return
        async with self._heavy:
            yield
