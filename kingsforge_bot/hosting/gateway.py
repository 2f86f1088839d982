"""Since when the bot is not connected to Discord, or a shard of it is not."""

import time
from collections.abc import Callable, Iterable


class Gateway:
    """Since when connections are away: from the start on, until they are said to be there. `now` never goes back.

    A bot without shards is one. Of several, whichever is away keeps its players away: then the bot is not there.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._since = {0: now()}
        self.shards = 1

    def expect(self, shards: int, ours: Iterable[int] | None = None) -> None:
        """Expect so many connections, of which those are `ours`, or all; they are away as long as the bot was."""
        ours = range(shards) if ours is None else ours
        self._since = dict.fromkeys(ours, min(self._since.values(), default=self._now()))
        self.shards = shards

    def there(self, shard: int = 0) -> None:
        """Note that it is connected, and that everything is known that a connection begins with."""
        self._since.pop(shard, None)

    def lost(self, shard: int = 0) -> None:
        """Note that it is away; said again, that counts from the first time."""
        self._since.setdefault(shard, self._now())

    def none_of_ours(self, shard: int) -> None:
        """Leave it to the process that has it: whether it is there is not known here."""
        self._since.pop(shard, None)

    @property
    def away(self) -> float | None:
        """For how many seconds not all are there; None while they are."""
        return self._now() - min(self._since.values()) if self._since else None

    @property
    def missing(self) -> int:
        """How many are away."""
        return len(self._since)
