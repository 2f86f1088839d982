"""The bot as one of several processes: it connects the shards that are its own, and drops those that others have."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Final, Protocol

import aiohttp
from discord.gateway import DiscordWebSocket

from kingsforge_bot.service.errors import StoreFailed, StoreUnusable
from kingsforge_bot.service.ports import Sleep
from kingsforge_bot.service.post.rate_limiter import RateLimiter
from kingsforge_bot.service.shards.sharing import Claims, Sharing
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.reply import DOUBTFUL, Interaction
from kingsforge_bot.ui.interaction.sharded import WINDOW, ShardedBot

A_SECOND: Final = 45
"""Requests of all processes together; Discord takes 50. Answers to commands and presses do not count."""
HESITATES: Final = 1.5
"""Seconds of the three that Discord waits: whoever took over answers first."""
_ASKS_AGAIN: Final = 1.0
"""Seconds after which a shard asks once more for its turn where the database did not answer."""
_RINGS: Final = 1.0
"""Seconds between two looks at what other processes owe by their commits."""
_log = logging.getLogger(__name__)


class _Joining(Claims, Protocol):
    """What all processes know of each other, and how one becomes one of them."""

    @property
    def number(self) -> int: ...

    async def join(self, wanted: int | None, proposed: int) -> int: ...

    def turn(self, shard: int, at_once: int, window: float) -> Awaitable[float]: ...

    def rung_by(self, ring: Callable[[], None]) -> None: ...


class Overtaken(OSError):  # noqa: N818 - reads as what happened
    """Nothing is posted while others may do so."""


class ClusteredBot(ShardedBot):
    """A server on one of its shards, while others run theirs; without any it waits."""

    def __init__(self, app: App, synced: Path, claims: _Joining, wanted: int | None) -> None:
        super().__init__(app, synced)
        self._claims = claims
        self._wanted = wanted
        self._sharing = Sharing(claims, app.service.share, self)
        self._launched = asyncio.Event()
        self._launching: dict[int, asyncio.Task[None]] = {}
        self._requests_a_second = RateLimiter(a_second=A_SECOND, among=self._processes)
        assert self.http.http_trace is not None
        self.http.http_trace.on_request_start.append(self._before_request)

    async def _count_shards(self) -> None:
        proposed, _, limit = await self.http.get_bot_gateway()
        self._at_once = limit["max_concurrency"]
        try:
            self.shard_count = await self._claims.join(self._wanted, proposed)
        except StoreFailed as error:
            raise StoreUnusable("KINGSFORGE_DATABASE", error.why) from error
        share = self._app.service.share
        share.shards, share.process = self.shard_count, self._claims.number
        self._gateway.expect(self.shard_count, ())
        self._sharing.begin(self._at_once)
        self._claims.rung_by(self._sharing.ring)
        _log.info("process %s, among %s shards", share.process, share.shards)

    def begin_work(self, sleep: Sleep | None = None) -> None:
        """Begin all work, and hold shards besides."""
        super().begin_work(sleep)
        self._background.begin_once("shards", self._sharing.run(asyncio.sleep))
        self._background.begin_once("rings", self._ring())

    async def launch_shards(self) -> None:
        """Launch none yet: those that are ours are begun whenever they are."""
        self.shard_ids = []
        self._connection.shard_count = self.shard_count
        self._connection.shard_ids = self.shard_ids
        self._launched.set()

    def begin(self, shard: int) -> None:
        """Connect it, once it may begin."""
        self._gateway.lost(shard)
        self._app.service.ring()
        self._launching[shard] = asyncio.create_task(self._launch(shard), name=f"shard {shard}")

    async def end(self, shard: int) -> None:
        """Disconnect it, and forget its servers."""
        if (launching := self._launching.pop(shard, None)) is not None:
            launching.cancel()
        if self.shard_ids and shard in self.shard_ids:
            self.shard_ids.remove(shard)
        if (known := self.get_shard(shard)) is not None:
            await known.disconnect()
        self._gateway.none_of_ours(shard)
        for guild in [one for one in self.guilds if one.shard_id == shard]:
            self._connection._remove_guild(guild)  # noqa: SLF001 - the library forgets none by itself

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Begin when it is this shard's turn among those of all processes."""
        shard = shard_id or 0
        while self._is_ours(shard):
            try:
                wait = await self._claims.turn(shard, self._at_once, WINDOW)
            except StoreFailed:
                # Nobody knows who begins: two processes would begin at once, and without the database nothing is done.
                await self._app.service.sleep(_ASKS_AGAIN)
                continue
            await self._app.service.sleep(wait)
            if self._is_ours(shard) and self._sharing.is_sure:
                return
            # A process that stood meanwhile has missed its turn.
        # It was let go, before or meanwhile: the library has nothing yet that could be disconnected.
        raise asyncio.CancelledError

    async def on_shard_ready(self, shard_id: int) -> None:
        """Note that it is there; where it was let go meanwhile, end it again: two would answer."""
        if self._is_ours(shard_id):
            await super().on_shard_ready(shard_id)
        else:
            await self.end(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Note that it is back; where it was let go meanwhile, end it again."""
        if self._is_ours(shard_id):
            await super().on_shard_resumed(shard_id)
        else:
            await self.end(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """The library connects it again by itself, if it is ours."""
        if self._is_ours(shard_id):
            await super().on_shard_disconnect(shard_id)

    async def takes(self, interaction: Interaction) -> bool:
        """Whether to answer, after those who may have taken over: who answers second finds out that it was answered."""
        if self._sharing.may_be_over:
            interaction.extras[DOUBTFUL] = True
            self._sharing.ring()
            await self._app.service.sleep(HESITATES)
        return await super().takes(interaction)

    def _is_ours(self, shard: int) -> bool:
        return shard in self._app.service.share.mine

    async def _launch(self, shard: int) -> None:
        await self._launched.wait()
        assert self.shard_ids is not None
        self.shard_ids.append(shard)
        await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def _ring(self) -> None:
        while True:
            await asyncio.sleep(_RINGS)
            self._app.service.ring()

    async def _before_request(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, start: aiohttp.TraceRequestStartParams
    ) -> None:
        """The last moment at which it can be left undone. Raises Overtaken."""
        path = start.url.path
        if "/interactions/" in path or "/webhooks/" in path:
            return
        if wait := self._requests_a_second.wait():
            await self._app.service.sleep(wait)
        if start.method != "GET" and "/channels/" in path and not self._sharing.is_sure:
            self._sharing.ring()
            raise Overtaken("it is not known whether another process has taken over")
