"""Cards to be read: in a hand each with its cost as wide as it is, elsewhere one below the other."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.drawing.lettering import fitted
from kingsforge_bot.games.dwarven_smithy.pictures.art import BENCH, COST, FACE, HELP, RESOURCE, SHELF, SPRITES, STALL
from kingsforge_bot.games.dwarven_smithy.pictures.caption import cut
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import Cell, Cost
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon, draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import LEAST
from kingsforge_bot.games.dwarven_smithy.pictures.palette import Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import LINE, draw_marks, draw_slab, write_name
from kingsforge_bot.games.dwarven_smithy.pictures.signs import (
    TIGHT,
    Price,
    Signs,
    Tile,
    draw_row,
    row_width,
)
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import width

_ROW: Final = 50
_TITLE: Final = 62
"""Size of a name in a hand: its capitals have 11 pixels where the picture is 390 wide."""
_TWO: Final = 46
"""Smaller than this it takes two lines, each of this size."""
_LEAST_TITLE: Final = 30
_NUMBERS: Final = 70
"""Height of a row with value and price, whose figures are as high as a name's capitals."""
_LARGE: Final = 62
"""The same beside a drawing, which is smaller rather than they."""
_LEAST_NUMBERS: Final = 52
_TEXT: Final = 56
_LEAST_TEXT: Final = 46
"""Of one that says what a card does, where there is room."""
_BROAD: Final = 640
"""From this width on the drawing is as large as a card has room for."""
_LAP: Final = 6
"""Pixels by which icons of a cost may lie on each other."""
_TICK: Final = 42
_SIDES: Final = (FACE, STALL, SHELF, BENCH, HELP, COST)
_OF_COST: Final = _SIDES[2:]


def draw_read(canvas: Canvas, frame: Frame, cell: Cell) -> None:
    """A card of a hand: its name; below it what it is and wants, or what a resource brings in each state."""
    draw_slab(canvas, frame)
    inner = frame.inset(10)
    high = _draw_title(canvas, inner, cell.name)
    rest = Frame(inner.x, inner.y + high, inner.w, inner.h - high)
    if cell.cost:
        _draw_guild(canvas, rest, cell)
    else:
        _draw_states(canvas, rest, cell)


