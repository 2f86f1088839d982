"""What one seat alone sees: its hand, card by card, and below it its side of the table.

`draw_desk(view, cards, seat, caption)` needs a view with that seat's hand (`seen_by(state, cards, seat)`).
"""

from collections.abc import Iterator
from functools import partial
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import table_of
from kingsforge_bot.drawing.layout import Drawn, Grid, Inset, Over, Part, Row, paint, shown
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.areas import PANEL
from kingsforge_bot.games.dwarven_smithy.pictures.art import (
    BENCH,
    COST,
    FACE,
    HELP,
    RESOURCE,
    SHELF,
    SPRITES,
    STALL,
    TILES,
)
from kingsforge_bot.games.dwarven_smithy.pictures.caption import LEAST, BoardCaption
from kingsforge_bot.games.dwarven_smithy.pictures.contents import (
    Cell,
    Cost,
    Shelf,
    awaited,
    helpers,
    in_hand,
    limits,
    market,
    race,
    workshop,
)
from kingsforge_bot.games.dwarven_smithy.pictures.header import HIGH as HEADER
from kingsforge_bot.games.dwarven_smithy.pictures.header import header
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon, draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import GAP, HIGHEST, INNER, MARGIN, PRESS
from kingsforge_bot.games.dwarven_smithy.pictures.palette import TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import LINE, draw_marks, draw_seat, draw_slab, write_name
from kingsforge_bot.games.dwarven_smithy.pictures.plan import lying
from kingsforge_bot.games.dwarven_smithy.pictures.signs import (
    LEAST_ROW,
    TIGHT,
    Coins,
    Price,
    Signs,
    Tile,
    draw_row,
    row_width,
)
from kingsforge_bot.games.dwarven_smithy.pictures.smithy import (
    abreast_high,
    abreast_parts,
    abreast_wide,
    desk_high,
    desk_parts,
)
from kingsforge_bot.games.dwarven_smithy.pictures.tiles import BESIDE
from kingsforge_bot.games.dwarven_smithy.rules.areas import limit
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.meta import DRAWS
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.render.canvas import Canvas, Frame

_STATUS: Final = 72
_ROW: Final = 50
_ROW_HIGH: Final = 264
"""Of a row of cards of the hand."""
_COLUMNS: Final = ((3, 3), (4, 4), (6, 3), (8, 4), (10, 5), (1000, 8))
"""Up to so many cards lie how many in a row."""
_TITLE: Final = 48
_LEAST_TITLE: Final = 30
_LINE: Final = 50
_BADGE: Final = 52
_LAP: Final = 6
"""Pixels by which icons of a cost may lie on each other."""
_TICK: Final = 36
_VALUES: Final = 62
"""Of a line with price and value below a resource."""
_SIDES: Final = (FACE, STALL, SHELF, BENCH, HELP, COST)
_DRAW_NUMBERS: Final = partial(draw_row, ground=Tone.CARD, centred=True, scale=TIGHT)


def draw_turn_panel(view: State, cards: CardSet, seat: Seat, caption: BoardCaption) -> bytes:
    """A PNG, 1600 pixels wide and at most 1,018 high, for nobody but that seat."""
    strips = (Strip(high, part, partial(_paint, part=part, at=at)) for high, at, part in turn_panel(view, cards, seat))
    return PRESS.picture([header(awaited(view, caption, table_of(caption))), *strips])


def _paint(canvas: Canvas, part: Part[Drawn], at: Frame) -> None:
    canvas.planks(TABLE, LEFT)
    paint(canvas, part, at)


