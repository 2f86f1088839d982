"""Heavy jobs: few at once, one for each user, and one for all who ask for the same."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from contextlib import ExitStack
from typing import Generic, TypeVar

from kingsforge_bot.byte_cache import ByteCache
from kingsforge_bot.service.types import UserId
from kingsforge_bot.ui.errors import OneAtATime, TooBusy

X = TypeVar("X")
AtEnd = Callable[[Callable[[], None]], None]
"""Calls what it is given once an answer is shown."""


class _Job(Generic[X]):
    """One job, and the users who wait for it; somebody who asked twice stands here twice."""

    def __init__(self, task: "asyncio.Task[X]") -> None:
        self.task = task
        self.waiting: list[UserId] = []


class Jobs(Generic[X]):
    """At most `most` different jobs, each in its turn. A job ends when nobody waits for it any more.

    Of one user `each` may wait for the same job.
    """

    def __init__(self, most: int, kept: ByteCache[X], each: int = 1) -> None:
        self._most = most
        self._each = each
        self._kept = kept
        self._jobs: dict[Hashable, _Job[X]] = {}
        self._turn = asyncio.Lock()

    async def get(
        self,
        user: UserId,
        key: Hashable,
        make: Callable[[], Awaitable[X]],
        patience: float,
        at_end: AtEnd | None = None,
    ) -> X:
        """What is kept under the key, else what `make` makes for all who ask meanwhile; seconds of patience.

        With `at_end` the user waits, and what was made counts, until the answer is shown. Raises TooBusy, OneAtATime,
        TimeoutError, and what `make` raises.
        """
        if at_end is None and (found := self._kept.find(key)) is not None:
            return found
        job = self._joined(user, key, make)
        with ExitStack() as waiting:
            waiting.callback(self._leave, user, key, job)
            async with asyncio.timeout(patience):
                made = await asyncio.shield(job.task)
            if at_end is not None:
                at_end(waiting.pop_all().close)
            return made

    def _leave(self, user: UserId, key: Hashable, job: _Job[X]) -> None:
        job.waiting.remove(user)
        if not job.waiting:
            if self._jobs.get(key) is job:
                del self._jobs[key]
            job.task.cancel()

    def _joined(self, user: UserId, key: Hashable, make: Callable[[], Awaitable[X]]) -> _Job[X]:
        """The job under that key, which the user now waits for too."""
        if any(user in job.waiting for other, job in self._jobs.items() if other != key):
            raise OneAtATime
        if key not in self._jobs:
            if len(self._jobs) >= self._most:
                raise TooBusy
            self._jobs[key] = _Job(asyncio.create_task(self._made(key, make)))
        job = self._jobs[key]
        if job.waiting.count(user) >= self._each:
            raise OneAtATime
        job.waiting.append(user)
        return job

    async def _made(self, key: Hashable, make: Callable[[], Awaitable[X]]) -> X:
        if (found := self._kept.find(key)) is not None:
            return found
        # One after the other, also what they load: the states of a long game take more memory than its picture.
        async with self._turn:
            made = await make()
        self._kept.keep(key, made)
        return made
