"""A single card, for looking up: `draw_one_card(card, cards)`; a resource by its kind or with `raw-` before it."""

from functools import partial
from typing import Final

from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.art import LOT, SPRITES
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import Cell, face
from kingsforge_bot.games.dwarven_smithy.pictures.measures import INNER, MARGIN, PRESS
from kingsforge_bot.games.dwarven_smithy.pictures.palette import TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import draw_marks, draw_slab, write_name
from kingsforge_bot.games.dwarven_smithy.pictures.signs import draw_row
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.render.canvas import Canvas, Frame

_HIGH: Final = 392
_TITLE: Final = 64
_ROW: Final = 66
_ROWS: Final = 3
"""Below the name; more stand beside these."""
_COLUMN: Final = 560


def draw_one_card(card: Name, cards: CardSet) -> bytes:
    """A PNG, 1600 pixels wide: the drawing, the name, kind and value, the cost, what it does."""
    cell = face(card, cards)
    return PRESS.picture([Strip(_HIGH, ("single", cell), partial(_paint, cell=cell))])


def _paint(canvas: Canvas, cell: Cell) -> None:
    canvas.planks(TABLE, LEFT)
    frame = Frame(LEFT + MARGIN, 16, INNER, _HIGH - 40)
    draw_slab(canvas, frame)
    inner = frame.inset(32)
    place = Frame(inner.x, inner.y + (inner.h - LOT) // 2, LOT, LOT)
    canvas.put(SPRITES.tile(*cell.drawing, LOT, Tone.CARD), place.x, place.y)
    draw_marks(canvas, place, cell)
    x = place.right + 40
    top = inner.y + (_TITLE + 16) * write_name(canvas, Frame(x, inner.y, inner.right - x, _TITLE), cell.name, _TITLE)
    for index, signs in enumerate(cell.rows):
        column, row = divmod(index, _ROWS)
        place = Frame(x + column * _COLUMN, top + row * (_ROW + 4), _COLUMN - 30, _ROW)
        draw_row(canvas, place, signs, Tone.CARD)
