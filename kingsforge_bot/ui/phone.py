"""How high text and buttons are on a phone 390 points wide, about: what must be read and pressed is to fit its screen.

A phone's own letters differ, so this is an estimate, and rather too high than too low.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import width
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import Button, Menu, Message, Row

ROOM_BELOW_PICTURE: Final = 341
"""Points that a board three wide and two high leaves to text and buttons."""
_DISMISS: Final = 25
"""Points below a message that only its reader sees."""
PRIVATE_ROOM: Final = ROOM_BELOW_PICTURE - _DISMISS
SMALL: Final = "-# "
"""Begins a line in Discord's small letters."""
_LINE, _SMALL_LINE, _ROW = 23, 20, 46
"""Points from one to the next."""
_LETTERS, SMALL_LETTERS = 42, 54
"""Of a line, of a line in small letters."""
_BUTTON, _LETTER, _ACROSS = 40, 8.5, 376
"""Points of a button and the gap behind it but for its letters, of one of these, and of all there are in a row."""
_MARKUP: Final = re.compile(r"\*\*|<[^>]*>")


def height(text: str, rows: Iterable[Row]) -> int:
    """The height in points of lines and rows, as a phone breaks them."""
    return sum(_text(line) for line in text.splitlines()) + _ROW * sum(map(_lines, rows))


def first_that_fits(
    l10n: Localizer, look: TableView, tried: Iterable[Message], *, undoes: bool, room: int = PRIVATE_ROOM
) -> Message:
    """The first of these that a phone has room for, else the last; `undoes`: a button will stand there that takes back
    what was just done.
    """
    undo = Button(l10n("button-undo"), ComponentId(look.table.id, look.table.seq, "undo"))
    found = Message("")
    for one in tried:
        found = one
        late = "" if one.footer is None else one.footer.otherwise or one.footer.too_busy
        rows = one.with_button(undo).rows if undoes else one.rows
        if height("\n".join(filter(None, [one.text, late])), rows) <= room:
            break
    return found


def letters(line: str) -> int:
    """How wide a line is, in Latin letters, without the marks that nobody reads."""
    return width(_MARKUP.sub("", line.removeprefix(SMALL)))


def _text(line: str) -> int:
    small, wide = line.startswith(SMALL), letters(line)
    return (1 + wide // SMALL_LETTERS) * _SMALL_LINE if small else (1 + wide // _LETTERS) * _LINE


def _lines(row: Row) -> int:
    return 1 if isinstance(row, Menu) else _broken(row)


def _broken(buttons: Sequence[Button]) -> int:
    """Into how many lines a row of buttons is broken."""
    lines, used = 1, 0.0
    for button in buttons:
        wide = _BUTTON + _LETTER * width(button.label)
        if used and used + wide > _ACROSS:
            lines, used = lines + 1, 0.0
        used += wide
    return lines
