"""The end of a game, on the pictures of any game: who won, large before rays, and above them the title that says so."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingsforge_bot.drawing.lettering import Line, fitted
from kingsforge_bot.drawing.portraits import Faced, PortraitPalette, draw_bust
from kingsforge_bot.drawing.scenery import rays, ribbon
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.palette import ToneIndex
from kingsforge_bot.render.typeface import fit, width

LEAST: Final = 40
"""Of letters on a picture 1600 wide: 9 px where a phone shows it 360 px wide."""
TITLE: Final = 112
"""Height of the ribbon."""
_LARGE: Final = 80
_SMALL: Final = 56
"""A title that is wider than its ribbon at this size is written in two lines."""
_IN_TWO: Final = 48
_LINE: Final = 50


class Title(NamedTuple):
    """What is written on a ribbon of one tone in another; `ground` is what may lie below it."""

    text: str
    ribbon: ToneIndex
    ink: ToneIndex
    ground: ToneIndex


def draw_title(canvas: Canvas, frame: Frame, title: Title) -> None:
    """`Ada wins 5:1` on a ribbon, in one line or in two."""
    canvas.stamp(ribbon(frame.w, frame.h), frame.x, frame.y, title.ribbon, title.ground, over=True)
    lines = titled(title.text, frame.w - frame.h)
    top = frame.middle[1] - (len(lines) - 1) * _LINE // 2
    for index, (text, size) in enumerate(lines):
        x = frame.x + (frame.w - width(text, size)) // 2
        canvas.write(text, x, top + index * _LINE, size, title.ink, title.ribbon)


def titled(text: str, room: int) -> tuple[Line, ...]:
    """How a title fits: large in one line, else in two, cut where not even these hold it."""
    shown, size = fit(text, _LARGE, _SMALL, room)
    return (Line(shown, size),) if shown == text else fitted(text, room, _IN_TWO, LEAST)


def draw_rays(canvas: Canvas, frame: Frame, x: int) -> None:
    """What shines behind who won, around `x` pixels from the left."""
    canvas.put(rays(canvas.palette, frame.w, frame.h, x), frame.x, frame.y)


def draw_winners(canvas: Canvas, frame: Frame, who: Sequence[Faced], ground: ToneIndex, look: PortraitPalette) -> None:
    """Busts side by side on the lower edge, as large as there is room for."""
    side = min(frame.h, frame.w // len(who))
    left = frame.x + (frame.w - side * len(who)) // 2
    for index, one in enumerate(who):
        draw_bust(canvas, Frame(left + index * side, frame.bottom - side, side, side), one, ground, look)
