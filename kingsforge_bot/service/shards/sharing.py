"""Sharing: a process looks every other second whose the shards are, and takes or lets go what is its part."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final, Protocol

from kingsforge_bot.service.errors import StoreFailed, TakenOver
from kingsforge_bot.service.ports import Sleep
from kingsforge_bot.service.shards.dividing import FIRST_CLAIM, ClusterView, dead, lets_go, reclaims, takes
from kingsforge_bot.service.shards.share import Share

LOOKS_EVERY: Final = 2.0
"""Seconds."""
SURE_FOR: Final = 10.0
"""Seconds after a look in which nobody can have taken over, with some to spare: after them nothing is posted."""
_CLOCK: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
_BROKEN: Final = 5.0
"""Seconds between two looks after which what others said meanwhile is not known."""
_log = logging.getLogger(__name__)


class Claims(Protocol):
    """What all processes know of each other. Raises StoreFailed."""

    async def look(self) -> ClusterView:
        """How it stands; with it this process is heard of. `listened` is not told."""

    async def bury(self, number: int) -> None:
        """Have that process write nothing any more, from here on, unless it was heard of meanwhile."""

    async def take(self, shard: int) -> bool:
        """Take that shard, if nobody holds its lock: whether it is this process's now."""

    async def let_go(self, shard: int) -> None:
        """Let that shard be nobody's."""


class Connecting(Protocol):
    """What follows whose the shards are: connections to Discord."""

    def begin(self, shard: int) -> None:
        """Connect a shard that is this process's now. Waits for nothing."""

    async def end(self, shard: int) -> None:
        """Disconnect a shard that is not this process's any more."""


class Sharing:
    """One process's part in sharing. `now`: seconds of a clock that goes on while a process, or its machine, stands."""

    def __init__(
        self,
        claims: Claims,
        share: Share,
        connecting: Connecting,
        *,
        now: Callable[[], float] = lambda: time.clock_gettime(_CLOCK),
    ) -> None:
        self._claims = claims
        self._share = share
        self._connecting = connecting
        self._at_once = 1
        self._now = now
        self._since: float | None = None
        self._last = now()
        self._rung = asyncio.Event()
        share.mine = frozenset()

    def begin(self, at_once: int) -> None:
        """Begin, with as many shards as can be connected anew at a time."""
        self._at_once = at_once
        self._last = self._now()

    @property
    def silent(self) -> float:
        """Seconds since this process was last heard of."""
        return self._now() - self._last

    @property
    def is_sure(self) -> bool:
        """Whether nobody else can work for its shards."""
        return self.silent < SURE_FOR

    @property
    def may_be_over(self) -> bool:
        """Whether others may have taken over."""
        return self.silent >= FIRST_CLAIM

    def ring(self) -> None:
        """ClusterView at once: something changed."""
        self._rung.set()

    async def run(self, sleep: Sleep) -> None:
        """ClusterView every other second, until cancelled. Raises TakenOver."""
        failing = False
        while True:
            self._rung.clear()
            try:
                await self.look()
                failing = False
            except TakenOver:
                raise
            except StoreFailed as error:
                if not failing:
                    _log.warning("whose the shards are is not known: %s", error.why)
                failing = True
            ringing, resting = asyncio.ensure_future(self._rung.wait()), asyncio.ensure_future(sleep(LOOKS_EVERY))
            try:
                await asyncio.wait({ringing, resting}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                ringing.cancel()
                resting.cancel()

    async def look(self) -> None:
        """One look, and what follows from it. Raises StoreFailed, TakenOver."""
        begun = self._now()
        if self._since is None or begun - self._last > _BROKEN:
            self._since = begun
        try:
            seen = await self._claims.look()
        except StoreFailed:
            self._since = None
            raise
        if seen.is_overtaken:
            raise TakenOver
        # Of the moment before it was asked: whoever counts from then on counts too much rather than too little.
        self._last = begun
        self._share.processes = len(seen.living)
        for shard in self._share.mine - seen.mine:
            await self._lose(shard)
        seen = ClusterView(seen.me, seen.peers, seen.shards, begun - self._since)
        for number in dead(seen):
            _log.warning("process %s is silent: its shards are taken over", number)
            await self._claims.bury(number)
            self.ring()
        for shard in (*reclaims(seen), *takes(seen)):
            if await self._claims.take(shard):
                self._have(shard)
        for shard in lets_go(seen, self._at_once):
            await self._lose(shard)
            await self._claims.let_go(shard)

    def _have(self, shard: int) -> None:
        if shard not in self._share.mine:
            _log.info("shard %s is ours", shard)
            self._share.mine |= {shard}
            self._connecting.begin(shard)

    async def _lose(self, shard: int) -> None:
        """Begin nothing more for it before others do."""
        _log.info("shard %s is let go", shard)
        self._share.mine -= {shard}
        await self._connecting.end(shard)
