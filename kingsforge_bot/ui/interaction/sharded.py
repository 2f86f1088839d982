"""The bot as several connections of one process, which share its servers: Discord wants that from about 1,000 on."""

import asyncio
import math
from pathlib import Path
from typing import Final

from discord.ext import commands

from kingsforge_bot.service.types import GuildId
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.client import BoardGameBot

WINDOW: Final = 5.5
"""Seconds in which one shard begins for each remainder of its number by what Discord allows at once.

Discord says five: what is sent after five exactly comes too early where the one before was longer under way.
"""
_LONGEST_PAUSE: Final = 6
"""A power of two: seconds that a shard is away at most before it is tried again.

The library's is ten, 17 minutes, and it counts each connection lost within half an hour of the one before, however well
those between them went.
"""


class ShardedBot(BoardGameBot, commands.AutoShardedBot):
    """As many connections as Discord proposes at the start: a server on one of them, direct messages on the first."""

    def __init__(self, app: App, synced: Path) -> None:
        super().__init__(app, synced)
        self._at_once = 1
        self._begun: dict[int, float] = {}

    async def _count_shards(self) -> None:
        self.shard_count, _, limit = await self.http.get_bot_gateway()
        self._at_once = limit["max_concurrency"]
        self._gateway.expect(self.shard_count)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Begin no faster than Discord allows; the library would wait each time, also where it need not."""
        loop, turn = asyncio.get_running_loop(), (shard_id or 0) % self._at_once
        left = self._begun.get(turn, -math.inf) + WINDOW - loop.time()
        if left > 0:
            await self._app.service.sleep(left)
        self._begun[turn] = loop.time()

    async def _connected(self, reconnect: bool) -> None:
        """The library tries a shard's first connection again by itself."""
        await commands.AutoShardedBot.connect(self, reconnect=reconnect)

    def _latency_in(self, guild: GuildId) -> float:
        shard = self.get_shard((guild >> 22) % (self.shard_count or 1))
        return math.inf if shard is None else shard.latency

    def _is_back(self) -> None:
        """That some shard is says nothing of the others."""

    async def on_shard_connect(self, shard_id: int) -> None:
        """Shorten the pauses after which the library connects it again by itself, as it does from here on."""
        if (known := self.get_shard(shard_id)) is not None:
            known._parent._backoff._max = _LONGEST_PAUSE  # noqa: SLF001 - the library offers no other way

    async def on_shard_ready(self, shard_id: int) -> None:
        """Note that it is there: all servers of that shard are known."""
        self._gateway.there(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Note that it is back, and that nothing was missed."""
        self._gateway.there(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note that it is away: the library connects it again by itself."""
        self._gateway.lost(shard_id)

    async def on_disconnect(self) -> None:
        """Do nothing: which shard it is, is said besides."""
