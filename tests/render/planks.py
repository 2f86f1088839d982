"""A table of planks in the colours of a game, to draw on."""

from kingsforge_bot.games.kings_forge.pictures.materials import TABLE
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE
from kingsforge_bot.render.canvas import Canvas


def tone_at(canvas: Canvas, x: int, y: int) -> int:
    return canvas.indices.tobytes()[y * canvas.indices.width + x]


def planked(wide: int, high: int) -> Canvas:
    canvas = Canvas(wide, high, 0, PALETTE)
    canvas.planks(TABLE, 1)
    return canvas
