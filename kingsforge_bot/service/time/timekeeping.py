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
        newest = _Newest(self._store, number)
        wanted = await self._do_jobs(newest, now)
        message_jobs = self._message_jobs
        # What the others told is undone with a job that fails, and told without it.
        while (failed := await self._do_message_jobs(newest, version, now, wanted, message_jobs)) is not None:
            wanted.append(now + AGAIN_AFTER)
            message_jobs = tuple(one for one in message_jobs if one is not failed)
        for one in message_jobs:
            one.written()

    async def _do_jobs(self, newest: "_Newest", now: int) -> list[int]:
        """When they want to look again."""
        wanted: list[int] = []
        for job in self._jobs:
            at: int | None
            try:
                # The job before may have changed it.
                listed = await newest.listed()
                at = None if listed is None else await job.attend(listed.table, now)
            except Exception:
                # A bug too: neither other jobs nor other tables wait for it.
                log.exception("%s, due at table %s, is not done", type(job).__name__, newest.number)
                at = now + AGAIN_AFTER
            if at is not None:
                wanted.append(at)
        return wanted

    async def _do_message_jobs(
        self, newest: "_Newest", version: int, now: int, wanted: Sequence[int], jobs: Sequence[MessageJob]
    ) -> MessageJob | None:
        """In one transaction, which also says when to come back; one that failed, with which all of it is undone."""
        job: MessageJob | None = None
        told = list[int | None]()
        try:
            async with self._store.writing() as writing:
                for job in jobs:
                    # Also whoever wrote while this waited for its transaction may have changed it.
                    listed = await newest.listed()
                    told.append(None if listed is None else await job.attend(writing, listed, now))
                job = None
                times = [max(at, now + 1) for at in (*wanted, *told) if at is not None]
                await writing.due.come_back(newest.number, min(times, default=None), version)
        except Exception:
            if job is None:
                raise
            log.exception("%s, due at table %s, is not done", type(job).__name__, newest.number)
            return job
        return None


class _Newest:
    """A table as it stands, read again only once something was committed: those who play wait for reads."""

    def __init__(self, store: Store, number: TableId) -> None:
        self.number = number
        self._store = store
        self._listed: Listed | None = None
        self._read_at = -1

    async def listed(self) -> Listed | None:
        if self._read_at != (committed := self._store.committed) or self._store.is_shared:
            self._listed = await self._store.listed(self.number)
            self._read_at = committed
        return self._listed
