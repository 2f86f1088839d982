"""Cards to be read: in a hand each with its cost as wide as it is, elsewhere one below the other."""

from typing import Final

from kingsforge_bot.games.dwarven_smithy.pictures.art import BENCH, COST, FACE, HELP, RESOURCE, SHELF, SPRITES, STALL
from kingsforge_bot.games.dwarven_smithy.pictures.caption import LEAST
from kingsforge_bot.games.dwarven_smithy.pictures.contents import Cell, Cost
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon, draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.palette import Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import LINE, draw_marks, draw_slab, write_name
from kingsforge_bot.games.dwarven_smithy.pictures.signs import (
    LEAST_ROW,
    TIGHT,
    Price,
    Signs,
    Tile,
    draw_row,
    row_width,
)
from kingsforge_bot.render.canvas import Canvas, Frame

_ROW: Final = 50
_TITLE: Final = 48
_LEAST_TITLE: Final = 30
_LINE: Final = 50
_LAP: Final = 6
"""Pixels by which icons of a cost may lie on each other."""
_TICK: Final = 36
_VALUES: Final = 62
"""Of a line with price and value below a resource."""
_SIDES: Final = (FACE, STALL, SHELF, BENCH, HELP, COST)
_OF_COST: Final = _SIDES[3:]


def draw_read(canvas: Canvas, frame: Frame, cell: Cell) -> None:
    """A card of a hand: its name; below it what it is and wants, or what a resource brings in each state."""
    draw_slab(canvas, frame)
    inner = frame.inset(10)
    canvas.label(cell.name, Frame(inner.x, inner.y - 2, inner.w, _TITLE), _TITLE - 4, _LEAST_TITLE, Tone.INK, Tone.CARD)
    rest = Frame(inner.x, inner.y + _TITLE, inner.w, inner.h - _TITLE)
    if cell.cost:
        _draw_guild(canvas, rest, cell)
    else:
        _draw_states(canvas, rest, cell)


def _draw_guild(canvas: Canvas, frame: Frame, cell: Cell) -> None:
    """The drawing and beside it kind, value, price and what it does; below both the cost, beside it a second text."""
    count = len(cell.cost)
    side = next((one for one in _OF_COST if (one - _LAP) * count + _LAP <= frame.w), COST)
    high = frame.h - side - 6
    art = next(one for one in _SIDES if one <= min(high, frame.w // 3))
    canvas.put(SPRITES.tile(*cell.drawing, art, Tone.CARD), frame.x, frame.y)
    x, (first, *more) = frame.x + art + 14, cell.signs
    price: Signs = () if cell.price is None else (Price(f"{cell.price}"),)
    rows, beside = ((*first, *price), *more[:1]), more[1:]
    step = min(_LINE + 8, high // len(rows))
    for index, signs in enumerate(rows):
        _draw_told(canvas, Frame(x, frame.y + index * step, frame.right - x, min(step, _LINE)), signs)
    gap = min(12, (frame.w - side * count) // max(1, count - 1))
    for index, one in enumerate(cell.cost):
        _draw_cost(canvas, Frame(frame.x + index * (side + gap), frame.bottom - side, side, side), one)
    end = frame.x + count * (side + gap)
    for signs in beside:
        _draw_told(canvas, Frame(end + 6, frame.bottom - (side + _LINE) // 2, frame.right - end - 6, _LINE), signs)


def _draw_told(canvas: Canvas, frame: Frame, signs: Signs) -> None:
    """A line of signs; of a hand beyond any limit the cards are too narrow for some, which the menu says in words."""
    if row_width(signs, LEAST_ROW, 1, TIGHT) <= frame.w:
        draw_row(canvas, frame, signs, Tone.CARD, scale=TIGHT)


def _draw_cost(canvas: Canvas, frame: Frame, cost: Cost) -> None:
    """An icon of a cost, ticked where the workshop covers it."""
    canvas.put(SPRITES.tile(RESOURCE, cost.icon, frame.w, Tone.CARD), frame.x, frame.y)
    if cost.covered:
        side = min(_TICK, frame.w * 3 // 5)
        plate = Frame(frame.right - side, frame.bottom - side, side, side)
        canvas.slab(plate, Tone.INK, Tone.CARD, 8)
        draw_icon(canvas, plate.inset(4), Icon.TICK, Tone.GOLD, Tone.INK)


def _draw_states(canvas: Canvas, frame: Frame, cell: Cell) -> None:
    """Each state of a resource side by side: its drawing, below it what it costs others and what it brings."""
    wide = frame.w // len(cell.signs)
    side = next(one for one in _SIDES if one <= min(wide - 8, frame.h - _VALUES - 6))
    for index, signs in enumerate(cell.signs):
        place = Frame(frame.x + index * wide, frame.y, wide, frame.h)
        for sign in signs:
            if isinstance(sign, Tile):
                drawing = SPRITES.tile(RESOURCE, sign.name, side, Tone.CARD)
                canvas.put(drawing, place.x + (wide - side) // 2, place.y)
        values = tuple(sign for sign in signs if not isinstance(sign, Tile))
        line = Frame(place.x + 1, place.bottom - _VALUES, wide - 2, _VALUES)
        draw_row(canvas, line, values, Tone.CARD, centred=True, scale=TIGHT)


def draw_face(canvas: Canvas, frame: Frame, cell: Cell) -> None:
    """A card as one reads it: drawing, name, kind and values, cost, what it does."""
    x = frame.x + (frame.w - FACE) // 2
    canvas.put(SPRITES.tile(*cell.drawing, FACE, Tone.CARD), x, frame.y)
    draw_marks(canvas, Frame(x, frame.y, FACE, FACE), cell)
    name = Frame(frame.x, frame.y + FACE + 4, frame.w, 2 * LINE)
    write_name(canvas, name, cell.name, LEAST + 3, centred=True)
    top = name.bottom + 8
    for signs in cell.rows:
        if top + _ROW > frame.bottom:
            break
        draw_row(canvas, Frame(frame.x, top, frame.w, _ROW), signs, Tone.CARD, centred=True)
        top += _ROW + 2
