"""A layout as strips: cut across at given heights, each strip known by what lies in it, so that it need not be redrawn.

A thing that lies across a cut is drawn in both strips, each time as far as it reaches into it.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise

from kingsforge_bot.drawing.layout import Drawn, Part, placed
from kingsforge_bot.drawing.strip_renderer import Strip
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

Things = tuple[tuple[Frame, Drawn], ...]
"""What is seen and where, later ones on top."""


def slices(part: Part[Drawn], frame: Frame, cuts: Sequence[int]) -> Iterator[Strip]:
    """The strips between the upper end of the frame, the cuts, in pixels from there, and its lower end."""
    things = tuple(placed(part, frame))
    for top, bottom in pairwise((frame.y, *cuts, frame.bottom)):
        held = tuple(
            [(place._replace(y=place.y - top), one) for place, one in things if place.y < bottom and top < place.bottom]
        )
        yield Strip(bottom - top, held, partial(_paint, things=held))


def _paint(canvas: Canvas, things: Things) -> None:
    for place, one in things:
        one.draw(canvas, place, one.of)
