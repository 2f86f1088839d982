"""Room for something heavy: one of each member, and few of all."""

from collections.abc import Iterator
from contextlib import contextmanager

from kingsforge_bot.service.types import UserId
from kingsforge_bot.ui.errors import OneAtATime, TooBusy


class OneEach:
    """The members whose heavy work waits or is done, at most `most`."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._users: set[UserId] = set()

    @contextmanager
    def place(self, user: UserId) -> Iterator[None]:
        """A place that is theirs until the block ends. Raises OneAtATime, TooBusy."""
        if user in self._users:
            raise OneAtATime
        if len(self._users) >= self._most:
            raise TooBusy
        self._users.add(user)
        try:
            yield
        finally:
            self._users.discard(user)
