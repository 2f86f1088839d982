"""What lies beside the offer: bag, green supply and pile, and the boats with what they carry or score."""

from functools import partial
from typing import Final

from kingsforge_bot.drawing.layout import Column, Drawn, Grid, Inset, Over, Part, Row, Space, shown, tall
from kingsforge_bot.games.keyflower.pictures.art import draw_scene
from kingsforge_bot.games.keyflower.pictures.contents import Place, Ship
from kingsforge_bot.games.keyflower.pictures.meaning import SKILL, WORKER, Signs
from kingsforge_bot.games.keyflower.pictures.measures import GAP
from kingsforge_bot.games.keyflower.pictures.palette import Tone
from kingsforge_bot.games.keyflower.pictures.parts import draw_plate, draw_seat, draw_signs, write
from kingsforge_bot.games.keyflower.pictures.places import ORDER_HIGH, draw_order
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

_SUPPLY: Final = 58
_BOUGHT: Final = (ORDER_HIGH, 178)
"""Height of turn-order tiles with their bids in one row and in two."""
_LOADED: Final = (190, 168, 124)
"""Height of a boat with its load in one row, two and three."""
_SCORED: Final = 84
"""Height of one that has no load."""
_BEACH: Final = 8
_CHIPS: Final = 92
_CHIP: Final = 44
_NAME: Final = 29
_SMALL: Final = partial(draw_signs, deep=4)


def harbour(orders: tuple[Place, ...], supply: tuple[Signs, ...], boats: tuple[Ship, ...], columns: int) -> Part[Drawn]:
    """Turn-order tiles in so many columns, what is left to draw from, the boats on the sea."""
    high = _BOUGHT[-(-len(orders) // columns) - 1]
    bought = Grid(tuple(Drawn(draw_order, one) for one in orders), columns, high, 6)
    counts = Row(tuple(shown(_SMALL, signs) for signs in supply), 6, _SUPPLY)
    return Column((bought, counts, quay(boats), Space()), 6)


def quay(boats: tuple[Ship, ...]) -> Over[Drawn]:
    """The sea with the boats, two side by side."""
    rows = -(-len(boats) // 2)
    loaded = any(boat.load is not None or boat.taken is not None for boat in boats)
    afloat = Grid(tuple(Drawn(draw_ship, one) for one in boats), 2, _LOADED[rows - 1] if loaded else _SCORED, GAP, 4)
    return Over((shown(draw_sea, None), Inset(Column((afloat,)), 12, _BEACH + 4)), tall(afloat) + 2 * _BEACH + 8)


def draw_sea(canvas: Canvas, frame: Frame, _: None) -> None:
    """Water with a beach round it."""
    canvas.slab(frame, Tone.BEACH, Tone.BEACH, 0)
    inner = frame.inset(_BEACH)
    canvas.slab(inner, Tone.WATER, Tone.WATER, 0)


def draw_ship(canvas: Canvas, frame: Frame, ship: Ship) -> None:
    """A boat, beside it what it carries or who took it, below it what it scores, else its name."""
    canvas.cached_tile(("ship", ship), frame, Tone.WATER, partial(_draw_ship, ship=ship))


def _draw_ship(canvas: Canvas, frame: Frame, ship: Ship) -> None:
    if ship.load is None and ship.taken is None:
        draw_scene(canvas, Frame(frame.x, frame.y - 2, frame.w, 64), ship.scene)
        _SMALL(canvas, Frame(frame.x, frame.bottom - _CHIP + 4, frame.w, _CHIP - 4), ship.scoring)
        return
    low = frame.h - (_CHIP if ship.scoring else 34)
    draw_scene(canvas, Frame(frame.x, frame.y, frame.w - _CHIPS, low), ship.scene)
    top = frame.y + (low - 2 * _CHIP - 2) // 2
    right = Frame(frame.right - _CHIPS, top, _CHIPS, _CHIP)
    if ship.taken is not None:
        draw_plate(canvas, Frame(right.x + 4, top, 84, 84))
        draw_seat(canvas, Frame(right.x + 12, top + 8, 68, 68), ship.taken)
    elif ship.load is not None:
        carried: tuple[Signs, ...] = ((f"{ship.load[0]}", WORKER), (f"{ship.load[1]}", SKILL))
        for index, signs in enumerate(carried):
            _SMALL(canvas, right._replace(y=right.y + index * (_CHIP + 2)), signs)
    if ship.scoring:
        _SMALL(canvas, Frame(frame.x, frame.bottom - _CHIP + 2, frame.w, _CHIP), ship.scoring)
    else:
        write(canvas, Frame(frame.x, frame.bottom - 32, frame.w, 30), ship.name, _NAME, Tone.INK, centred=True)
