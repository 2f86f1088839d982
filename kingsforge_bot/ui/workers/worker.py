"""Work that keeps a processor busy, off the event loop: in a thread of its own, and never more than a bound of it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Semaphore
from typing import TypeVar

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.ui.errors import TooBusy

X = TypeVar("X")


class Worker:
    """One thread that takes work in order. At most `most` pieces wait or run; each sort of work has its own worker."""

    def __init__(self, name: str, most: int) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._room = Semaphore(most)

    async def do(self, work: Callable[[StillWanted], X]) -> X:
        """What the work returns. Who gives up waiting stops it: before its turn, or where it next asks.

        Raises TooBusy, and what the work raises.
        """
        if not self._room.acquire(blocking=False):
            raise TooBusy
        given_up = Event()
        future = self._thread.submit(work, lambda: not given_up.is_set())
        # Also of work that was given up: until it has noticed, the thread is not free for other work.
        future.add_done_callback(lambda _: self._room.release())
        try:
            return await asyncio.wrap_future(future)
        finally:
            given_up.set()
