"""A seat's areas as wide as a picture, everything with its name: market and helpers above, the workshop below."""

from functools import partial
from typing import Final

from kingsforge_bot.drawing.layout import Column, Drawn, Grid, Inset, Over, Part, Row, shown
from kingsforge_bot.games.dwarven_smithy.pictures.area_contents import Shelf
from kingsforge_bot.games.dwarven_smithy.pictures.art import STALL
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import Cell
from kingsforge_bot.games.dwarven_smithy.pictures.measures import GAP
from kingsforge_bot.games.dwarven_smithy.pictures.parts import LINE, draw_helper, draw_slab
from kingsforge_bot.games.dwarven_smithy.pictures.shelves import draw_named

PANEL: Final = shown(draw_slab, False)
_MARKET: Final = 820
_HELPER_HIGH: Final = 90
_SHELF: Final = STALL + 2 * LINE
_DRAW_SHELF: Final = partial(draw_named, side_=STALL)
HIGH: Final = 2 * _SHELF + GAP + 2 * 12
"""Of the whole."""


def areas(market: Shelf, workshop: Shelf, helpers: tuple[Cell, ...]) -> Part[Drawn]:
    """On a panel."""
    beside = tuple(Drawn(draw_helper, one) for one in helpers)
    sold = Column((shown(_DRAW_SHELF, market, _SHELF),), size=_MARKET)
    above = Row((sold, Grid(beside, max(2, -(-len(beside) // 2)), _HELPER_HIGH, 12, GAP)), 20)
    return Over((PANEL, Inset(Column((above, shown(_DRAW_SHELF, workshop, _SHELF)), GAP), 12, 12)))
