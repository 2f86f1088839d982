"""The countryside at the top of a picture, on it who is awaited, what was just done, the season, table and passes."""

from typing import Final

import msgspec

from kingsforge_bot.drawing.caption import faced, name_of, table_of
from kingsforge_bot.drawing.layout import Column, Drawn, Inset, Over, Part, Row, Space, shown
from kingsforge_bot.drawing.portraits import Faced
from kingsforge_bot.games.keyflower.pictures.art import SPRITES, draw_scene
from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption, season_of
from kingsforge_bot.games.keyflower.pictures.contents import scarce
from kingsforge_bot.games.keyflower.pictures.ground import GROUND_OF
from kingsforge_bot.games.keyflower.pictures.meaning import STEP, UPGRADE, Pic, Signs
from kingsforge_bot.games.keyflower.pictures.measures import MARGIN
from kingsforge_bot.games.keyflower.pictures.news import Deed
from kingsforge_bot.games.keyflower.pictures.palette import Tone
from kingsforge_bot.games.keyflower.pictures.parts import (
    draw_disc,
    draw_head,
    draw_plate,
    draw_seat,
    draw_signs,
    write,
)
from kingsforge_bot.games.keyflower.pictures.signs import draw_pic, draw_row, row_width
from kingsforge_bot.games.keyflower.rules.awaiting import awaited
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.games.keyflower.rules.tiles import TileKind
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

HIGH: Final = 106
_PAD: Final = 7
_AWAITED: Final = 700
_SEASON: Final = 276
_TABLE: Final = 226
_NAME: Final = 52
_DEED: Final = 62
_LAMP: Final = 24


class Awaited(msgspec.Struct, frozen=True):
    """Who is awaited; what is left of their work; the deed before."""

    seats: tuple[Faced, ...]
    name: str
    work: Signs
    deed: Deed | None
    where: str
    """The place of the deed's tile, where it is bid for."""


class Titled(msgspec.Struct, frozen=True):
    """The season and what it is called."""

    season: Season
    word: str


class Corner(msgspec.Struct, frozen=True):
    """The table's name, and how many of how many have passed one after the other."""

    table: str
    passes: int
    seats: int


def page(season: Season, above: Part[Drawn], *below: Part[Drawn]) -> Part[Drawn]:
    """A picture on the season's meadow: its countryside with what lies on it at the top, the rest below it."""
    head = Over((shown(draw_country, season), Inset(above, MARGIN, _PAD)), HIGH)
    return Over((shown(draw_meadow, season), Column((head, *below))))


def head(view: State, caption: BoardCaption, deed: Deed | None) -> Part[Drawn]:
    """What lies at the top of the market."""
    seats = tuple(sorted(awaited(view)))
    name = name_of(caption, seats[0]) if len(seats) == 1 else ""
    work: Signs = ()
    if view.work is not None:
        work = (f"{view.work.steps}", STEP, f"{view.work.upgrades}", UPGRADE)
    who = Awaited(tuple(faced(caption, seat) for seat in seats), name, work, deed, _place_of(view, deed))
    passes = view.passes if view.phase is Phase.TURNS else 0
    corner = Corner(table_of(caption), passes, len(view.players))
    few = tuple(shown(draw_few, one, 112) for one in scarce(view.stock))
    return Row(
        (
            shown(draw_awaited, who, _AWAITED),
            shown(draw_season, Titled(view.season, season_of(caption, view.season)), _SEASON),
            *few[:3],
            Space(),
            shown(draw_corner, corner, _TABLE),
        ),
        8,
    )


def _place_of(view: State, deed: Deed | None) -> str:
    if deed is None or deed.tile is None:
        return ""
    bought = [(f"{index}", one.name) for index, one in enumerate(view.offer, 1)]
    bought += [(f"o{index}", one.name) for index, one in enumerate(view.orders, 1)]
    return next((where for where, name in bought if name == deed.tile), "")


def draw_country(canvas: Canvas, frame: Frame, season: Season) -> None:
    """Sky, hills and houses of the season; of a narrower picture their right end."""
    band = SPRITES.band(season)
    canvas.put(band.crop((band.width - frame.w, band.height - frame.h, band.width, band.height)), frame.x, frame.y)


