"""A seat's column of a posted board: its head in the seat's colour, the stall, the workshop, the guild."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from kingsforge_bot.drawing.layout import Column, Drawn, Grid, Inset, Over, Part, Row, Space, paint, shown
from kingsforge_bot.drawing.portraits import draw_flag
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.area_contents import Shelf
from kingsforge_bot.games.dwarven_smithy.pictures.art import SPRITES
from kingsforge_bot.games.dwarven_smithy.pictures.header import name_lines
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon, draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import POSTED
from kingsforge_bot.games.dwarven_smithy.pictures.palette import SEAT_TONES, TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import draw_face_of
from kingsforge_bot.games.dwarven_smithy.pictures.plan import AWNING, EDGE, PAD, SIGN, Plan, column
from kingsforge_bot.games.dwarven_smithy.pictures.seat_contents import Side, race
from kingsforge_bot.games.dwarven_smithy.pictures.signs import TIGHT, Coins, Signs, draw_row, row_width
from kingsforge_bot.games.dwarven_smithy.pictures.tiles import DRAW_HELPER, DRAW_TILE, rows_of
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

_ROUND: Final = 16
_NAME: Final = 64
_NUMBERS: Final = 56
_LARGE: Final = 72
_LOW: Final = 50
_ROOMY: Final = 170
"""Height of a head from which on its numbers are larger."""
_FLAG: Final = (56, 76)
_PAIR: Final = 2
"""Seats whose columns have room for larger numbers, and for helpers beside the workshop."""
MOST_ABREAST: Final = 3
"""Seats with room for the numbers beside the portrait."""
_BARE: Final = Shelf(Icon.MARKET, (), 0, 0)
_ON_SEAT: Final = {tone: partial(draw_row, ground=tone, ink=Tone.WHITE, scale=TIGHT) for tone in SEAT_TONES}
"""Draws numbers on a seat's colour."""


class Slice(msgspec.Struct, frozen=True):
    """A part of a column so high in all, from so many pixels below its top."""

    awaited: bool
    top: int
    high: int


class Head(msgspec.Struct, frozen=True):
    """Who it is and what they have; `tall`: the numbers below portrait and name; `wide`: all of it larger."""

    side: Side
    tall: bool
    wide: bool


class Stall(msgspec.Struct, frozen=True):
    """What is written on an awning."""

    used: int
    room: int


def column_strips(sides: Sequence[Side], plan: Plan) -> list[Strip]:
    """All seats' columns side by side: heads, stalls, workshops, guilds."""
    market, workshop = AWNING + plan.market * plan.row, SIGN + plan.workshop * plan.row
    guild = plan.guild * plan.row + PAD
    bands: list[tuple[int, tuple[Part[Drawn], ...]]] = [
        (plan.head, tuple(head(one, len(sides)) for one in sides)),
        (market, tuple(_stall(one, plan) for one in sides)),
        (workshop, tuple(_workshop(one, plan) for one in sides)),
        (guild, tuple(_guild(one, plan) for one in sides)),
    ]
    whole, top, strips = sum(high for high, _ in bands), 0, list[Strip]()
    wide = column(len(sides))
    for high, parts in bands:
        slices = (Slice(one.awaited, top, whole) for one in sides)
        cut = tuple(Over((shown(draw_slice, one), part), wide) for one, part in zip(slices, parts, strict=True))
        row: Part[Drawn] = Row(cut, EDGE)
        strips.append(Strip(high, row, partial(_paint, part=row, high=high)))
        top += high
    return strips


def _paint(canvas: Canvas, part: Part[Drawn], high: int) -> None:
    canvas.planks(TABLE, LEFT)
    paint(canvas, part, Frame(LEFT + EDGE, 0, canvas.indices.width - LEFT - 2 * EDGE, high))


def draw_slice(canvas: Canvas, frame: Frame, part: Slice) -> None:
    """A part of a column's wall."""
    whole = Frame(frame.x, frame.y - part.top, frame.w, part.high)
    edge = (8, Tone.GOLD) if part.awaited else None
    canvas.slab(whole, Tone.WALL, Tone.TABLE, _ROUND, edge)


def head(side: Side, seats: int) -> Part[Drawn]:
    """The head of one of so many columns."""
    told = msgspec.structs.replace(side, awaited=False, market=_BARE, workshop=_BARE, helpers=())
    return Inset(shown(_draw_head, Head(told, seats > MOST_ABREAST, seats == _PAIR)), PAD - 1, 0)


def _stall(side: Side, plan: Plan) -> Part[Drawn]:
    shelf = side.market
    signed = shown(draw_awning, Stall(shelf.used, shelf.room), AWNING)
    return Column((Inset(signed, PAD - 1, 0, AWNING), Inset(_grid(shelf, plan, plan.across, plan.market), PAD, 0)))


