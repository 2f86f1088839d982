"""Parts of a table as the first seat sees them, large enough for a phone: what a step of a lesson shows.

`draw_scene(view, tiles, shows, caption)` draws `place.3` (a tile of the offer; several in a row), `order.1`, `boats`,
`seats`, `screen` and `hand` (the first seat's; of skill tiles those there are), `village.1` (a seat's), one below the
other in the order in which they are named.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.layout import Column, Drawn, Grid, Inset, Over, Part, Row, shown, tall
from kingsforge_bot.drawing.slicing import slices
from kingsforge_bot.drawing.strip_renderer import LEFT, StripRenderer
from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption
from kingsforge_bot.games.keyflower.pictures.cards import LEAST_HIGH, card_of
from kingsforge_bot.games.keyflower.pictures.contents import orders, places, ships, strips
from kingsforge_bot.games.keyflower.pictures.harbour import quay
from kingsforge_bot.games.keyflower.pictures.head import draw_lane, draw_meadow
from kingsforge_bot.games.keyflower.pictures.land import draw_village
from kingsforge_bot.games.keyflower.pictures.measures import GAP, MARGIN
from kingsforge_bot.games.keyflower.pictures.news import News
from kingsforge_bot.games.keyflower.pictures.palette import PALETTE
from kingsforge_bot.games.keyflower.pictures.places import ORDER_HIGH, PLACE_HIGH, draw_order, draw_place
from kingsforge_bot.games.keyflower.pictures.player_screen import Dealt, counted, draw_counted, draw_dealt
from kingsforge_bot.games.keyflower.pictures.seats import draw_strip
from kingsforge_bot.games.keyflower.pictures.villages import Village, planned, village_of
from kingsforge_bot.games.keyflower.rules.awaiting import awaited
from kingsforge_bot.games.keyflower.rules.kinds import COLOURS
from kingsforge_bot.games.keyflower.rules.secrets import player_view
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.rules.tiles import TileSet
from kingsforge_bot.render.frame import Frame

OWN: Final = Seat(0)
"""Whose screen is shown."""
WIDE: Final = 800
_PLACES, _ORDERS, _HELD, _SEATS, _WINTER = 3, 4, 4, 2, 3
"""Side by side."""
_COUNTED: Final = 104
_STRIP: Final = 180
_VILLAGE: Final = Frame(MARGIN, MARGIN, WIDE - 2 * MARGIN, 408)
"""Room for a village, at most."""
_NARROW: Final = 122
"""Radius of its hexagons, at most: with that their names still fit."""
_RENDERER: Final = StripRenderer(PALETTE, WIDE, 140 << 10, 2 << 20)

Sized = tuple[int, Part[Drawn]]
"""A part and its height."""


def draw_scene(state: State, tiles: TileSet, shows: Sequence[str], caption: BoardCaption) -> bytes:
    """A PNG, 800 pixels wide, of what the first seat sees of those parts."""
    view = player_view(state, OWN)
    parts = [*_parts(view, tiles, shows, caption)]
    high = sum(one + GAP for one, _ in parts) + GAP
    column = Column(tuple(Over((part,), size) for size, part in parts), GAP)
    whole = Over((shown(draw_meadow, view.season), Inset(column, MARGIN, GAP)))
    cuts, y = [], GAP // 2
    for size, _ in parts[:-1]:
        y += size + GAP
        cuts.append(y)
    return _RENDERER.picture([*slices(whole, Frame(LEFT, 0, WIDE, high), cuts)])


def _parts(view: State, tiles: TileSet, shows: Sequence[str], caption: BoardCaption) -> Iterator[Sized]:
    """What is of one sort and named one after the other lies side by side."""
    for word, named in groupby(shows, lambda one: one.partition(".")[0]):
        numbers = [int(one.partition(".")[2] or 0) for one in named]
        match word:
            case "place":
                bid = places(view, tiles, News())
                yield _grid([Drawn(draw_place, bid[number - 1]) for number in numbers], _PLACES, PLACE_HIGH)
            case "order":
                bid = orders(view, tiles, News())
                yield _grid([Drawn(draw_order, bid[number - 1]) for number in numbers], _ORDERS, ORDER_HIGH)
            case "seats":
                sitting = strips(view, tiles, caption, awaited(view))
                grid = _grid([Drawn(draw_strip, one) for one in sitting], _SEATS, _STRIP)
                yield grid[0] + 2 * GAP, Over((shown(draw_lane, None), Inset(grid[1], GAP, GAP)))
            case "boats":
                afloat = quay(ships(view, tiles))
                yield afloat.size, afloat
            case "screen":
                held = [one for one in counted(view, OWN) if one.number or one.kind in set(COLOURS)]
                yield _grid([Drawn(draw_counted, one) for one in held], _HELD, _COUNTED)
            case "hand":
                player = view.players[OWN]
                dealt = [Dealt(card_of(tiles, name), name in player.given) for name in player.hand]
                yield _grid([Drawn(draw_dealt, one) for one in dealt], _WINTER, LEAST_HIGH)
            case _:
                for number in numbers:
                    player = view.players[number]
                    village = village_of(tiles, player.standing, view.season)
                    yield _high(village), Inset(shown(draw_village, village), MARGIN, MARGIN)


def _high(village: Village) -> int:
    """What a village takes, with a margin above and below."""
    lying = planned(village, _VILLAGE, _NARROW)
    lots = [lying.frame(lot.q, lot.r) for lot in village.lots]
    return max(lot.bottom for lot in lots) - min(lot.y for lot in lots) + 2 * MARGIN


def _grid(things: list[Drawn], columns: int, high: int) -> Sized:
    grid = Grid(tuple(things), min(columns, max(len(things), 1)), high, GAP)
    return tall(grid), Row((grid,))
