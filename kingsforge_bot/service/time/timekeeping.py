"""The timekeeper: each table has one time at which somebody has to look at it again. It survives restarts."""

import logging
from collections.abc import Sequence
from typing import Final, Protocol

from kingsforge_bot.service.ports import Clock, Sleep, Store, Writing
from kingsforge_bot.service.records import Listed
from kingsforge_bot.service.turn.locks import TableLocks
from kingsforge_bot.service.types import Table, TableId

LOOKS_EVERY: Final = 1.0
"""Seconds between two looks at what is due: whatever a second brings at a table is one look."""
AGAIN_AFTER: Final = 300
"""Seconds after which a table is looked at again where a look at it failed."""

log = logging.getLogger(__name__)


class Job(Protocol):
    """One kind of work that time brings to tables."""

    async def attend(self, table: Table, now: int) -> int | None:
        """Do what is due there, and say when to come back; None: only once something happened at the table.

        The table's lock is held. Whatever is done is a transaction that also makes that it is not done again: a look
        may be cut off anywhere, and begins anew.
        """


class MessageJob(Protocol):
    """Jobs that owe messages and do nothing else: those of one look are one transaction with the next time."""

    async def attend(self, writing: Writing, listed: Listed, now: int) -> int | None:
        """As a job does, in that transaction. It may be undone: what is not in the database waits for `written`."""

    def written(self) -> None:
        """What was owed stands in the database."""


class Timekeeper:
    """The loop over tables that are due: after each of their entries at once, then when a job said so."""

    def __init__(
        self,
        store: Store,
        locks: TableLocks,
        clock: Clock,
        jobs: Sequence[Job],
        message_jobs: Sequence[MessageJob] = (),
    ) -> None:
        self._store = store
        self._locks = locks
        self._clock = clock
        self._jobs = tuple(jobs)
        self._message_jobs = tuple(message_jobs)

    async def run(self, sleep: Sleep) -> None:
        """All that became due while nobody looked, and what was being looked at when the last one ended; then on."""
        now = self._clock()
        async with self._store.writing() as writing:
            await writing.due.look_again(now, now + AGAIN_AFTER)
        while True:
            await self.attend_due()
            await sleep(LOOKS_EVERY)

    async def attend_due(self) -> None:
        """One look at the tables that are due, the longest due first. Raises StoreFailed."""
        now = self._clock()
        for table, version in (await self._store.due.versions(now)).items():
            async with self._locks.of(table):
                await self._attend(table, version, now)

    async def _attend(self, number: TableId, version: int, now: int) -> None:
        """Come back when the first of the jobs wants to; one that failed is tried again later."""
        wanted: list[int] = []
        listed: Listed | None = None
        read_at = -1
        for job in self._jobs:
            at: int | None
            try:
                if read_at != (committed := self._store.committed) or self._store.is_shared:
                    # The job before may have changed it. Else it is not read again: those who play wait for reads.
                    listed = await self._store.listed(number)
                    read_at = committed
                at = None if listed is None else await job.attend(listed.table, now)
            except Exception:
                # A bug too: neither other jobs nor other tables wait for it.
                log.exception("%s, due at table %s, is not done", type(job).__name__, number)
                at = now + AGAIN_AFTER
            if at is not None:
                wanted.append(at)
        message_jobs = self._message_jobs
        while True:
            told = list[int | None]()
            message_job: MessageJob | None = None
            try:
                async with self._store.writing() as writing:
                    for message_job in message_jobs:
                        if read_at != self._store.committed or self._store.is_shared:
                            # Also whoever wrote while this waited for its transaction may have changed it.
                            listed = await self._store.listed(number)
                            read_at = self._store.committed
                        told.append(None if listed is None else await message_job.attend(writing, listed, now))
                    message_job = None
                    times = [max(at, now + 1) for at in (*wanted, *told) if at is not None]
                    await writing.due.come_back(number, min(times, default=None), version)
            except Exception:
                if message_job is None:
                    raise
                # What the others told is undone with it, and told without it.
                log.exception("%s, due at table %s, is not done", type(message_job).__name__, number)
                wanted.append(now + AGAIN_AFTER)
                message_jobs = tuple(one for one in message_jobs if one is not message_job)
                continue
            break
        for one in message_jobs:
            one.written()
