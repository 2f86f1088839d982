"""Waiting for something to happen in the world, and telling what happened instead."""

from collections.abc import Callable
from typing import TypeVar

from kingsforge_bot.sandbox.world.changes import Feed
from kingsforge_bot.sandbox.world.journal import Journal

T = TypeVar("T")


class NothingHappened(AssertionError):  # noqa: N818 - reads as what happened
    """Something waited for did not come in time; the text tells what, and the recent traffic."""


class Waiting:
    """Waits by changes; `patience` is how long (seconds) where nothing else is said."""

    def __init__(self, feed: Feed, journal: Journal, patience: float) -> None:
        self._feed = feed
        self._journal = journal
        self.patience = patience

    async def until(self, probe: Callable[[], T | None], what: str, within: float | None = None) -> T:
        """Wait until `probe` gives something other than None, asking again after each change.

        Raises NothingHappened, naming `what`.
        """
        limit = self.patience if within is None else within
        try:
            return await self._feed.until(probe, limit)
        except TimeoutError:
            raise self.nothing(f"{what} (waited {limit:g} s)") from None

    def nothing(self, what: str) -> NothingHappened:
        """The error for `what` not having come."""
        return NothingHappened(f"expected {what}; recent traffic:\n{self._journal.recent()}")
