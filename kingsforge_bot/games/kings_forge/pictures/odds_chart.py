"""Odds as bars, each with what it is of and its numbers: what is said in words stands there too."""

from collections.abc import Sequence
from typing import Final

import msgspec

from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, Tone
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.png import assemble, band
from kingsforge_bot.render.typeface import width

WIDE: Final = 800
"""Pixels; shown half as large on a phone."""
_MARGIN: Final = 24
_ROW: Final = 104
_TEXT: Final = 34
_LEAST: Final = 26
_BAR: Final = 36
_NUMBERS: Final = 240
"""Room to the right of the bars."""
_MARK: Final = 6


class Bar(msgspec.Struct, frozen=True):
    """A share of 0 to 1, and the share that it was before, where that is another one."""

    label: str
    numbers: str
    share: float
    before: float | None = None


def draw_odds(bars: Sequence[Bar]) -> bytes:
    """A PNG, 800 pixels wide. Pure CPU work: call it off the event loop."""
    high = 2 * _MARGIN + _ROW * len(bars)
    memory = memoryview(bytearray(high * (WIDE + 1)))
    # A column of 0 at the left of what is drawn: no filter.
    canvas = Canvas(WIDE + 1, high, Tone.PAPER, PALETTE, memory)
    for row, bar in enumerate(bars):
        _draw_bar(canvas, _MARGIN + row * _ROW, bar)
    for y in range(high):
        memory[y * (WIDE + 1)] = 0
    return assemble(WIDE, [band(memory, high, thorough=True)], PALETTE.packed)


def _draw_bar(canvas: Canvas, y: int, bar: Bar) -> None:
    left, room = 1 + _MARGIN, WIDE - 2 * _MARGIN
    canvas.label(bar.label, Frame(left, y, room, 46), _TEXT, _LEAST, Tone.INK, Tone.PAPER)
    whole = Frame(left, y + 50, room - _NUMBERS, _BAR)
    canvas.slab(whole, Tone.DIM, Tone.PAPER, 0)
    if filled := round(whole.w * bar.share):
        canvas.slab(Frame(whole.x, whole.y, max(filled, _MARK), whole.h), Tone.EMBER, Tone.PAPER, 0)
    if bar.before is not None:
        # Where it was: a stroke that stands out above and below the bar.
        x = min(whole.x + round(whole.w * bar.before), whole.right - _MARK)
        canvas.slab(Frame(x, whole.y - 5, _MARK, whole.h + 10), Tone.INK, Tone.PAPER, 0)
    end = left + room - width(bar.numbers, _TEXT)
    canvas.write(bar.numbers, end, whole.middle[1], _TEXT, Tone.INK, Tone.PAPER)
