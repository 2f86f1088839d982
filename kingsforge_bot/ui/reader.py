"""Files that people send, read back off the event loop."""

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Final

from kingsforge_bot.service.reading_back import ReadBack, read_back
from kingsforge_bot.service.table_states import AnyGame
from kingsforge_bot.ui.errors import TooBusy
from kingsforge_bot.ui.worker import Worker

PATIENCE: Final = 20.0
"""Seconds within which a file is read, or somebody is told to ask again."""
_MOST: Final = 3
"""Files that wait or are read; the longest game takes some tenths of a second."""


class Reader:
    """Reads one file after the other in a thread of its own, each for so long."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._worker = Worker("reading-back", _MOST)

    async def read(self, games: Mapping[str, AnyGame], text: bytes) -> ReadBack:
        """Raises FileRefused, TooBusy."""
        try:
            async with asyncio.timeout(self._patience):
                return await self._worker.do(partial(read_back, games, text))
        except TimeoutError:
            raise TooBusy from None
