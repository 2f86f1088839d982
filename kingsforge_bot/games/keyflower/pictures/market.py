"""The picture posted after a turn: the offer, turn-order tiles, boats, a strip for each seat.

`draw_market(view, tiles, caption, events)` takes any view and shows what is public in it; off the event loop.
"""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.drawing.layout import Column, Drawn, Grid, Inset, Over, Part, Row, shown
from kingsforge_bot.drawing.slicing import slices
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption
from kingsforge_bot.games.keyflower.pictures.contents import awaited_of, orders, places, ships, strips
from kingsforge_bot.games.keyflower.pictures.harbour import harbour
from kingsforge_bot.games.keyflower.pictures.head import HIGH, head
from kingsforge_bot.games.keyflower.pictures.measures import GAP, HIGHEST, MARGIN, RENDERER, WIDE
from kingsforge_bot.games.keyflower.pictures.news import news_of
from kingsforge_bot.games.keyflower.pictures.palette import Tone
from kingsforge_bot.games.keyflower.pictures.places import draw_place
from kingsforge_bot.games.keyflower.pictures.seats import draw_strip
from kingsforge_bot.games.keyflower.pictures.signs import Pic, Signs
from kingsforge_bot.games.keyflower.rules.events import Event
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.secrets import event_view, player_view
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.rules.tiles import TileSet
from kingsforge_bot.render.canvas import Canvas, Frame

_SEATS: Final = 200
_ROW: Final = 356
_HARBOUR: Final = 432
_NARROW: Final = 264
"""Width of what lies beside the offer in winter, when twelve tiles may be on offer."""
_MEADOW: Final = {
    Season.SPRING: Tone.SPRING,
    Season.SUMMER: Tone.SUMMER,
    Season.AUTUMN: Tone.AUTUMN,
    Season.WINTER: Tone.WINTER,
}
_CUTS: Final = (HIGH, HIGH + _ROW, HIGHEST - _SEATS)


def draw_market(view: State, tiles: TileSet, caption: BoardCaption, events: Sequence[Event] = ()) -> bytes:
    """A PNG, 1600 by 1018, of what is public: nothing else of view and events is read."""
    public = player_view(view, None)
    known = tuple(one for event in events if (one := event_view(event, None)) is not None)
    return RENDERER.picture(strips_of(public, tiles, caption, known))


def strips_of(public: State, tiles: TileSet, caption: BoardCaption, events: Sequence[Event]) -> list[Strip]:
    """The picture's strips, of what everybody may know."""
    return [*slices(market(public, tiles, caption, events), Frame(LEFT, 0, WIDE, HIGHEST), _CUTS)]


def market(public: State, tiles: TileSet, caption: BoardCaption, events: Sequence[Event]) -> Part[Drawn]:
    """All that lies on it."""
    news = news_of(events)
    offered = places(public, tiles, news)
    columns = max(3, -(-len(offered) // 2))
    offer = Grid(tuple(Drawn(draw_place, one) for one in offered), columns, _ROW, 0)
    winter = public.season is Season.WINTER
    bought = orders(public, tiles, news)
    beside = harbour(bought, supply(public), ships(public, tiles), 2 if winter else 4)
    middle = Row((offer, Column((beside,), size=_NARROW if winter else _HARBOUR)), GAP)
    awaited = awaited_of(public)
    seats = Row(tuple(shown(draw_strip, one) for one in strips(public, caption, awaited)), GAP)
    return Over(
        (
            shown(draw_meadow, public.season),
            Column(
                (
                    head(public, caption, news.deed),
                    Inset(middle, MARGIN, 0),
                    Over((shown(draw_lane, None), Inset(seats, MARGIN, 10)), _SEATS),
                )
            ),
        )
    )


def supply(view: State) -> tuple[Signs, ...]:
    """How many workers are in the bag, greens in the supply, skill tiles in the pile."""
    return (
        (Pic("worker"), f"{view.bag.total}"),
        (Pic("green"), f"{view.greens}"),
        (Pic("skill"), f"{view.pile.total}"),
    )


def draw_meadow(canvas: Canvas, frame: Frame, season: Season) -> None:
    """The ground of the season."""
    canvas.slab(frame, _MEADOW[season], _MEADOW[season], 0)


def draw_lane(canvas: Canvas, frame: Frame, _: None) -> None:
    """The lane at which the players sit."""
    canvas.slab(frame, Tone.LANE, Tone.LANE, 0)
    canvas.slab(Frame(frame.x, frame.y, frame.w, 4), Tone.BARK, Tone.BARK, 0)
