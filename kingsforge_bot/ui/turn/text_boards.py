"""The board in words, in pages of what a phone shows at once; which page is asked for stands in the button's id."""

from collections.abc import Iterator, Sequence
from typing import Final

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import width
from kingsforge_bot.service.types import Table
from kingsforge_bot.ui.custom_id import TEXT_BOARD, ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.message import TEXT, Button, Message, cut
from kingsforge_bot.ui.wording.titles import bold_title

_COLUMNS: Final = 42
"""Latin letters of a line on a phone."""
_LINES: Final = 23
"""Of a page, beside its title and its button."""
_NOT_WORTH_A_PAGE: Final = 3


def text_board(l10n: Localizer, table: Table, words: str, wanted: Sequence[str] = ()) -> Message:
    """The page that a press asks for, the first one where it asks for none. Raises UnknownPress."""
    pages = tuple(_pages(words))
    number = _number(wanted, len(pages))
    text = cut(f"**{bold_title(table)}**\n{pages[number - 1]}", TEXT)
    if len(pages) == 1:
        return Message(text)
    following = number % len(pages) + 1
    press = ComponentId(table.id, table.seq, f"{TEXT_BOARD} {following}")
    return Message(text, ((Button(l10n("page-button", number=following, all=len(pages)), press),),))


def _number(wanted: Sequence[str], pages: int) -> int:
    """A board that became shorter since has lost its last pages."""
    match wanted:
        case []:
            return 1
        case [digit] if digit.isascii() and digit.isdigit() and len(digit) == 1 and digit != "0":
            return min(int(digit), pages)
        case _:
            raise UnknownPress


def _pages(words: str) -> Iterator[str]:
    lines, high = list[str](), 0
    left = sum(map(_high, words.splitlines()))
    for line in words.splitlines():
        more = _high(line)
        if lines and high + more > _LINES and left > _NOT_WORTH_A_PAGE:
            yield "\n".join(lines)
            lines, high = [], 0
        lines.append(line)
        high += more
        left -= more
    yield "\n".join(lines)


def _high(line: str) -> int:
    return -(-width(line) // _COLUMNS)