def draw_awaited(canvas: Canvas, frame: Frame, who: Awaited) -> None:
    """Badges of who is awaited, the name of one, what was done before at the right."""
    draw_plate(canvas, frame, Tone.CARD, Tone.GOLD, 7)
    inner = frame.inset(12)
    right = inner.right
    if who.deed is not None:
        wide = _deed_width(who)
        right -= wide
        _draw_deed(canvas, Frame(right, frame.middle[1] - 35, wide, 70), who.deed, who.where)
        right -= 10
    if who.work:
        wide = row_width(who.work, 48)
        right -= wide
        draw_row(canvas, Frame(right, inner.y, wide, inner.h), who.work)
        right -= 12
    x = inner.x
    if who.seats:
        draw_pic(canvas, Frame(x, inner.middle[1] - 24, 40, 48), "turn")
        x += 46
    for seat in who.seats:
        draw_head(canvas, Frame(x, inner.y - 2, inner.h + 4, inner.h + 4), seat)
        x += inner.h + 6
    write(canvas, Frame(x + 6, inner.y, max(0, right - x - 6), inner.h), who.name, _NAME)


def _deed_width(who: Awaited) -> int:
    assert who.deed is not None
    wide = 20 + 52 + (row_width(who.deed.done, 40) + 8 if who.deed.done else 0)
    return wide + (_DEED + 6 if who.deed.tile is not None else 0)


def _draw_deed(canvas: Canvas, frame: Frame, deed: Deed, where: str) -> None:
    draw_plate(canvas, frame, Tone.CARD, Tone.FLAME, 6)
    x = frame.x + 10
    draw_seat(canvas, Frame(x, frame.middle[1] - 24, 48, 48), deed.seat)
    x += 54
    if deed.done:
        wide = row_width(deed.done, 40)
        draw_row(canvas, Frame(x, frame.y + 10, wide, frame.h - 20), deed.done)
        x += wide + 6
    if deed.tile is None:
        return
    place = Frame(x, frame.middle[1] - _DEED // 2, _DEED, _DEED)
    if where:
        draw_disc(canvas, place.inset(2), where)
    else:
        draw_scene(canvas, place, deed.tile)


def draw_season(canvas: Canvas, frame: Frame, titled: Titled) -> None:
    """The season's sign and its name."""
    draw_plate(canvas, frame)
    side = frame.h - 20
    wide = side + 12 if titled.word else frame.w - 20
    draw_pic(canvas, Frame(frame.x + 10, frame.y + 10, wide, side), titled.season.value)
    write(canvas, Frame(frame.x + 14 + wide, frame.y, frame.w - wide - 26, frame.h), titled.word, 42)


def draw_few(canvas: Canvas, frame: Frame, few: tuple[str, int]) -> None:
    """A resource of which few are left."""
    kind, number = few
    draw_signs(canvas, Frame(frame.x, frame.y + 16, frame.w, frame.h - 32), (Pic(kind), f"{number}"))


def draw_table(canvas: Canvas, frame: Frame, table: str) -> None:
    """The table's name."""
    plate = frame._replace(h=50)
    draw_plate(canvas, plate)
    write(canvas, plate.inset(10), table, 36, centred=True)


def draw_corner(canvas: Canvas, frame: Frame, corner: Corner) -> None:
    """The table's name, below it a lamp for each seat, lit for each pass in a row."""
    draw_table(canvas, frame, corner.table)
    below = Frame(frame.x, frame.y + 54, frame.w, frame.h - 54)
    draw_plate(canvas, below, Tone.INK, Tone.INK)
    step = (frame.w - 20) // corner.seats
    for index in range(corner.seats):
        lamp = Frame(below.x + 10 + index * step + (step - _LAMP) // 2, below.middle[1] - _LAMP // 2, _LAMP, _LAMP)
        draw_plate(canvas, lamp, Tone.GOLD if index < corner.passes else Tone.MUTED, Tone.KERB, 2)


def draw_meadow(canvas: Canvas, frame: Frame, season: Season) -> None:
    """The ground of the season."""
    tone = GROUND_OF[TileKind(season)]
    canvas.slab(frame, tone, tone, 0)


def draw_lane(canvas: Canvas, frame: Frame, _: None) -> None:
    """The lane at the foot."""
    canvas.slab(frame, Tone.LANE, Tone.LANE, 0)
    canvas.slab(Frame(frame.x, frame.y, frame.w, 4), Tone.BARK, Tone.BARK, 0)
