"""A tile of a village drawn small: scene and goods."""

from typing import Final

from kingsforge_bot.games.keyflower.pictures.art import SCENES, draw_scene
from kingsforge_bot.games.keyflower.pictures.ground import draw_ground
from kingsforge_bot.games.keyflower.pictures.meaning import Pic
from kingsforge_bot.games.keyflower.pictures.measures import LEAST
from kingsforge_bot.games.keyflower.pictures.palette import Tone
from kingsforge_bot.games.keyflower.pictures.parts import draw_plate, write
from kingsforge_bot.games.keyflower.pictures.signs import draw_row
from kingsforge_bot.games.keyflower.pictures.villages import Lot
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

_SCENIC: Final = 30
"""Radius from which on a scene is drawn; below it goods alone."""
_ITEMIZED: Final = 48
"""Radius from which on goods are told by kind."""


def draw_small(canvas: Canvas, frame: Frame, lot: Lot) -> None:
    """Its ground and scene, its goods by kind where there is room, else their number."""
    draw_ground(canvas, frame, lot.ground)
    radius = frame.w // 2
    side = next((one for one in SCENES if one <= radius * 1.15), SCENES[-1])
    if radius >= _SCENIC:
        up = frame.h // 12 if lot.goods.total else 0
        draw_scene(canvas, Frame(frame.x, frame.y + (frame.h - side) // 2 - up, frame.w, side), lot.scene)
    if radius >= _ITEMIZED:
        _draw_kinds(canvas, frame, lot)
    elif lot.goods.total:
        plate = Frame(frame.middle[0] - 20, frame.bottom - 32, 40, 30)
        draw_plate(canvas, plate, Tone.INK, Tone.CARD, 2)
        write(canvas, plate, f"{lot.goods.total}", LEAST, Tone.CARD, centred=True)


def _draw_kinds(canvas: Canvas, frame: Frame, lot: Lot) -> None:
    """Two by two along the lower edge."""
    held = [*lot.goods.each()]
    for index, (kind, number) in enumerate(held):
        row, column = divmod(index, 2)
        alone = len(held) == 2 * row + 1
        x = frame.middle[0] - (25 if alone else 51 if column == 0 else -1)
        plate = Frame(x, frame.bottom - 34 - 33 * (-(-len(held) // 2) - 1 - row), 50, 32)
        draw_plate(canvas, plate, Tone.INK, Tone.CARD, 2)
        draw_row(canvas, plate.inset(2), (Pic(kind), f"{number}"), Tone.CARD)
