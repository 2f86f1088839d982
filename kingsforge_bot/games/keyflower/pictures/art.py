"""The drawings of Keyflower: at which sizes they are wanted, and how they are laid on a picture."""

from typing import Final

from kingsforge_bot.games.keyflower.pictures.palette import ASSETS, Tone
from kingsforge_bot.render.art import Sheet, Sprites
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

TILE: Final = "tile"
"""A scene for each tile."""
SIGN: Final = "sign"
SCENES: Final = (152, 124, 104, 84, 64, 46)
"""Sides of scenes, large first."""
SIGNS: Final = (72, 58, 48, 40, 34, 28)
"""Sides of signs, large first."""

SPRITES: Final = Sprites(
    ASSETS / "sprites",
    tuple(
        Sheet(folder, side, Tone.CUT, "cut", framed=False)
        for folder, sides in ((TILE, SCENES), (SIGN, SIGNS))
        for side in sides
    ),
    stencils=(),
    bands="scene",
)


def draw_scene(canvas: Canvas, frame: Frame, name: str) -> None:
    """A tile's scene in the middle of a frame, as large as it is drawn for it."""
    _draw(canvas, frame, TILE, name, SCENES)


def draw_sign(canvas: Canvas, frame: Frame, name: str) -> None:
    """A sign in the middle of a frame, as large as it is drawn for it."""
    _draw(canvas, frame, SIGN, name, SIGNS)


def _draw(canvas: Canvas, frame: Frame, folder: str, name: str, sides: tuple[int, ...]) -> None:
    room = min(frame.w, frame.h)
    side = next((one for one in sides if one <= room), sides[-1])
    drawing = SPRITES.tile(folder, name, side, Tone.CUT)
    canvas.lay(drawing, frame.x + (frame.w - side) // 2, frame.y + (frame.h - side) // 2, Tone.CUT)
