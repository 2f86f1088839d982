"""What mattered, as a picture of its own: what a season brought each seat, or a boat with what it carried.

It stays in the channel where the board that told of it folds. `draw_moment(view, tiles, caption, deed)`: 1200 by 760.
"""

from typing import Final, assert_never

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import faced, name_of, table_of
from kingsforge_bot.drawing.layout import Column, Drawn, Inset, Part, Row, Space, shown
from kingsforge_bot.drawing.portraits import Faced, draw_bust
from kingsforge_bot.drawing.slicing import slices
from kingsforge_bot.drawing.strip_renderer import LEFT
from kingsforge_bot.games.keyflower.advice.deeds import Deed, Harvest
from kingsforge_bot.games.keyflower.advice.leading import leaders
from kingsforge_bot.games.keyflower.pictures.art import draw_scene
from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption, season_of, tile_name
from kingsforge_bot.games.keyflower.pictures.head import HIGH, Titled, draw_season, draw_table, page
from kingsforge_bot.games.keyflower.pictures.meaning import Pic, Signs, of_face
from kingsforge_bot.games.keyflower.pictures.measures import GAP, MARGIN, SQUARE, SQUARE_RENDERER
from kingsforge_bot.games.keyflower.pictures.palette import Tone
from kingsforge_bot.games.keyflower.pictures.parts import LOOK, draw_head, draw_leader, draw_plate, draw_ribbon, write
from kingsforge_bot.games.keyflower.pictures.signs import draw_row
from kingsforge_bot.games.keyflower.rules.events import BoatTaken
from kingsforge_bot.games.keyflower.rules.kinds import Name, Workers
from kingsforge_bot.games.keyflower.rules.secrets import player_view
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.rules.tiles import Side, TileSet
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

TALL: Final = 760
_TITLE: Final = 320
_WHO: Final = 330
_TALLEST: Final = 250
_WIDEST: Final = 190
_MAKER: Final = 420
_NAME: Final = 46
_PAID, _LOW = 96, 44
"""Room for what was paid, beside a tile and below it."""
_TOLD, _ROOMY = 36, 200
"""Height of a tile's name, and of a row in which it stands."""
_IN_A_ROW: Final = 3
"""Kinds of things that came ashore, side by side."""


class Catch(msgspec.Struct, frozen=True):
    """What one seat won: scenes and names with what was paid."""

    who: Faced
    name: str
    leads: bool
    tiles: tuple[tuple[Name, str, Signs], ...]


class Landing(msgspec.Struct, frozen=True):
    """A boat, who took it, what it carried or what it scores."""

    who: Faced
    name: str
    leads: bool
    scene: Name
    boat: str
    carried: tuple[Signs, ...]


def draw_moment(view: State, tiles: TileSet, caption: BoardCaption, deed: Deed) -> bytes:
    """A PNG of a view and an event as everybody may know them."""
    part = moment(player_view(view, None), tiles, caption, deed)
    return SQUARE_RENDERER.picture([*slices(part, Frame(LEFT, 0, SQUARE, TALL), (HIGH,))])


def moment(public: State, tiles: TileSet, caption: BoardCaption, deed: Deed) -> Part[Drawn]:
    """The season and the table at the top, the deed below."""
    season = deed.season if isinstance(deed, Harvest) else public.season
    titled = Titled(season, season_of(caption, season))
    above = Row((shown(draw_season, titled, _TITLE), Space(), shown(draw_table, table_of(caption), 260)), GAP)
    return page(season, above, Inset(_deed(public, tiles, caption, deed), MARGIN, GAP))


