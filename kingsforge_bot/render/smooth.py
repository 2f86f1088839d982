"""Stencils with smooth edges: shapes drawn several times as large, then made smaller."""

from collections.abc import Callable
from typing import Final

from PIL import Image, ImageDraw

TIMES: Final = 4
"""How much larger shapes are drawn than they are used."""


def smooth(wide: int, high: int, draw: Callable[[ImageDraw.ImageDraw], None], times: int = TIMES) -> Image.Image:
    """A stencil (mode L) so wide and high; what `draw` draws into it, 255 on 0, is that many times as large."""
    large = Image.new("L", (wide * times, high * times))
    draw(ImageDraw.Draw(large))
    return large.reduce(times)


def disc(side: int, times: int = TIMES) -> Image.Image:
    """A disc that fills its square."""
    last = side * times - 1
    return smooth(side, side, lambda pen: pen.ellipse((0, 0, last, last), 255), times)


def rounded(side: int, radius: float) -> Image.Image:
    """A square with round corners."""
    last = side * TIMES - 1
    return smooth(side, side, lambda pen: pen.rounded_rectangle((0, 0, last, last), radius * TIMES, 255))
