"""A second tap on a button that was carried out already: phones make them, and what the first one said should stay."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

_REMEMBERED: Final = 2000


class Repeats:
    """The last presses that are being answered or were carried out, or the last things that were said once.

    What was forgotten, or pressed or said before a restart, is answered or said like any other.
    """

    def __init__(self) -> None:
        self._pressed: OrderedDict[Hashable, None] = OrderedDict()

    def again(self, press: Hashable) -> bool:
        """Whether it is known; from now on it is."""
        known = press in self._pressed
        self._pressed[press] = None
        self._pressed.move_to_end(press)
        if len(self._pressed) > _REMEMBERED:
            self._pressed.popitem(last=False)
        return known

    def forget(self, press: Hashable) -> None:
        """It only showed something: the next one is answered too."""
        self._pressed.pop(press, None)
