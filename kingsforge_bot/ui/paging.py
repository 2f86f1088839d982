"""Menus with more lines than Discord shows at once: the last line leads to the next page."""

from collections.abc import Iterable
from typing import Final

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.message import OPTIONS, Option

_MORE: Final = "more:"
"""Begins the value of the line that turns the page; the number of the next line follows."""


def page(l10n: Localizer, lines: tuple[Option, ...], start: int) -> tuple[Option, ...]:
    """The lines from `start` on, as many as a menu has. Raises UnknownPress for a page there is not."""
    if start >= len(lines):
        raise UnknownPress
    if len(lines) - start <= OPTIONS:
        return lines[start:]
    end = start + OPTIONS - 1
    return (*lines[start:end], Option(l10n("menu-more"), f"{_MORE}{end}"))


def page_of(values: Iterable[str]) -> int | None:
    """Where the next page begins, if that line was chosen. Raises UnknownPress for one that was made up."""
    more = next((value for value in values if value.startswith(_MORE)), None)
    return None if more is None else number(more.removeprefix(_MORE))


def number(text: str) -> int:
    """Digits as a menu's value has them, two at most. Raises UnknownPress."""
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise UnknownPress
    return int(text)
