"""A deduplicator of presses: phones tap a button twice, and what the first one said should stay."""

from collections.abc import Hashable
from typing import Final

from cachetools import LRUCache

_REMEMBERED: Final = 2000


class Deduplicator:
    """The last presses that are being answered or were carried out, or the last things that were said once.

    What was forgotten, or pressed or said before a restart, is answered or said like any other.
    """

    def __init__(self) -> None:
        self._pressed: LRUCache[Hashable, None] = LRUCache(_REMEMBERED)

    def again(self, press: Hashable) -> bool:
        """Whether it is known; from now on it is."""
        known = press in self._pressed
        self._pressed[press] = None
        return known

    def forget(self, press: Hashable) -> None:
        """Forget a press that only showed something: the next one is answered too."""
        self._pressed.pop(press, None)
