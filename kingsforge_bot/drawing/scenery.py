"""Shapes on the pictures of a moment and of a game's end: rays behind who or what matters, and a ribbon for a name."""

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from kingsforge_bot.render.palette import Palette
from kingsforge_bot.render.smooth import TIMES, smooth

MOMENT_WIDE: Final = 1200
MOMENT_HIGH: Final = 760
"""Of a moment's picture, in pixels; of a game's end it is in `measures`."""
BENCH: Final = 196
"""Height of the bench at its foot."""
SHINE: Final = MOMENT_WIDE // 2 + 90
"""From the left to the middle of the shine: right of what is written."""
_RAYS: Final = 13


@lru_cache(maxsize=4)
def rays(palette: Palette, wide: int = MOMENT_WIDE, high: int = MOMENT_HIGH - BENCH, x: int = SHINE) -> Image.Image:
    """Rays and a shine around `x`, above the bench, as palette indices, their edges hard."""
    dark, light, shine, *_ = palette.ramps["violet"]
    image = Image.new("L", (wide, high), dark)
    draw, middle = ImageDraw.Draw(image), (x, high * 3 // 5)
    for index in range(_RAYS):
        corners = [2 * pi * (2 * index + edge) / (2 * _RAYS) for edge in (0, 1)]
        ends = [(middle[0] + wide * cos(angle), middle[1] + wide * sin(angle)) for angle in corners]
        draw.polygon([middle, *ends], light)
    radius = high * 3 // 5
    draw.ellipse((middle[0] - radius, middle[1] - radius, middle[0] + radius, middle[1] + radius), shine)
    return image


@lru_cache(maxsize=4)
def ribbon(wide: int, high: int) -> Image.Image:
    """A ribbon as a stencil, its ends cut in."""
    right, bottom, cut = wide * TIMES, high * TIMES, high * TIMES // 3
    points = ((0, 0), (right, 0), (right - cut, bottom // 2), (right, bottom), (0, bottom), (cut, bottom // 2))
    return smooth(wide, high, lambda pen: pen.polygon(points, 255))
