"""Icons: black shapes that read without words, from a game's sprites."""

from enum import Enum
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops

from kingsforge_bot.render.art import Sprites
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.palette import ToneIndex


class Icons:
    """The shapes in one folder of the sprites; a member of an enumeration is the drawing of the same name."""

    def __init__(self, sprites: Sprites, folder: str = "icon") -> None:
        self._sprites: Final = sprites
        self._folder: Final = folder

    def stencil(self, icon: Enum, side: int) -> Image.Image:
        """The icon as coverage (mode L), a square of `side` pixels; what is drawn white in it is cut out."""
        return _stencil(self._sprites, self._folder, icon.name.lower(), side)

    def draw(self, canvas: Canvas, frame: Frame, icon: Enum, tone: ToneIndex, ground: ToneIndex) -> None:
        """An icon in the middle of a frame, as large as it allows."""
        side = min(frame.w, frame.h)
        x, y = frame.x + (frame.w - side) // 2, frame.y + (frame.h - side) // 2
        canvas.stamp(self.stencil(icon, side), x, y, tone, ground)


@lru_cache(maxsize=512)
def _stencil(sprites: Sprites, folder: str, name: str, side: int) -> Image.Image:
    coverage, cut = sprites.stencil(folder, name, side)
    return ImageChops.multiply(coverage, ImageChops.invert(cut))
