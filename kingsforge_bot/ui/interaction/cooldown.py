"""How often somebody may do what others see, within a time: threads they open. Presses and commands: `queues`."""

from collections.abc import Hashable
from typing import Final

from cachetools import LRUCache

_REMEMBERED: Final = 2000


class Cooldown:
    """A limit of so often within so many seconds for each key. Forgotten with a restart."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self._seconds = seconds
        self._times: LRUCache[Hashable, list[float]] = LRUCache(_REMEMBERED)

    def allows(self, key: Hashable, now: float) -> bool:
        """Whether it may be done once more, at that second; if so, it counts."""
        lately = [one for one in self._times.get(key, ()) if one > now - self._seconds]
        allowed = len(lately) < self.most
        self._times[key] = [*lately, now] if allowed else lately
        return allowed
