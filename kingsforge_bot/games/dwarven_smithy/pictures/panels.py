"""Each seat's side of the table: as wide as the picture, half as wide, or low where a moment takes the room."""

from collections.abc import Sequence
from enum import Enum, auto
from functools import partial
from typing import Final, assert_never

from kingsforge_bot.drawing.layout import columns, fitting_columns
from kingsforge_bot.drawing.lettering import least_wide
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.art import BENCH, COST, FACE, HELP, SHELF, STALL
from kingsforge_bot.games.dwarven_smithy.pictures.caption import LEAST, cut
from kingsforge_bot.games.dwarven_smithy.pictures.contents import Side, race
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon, draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import GAP, INNER, MARGIN
from kingsforge_bot.games.dwarven_smithy.pictures.palette import TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import (
    LEFT_HIGH,
    LINE,
    draw_helper,
    draw_left,
    draw_seat,
    draw_slab,
    helper_need,
    write_name,
)
from kingsforge_bot.games.dwarven_smithy.pictures.shelves import (
    NAMELESS,
    areas_of,
    draw_market,
    draw_workshop,
    market_high,
    market_need,
    names_of,
)
from kingsforge_bot.games.dwarven_smithy.pictures.signs import Coins, Signs, draw_row, row_width
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.typeface import width

_PAD: Final = 12
_LEFT: Final = 250
"""Width of what stands about a player beside a wide panel's areas."""
_HELPERS: Final = 500
"""Width of the helpers of a wide panel, at least."""
_BENCHES: Final = 560
"""Width of the workshop of a low one, unless names of its market need the room."""
_LEAST_BENCHES: Final = 360
_HELPED: Final = 101
"""Height of the helpers below the areas of a narrow panel."""
_WIDE_SIZES: Final = ((FACE, SHELF), (STALL, SHELF), (SHELF, BENCH), (SHELF, HELP), (BENCH, HELP), (BENCH, COST))
"""How large cards of the market and of the workshop are drawn, beginning with what is best to look at."""
_HALF_SIZES: Final = ((SHELF, BENCH), (BENCH, HELP), (HELP, HELP), (HELP, COST))
_PLATE: Final = 48
_BADGE: Final = 60
_NUMBER: Final = 64
"""Height of a number of the corner, at most."""


class Plan(Enum):
    """How a seat's side is laid out."""

    WIDE = auto()
    """Who, the areas, the helpers side by side."""
    HALF = auto()
    """All below each other; helpers as far as there is room."""
    LOW = auto()
    """Who and both areas side by side, no helpers."""


def panels(sides: tuple[Side, ...], high: int, plan: Plan) -> Strip:
    """Sides side by side in one strip."""
    return Strip(high, ("panels", sides, plan), partial(_paint, sides=sides, high=high, plan=plan))


def _paint(canvas: Canvas, sides: tuple[Side, ...], high: int, plan: Plan) -> None:
    canvas.planks(TABLE, LEFT)
    row = Frame(LEFT + MARGIN, 0, INNER, high - GAP)
    for frame, held in zip(columns(row, len(sides), GAP), sides, strict=True):
        draw_slab(canvas, frame, held.awaited)
        inner = frame.inset(_PAD)
        match plan:
            case Plan.WIDE:
                _paint_wide(canvas, inner, held)
            case Plan.HALF:
                _paint_half(canvas, inner, held)
            case Plan.LOW:
                _paint_low(canvas, inner, held)
            case _:
                assert_never(plan)


def _paint_half(canvas: Canvas, frame: Frame, held: Side) -> None:
    _draw_plate(canvas, Frame(frame.x, frame.y - 4, frame.w, _PLATE), held)
    helped = bool(held.helpers) and frame.h >= _PLATE + sum(_HALF_SIZES[1]) + 2 * LINE + _HELPED
    high = frame.h - _PLATE - (_HELPED if helped else 0)
    _paint_areas(canvas, Frame(frame.x, frame.y + _PLATE, frame.w, high), held, _HALF_SIZES[1 if helped else 0 :])
    if not helped:
        return
    room = Frame(frame.x, frame.bottom + 4 - _HELPED, frame.w, _HELPED)
    needs = [helper_need(cell) for cell in held.helpers]
    for place, cell in zip(fitting_columns(room, needs, 2, min(needs, default=0), GAP), held.helpers, strict=False):
        draw_helper(canvas, place, cell)


def _paint_areas(canvas: Canvas, frame: Frame, held: Side, sizes: Sequence[tuple[int, int]]) -> None:
    """The market above, the workshop at the foot, as large as names leave room for; what left at the right of it."""
    areas = areas_of(held.market, held.workshop, (frame.w, frame.h), sizes)
    high = areas.workshop + areas.names.lines * LINE
    market = Frame(frame.x, frame.y, frame.w, market_high(held.market, frame.w, areas.market))
    draw_market(canvas, market, held.market, areas.market)
    bench = Frame(frame.x, frame.bottom - high, frame.w, areas.workshop)
    end = draw_workshop(canvas, bench, held.workshop, areas.workshop, areas.names)
    draw_left(canvas, frame.right, bench.bottom - LEFT_HIGH, held.market.left, frame.right - end)


