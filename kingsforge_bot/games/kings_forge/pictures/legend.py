"""What the letters and signs of a picture mean, said once in the table's language: which signs, and where they lie."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final

import msgspec

from kingsforge_bot.games.kings_forge.pictures.icons import Icon
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.row import draw_row, row_width
from kingsforge_bot.games.kings_forge.pictures.signs import (
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
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.typeface import width

LINE: Final = 48
"""How high a line of signs is."""
_PAD: Final = 12
_TEXT: Final = 29
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
_COMMON: Final = (Mark.METAL, Mark.WOOD, Mark.GEM, Mark.MAGIC)


class Named(msgspec.Struct, frozen=True):
    """A sign and its word."""

    mark: Mark
    word: str


class Legend(msgspec.Struct, frozen=True):
    """Signs and their words, line by line."""

    lines: tuple[tuple[Named, ...], ...]

    @property
    def high(self) -> int:
        return len(self.lines) * LINE + 2 * _PAD


def legend_of(words: Sequence[Named], room: int) -> Legend | None:
    """The words in as many lines as a place so wide needs; None where there is no word."""
    lines, line, x = list[tuple[Named, ...]](), list[Named](), 0
    for one in words:
        wide = _width(one)
        if line and x + wide > room - 4 * _PAD:
            lines.append(tuple(line))
            line, x = [], 0
        line.append(one)
        x += wide + _GAP
    if line:
        lines.append(tuple(line))
    return Legend(tuple(lines)) if lines else None


class Letters(Legend, frozen=True):
    """The letters of dice and their words in one line, on a panel."""


def letters_of(words: Sequence[Named], room: int) -> tuple[Letters, int] | None:
    """The letters of dice that everybody has, and how wide they are; None where they do not fit into one line."""
    legend = legend_of([one for one in words if one.mark in _COMMON], room)
    if legend is None or len(legend.lines) > 1:
        return None
    line = legend.lines[0]
    return Letters(legend.lines), sum(map(_width, line)) + _GAP * (len(line) - 1) + 4 * _PAD


def draw_legend(canvas: Canvas, frame: Frame, legend: Legend) -> None:
    """A sunken slab; the words of a line stand as far apart as there is room."""
    canvas.slab(frame, Tone.DIM, Tone.CARD if isinstance(legend, Letters) else Tone.TABLE, _RADIUS)
    for number, line in enumerate(legend.lines):
        y, x = frame.y + (frame.h - len(legend.lines) * LINE) // 2 + number * LINE, frame.x + 2 * _PAD
        for one, wide in _spread(line, frame.w - 4 * _PAD):
            sign = SIGN_OF[one.mark]
            sign_wide = row_width((sign,), LINE - 8)
            draw_row(canvas, Frame(x, y + 4, sign_wide, LINE - 8), (sign,), Tone.DIM)
            canvas.write(one.word, x + sign_wide + _BESIDE, y + LINE // 2, _TEXT, Tone.INK, Tone.DIM)
            x += wide


def _spread(line: Sequence[Named], room: int) -> Iterator[tuple[Named, int]]:
    """Each with what it takes of the line, what is left over shared out."""
    widths = [_width(one) for one in line]
    apart = min(2 * _GAP, (room - sum(widths)) // max(1, len(line) - 1)) if len(line) > 1 else 0
    for one, wide in zip(line, widths, strict=True):
        yield one, wide + apart


def _width(one: Named) -> int:
    return row_width((SIGN_OF[one.mark],), LINE - 8) + _BESIDE + width(one.word, _TEXT)