def _workshop(side: Side, plan: Plan) -> Part[Drawn]:
    shelf = side.workshop
    signed = Inset(shown(draw_sign, (shelf.used, shelf.room)), PAD, 0, SIGN)
    lies = _grid(shelf, plan, plan.benched, plan.workshop)
    if not plan.aside:
        return Column((signed, Inset(lies, PAD, 0)))
    helpers = _helpers(side, plan)
    room = column(_PAIR) - 2 * PAD
    beside = Row((Over((lies,), room * plan.benched // plan.across), Over((helpers,))))
    return Column((signed, Inset(beside, PAD, 0)))


def _guild(side: Side, plan: Plan) -> Part[Drawn]:
    return Space() if plan.aside or not side.helpers else Inset(_helpers(side, plan), PAD, 0)


def _helpers(side: Side, plan: Plan) -> Part[Drawn]:
    return Grid(tuple(Drawn(DRAW_HELPER[plan.side], one) for one in side.helpers), plan.helped, plan.row)


def _grid(shelf: Shelf, plan: Plan, across: int, rows: int) -> Part[Drawn]:
    draw = DRAW_TILE[plan.side]
    lines = (tuple(Drawn(draw, one) for one in line) for line in rows_of(shelf, across, rows))
    return Column(tuple(Over((Grid(line, across, plan.row),), plan.row) for line in lines))


def _draw_head(canvas: Canvas, frame: Frame, head: Head) -> None:
    canvas.cached_tile(("head", head), frame, Tone.WALL, partial(_paint_head, head=head))


def _paint_head(canvas: Canvas, frame: Frame, head: Head) -> None:
    """The portrait on the seat's colour, the name beside it, coins, hand and King's Items."""
    side, tone = head.side, SEAT_TONES[head.side.seat]
    ground = Frame(frame.x, frame.y + 8, frame.w, frame.h - 8)
    canvas.slab(ground, tone, Tone.WALL, 8)
    inner = ground.inset(8)
    high = _LOW if head.tall else _LARGE if head.wide and inner.h >= _ROOMY else _NUMBERS
    sized = [(signs, row_width(signs, high, scale=TIGHT)) for signs in _numbers(side)]
    numbers = Row(tuple(shown(_ON_SEAT[tone], signs, wide) for signs, wide in sized), 14)
    need = sum(wide + 14 for _, wide in sized)
    portrait = inner.h - high - 8 if head.tall else min(inner.h, inner.w - need)
    named = shown(_draw_name, side)
    if head.tall:
        above: Part[Drawn] = Row((shown(_draw_who, side, portrait), named), 12)
        part: Part[Drawn] = Column((above, Over((numbers,), high)), 8)
    else:
        beside = Column((named, Over((numbers,), high)), 4)
        part = Row((shown(_draw_who, side, portrait), beside), 14)
    paint(canvas, part, inner)
    if side.leads:
        flag = Frame(inner.right - _FLAG[0], ground.y, *_FLAG)
        draw_flag(canvas, flag, 1, tone, (Tone.GOLD, Tone.INK))


def _numbers(side: Side) -> tuple[Signs, ...]:
    return (Coins(f"{side.coins}"),), (Icon.HAND, f"{side.hand}"), (Icon.CROWN, race(side.kings))


def _draw_who(canvas: Canvas, frame: Frame, side: Side) -> None:
    length = min(frame.w, frame.h)
    square = Frame(frame.x, frame.y + (frame.h - length) // 2, length, length)
    draw_face_of(canvas, square, side.who, SEAT_TONES[side.seat])


def _draw_name(canvas: Canvas, frame: Frame, side: Side) -> None:
    """In one line, else in two; before it a flag where the last turn is over."""
    tone, x = SEAT_TONES[side.seat], frame.x
    if side.last:
        draw_icon(canvas, Frame(x, frame.middle[1] - 24, 48, 48), Icon.FLAG, Tone.WHITE, tone)
        x += 56
    room = frame.right - x - (_FLAG[0] + 8 if side.leads else 0)
    lines = name_lines(side.name, room, min(_NAME, frame.h // 2 + 8))
    step = min(POSTED + 6, frame.h // max(1, len(lines)))
    top = frame.middle[1] - step * (len(lines) - 1) // 2
    for index, (text, size) in enumerate(lines):
        canvas.write(text, x, top + index * step, size, Tone.WHITE, tone)


def draw_awning(canvas: Canvas, frame: Frame, stall: Stall) -> None:
    """What hangs above a stall."""
    canvas.cached_tile(("stall", stall), frame, Tone.WALL, partial(_paint_awning, stall=stall))


def _paint_awning(canvas: Canvas, frame: Frame, stall: Stall) -> None:
    """The cloth, and how full the stall is: what left it is told in words above the picture."""
    awning = SPRITES.band("awning")
    canvas.put(awning.crop((0, 0, frame.w, AWNING)), frame.x, frame.y)
    _draw_count(canvas, frame, (Icon.MARKET, f"{stall.used}/{stall.room}"))


def _draw_count(canvas: Canvas, frame: Frame, signs: Signs) -> None:
    """On an iron plate at the right."""
    wide = row_width(signs, 48, scale=TIGHT) + 20
    plate = Frame(frame.right - wide, frame.y, wide, SIGN)
    canvas.slab(plate, Tone.IRON, Tone.WALL, 10)
    draw_row(canvas, Frame(plate.x + 10, plate.y + 1, wide - 20, 48), signs, Tone.IRON, Tone.WHITE, scale=TIGHT)


def draw_sign(canvas: Canvas, frame: Frame, count: tuple[int, int]) -> None:
    """What hangs above a workshop with so many cards of so many."""
    canvas.cached_tile(("workshop", count), frame, Tone.WALL, partial(_paint_sign, count=count))


def _paint_sign(canvas: Canvas, frame: Frame, count: tuple[int, int]) -> None:
    """The beam above a workshop with what hangs there, and how full it is."""
    canvas.put(SPRITES.band("rail").crop((0, 0, frame.w, SIGN)), frame.x, frame.y)
    _draw_count(canvas, frame, (Icon.WORKSHOP, f"{count[0]}/{count[1]}"))
