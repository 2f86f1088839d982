"""Second taps: a finger that came down for what stood in its place before the next move did."""

import time
from collections.abc import Callable
from typing import Final

from cachetools import LRUCache

from kingsforge_bot.service.types import TableId, UserId

READ_WITHIN: Final = 1.0
"""Seconds in which nobody has read what an answer proposes next, and decided on it."""
_REMEMBERED: Final = 2000


class SecondTaps:
    """When each player was last shown what their decision led to.

    Buttons of the next move stand where those of the last one stood, and are of the position as it is, so that nothing
    else tells a phone's double tap from a decision. Forgotten with a restart.
    """

    def __init__(self, within: float = READ_WITHIN, clock: Callable[[], float] = time.monotonic) -> None:
        self._within = within
        self._shown: LRUCache[tuple[UserId, TableId], float] = LRUCache(_REMEMBERED)
        self.clock = clock

    def decided(self, user: UserId, table: TableId) -> None:
        """Note that they are shown from now on what their decision led to."""
        self._shown[user, table] = self.clock()

    def is_one(self, user: UserId, table: TableId, pressed_at: float) -> bool:
        """Whether a press that came in then was made before they can have read that."""
        shown = self._shown.get((user, table))
        return shown is not None and pressed_at < shown + self._within
