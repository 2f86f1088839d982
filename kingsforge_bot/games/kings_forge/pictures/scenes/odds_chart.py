"""Odds as bars, each with what it is of and its numbers: what is said in words stands there too."""

from collections.abc import Sequence
from typing import Final

import msgspec

from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, Tone
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.png import assemble, band
from kingsforge_bot.render.typeface import width

WIDE: Final = 800
"""Pixels; shown half as large on a phone."""
_MARGIN: Final = 24
_ROW: Final = 104
_LINE: Final = 56
_LEGEND: Final = 50
_TEXT: Final = 34
_LEAST: Final = 26
_SMALL: Final = 28
_SMALLEST: Final = 22
_BAR: Final = 36
_NUMBERS: Final = 240
"""Room to the right of the bars."""
_LABEL: Final = 320
"""Room to the left of bars in one line with their labels."""
_NUMBERS_IN_LINE: Final = 172
_INDENT: Final = 28
_MARK: Final = 6


class Bar(msgspec.Struct, frozen=True):
    """A share of 0 to 1, and the share that it was before; one `within` belongs to the last one that is not."""

    label: str
    numbers: str
    share: float
    before: float | None = None
    within: bool = False


def draw_odds(bars: Sequence[Bar], stroke: str) -> bytes:
    """A PNG, 800 pixels wide; it ends with what the stroke on a bar is, where that is said.

    Bars of which some are within others stand in one line with their labels. Pure CPU work: call it off the event loop.
    """
    draw, pitch = (_draw_line, _LINE) if any(bar.within for bar in bars) else (_draw_bar, _ROW)
    high = 2 * _MARGIN + pitch * len(bars) + (_LEGEND if stroke else 0)
    memory = memoryview(bytearray(high * (WIDE + 1)))
    # A column of 0 at the left of what is drawn: no filter.
    canvas = Canvas(WIDE + 1, high, Tone.PAPER, PALETTE, memory)
    for row, bar in enumerate(bars):
        draw(canvas, _MARGIN + row * pitch, bar)
    if stroke:
        _draw_legend(canvas, high - _MARGIN - _LEGEND, stroke)
    for y in range(high):
        memory[y * (WIDE + 1)] = 0
    return assemble(WIDE, [band(memory, high, thorough=True)], PALETTE.packed)


def _draw_bar(canvas: Canvas, y: int, bar: Bar) -> None:
    left, room = 1 + _MARGIN, WIDE - 2 * _MARGIN
    canvas.label(bar.label, Frame(left, y, room, 46), Script(_TEXT, _LEAST, Tone.INK, Tone.PAPER))
    _draw_share(canvas, Frame(left, y + 50, room - _NUMBERS, _BAR), bar, _TEXT)


def _draw_line(canvas: Canvas, y: int, bar: Bar) -> None:
    left, indent = 1 + _MARGIN, _INDENT if bar.within else 0
    label = Frame(left + indent, y + 8, _LABEL - indent, _BAR)
    canvas.label(bar.label, label, Script(_SMALL if bar.within else _TEXT, _SMALLEST, Tone.INK, Tone.PAPER))
    whole = Frame(left + _LABEL, y + 8, WIDE - 2 * _MARGIN - _LABEL - _NUMBERS_IN_LINE, _BAR)
    _draw_share(canvas, whole, bar, _SMALL)


def _draw_share(canvas: Canvas, whole: Frame, bar: Bar, size: int) -> None:
    canvas.slab(whole, Tone.DIM, Tone.PAPER, 0)
    if filled := round(whole.w * bar.share):
        canvas.slab(Frame(whole.x, whole.y, max(filled, _MARK), whole.h), Tone.EMBER, Tone.PAPER, 0)
    if bar.before is not None:
        # Where it was: a stroke that stands out above and below the bar.
        x = min(whole.x + round(whole.w * bar.before), whole.right - _MARK)
        canvas.slab(Frame(x, whole.y - 5, _MARK, whole.h + 10), Tone.INK, Tone.PAPER, 0)
    end = 1 + WIDE - _MARGIN - width(bar.numbers, size)
    canvas.write(bar.numbers, end, whole.middle[1], size, Tone.INK, Tone.PAPER)


def _draw_legend(canvas: Canvas, y: int, stroke: str) -> None:
    left = 1 + _MARGIN
    canvas.slab(Frame(left, y + 4, _MARK, _LEGEND - 8), Tone.INK, Tone.PAPER, 0)
    room = Frame(left + 3 * _MARK, y, WIDE - 2 * _MARGIN - 3 * _MARK, _LEGEND)
    canvas.label(stroke, room, Script(_SMALL, _SMALLEST, Tone.INK, Tone.PAPER))
