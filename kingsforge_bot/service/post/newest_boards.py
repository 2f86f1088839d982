"""The newest boards: whether the one that an action brought stands below what its player is told."""

import asyncio
from typing import Final

from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.ports import Keeping
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.types import ChannelId, TableId

PATIENCE: Final = 2.5
"""Seconds that an answer may wait for the board it follows."""


class NewestBoards:
    """The board of each table that stands in public."""

    def __init__(self, store: Keeping, post_signal: PostSignal, patience: float = PATIENCE) -> None:
        self._store = store
        self._post_signal = post_signal
        self._patience = patience

    async def is_below(self, table: TableId, place: ChannelId, since: int) -> bool:
        """Whether the table's newest board was posted in that place after what has the number `since` in Discord.

        Waits for a board that is owed; False where it does not come in time, or nothing is known of it.
        """
        try:
            async with asyncio.timeout(self._patience):
                await self._all_posted(table)
                board = await self._store.posted(table, PostKind.BOARD)
        except (TimeoutError, StoreFailed):
            return False
        return board is not None and board.place == place and board.message > since

    async def _all_posted(self, table: TableId) -> None:
        while True:
            posted = self._post_signal.next_post(table)
            owed = await self._store.owed(table)
            if not self._post_signal.is_attended or all(one.kind is not PostKind.BOARD for one in owed):
                return
            await posted.wait()
