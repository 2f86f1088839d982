"""Files that people send, read back off the event loop."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final

from kingsforge_bot.service.audit.reading_back import ReadBack, read_back
from kingsforge_bot.service.turn.table_states import AnyGame
from kingsforge_bot.service.types import UserId
from kingsforge_bot.ui.errors import TooBusy
from kingsforge_bot.ui.workers.one_each import OneEach
from kingsforge_bot.ui.workers.worker import Worker

PATIENCE: Final = 20.0
"""Seconds within which a file is read, or somebody is told to ask again."""
_MOST: Final = 3
"""Files that are fetched, wait or are read; the longest game takes some tenths of a second."""


class Reader:
    """Reads one file after the other in a thread of its own, each for so long."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._worker = Worker("reading-back", _MOST)
        self._asking = OneEach(_MOST)

    async def read(self, user: UserId, games: Mapping[str, AnyGame], fetch: Callable[[], Awaitable[bytes]]) -> ReadBack:
        """The user's file, fetched only once there is room for it. Raises FileRefused, OneAtATime, TooBusy."""
        with self._asking.place(user):
            text = await fetch()
            try:
                async with asyncio.timeout(self._patience):
                    return await self._worker.do(partial(read_back, games, text))
            except TimeoutError:
                raise TooBusy from None
