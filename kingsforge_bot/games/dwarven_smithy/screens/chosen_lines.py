"""Lines of a menu that were chosen: what their values say, and what they come to together."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.laying_out import LaidOut
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.screens import Plays

_ORDER: Final = (a.Craft, a.Sell, a.Discard, a.Move, a.Play)
"""In which what was chosen together is carried out: what makes room first."""
_TIMES: Final = " times "
"""Between a number of equal cards and what is done with each."""
_ONCE: Final = "1"
_COUNTS: Final = frozenset("123456789")
_LAID_OUT: Final = "laid-out "
"""Before a craft for which cards are laid out first: which, is worked out anew, for a value has no room for it."""


def times(count: int, action: a.Action) -> str:
    """The value of a line for so many equal cards."""
    return f"{count}{_TIMES}{action}"


def laid_out(craft: a.Craft) -> str:
    """The value of a line for a craft for which cards are laid out first."""
    return f"{_LAID_OUT}{craft}"


def is_laid_out(value: str) -> bool:
    """Whether that is such a value."""
    return value.startswith(_LAID_OUT)


def picked(values: Sequence[str], read: Callable[[str], Plays], crafts: Iterable[LaidOut]) -> Plays:
    """What the chosen lines come to, one after the other; of equal cards the most that were chosen.

    `crafts`: those for which cards are laid out first. Raises UnknownPress.
    """
    able = {laid_out(one.craft): one for one in crafts}
    found, together = Counter[a.Action](), list[a.Action]()
    for value in dict.fromkeys(values):
        if is_laid_out(value):
            if value not in able:
                raise UnknownPress
            together += able[value].actions
            continue
        count, _, notation = value.partition(_TIMES)
        if not notation:
            count, notation = _ONCE, value
        if count not in _COUNTS:
            raise UnknownPress
        for action in read(notation).actions:
            found[action] = max(found[action], int(count))
    # What is laid out for a craft and chosen by itself too is meant once.
    found -= Counter(together)
    if together and not all(isinstance(one, _ORDER) for one in found):
        # Crafts stand in the menu of one's own cards: beside them is nothing that meets luck.
        raise UnknownPress
    ordered = sorted(found.elements(), key=lambda one: _ORDER.index(type(one)) if type(one) in _ORDER else 0)
    crafted = [one for one in ordered if isinstance(one, a.Craft)]
    return Plays((*crafted, *together, *(one for one in ordered if not isinstance(one, a.Craft))))
