"""The market, posted after a turn: the offer, turn-order tiles, boats, a strip for each seat.

Between seasons, when nothing is on offer, all villages lie in its place.
"""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.drawing.layout import Column, Drawn, Grid, Inset, Over, Part, Row, Space, shown
from kingsforge_bot.drawing.measures import HIGHEST, WIDE
from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption
from kingsforge_bot.games.keyflower.pictures.contents import orders, places, ships, strips
from kingsforge_bot.games.keyflower.pictures.harbour import harbour
from kingsforge_bot.games.keyflower.pictures.head import HIGH, draw_lane, head, page
from kingsforge_bot.games.keyflower.pictures.meaning import Pic, Signs
from kingsforge_bot.games.keyflower.pictures.measures import GAP, MARGIN
from kingsforge_bot.games.keyflower.pictures.news import news_of
from kingsforge_bot.games.keyflower.pictures.places import PLACE_HIGH, draw_place
from kingsforge_bot.games.keyflower.pictures.seats import WIDEST, draw_strip
from kingsforge_bot.games.keyflower.pictures.sheet import cells
from kingsforge_bot.games.keyflower.rules.awaiting import awaited
from kingsforge_bot.games.keyflower.rules.events import Event
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.rules.tiles import TileSet

_SEATS: Final = 200
_HARBOUR: Final = 432
_NARROW: Final = 276
"""Width of what lies beside the offer where more than ten tiles are on offer."""
_FIVE: Final = 5
CUTS: Final = (HIGH, HIGH + PLACE_HIGH, HIGHEST - _SEATS)
"""Where the picture is cut into strips: between the rows of the offer, above the seats."""


def market(public: State, tiles: TileSet, caption: BoardCaption, events: Sequence[Event]) -> Part[Drawn]:
    """All that lies on it."""
    news = news_of(events)
    columns = max(3, -(-len(public.offer) // 2))
    offer = Grid(tuple(Drawn(draw_place, one) for one in places(public, tiles, news)), columns, PLACE_HIGH, 0)
    narrow = columns > _FIVE
    beside = harbour(orders(public, tiles, news), supply(public), ships(public, tiles), 2 if narrow else 4)
    shows = offer if public.offer else Inset(cells(public, tiles, caption, 2 * PLACE_HIGH - GAP), 0, 4)
    middle = Row((shows, Column((beside,), size=_NARROW if narrow else _HARBOUR)), GAP)
    sitting = strips(public, tiles, caption, awaited(public))
    wide = min(WIDEST, (WIDE - 2 * MARGIN - GAP * (len(sitting) - 1)) // len(sitting))
    seats: Row[Drawn] = Row((Space(), *(shown(draw_strip, one, wide) for one in sitting), Space()), GAP)
    return page(
        public.season,
        head(public, caption, news.deed),
        Inset(middle, MARGIN, 0),
        Over((shown(draw_lane, None), Inset(seats, MARGIN, 10)), _SEATS),
    )


def supply(view: State) -> tuple[Signs, ...]:
    """How many workers are in the bag, greens in the supply, skill tiles in the pile."""
    return (
        (Pic("worker"), f"{view.bag.total}"),
        (Pic("green"), f"{view.greens}"),
        (Pic("skill"), f"{view.pile.total}"),
    )
