"""Heavy jobs: few at once, one for each user, and one for all who ask for the same."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

from kingsforge_bot.render.byte_cache import ByteCache
from kingsforge_bot.service.types import UserId
from kingsforge_bot.ui.errors import OneAtATime, TooBusy

X = TypeVar("X")


class _Job(Generic[X]):
    """One job, and the users who wait for it; somebody who asked twice stands here twice."""

    def __init__(self, task: "asyncio.Task[X]") -> None:
        self.task = task
        self.waiting: list[UserId] = []


class Jobs(Generic[X]):
    """At most `most` different jobs, each in its turn. A job ends when nobody waits for it any more."""

    def __init__(self, most: int, kept: ByteCache[X]) -> None:
        self._most = most
        self._kept = kept
        self._jobs: dict[Hashable, _Job[X]] = {}
        self._turn = asyncio.Lock()

    async def get(self, user: UserId, key: Hashable, make: Callable[[], Awaitable[X]], patience: float) -> X:
        """What is kept under the key, else what `make` makes for all who ask meanwhile; seconds of patience.

        Raises TooBusy, OneAtATime, TimeoutError, and what `make` raises.
        """
        found = self._kept.find(key)
        if found is not None:
            return found
        job = self._joined(user, key, make)
        try:
            async with asyncio.timeout(patience):
                return await asyncio.shield(job.task)
        finally:
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
        job.waiting.append(user)
        return job

    async def _made(self, key: Hashable, make: Callable[[], Awaitable[X]]) -> X:
        # One after the other, also what they load: the states of a long game take more memory than its picture.
        async with self._turn:
            made = await make()
        self._kept.keep(key, made)
        return made
