"""The figures of the running bot, gathered when a monitoring system asks for them."""

import asyncio
import logging
from collections.abc import Mapping

import msgspec

from kingsforge_bot.hosting.answer_times import AnswerTimes
from kingsforge_bot.hosting.footprint import memory
from kingsforge_bot.hosting.metrics import Figures
from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.post.invalid_requests import InvalidRequests
from kingsforge_bot.service.post.outbox_worker import OutboxWorker
from kingsforge_bot.service.workload import Load, Workload
from kingsforge_bot.ui.admin.watching import PATIENCE, Watch

_log = logging.getLogger(__name__)


class Measuring(msgspec.Struct, frozen=True):
    """What knows them; `requests` are Discord's answers by their HTTP status."""

    requests: Mapping[int, int]
    invalid_requests: InvalidRequests
    times: AnswerTimes
    outbox_worker: OutboxWorker
    watch: Watch
    workload: Workload

    async def serve(self, said: str) -> None:
        """At the address that the host set, until cancelled. Raises SettingUnusable."""
        # A web server takes some MiB: only where figures are wanted.
        from kingsforge_bot.hosting.metrics_page import served

        async with served(said, self.figures) as address:
            _log.info("metrics: http://%s:%s/metrics", *address)
            await asyncio.Event().wait()

    async def figures(self) -> Figures:
        """As they are now; of the bot's health what its last look found."""
        return Figures(
            requests=self.requests,
            refusals=self.invalid_requests.total,
            answers=self.times.histograms,
            posted=self.outbox_worker.made,
            failed=self.outbox_worker.failed,
            health=self.watch.health,
            load=await self._load(),
            memory=memory(),
        )

    async def _load(self) -> Load | None:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.workload.load()
        except (StoreFailed, TimeoutError) as error:
            _log.warning("the database does not say how much there is to do: %r", error)
            return None