def _paint_wide(canvas: Canvas, frame: Frame, held: Side) -> None:
    _draw_corner(canvas, Frame(frame.x, frame.y, _LEFT - 20, frame.h), held)
    apart = max([_HELPERS, *(2 * (SHELF + least_wide(cell.name, LEAST)) + 40 for cell in held.helpers)])
    areas = Frame(frame.x + _LEFT, frame.y, frame.w - _LEFT - apart, frame.h)
    _paint_areas(canvas, areas, held, _WIDE_SIZES)
    rows = max(2, -(-len(held.helpers) // 2))
    high = (frame.h - GAP * (rows - 1)) // rows
    for index, cell in enumerate(held.helpers):
        row, column = divmod(index, 2)
        wide = (apart - 20) // 2
        left = frame.right - apart + 20 + column * (wide + 4)
        draw_helper(canvas, Frame(left, frame.y + row * (high + GAP), wide - 4, high), cell)


def _paint_low(canvas: Canvas, frame: Frame, held: Side) -> None:
    _draw_corner(canvas, Frame(frame.x, frame.y, _LEFT - 20, frame.h), held)
    x, room = frame.x + _LEFT, frame.w - _LEFT - 20
    benches = max(_LEAST_BENCHES, min(_BENCHES, room - market_need(held.market, BENCH)))
    draw_market(canvas, Frame(x, frame.y, room - benches, BENCH + 2 * LINE), held.market, BENCH)
    place = Frame(frame.right - benches, frame.y, benches, BENCH)
    below = (benches, LINE if held.market.left else 2 * LINE)
    found = (names_of(held.workshop, below, BENCH, resources) for resources in (True, False))
    draw_workshop(canvas, place, held.workshop, BENCH, next((one for one in found if one is not None), NAMELESS))
    draw_left(canvas, frame.right, frame.bottom - LEFT_HIGH, held.market.left, benches)


def _numbers(held: Side) -> tuple[Signs, ...]:
    return (Icon.COIN, Coins(f"{held.coins}")), (Icon.HAND, f"{held.hand}"), (Icon.CROWN, race(held.kings))


def _draw_plate(canvas: Canvas, frame: Frame, held: Side) -> None:
    """Who it is and what they have, in one line."""
    draw_seat(canvas, Frame(frame.x, frame.y, frame.h, frame.h), held.seat, Tone.CARD)
    right = frame.right
    for signs in reversed(_numbers(held)):
        wide = row_width(signs, frame.h - 4)
        draw_row(canvas, Frame(right - wide, frame.y + 2, wide, frame.h - 4), signs, Tone.CARD)
        right -= wide + 16
    _write_player(canvas, Frame(frame.x + frame.h + 10, frame.y, right - frame.x - frame.h - 10, frame.h), held)


def _draw_corner(canvas: Canvas, frame: Frame, held: Side) -> None:
    """The same below each other; where that is too low, the last two numbers side by side."""
    draw_seat(canvas, Frame(frame.x, frame.y, _BADGE, _BADGE), held.seat, Tone.CARD)
    _write_player(canvas, Frame(frame.x + _BADGE + 10, frame.y, frame.w - _BADGE - 10, _BADGE), held)
    coins, hand, kings = _numbers(held)
    top, room = frame.y + _BADGE + 6, frame.h - _BADGE - 6
    lines = 3 if room >= 3 * _LOWEST else 2
    step = room // lines
    high = min(_NUMBER, step)
    draw_row(canvas, Frame(frame.x, top, frame.w, high), coins, Tone.CARD)
    draw_row(canvas, Frame(frame.x, top + step, row_width(hand, high), high), hand, Tone.CARD)
    x, y = (frame.x, top + 2 * step) if lines > 2 else (frame.x + row_width(hand, high) + 28, top + step)
    draw_row(canvas, Frame(x, y, frame.right - x, high), kings, Tone.CARD)


_LOWEST: Final = 48
"""Height of a number that has a line of its own."""


def _write_player(canvas: Canvas, frame: Frame, held: Side) -> None:
    """The name in one line, or in two where it is too long; before it a flag where the last turn is over."""
    x = frame.x
    if held.last:
        draw_icon(canvas, Frame(x, frame.y + 8, frame.h - 16, frame.h - 16), Icon.FLAG, Tone.EMBER, Tone.CARD)
        x += frame.h - 8
    room = frame.right - x
    if width(held.name, LEAST) > room and frame.h >= 2 * LINE:
        write_name(canvas, Frame(x, frame.y + 2, room, frame.h), held.name, LEAST + 1)
        return
    name, size = cut(held.name, room, 40)
    canvas.write(name, x, frame.middle[1], size, Tone.INK, Tone.CARD)
