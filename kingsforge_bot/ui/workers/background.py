"""All that the bot does beside answering people."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable

from kingsforge_bot.service.ports import Sleep
from kingsforge_bot.ui.workers.steadily import steadily

Loops = dict[str, Callable[[], Awaitable[None]]]
"""Work by its names; each goes on until it is cancelled."""


class Background:
    """Work that goes on until it is stopped; each part has a name, as the log calls it."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self, name: str, work: Callable[[], Awaitable[None]], sleep: Sleep) -> None:
        """Begin work that begins anew whenever it ends (`steadily`)."""
        self.begin_once(name, steadily(name, work, sleep))

    def begin_all(self, loops: Loops, sleep: Sleep) -> None:
        """Begin each of them likewise."""
        for name, work in loops.items():
            self.begin(name, work, sleep)

    def begin_once(self, name: str, work: Coroutine[None, None, None]) -> None:
        """Begin work whose end is the bot's end too."""
        self._tasks.append(asyncio.create_task(work, name=name))

    async def until_one_ends(self, besides: Iterable[asyncio.Task[None]]) -> None:
        """Wait until a part of it ends, or one `besides`. Raises what ended it."""
        await asyncio.wait({*besides, *self._tasks}, return_when=asyncio.FIRST_COMPLETED)
        for task in self._tasks:
            if task.done() and not task.cancelled():
                task.result()

    async def stop(self) -> None:
        """Cancel all of it, and wait until it has ended."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
