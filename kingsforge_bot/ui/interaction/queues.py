"""How much of one member is answered at once: what is more than that waits in order, and what is much more is refused.

Whoever waits here has been told "thinking" and is in memory as what they pressed or typed; no table was read for them.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, ExitStack, contextmanager
from typing import Final

from kingsforge_bot.service.types import UserId
from kingsforge_bot.ui.errors import TooBusy

AT_ONCE: Final = 6
"""Answers to one member that are worked out: more than there are heavy sorts, of each of which a member has one, so
that a replay or a check of the dice never holds up their turn."""
MOST: Final = 16
"""Answers to one member that wait, are worked out or are being shown."""
MOST_OF_ALL: Final = 400
"""The same of all members."""


QueuePlace = AbstractAsyncContextManager[None]
"""Within it an answer is worked out. Its beginning may raise TooBusy."""


class Queues:
    """The queues of members, one for each who is being answered."""

    def __init__(self) -> None:
        self._underway: Counter[UserId] = Counter()
        self._places: dict[UserId, asyncio.Semaphore] = {}
        self._ends: dict[int, ExitStack] = {}

    @contextmanager
    def joined(self, user: UserId, answer: int) -> Iterator[QueuePlace]:
        """A place in the user's queue until that answer is shown, known by the id of what it answers."""
        if self._underway[user] >= MOST or self._underway.total() >= MOST_OF_ALL:
            # A sentence is all that is shown then: it takes nobody's place.
            yield _NoPlace()
            return
        places = self._places.setdefault(user, asyncio.Semaphore(AT_ONCE))
        self._underway[user] += 1
        try:
            with ExitStack() as self._ends[answer]:
                yield places
        finally:
            del self._ends[answer]
            self._underway[user] -= 1
            if not self._underway[user]:
                del self._underway[user], self._places[user]

    def at_end(self, answer: int, then: Callable[[], None]) -> None:
        """Call it once that answer is shown or given up; at once where it is not underway."""
        if (end := self._ends.get(answer)) is not None:
            end.callback(then)
        else:
            then()


class _NoPlace:
    async def __aenter__(self) -> None:
        raise TooBusy

    async def __aexit__(self, *_: object) -> None:
        """Never entered."""