def _draw_title(canvas: Canvas, frame: Frame, name: str) -> int:
    """From the top of the frame; in two lines where one would be small. Returns how high it is."""
    if width(name, _TWO) <= frame.w:
        text, size = cut(name, frame.w, _TITLE, _TWO)
        canvas.write(text, frame.x, frame.y + _TITLE // 2 - 2, size, Tone.INK, Tone.CARD)
        return _TITLE + 4
    for index, line in enumerate(fitted(name, frame.w, _TWO, _LEAST_TITLE)):
        canvas.write(line.text, frame.x, frame.y + _TWO // 2 - 4 + index * _TWO, line.size, Tone.INK, Tone.CARD)
    return 2 * _TWO


def _draw_guild(canvas: Canvas, frame: Frame, cell: Cell) -> None:
    """The drawing and beside it kind, value and price; below these, of a narrow card below both, the cost.

    What the card does stands beside its cost or below its numbers, where there is room.
    """
    count, wide, (first, *does) = len(cell.cost), frame.w >= _BROAD, cell.signs
    costs = Frame(frame.x + FACE + 14, frame.y, frame.w - FACE - 14, frame.h) if wide else frame
    side, below, beside = _fitting(costs, count, does)
    high, end = frame.h - side - 6, costs.x + _cost_wide(costs, side, count) + 16
    price: Signs = () if cell.price is None else (Price(f"{cell.price}"),)
    numbers = (*first, *price)
    art = FACE if wide else _art(frame.w, high, numbers, below)
    canvas.put(SPRITES.tile(*cell.drawing, art, Tone.CARD), frame.x, frame.y)
    if cell.mark is not None:
        place = Frame(frame.x, frame.y, min(_TICK, art * 2 // 3), min(_TICK, art * 2 // 3))
        canvas.slab(place, Tone.INK, Tone.CARD, 8)
        draw_icon(canvas, place.inset(4), cell.mark, Tone.WHITE, Tone.INK)
    step = (_cost_wide(costs, side, count) - side) // max(1, count - 1)
    for index, one in enumerate(cell.cost):
        _draw_cost(canvas, Frame(costs.x + index * step, frame.bottom - side, side, side), one)
    text = min(_TEXT, side)
    _draw_told(canvas, Frame(end, frame.bottom - (side + text) // 2, frame.right - end, text), beside)
    x, most = frame.x + art + 14, min(_NUMBERS, high - _LEAST_TEXT * len(below))
    _draw_told(canvas, Frame(x, frame.y, frame.right - x, most), numbers)
    for index, signs in enumerate(below):
        line = (high - most) // len(below)
        _draw_told(canvas, Frame(x, frame.y + most + index * line, frame.right - x, min(line, _TEXT)), signs)


def _cost_wide(frame: Frame, side: int, count: int) -> int:
    """Of icons so large: apart where there is room, else lying on each other."""
    return min(count * side + 12 * (count - 1), frame.w)


def _fitting(frame: Frame, count: int, does: Sequence[Signs]) -> tuple[int, tuple[Signs, ...], Signs]:
    """How large the icons of a cost are, and what stands below the numbers and beside the cost.

    The largest that leave the numbers their height; else those that leave them enough; else the smallest.
    """
    for side, least in (*((one, _NUMBERS) for one in _OF_COST[:2]), *((one, _LEAST_NUMBERS) for one in _OF_COST)):
        below, beside = _shared(does, frame.w - _cost_wide(frame, side, count) - 16)
        room = frame.h - side - 6 - _LEAST_TEXT * len(below)
        if (side - _LAP) * count + _LAP <= frame.w and room >= least:
            return side, below, beside
    return COST, tuple(does), ()


def _art(wide: int, high: int, numbers: Signs, below: Sequence[Signs]) -> int:
    """How large the drawing is: so that what stands beside it fits, and its numbers are large, where that can be."""
    sides = [one for one in _SIDES if one <= min(high, wide // 3)]
    widest = max([row_width(numbers, _LARGE, 1, TIGHT), *(row_width(signs, _LEAST_TEXT, 1, TIGHT) for signs in below)])
    return next((one for one in sides if widest <= wide - one - 14), COST)


def _shared(does: Sequence[Signs], room: int) -> tuple[tuple[Signs, ...], Signs]:
    """What a card does: the lines below its numbers, and what stands beside its cost, as much as there is room for."""
    for count in range(len(does), 0, -1):
        beside = tuple(sign for signs in does[-count:] for sign in (" ", *signs))[1:]
        if row_width(beside, _LEAST_TEXT, 1, TIGHT) <= room:
            return tuple(does[:-count]), beside
    return tuple(does), ()


def _draw_told(canvas: Canvas, frame: Frame, signs: Signs) -> None:
    """A line of signs; of a hand beyond any limit the cards are too narrow for some, which the menu says in words."""
    if signs and row_width(signs, min(frame.h, _LEAST_TEXT), 1, TIGHT) <= frame.w:
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
    side = next(one for one in _SIDES if one <= min(wide - 8, frame.h - _NUMBERS - 6))
    for index, signs in enumerate(cell.signs):
        place = Frame(frame.x + index * wide, frame.y, wide, frame.h)
        for sign in signs:
            if isinstance(sign, Tile):
                drawing = SPRITES.tile(RESOURCE, sign.name, side, Tone.CARD)
                canvas.put(drawing, place.x + (wide - side) // 2, place.y)
        values = tuple(sign for sign in signs if not isinstance(sign, Tile))
        line = Frame(place.x + 1, place.bottom - _NUMBERS, wide - 2, _NUMBERS)
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
