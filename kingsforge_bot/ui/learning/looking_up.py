"""Queries to the rulebooks, looked up off the event loop: in their order, and of each member the newest alone."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar

from kingsforge_bot.service.types import UserId
from kingsforge_bot.ui.errors import Overtaken, TooBusy
from kingsforge_bot.ui.workers.worker import Worker

X = TypeVar("X")

PATIENCE: Final = 30.0
"""Seconds until somebody who asked is told to ask again."""
TYPING: Final = 2.5
"""Seconds until somebody who types gets no suggestions: after three Discord takes none."""
_MOST: Final = 256
"""Queries that wait or are looked up, some milliseconds each."""


class LookingUp:
    """The thread for all queries. One that is asked has no use any more for suggestions to it."""

    def __init__(self, patience: float = PATIENCE, typing: float = TYPING) -> None:
        worker = Worker("looking-up", _MOST)
        self._asked, self._typed = _Newest(worker, patience), _Newest(worker, typing)

    async def asked(self, user: UserId, work: Callable[[], X]) -> X:
        """What the work returns, for an answer. Raises Overtaken, TooBusy."""
        self._typed.drop(user)
        return await self._asked.do(user, work)

    async def typed(self, user: UserId, work: Callable[[], X]) -> X:
        """The same for suggestions while a query is typed."""
        return await self._typed.do(user, work)


class _Newest:
    """Of each member one piece of work, which the next one ends."""

    def __init__(self, worker: Worker, patience: float) -> None:
        self._worker = worker
        self._patience = patience
        self._newest: dict[UserId, asyncio.Task[Any]] = {}

    async def do(self, user: UserId, work: Callable[[], X]) -> X:
        """What the work returns. Raises Overtaken, TooBusy, and what the work raises."""
        self.drop(user)
        task: asyncio.Task[X] = asyncio.create_task(self._worker.do(lambda _: work()))
        self._newest[user] = task
        try:
            done, _ = await asyncio.wait({task}, timeout=self._patience)
        finally:
            task.cancel()
            if self._newest.get(user) is task:
                del self._newest[user]
        if not done:
            raise TooBusy
        if task.cancelled():
            raise Overtaken
        return task.result()

    def drop(self, user: UserId) -> None:
        """What was begun for that member is not wanted any more."""
        if user in self._newest:
            self._newest[user].cancel()
