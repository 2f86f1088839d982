"""Looks after the running bot: says how it is, and counts what it did."""

import asyncio
import logging
import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from kingsforge_bot.hosting.answer_times import AnswerTimes
from kingsforge_bot.hosting.footprint import memory, on_disk, room
from kingsforge_bot.hosting.gateway import Gateway
from kingsforge_bot.hosting.health import Health, oldest_of
from kingsforge_bot.hosting.notifying import Notifier
from kingsforge_bot.hosting.pulse import Pulse
from kingsforge_bot.hosting.status import HealthStatus, write_status
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.ports import Sleep
from kingsforge_bot.service.post.backlog import Backlog, Behind
from kingsforge_bot.service.post.outbox_worker import OutboxWorker
from kingsforge_bot.service.shards.share import Share
from kingsforge_bot.ui.admin.health_words import health_line

ROUND: Final = 10.0
"""Seconds between two looks."""
HOUR: Final = 60 * 60
PATIENCE: Final = 5.0
"""Seconds in which the database has to answer."""
KINDS: Final = ("command", "press", "autocomplete")
"""Of interactions, as they are counted."""
_log = logging.getLogger(__name__)


class Watched(msgspec.Struct, frozen=True):
    """What a watch looks at, and what it measures that by."""

    database: Path
    backlog: Backlog
    gateway: Gateway
    times: AnswerTimes
    share: Share = msgspec.field(default_factory=Share)
    pulse: Pulse = msgspec.field(default_factory=Pulse)
    clock: Callable[[], float] = time.time
    room: Callable[[Path], float | None] = room


class Watch:
    """One round each ten seconds: the status file, systemd's watchdog, and once an hour the counters."""

    def __init__(self, say: Localizer, watched: Watched, notifier: Notifier | None = None) -> None:
        self._say = say
        self._watched = watched
        self._notifier = notifier or Notifier()
        self._asking: asyncio.Task[tuple[Behind, ...]] | None = None
        self._untold = False
        self._counted_at = watched.clock()
        self._counted = (0, 0)
        self.health: Health | None = None
        """As the last look found it."""

    async def run(self, outbox_worker: OutboxWorker, latency: Callable[[], float], sleep: Sleep) -> None:
        """Until cancelled, which is told too."""
        self._notifier.tell(READY="1")
        try:
            while True:
                await self.look(outbox_worker, latency())
                await sleep(ROUND)
        except asyncio.CancelledError:
            self._notifier.tell(STOPPING="1")
            self._write(False, self._say("health-stopped"))
            raise

    async def look(self, outbox_worker: OutboxWorker, latency: float) -> Health:
        """One round: what was measured, once it is told."""
        health = self.health = await self._measured(latency)
        line = health_line(self._say, health)
        await asyncio.to_thread(self._write, not health.ailments, line)
        alive = {} if health.is_hung else {"WATCHDOG": "1"}
        self._notifier.tell(STATUS=line, **alive)
        if self._watched.clock() - self._counted_at >= HOUR:
            self._counted_at = self._watched.clock()
            await self._count(outbox_worker, health)
        return health

    async def _measured(self, latency: float) -> Health:
        behind = await self._behind()
        owed, oldest = (0, 0.0) if behind is None else oldest_of(behind)
        away = self._watched.gateway.away
        return Health(
            away=away,
            # Before the first heartbeat was answered it is not a number, or infinite.
            latency=latency if away is None and math.isfinite(latency) else None,
            owed=owed,
            oldest=oldest,
            late=self._watched.pulse.lately(),
            answers=behind is not None,
            room=await asyncio.to_thread(self._watched.room, self._watched.database),
            shards=self._watched.gateway.shards,
            missing=self._watched.gateway.missing,
            part=self._watched.share.part,
        )

    async def _behind(self) -> tuple[Behind, ...] | None:
        """What is owed; None where the database does not say so in time. Asked again only once it has answered."""
        asking = self._asking or asyncio.create_task(self._watched.backlog.all(), name="backlog")
        done, _ = await asyncio.wait({asking}, timeout=PATIENCE)
        self._asking = None if done else asking
        try:
            return asking.result() if done else None
        except StoreFailed:
            _log.exception("the database does not say what is owed")
            return None

    def _write(self, healthy: bool, line: str) -> None:
        try:
            write_status(
                self._watched.database, HealthStatus(self._watched.clock(), healthy, line, self._say("health-stale"))
            )
            self._untold = False
        except OSError as error:
            # Said once, and a health check finds the old status too old.
            if not self._untold:
                _log.warning("the status cannot be written: %s", error)
            self._untold = True

    async def _count(self, outbox_worker: OutboxWorker, health: Health) -> None:
        answers, worst = self._watched.times.take(), self._watched.pulse.take_worst()
        (made, failed), self._counted = self._counted, (outbox_worker.made, outbox_worker.failed)
        try:
            census = await self._watched.backlog.census()
        except StoreFailed:
            _log.exception("tables cannot be counted")
            return
        _log.info(
            "counters: %s p95=%s posts=%s failed=%s owed=%s running=%s lobbies=%s late=%.2fs memory=%s disk=%.1fMiB",
            " ".join(f"{kind}={answers.counts.get(kind, 0)}" for kind in KINDS),
            "-" if answers.p95 is None else f"{answers.p95:.2f}s",
            outbox_worker.made - made,
            outbox_worker.failed - failed,
            health.owed,
            census.running,
            census.lobbies,
            worst,
            "-" if (mebibytes := memory()) is None else f"{mebibytes:.0f}MiB",
            on_disk(self._watched.database),
        )
