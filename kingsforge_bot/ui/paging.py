"""Menus with more lines than Discord shows at once: the last line leads to the next page."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.message import OPTIONS, Option

_MORE: Final = "more:"
"""Begins the value of the line that turns the page; the number of the next line follows."""


def page(l10n: Localizer, lines: tuple[Option, ...], start: int, before: int = 0) -> tuple[Option, ...]:
    """The lines from `start` on, as many as a menu has; `before`: lines that are counted before the first of these.

    Raises UnknownPress for a page there is not.
    """
    if start >= len(lines):
        raise UnknownPress
    if len(lines) - start <= OPTIONS:
        return lines[start:]
    end = start + OPTIONS - 1
    return (*lines[start:end], Option(l10n("menu-more"), f"{_MORE}{before + end}"))


class Behind(NamedTuple):
    """Lines that wait behind one of those before."""

    opens: str
    """What the line is called that leads to them."""
    back: str
    """What the line is called that leads from them to the one before."""
    lines: tuple[Option, ...]
    told: str = ""
    """What stands below the line that leads to them."""
    behind: "tuple[Behind, ...]" = ()
    """What waits behind lines of theirs."""


def in_parts(l10n: Localizer, first: tuple[Option, ...], behind: tuple[Behind, ...], start: int) -> tuple[Option, ...]:
    """The lines from `start` on, of the first ones or of those that wait behind one of them.

    Raises UnknownPress for a page there is not.
    """
    begins, shown = [one for one in _parts(first, behind, 0, None) if one[0] <= start][-1]
    return page(l10n, shown, start - begins, begins)


def _parts(
    lines: tuple[Option, ...], behind: tuple[Behind, ...], begins: int, back: Option | None
) -> list[tuple[int, tuple[Option, ...]]]:
    """Each part with the number of its first line; those that wait stand behind it."""
    backs = () if back is None else (back,)
    openers = list[Option]()
    waiting = list[tuple[int, tuple[Option, ...]]]()
    after = begins + len(lines) + len(behind) + len(backs)
    for one in behind:
        openers.append(Option(one.opens, f"{_MORE}{after}", one.told))
        found = _parts(one.lines, one.behind, after, Option(one.back, f"{_MORE}{begins}"))
        waiting += found
        after = found[-1][0] + len(found[-1][1])
    return [(begins, (*lines, *openers, *backs)), *waiting]


def page_of(values: Iterable[str]) -> int | None:
    """Where the next page begins, if that line was chosen. Raises UnknownPress for one that was made up."""
    more = next((value for value in values if value.startswith(_MORE)), None)
    return None if more is None else number(more.removeprefix(_MORE))


def number(text: str) -> int:
    """Digits as a menu's value has them, two at most. Raises UnknownPress."""
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise UnknownPress
    return int(text)