def _deed(public: State, tiles: TileSet, caption: BoardCaption, deed: Deed) -> Part[Drawn]:
    ahead = leaders(public, tiles)
    match deed:
        case Harvest():
            seats = [Seat(number) for number in range(len(public.players))]
            catches = [
                Catch(
                    faced(caption, seat),
                    name_of(caption, seat),
                    seat in ahead,
                    tuple((one.tile, tiles[one.tile].name, paid_of(one.paid)) for one in deed.of(seat)),
                )
                for seat in seats
            ]
            room = TALL - HIGH - 2 * GAP
            high = min(_TALLEST, (room - GAP * (len(catches) - 1)) // len(catches))
            return Column((Space(), *(shown(draw_catch, one, high) for one in catches), Space()), GAP)
        case BoatTaken(seat=seat, boat=boat):
            facts = tiles[boat]
            signs = (*_each(deed.workers), *(((f"{number}", Pic(kind.value)) for kind, number in deed.skills.each())))
            carried = signs or (of_face(facts.face(Side.A)),)
            landing = Landing(
                faced(caption, seat), name_of(caption, seat), seat in ahead, boat, tile_name(facts, Side.A), carried
            )
            return shown(draw_landing, landing)
        case _:
            assert_never(deed)


def _each(workers: Workers) -> tuple[Signs, ...]:
    return tuple((f"{number}", Pic(colour.value)) for colour, number in workers.each())


def paid_of(workers: Workers) -> Signs:
    """The workers of a winning bid, colour by colour."""
    return tuple(sign for one in _each(workers) for sign in one)


def draw_catch(canvas: Canvas, frame: Frame, catch: Catch) -> None:
    """Who, and the tiles that were won side by side, below each what was paid."""
    draw_plate(canvas, frame)
    inner = frame.inset(10)
    side = min(inner.h, 104)
    head = Frame(inner.x + 4, inner.y + (inner.h - side) // 2, side, side)
    draw_head(canvas, head, catch.who)
    if catch.leads:
        draw_leader(canvas, head)
    left = inner.x + _WHO
    write(canvas, Frame(head.right + 12, inner.y, left - head.right - 22, inner.h), catch.name, _NAME)
    if not catch.tiles:
        write(canvas, Frame(left, inner.y, inner.right - left, inner.h), "–", _NAME, Tone.MUTED)
        return
    wide = min(_WIDEST, (inner.right - left) // len(catch.tiles))
    for index, (scene, name, paid) in enumerate(catch.tiles):
        place = Frame(left + index * wide, inner.y, wide - 6, inner.h)
        if inner.h + _PAID <= wide:
            draw_scene(canvas, place._replace(w=inner.h), scene)
            draw_row(canvas, Frame(place.x + inner.h, place.y, place.w - inner.h, place.h), paid, centred=False)
        else:
            told = _TOLD if inner.h >= _ROOMY else 0
            draw_scene(canvas, place._replace(h=place.h - _LOW - told), scene)
            if told:
                write(canvas, place._replace(y=place.bottom - _LOW - told, h=told), name, 30, centred=True)
            draw_row(canvas, Frame(place.x, place.bottom - _LOW, place.w, _LOW), paid)


def draw_landing(canvas: Canvas, frame: Frame, landing: Landing) -> None:
    """Whoever took it at the left, the boat on its ribbon, at the right what came ashore."""
    side = min(_MAKER, frame.h - 100)
    bust = Frame(frame.x, frame.bottom - side, side, side)
    draw_plate(canvas, frame)
    draw_bust(canvas, bust.inset(10), landing.who, Tone.CARD, LOOK)
    plate = Frame(frame.x + 14, frame.y + 14, _MAKER - 28, 78)
    draw_plate(canvas, plate, Tone.PAPER, Tone.GOLD, 6)
    flag = Frame(plate.right - 60, plate.y + 8, 46, 58)
    write(canvas, plate.inset(16)._replace(w=plate.w - 32 - (60 if landing.leads else 0)), landing.name, _NAME)
    if landing.leads:
        draw_leader(canvas, flag, whole=True)
    left, right = frame.x + _MAKER + 10, frame.right - 20
    scene = Frame(left, frame.y + 30, 330, 220)
    draw_scene(canvas, scene, landing.scene)
    draw_ribbon(canvas, Frame(left + 10, scene.bottom + 6, right - left - 20, 76), landing.boat, 20, 48)
    below = Frame(left, scene.bottom + 96, right - left, frame.bottom - scene.bottom - 116)
    rows = 2 if len(landing.carried) > _IN_A_ROW else 1
    columns = -(-len(landing.carried) // rows)
    for index, signs in enumerate(landing.carried):
        row, column = divmod(index, columns)
        wide, high = below.w // columns, below.h // rows
        draw_row(canvas, Frame(below.x + column * wide, below.y + row * high, wide - 8, min(high - 8, 100)), signs)
