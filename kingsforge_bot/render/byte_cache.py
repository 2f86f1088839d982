"""What was made once and may be wanted again, up to a number of bytes; what was not asked for longest goes first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

X = TypeVar("X")


class ByteCache(Generic[X]):
    """Used by several threads at a time. The same thing may be made twice at the same time; then one is kept."""

    def __init__(self, room: int, weight: Callable[[X], int]) -> None:
        self._room = room
        self._weight = weight
        self._lock = Lock()
        self._kept: OrderedDict[Hashable, X] = OrderedDict()
        self.weight = 0
        """Bytes of all that is kept; never above the room."""

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
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def keep(self, key: Hashable, made: X) -> None:
        """Keep it, if there is room for it at all and nothing is kept under the key yet."""
        with self._lock:
            if key not in self._kept and self._weight(made) <= self._room:
                self._kept[key] = made
                self.weight += self._weight(made)
            while self.weight > self._room:
                _, dropped = self._kept.popitem(last=False)
                self.weight -= self._weight(dropped)

    def clear(self) -> None:
        """Keeps nothing."""
        with self._lock:
            self._kept.clear()
            self.weight = 0
