"""Bars, one below the other: a name, a length and a number."""

from collections.abc import Sequence
from typing import Final

import msgspec

from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, Tone
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.png import assemble, band
from kingsforge_bot.render.typeface import width

WIDE: Final = 800
"""Pixels."""
_MARGIN: Final = 16
_ROW: Final = 36
_TEXT: Final = 24
_LEAST: Final = 18
_NAMES: Final = 290
_BAR: Final = 22
_MARK: Final = 4


class Bar(msgspec.Struct, frozen=True):
    """A value of 0 or more, how it is written, and where it is with 95 % certainty."""

    name: str
    value: float
    written: str
    between: tuple[float, float] | None = None
    strong: bool = False
    """Drawn to stand out, its name with a mark."""


def draw_bars(bars: Sequence[Bar]) -> bytes:
    """A PNG; the longest bar, or the end of its interval, goes to the edge."""
    high = 2 * _MARGIN + _ROW * len(bars)
    memory = memoryview(bytearray(high * (WIDE + 1)))
    # A column of 0 at the left of what is drawn: no filter.
    canvas = Canvas(WIDE + 1, high, Tone.PAPER, PALETTE, memory)
    numbers = max(width(bar.written, _TEXT) for bar in bars) + _MARGIN
    longest = max(max(bar.value, bar.between[1] if bar.between else 0) for bar in bars) or 1.0
    room = WIDE - 2 * _MARGIN - _NAMES - numbers
    for row, bar in enumerate(bars):
        frame = Frame(1 + _MARGIN + _NAMES, _MARGIN + row * _ROW + (_ROW - _BAR) // 2, room, _BAR)
        _draw_bar(canvas, frame, bar, longest)
    for y in range(high):
        memory[y * (WIDE + 1)] = 0
    return assemble(WIDE, [band(memory, high, thorough=True)], PALETTE.packed)


def _draw_bar(canvas: Canvas, whole: Frame, bar: Bar, longest: float) -> None:
    names = Frame(whole.x - _NAMES, whole.y, _NAMES - _MARGIN, whole.h)
    name = f"▶ {bar.name}" if bar.strong else bar.name
    canvas.label(name, names, Script(_TEXT, _LEAST, Tone.INK, Tone.PAPER))
    canvas.slab(whole, Tone.DIM, Tone.PAPER, 0)
    if filled := round(whole.w * bar.value / longest):
        canvas.slab(Frame(whole.x, whole.y, filled, whole.h), Tone.EMBER if bar.strong else Tone.MUTED, Tone.PAPER, 0)
    if bar.between is not None:
        low, high = (whole.x + round(whole.w * min(end / longest, 1)) for end in bar.between)
        middle = whole.middle[1]
        strokes = [Frame(low, middle - _MARK // 2, max(high - low, 1), _MARK)]
        strokes += [Frame(max(end - _MARK // 2, whole.x), whole.y, _MARK, whole.h) for end in (low, high)]
        # Rimmed, so that they are seen on the bar as well as beside it.
        for tone, by in ((Tone.CARD, -2), (Tone.INK, 0)):
            for stroke in strokes:
                canvas.slab(stroke.inset(by), tone, Tone.PAPER, 0)
    end = whole.right + _MARGIN
    canvas.write(bar.written, end, whole.middle[1], _TEXT, Tone.INK, Tone.PAPER)
