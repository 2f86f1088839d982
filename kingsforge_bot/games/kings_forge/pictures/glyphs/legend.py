"""What the letters and signs of a picture mean, said once in the table's language: which signs, and where they lie."""

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache
from typing import Final

import msgspec

from kingsforge_bot.games.kings_forge.pictures.contents import Content
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import draw_row, row_width
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import (
    AGAIN,
    ANY_DIE,
    ANY_LOST,
    COVERED,
    MANY,
    SMITHY,
    SUPPLY,
    ChipSign,
    DieSign,
    IconSign,
    RankSign,
    Sign,
)
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import width

LINE: Final = 48
"""How high a line of signs is where there is most to explain."""
PHONE_LINE: Final = 62
"""The same where it is to be read on a phone, which shows a picture 1600 wide at a quarter of that."""
_LINES: Final = (PHONE_LINE, 58, 54, 50, LINE)
_PAD: Final = 12
_TEXT: Final = 0.61
"""Of a line's height."""
_GAP: Final = 34
"""Between one word and the next sign."""
_BESIDE: Final = 10
_RADIUS: Final = 16


class Mark(Enum):
    """A sign that a legend explains; its value names the words for it."""

    METAL = "metal"
    WOOD = "wood"
    GEM = "gem"
    MAGIC = "magic"
    LIBRARY = "library"
    ANY = "any"
    LOST = "lost"
    SUPPLY = "supply"
    SMITHY = "smithy"
    MANY = "many"
    REROLL = "reroll"
    BONUS = "bonus"
    TOKEN = "token"
    PLUS = "plus"
    COPY = "copy"
    CANCELLED = "cancelled"
    COVERED = "covered"
    RANK = "rank"
    WON = "won"
    TURN = "turn"
    DONE = "done"
    FIRST = "first"
    DOCK = "dock"
    STOCK = "stock"
    STEALABLE = "stealable"


SIGN_OF: Final[dict[Mark, Sign]] = {
    Mark.METAL: DieSign(Kind.METAL),
    Mark.WOOD: DieSign(Kind.WOOD),
    Mark.GEM: DieSign(Kind.GEM),
    Mark.MAGIC: DieSign(Kind.MAGIC),
    Mark.LIBRARY: DieSign(Kind.LIBRARY),
    Mark.ANY: ANY_DIE,
    Mark.LOST: ANY_LOST,
    Mark.SUPPLY: SUPPLY,
    Mark.SMITHY: SMITHY,
    Mark.MANY: MANY,
    Mark.REROLL: AGAIN,
    Mark.BONUS: ChipSign("+1"),
    Mark.TOKEN: ChipSign("→6", gold=True),
    Mark.PLUS: ChipSign("+1 +1", gold=True),
    Mark.COPY: IconSign(Icon.COPY),
    Mark.CANCELLED: DieSign(Kind.CEMETERY),
    Mark.COVERED: COVERED,
    Mark.RANK: RankSign(1),
    Mark.WON: IconSign(Icon.CROWN),
    Mark.TURN: IconSign(Icon.TURN, Tone.EMBER),
    Mark.DONE: IconSign(Icon.SKIP, Tone.MUTED),
    Mark.FIRST: IconSign(Icon.ANVIL),
    Mark.DOCK: IconSign(Icon.DOCK, Tone.MUTED),
    Mark.STOCK: IconSign(Icon.STOCK),
    Mark.STEALABLE: IconSign(Icon.HAND, Tone.EMBER),
}
LETTERS: Final = (Mark.METAL, Mark.WOOD, Mark.GEM, Mark.MAGIC)
"""Of dice that everybody has."""
RARE: Final = (Mark.PLUS, Mark.TOKEN, Mark.COPY, Mark.CANCELLED, Mark.LIBRARY)
"""What is seen now and then, and told by no drawing: explained wherever it stands, as far as there is room."""


class Named(msgspec.Struct, frozen=True):
    """A sign and its word."""

    mark: Mark
    word: str


class Legend(Content, frozen=True):
    """Signs and their words, line by line, each so high."""

    lines: tuple[tuple[Named, ...], ...]
    line: int = LINE

    @property
    def high(self) -> int:
        return len(self.lines) * self.line + 2 * _PAD


def legend_of(words: Sequence[Named], room: int, high: int = LINE) -> Legend | None:
    """The words in as many lines as a place so wide needs; None where there is no word."""
    lines, line, x = list[tuple[Named, ...]](), list[Named](), 0
    for one in words:
        wide = _width(one, high)
        if line and x + wide > room - 4 * _PAD:
            lines.append(tuple(line))
            line, x = [], 0
        line.append(one)
        x += wide + _GAP
    if line:
        lines.append(tuple(line))
    return Legend(tuple(lines), high) if lines else None


def legend_width(legend: Legend) -> int:
    """How wide its longest line is."""
    return max(_whole(line, legend.line) for line in legend.lines)


class Beside(Legend, frozen=True):
    """Signs and their words in one line, on the band at the top."""


def beside(needed: Sequence[Named], more: Sequence[Named], room: int, high: int) -> tuple[Beside, int] | None:
    """One line as large as can be, and how wide it is: all that is needed, else nothing, and what more has room."""
    lines = [line for line in _LINES if line <= high]
    fitting = (line for line in lines if _whole((*needed, *more), line) <= room)
    high = next(fitting, next((line for line in lines if _whole(needed, line) <= room), 0))
    if not high:
        return None
    shown = list(needed)
    for one in more:
        if _whole((*shown, one), high) <= room:
            shown.append(one)
    return (Beside((tuple(shown),), high), _whole(shown, high)) if shown else None


def _whole(words: Sequence[Named], high: int) -> int:
    """How wide a line of them is."""
    return sum(_width(one, high) for one in words) + _GAP * (len(words) - 1) + 4 * _PAD


def draw_legend(canvas: Canvas, frame: Frame, legend: Legend) -> None:
    """A sunken slab; the words of a line stand as far apart as there is room."""
    canvas.slab(frame, Tone.DIM, Tone.IRON if isinstance(legend, Beside) else Tone.TABLE, _RADIUS)
    high = legend.line
    for number, line in enumerate(legend.lines):
        y, x = frame.y + (frame.h - len(legend.lines) * high) // 2 + number * high, frame.x + 2 * _PAD
        for one, wide in _spread(line, frame.w - 4 * _PAD, high):
            sign = SIGN_OF[one.mark]
            sign_wide = row_width((sign,), high - 8)
            draw_row(canvas, Frame(x, y + 4, sign_wide, high - 8), (sign,), Tone.DIM)
            canvas.write(one.word, x + sign_wide + _BESIDE, y + high // 2, round(high * _TEXT), Tone.INK, Tone.DIM)
            x += wide


def _spread(line: Sequence[Named], room: int, high: int) -> Iterator[tuple[Named, int]]:
    """Each with what it takes of the line, what is left over shared out."""
    widths = [_width(one, high) for one in line]
    apart = min(2 * _GAP, (room - sum(widths)) // max(1, len(line) - 1)) if len(line) > 1 else 0
    for one, wide in zip(line, widths, strict=True):
        yield one, wide + apart


@lru_cache(maxsize=512)
def _width(one: Named, high: int) -> int:
    return row_width((SIGN_OF[one.mark],), high - 8) + _BESIDE + width(one.word, round(high * _TEXT))
