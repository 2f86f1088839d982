"""What lies beside the offer: bag, green supply and pile, and the boats with what they carry or score."""

from functools import partial
from typing import Final

from kingsforge_bot.drawing.layout import Column, Drawn, Grid, Inset, Over, Part, Row, Space, shown
from kingsforge_bot.games.keyflower.pictures.art import draw_scene
from kingsforge_bot.games.keyflower.pictures.contents import Place, Ship
from kingsforge_bot.games.keyflower.pictures.measures import GAP, LEAST
from kingsforge_bot.games.keyflower.pictures.palette import Tone
from kingsforge_bot.games.keyflower.pictures.parts import draw_plate, draw_seat, draw_signs, write
from kingsforge_bot.games.keyflower.pictures.places import draw_order
from kingsforge_bot.games.keyflower.pictures.signs import Pic, Signs
from kingsforge_bot.render.canvas import Canvas, Frame

_SUPPLY: Final = 58
_LOADED: Final = 138
"""Height of a boat with its load."""
_BEACH: Final = 10
_CHIP: Final = 44
_NAME: Final = 29
_SMALL: Final = partial(draw_signs, deep=4)


def harbour(orders: tuple[Place, ...], supply: tuple[Signs, ...], boats: tuple[Ship, ...], columns: int) -> Part[Drawn]:
    """Turn-order tiles in so many columns, what is left to draw from, the boats on the sea."""
    rows = -(-len(orders) // columns)
    high = _ORDERS if rows == 1 else _TWO_ROWS
    bought = Grid(tuple(Drawn(draw_order, one) for one in orders), columns, high, GAP)
    counts = Row(tuple(shown(_SMALL, signs) for signs in supply), 6, _SUPPLY)
    return Column((bought, counts, quay(boats)), 6)


_ORDERS: Final = 236
_TWO_ROWS: Final = 176


def quay(boats: tuple[Ship, ...]) -> Part[Drawn]:
    """The sea with the boats, two side by side."""
    afloat = Grid(tuple(Drawn(draw_ship, one) for one in boats), 2, _LOADED, GAP, 0)
    return Over((shown(draw_sea, None), Inset(Column((afloat, Space())), 14, _BEACH)))


def draw_sea(canvas: Canvas, frame: Frame, _: None) -> None:
    """Water with a beach along its upper and left edge."""
    canvas.slab(frame, Tone.BEACH, Tone.BEACH, 0)
    canvas.slab(Frame(frame.x + _BEACH, frame.y + _BEACH, frame.w - _BEACH, frame.h - _BEACH), Tone.WATER, Tone.WATER, 0)


def draw_ship(canvas: Canvas, frame: Frame, ship: Ship) -> None:
    """A boat, beside it workers and skill tiles it carries, below it its name or what it scores; who took it."""
    low = frame.h - 30
    draw_scene(canvas, Frame(frame.x, frame.y, frame.w - 96, low), ship.scene)
    right = Frame(frame.right - 100, frame.y + 4, 96, _CHIP)
    if ship.taken is not None:
        draw_plate(canvas, Frame(right.x + 8, right.y, 84, 84))
        draw_seat(canvas, Frame(right.x + 16, right.y + 8, 68, 68), ship.taken, Tone.CARD)
    else:
        carried: tuple[Signs, ...] = ((f"{ship.workers}", Pic("worker")), (f"{ship.skills}", Pic("skill")))
        for index, signs in enumerate(carried):
            _SMALL(canvas, right._replace(y=right.y + index * (_CHIP + 3)), signs)
    if ship.scoring:
        _SMALL(canvas, Frame(frame.x + 2, frame.bottom - _CHIP, frame.w - 4, _CHIP), ship.scoring)
        return
    said = Frame(frame.x, frame.bottom - 36, frame.w, 32)
    write(canvas, said, ship.name, _NAME, Tone.INK, centred=True)


__all__ = ["LEAST", "draw_sea", "draw_ship", "harbour", "quay"]
