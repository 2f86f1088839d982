"""A seat's areas as wide as a picture, everything with its name: market, workshop, and where there are any, helpers."""

from functools import partial
from typing import Final

from kingsforge_bot.drawing.layout import Column, Drawn, Grid, Inset, Over, Part, shown
from kingsforge_bot.games.dwarven_smithy.pictures.area_contents import Shelf
from kingsforge_bot.games.dwarven_smithy.pictures.art import STALL
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import Cell
from kingsforge_bot.games.dwarven_smithy.pictures.measures import GAP
from kingsforge_bot.games.dwarven_smithy.pictures.parts import LINE, draw_helper, draw_slab
from kingsforge_bot.games.dwarven_smithy.pictures.shelves import draw_named, in_lines

_PANEL: Final = shown(draw_slab, False)
_HELPER_HIGH: Final = 108
_ABREAST: Final = 3
_SHELF: Final = STALL + 2 * LINE
_EMPTY: Final = 96
"""Height of a shelf on which nothing lies: of its sign."""
_DRAW_SHELF: Final = partial(draw_named, side_=STALL)
_PAD: Final = 12


def areas(wide: int, market: Shelf, workshop: Shelf, helpers: tuple[Cell, ...]) -> tuple[Part[Drawn], int]:
    """On a panel so wide; and how high that is."""
    lines = [line for one in (market, workshop) for line in in_lines(one, wide - 2 * _PAD, STALL)]
    sizes = [_SHELF if one.cells else _EMPTY for one in lines]
    shelves = [shown(_DRAW_SHELF, one, size) for one, size in zip(lines, sizes, strict=True)]
    rows = -(-len(helpers) // _ABREAST)
    beside = tuple(Drawn(draw_helper, one) for one in helpers)
    guild = [Grid(beside, _ABREAST, _HELPER_HIGH, _PAD, GAP)] if helpers else []
    high = sum(sizes) + GAP * (len(sizes) - 1) + rows * (_HELPER_HIGH + GAP) + 2 * _PAD
    return Over((_PANEL, Inset(Column((*shelves, *guild), GAP), _PAD, _PAD))), high