def turn_panel(view: State, cards: CardSet, seat: Seat) -> Iterator[tuple[int, Frame, Part[Drawn]]]:
    """Strip by strip below the header: how high it is, where in it things lie, and which."""
    player = view.players[seat]
    hand = in_hand(player, cards)
    rows = -(-max(1, len(hand)) // _columns(hand))
    rest = HIGHEST - HEADER - _STATUS - _ROW_HIGH * rows
    yield _STATUS, Frame(LEFT + MARGIN, 4, INNER, _STATUS - 12), _numbers(view, cards, seat)
    yield _ROW_HIGH * rows, Frame(LEFT + MARGIN, 2, INNER, _ROW_HIGH * rows - 4), _hand(hand)
    high, lies = _smithy(
        market(player, cards, own=True), workshop(player, cards, own=True), helpers(player, cards), rest
    )
    yield min(rest, high + 12), Frame(LEFT + MARGIN, 0, INNER, min(rest, high)), lies


def _smithy(sold: Shelf, made: Shelf, helped: tuple[Cell, ...], rest: int) -> tuple[int, Part[Drawn]]:
    """How high the own side of the table is, and how it lies: with the largest tiles for which there is room."""
    for side in TILES:
        if _fits(side, sold, made, len(helped), rest):
            return desk_high(side), desk_parts(sold, made, helped, side, INNER)
        high = abreast_high(side, len(helped))
        if high <= rest and abreast_wide(sold, made, side) <= INNER and len(helped) * (side + BESIDE + 12) <= INNER:
            return high, abreast_parts(sold, made, helped, side, INNER)
    return desk_high(TILES[-1]), desk_parts(sold, made, helped, TILES[-1], INNER)


def _fits(side: int, sold: Shelf, made: Shelf, helped: int, high: int) -> bool:
    """Whether all of it lies in one row each with tiles of that size."""
    market_wide = max(sold.room, lying(sold)) + helped
    return desk_high(side) <= high and (side + 8) * max(market_wide, made.room, lying(made)) + 60 <= INNER


def _numbers(view: State, cards: CardSet, seat: Seat) -> Part[Drawn]:
    player = view.players[seat]
    drawn = ((Icon.CARDS, f"{view.drawn}/{DRAWS}"),) if view.phase is Phase.DRAW and view.turn == seat else ()
    signs: tuple[Signs, ...] = (
        (Icon.COIN, Coins(f"{player.coins}")),
        (Icon.HAND, f"{len(player.hand)}/{limit(cards, player, Limited.HAND)}"),
        limits(player, cards),
        (Icon.CROWN, race(len(player.kings))),
        *drawn,
    )
    numbers = Row(tuple(shown(_DRAW_NUMBERS, one) for one in signs), GAP)
    return Over((PANEL, Inset(Row((shown(draw_seat, seat, _BADGE),)), 8, 4), Inset(numbers, 6, 6)))


def _columns(hand: tuple[Cell, ...]) -> int:
    """Cards side by side: fewer where there are few, so that they are larger."""
    return next(columns for most, columns in _COLUMNS if len(hand) <= most)


def _hand(hand: tuple[Cell, ...]) -> Part[Drawn]:
    return Grid(tuple(Drawn(draw_read, one) for one in hand), _columns(hand), _ROW_HIGH - 12, 10, 10)


def draw_read(canvas: Canvas, frame: Frame, cell: Cell) -> None:
    """A card of a hand: its name; below it what it is and wants, or what a resource brings in each state."""
    draw_slab(canvas, frame)
    inner = frame.inset(10)
    canvas.label(cell.name, Frame(inner.x, inner.y - 2, inner.w, _TITLE), _TITLE - 4, _LEAST_TITLE, Tone.INK, Tone.CARD)
    rest = Frame(inner.x, inner.y + _TITLE, inner.w, inner.h - _TITLE)
    if cell.cost:
        _draw_guild(canvas, rest, cell)
    else:
        _draw_states(canvas, rest, cell)


def _draw_guild(canvas: Canvas, frame: Frame, cell: Cell) -> None:
    """The drawing and beside it kind, value, price and what it does; below both the cost, beside it a second text."""
    count = len(cell.cost)
    side = next((one for one in _SIDES[3:] if (one - _LAP) * count + _LAP <= frame.w), COST)
    high = frame.h - side - 6
    art = next(one for one in _SIDES if one <= min(high, frame.w // 3))
    canvas.put(SPRITES.tile(*cell.drawing, art, Tone.CARD), frame.x, frame.y)
    x, (first, *more) = frame.x + art + 14, cell.signs
    price: Signs = () if cell.price is None else (Price(f"{cell.price}"),)
    rows, beside = ((*first, *price), *more[:1]), more[1:]
    step = min(_LINE + 8, high // len(rows))
    for index, signs in enumerate(rows):
        _draw_told(canvas, Frame(x, frame.y + index * step, frame.right - x, min(step, _LINE)), signs)
    gap = min(12, (frame.w - side * count) // max(1, count - 1))
    for index, one in enumerate(cell.cost):
        _draw_cost(canvas, Frame(frame.x + index * (side + gap), frame.bottom - side, side, side), one)
    end = frame.x + count * (side + gap)
    for signs in beside:
        _draw_told(canvas, Frame(end + 6, frame.bottom - (side + _LINE) // 2, frame.right - end - 6, _LINE), signs)


def _draw_told(canvas: Canvas, frame: Frame, signs: Signs) -> None:
    """A line of signs; of a hand beyond any limit the cards are too narrow for some, which the menu says in words."""
    if row_width(signs, LEAST_ROW, 1, TIGHT) <= frame.w:
        draw_row(canvas, frame, signs, Tone.CARD, scale=TIGHT)


def _draw_cost(canvas: Canvas, frame: Frame, cost: Cost) -> None:
    """An icon of a cost, ticked where the workshop covers it."""
    canvas.put(SPRITES.tile(RESOURCE, cost.icon, frame.w, Tone.CARD), frame.x, frame.y)
    if cost.covered:
        side = min(_TICK, frame.w * 3 // 5)
        plate = Frame(frame.right - side, frame.bottom - side, side, side)
        canvas.slab(plate, Tone.INK, Tone.CARD, 8)
        draw_icon(canvas, plate.inset(4), Icon.TICK, Tone.GOLD, Tone.INK)


def _draw_states(canvas: Canvas, frame: Frame, cell: Cell) -> None:
    """Each state of a resource side by side: its drawing, below it what it costs others and what it brings."""
    wide = frame.w // len(cell.signs)
    side = next(one for one in _SIDES if one <= min(wide - 8, frame.h - _VALUES - 6))
    for index, signs in enumerate(cell.signs):
        place = Frame(frame.x + index * wide, frame.y, wide, frame.h)
        for sign in signs:
            if isinstance(sign, Tile):
                drawing = SPRITES.tile(RESOURCE, sign.name, side, Tone.CARD)
                canvas.put(drawing, place.x + (wide - side) // 2, place.y)
        values = tuple(sign for sign in signs if not isinstance(sign, Tile))
        line = Frame(place.x + 1, place.bottom - _VALUES, wide - 2, _VALUES)
        draw_row(canvas, line, values, Tone.CARD, centred=True, scale=TIGHT)


def draw_face(canvas: Canvas, frame: Frame, cell: Cell) -> None:
    """A card as one reads it: drawing, name, kind and values, cost, what it does."""
    x = frame.x + (frame.w - FACE) // 2
    canvas.put(SPRITES.tile(*cell.drawing, FACE, Tone.CARD), x, frame.y)
    draw_marks(canvas, Frame(x, frame.y, FACE, FACE), cell)
    name = Frame(frame.x, frame.y + FACE + 4, frame.w, 2 * LINE)
    write_name(canvas, name, cell.name, LEAST + 3, centred=True)
    top = name.bottom + 8
    for signs in cell.rows:
        if top + _ROW > frame.bottom:
            break
        draw_row(canvas, Frame(frame.x, top, frame.w, _ROW), signs, Tone.CARD, centred=True)
        top += _ROW + 2
