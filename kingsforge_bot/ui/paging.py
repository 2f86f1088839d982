"""Menus with more lines than Discord shows at once: the last line leads to the next page."""

from collections.abc import Iterable, Sequence
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
    """Lines that wait behind one of the first ones."""

    opens: str
    """What the line is called that leads to them."""
    lines: tuple[Option, ...]


def in_parts(
    l10n: Localizer, first: tuple[Option, ...], behind: Sequence[Behind], back: str, start: int
) -> tuple[int | None, tuple[Option, ...]]:
    """The lines from `start` on, and behind which line these wait, if any; `back` leads from there to the first ones.

    Raises UnknownPress for a page there is not.
    """
    begins = len(first) + len(behind)
    openers = list[Option]()
    shown: int | None = None
    before = 0
    for place, part in enumerate(behind):
        openers.append(Option(part.opens, f"{_MORE}{begins}"))
        if start >= begins:
            shown, before = place, begins
        begins += len(part.lines) + 1
    if shown is None:
        return None, page(l10n, (*first, *openers), start)
    lines = (*behind[shown].lines, Option(back, f"{_MORE}0"))
    return shown, page(l10n, lines, start - before, before)


def page_of(values: Iterable[str]) -> int | None:
    """Where the next page begins, if that line was chosen. Raises UnknownPress for one that was made up."""
    more = next((value for value in values if value.startswith(_MORE)), None)
    return None if more is None else number(more.removeprefix(_MORE))


def number(text: str) -> int:
    """Digits as a menu's value has them, two at most. Raises UnknownPress."""
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise UnknownPress
    return int(text)
