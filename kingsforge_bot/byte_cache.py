"""What was made once and may be wanted again, up to a number of bytes; what was not asked for longest goes first."""

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from cachetools import LRUCache

X = TypeVar("X")


class ByteCache(Generic[X]):
    """Used by several threads at a time. The same thing may be made twice at the same time; then one is kept."""

    def __init__(self, room: int, weight: Callable[[X], int]) -> None:
        self._lock = Lock()
        self._kept: LRUCache[Hashable, X] = LRUCache(room, weight)

    @property
    def weight(self) -> float:
        """Bytes of all that is kept; never above the room."""
        return self._kept.currsize

    def get(self, key: Hashable, make: Callable[[], X]) -> X:
        """What is kept under the key, else what `make` makes."""
        found = self.find(key)
        if found is None:
            found = make()
            self.keep(key, found)
        return found

    def find(self, key: Hashable) -> X | None:
        """What is kept under the key."""
        with self._lock:
            return self._kept.get(key)

    def keep(self, key: Hashable, made: X) -> None:
        """Keep it, if there is room for it at all and nothing is kept under the key yet."""
        with self._lock:
            if self._kept.getsizeof(made) <= self._kept.maxsize:
                self._kept.setdefault(key, made)

    def clear(self) -> None:
        """Keeps nothing."""
        with self._lock:
            self._kept.clear()
