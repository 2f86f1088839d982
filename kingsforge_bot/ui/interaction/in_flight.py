"""Answers in flight: whoever reads "thinking" is told before the bot leaves."""

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

from kingsforge_bot.hosting.answer_times import AnswerTimes

_log = logging.getLogger(__name__)


class InFlight:
    """The count of answers that are acknowledged and not yet shown, and how long they took."""

    def __init__(self) -> None:
        self.times = AnswerTimes()
        self._count = 0
        self._none = asyncio.Event()
        self._none.set()

    @contextmanager
    def one(self, kind: str) -> Iterator[None]:
        """Count one for as long as an answer takes, to a `command` or a `press`."""
        began = time.monotonic()
        self._count += 1
        self._none.clear()
        try:
            yield
        finally:
            self.times.note(kind, time.monotonic() - began)
            self._count -= 1
            if not self._count:
                self._none.set()

    async def shown(self, within: float) -> None:
        """Wait until all are, at most so many seconds."""
        try:
            async with asyncio.timeout(within):
                await self._none.wait()
        except TimeoutError:
            _log.warning("%s answers were still underway after %s s", self._count, within)
