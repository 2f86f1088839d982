"""All villages side by side, small: for comparing, and at a season's end.

`draw_villages(view, tiles, caption)`: 1600 by 1018, of what is public; off the event loop.
"""

from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import faced, name_of, table_of
from kingsforge_bot.drawing.layout import Drawn, Grid, Inset, Part, Row, Space, shown
from kingsforge_bot.drawing.measures import HIGHEST, WIDE
from kingsforge_bot.drawing.portraits import Faced
from kingsforge_bot.drawing.slicing import slices
from kingsforge_bot.drawing.strip_renderer import LEFT
from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption, season_of
from kingsforge_bot.games.keyflower.pictures.head import HIGH, Titled, draw_season, draw_table, page
from kingsforge_bot.games.keyflower.pictures.meaning import Pic, Signs
from kingsforge_bot.games.keyflower.pictures.measures import GAP, MARGIN, RENDERER
from kingsforge_bot.games.keyflower.pictures.parts import draw_head, draw_plate, draw_signs, write
from kingsforge_bot.games.keyflower.pictures.signs import draw_row, row_width
from kingsforge_bot.games.keyflower.pictures.small import draw_small
from kingsforge_bot.games.keyflower.pictures.villages import Village, planned, village_of
from kingsforge_bot.games.keyflower.rules.kinds import NO_GOODS
from kingsforge_bot.games.keyflower.rules.secrets import player_view
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.rules.tiles import TileSet
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

_TITLE: Final = 320
_WHO: Final = 80
"""Height of the plate with a head, of which a badge covers a corner."""
_LARGEST: Final = 84
"""Radius of a hexagon."""
_SIGNS: Final = (44, 34, 28)
"""Sides of the signs of all goods together."""
_NAMED, _SHORT = 190, 80
"""Room for a name that signs are made smaller for; and from which on it is written, else the head says who it is."""
_TWO, _FOUR = 2, 4


class Owned(msgspec.Struct, frozen=True):
    """A seat with all goods of its village, and the village."""

    who: Faced
    name: str
    goods: Signs
    village: Village


def draw_villages(view: State, tiles: TileSet, caption: BoardCaption) -> bytes:
    """A PNG of what is public, whatever view it is given."""
    public = player_view(view, None)
    part = villages_sheet(public, tiles, caption)
    return RENDERER.picture([*slices(part, Frame(LEFT, 0, WIDE, HIGHEST), _cuts(len(public.players)))])


def _rows(seats: int) -> int:
    return 1 if seats <= _TWO else 2


def _cell(seats: int) -> int:
    rows = _rows(seats)
    return (HIGHEST - HIGH - GAP * (rows + 1)) // rows


def _cuts(seats: int) -> tuple[int, ...]:
    return (HIGH, HIGH + GAP + _cell(seats)) if _rows(seats) > 1 else (HIGH,)


def villages_sheet(public: State, tiles: TileSet, caption: BoardCaption) -> Part[Drawn]:
    """The season and the table, below them a cell for each seat."""
    titled = Titled(public.season, season_of(caption, public.season))
    above = Row((shown(draw_season, titled, _TITLE), Space(), shown(draw_table, table_of(caption), 260)), GAP)
    return page(public.season, above, Inset(cells(public, tiles, caption, HIGHEST - HIGH - 2 * GAP), MARGIN, GAP))


def cells(public: State, tiles: TileSet, caption: BoardCaption, high: int) -> Part[Drawn]:
    """A cell for each seat, in one row or two that are so high together."""
    owned = []
    for number, player in enumerate(public.players):
        goods = sum((one.goods for one in player.village), NO_GOODS)
        signs = tuple(sign for kind, count in goods.each() for sign in (Pic(kind), f"{count}"))
        village = village_of(tiles, player.village, public.season)
        owned.append(Owned(faced(caption, Seat(number)), name_of(caption, Seat(number)), signs, village))
    columns = _TWO if len(owned) <= _FOUR else -(-len(owned) // 2)
    rows = _rows(len(owned))
    return Grid(tuple(Drawn(draw_owned, one) for one in owned), columns, (high - GAP * (rows - 1)) // rows, GAP)


def draw_owned(canvas: Canvas, frame: Frame, owned: Owned) -> None:
    """Who it is and what lies in the village, below it the village."""
    draw_plate(canvas, Frame(frame.x, frame.y, frame.w, _WHO))
    draw_head(canvas, Frame(frame.x + 10, frame.y + 8, _WHO - 16, _WHO - 16), owned.who)
    room = frame.w - _WHO - 18
    side = next((one for one in _SIGNS if row_width(owned.goods, one) + _NAMED <= room), _SIGNS[-1])
    wide = row_width(owned.goods, side)
    goods = Frame(frame.right - wide - 10, frame.y + (_WHO - side) // 2, wide, side)
    draw_row(canvas, goods, owned.goods, centred=False)
    if room - wide >= _SHORT:
        write(canvas, Frame(frame.x + _WHO + 6, frame.y, room - wide - 8, _WHO), owned.name, 40)
    room_below = Frame(frame.x, frame.y + _WHO + 6, frame.w, frame.h - _WHO - 10)
    lying = planned(owned.village, room_below, _LARGEST)
    for lot in owned.village.lots:
        draw_small(canvas, lying.frame(lot.q, lot.r), lot)
    if owned.village.aside:
        signs: Signs = (f"+{len(owned.village.aside)}", Pic("hex"))
        draw_signs(canvas, Frame(frame.right - 104, frame.bottom - 52, 100, 48), signs, deep=5)
