"""What one seat alone sees: its hand, card by card, and below it its side of the table.

`draw_desk(view, cards, seat, caption)` needs a view with that seat's hand (`seen_by(state, cards, seat)`).
"""

from functools import partial
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.press import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.art import FACE, SHELF, SPRITES, STALL
from kingsforge_bot.games.dwarven_smithy.pictures.caption import LEAST, BoardCaption, table_of
from kingsforge_bot.games.dwarven_smithy.pictures.contents import (
    Cell,
    Shelf,
    awaited,
    faces,
    helpers,
    limits,
    market,
    race,
    workshop,
)
from kingsforge_bot.games.dwarven_smithy.pictures.header import HIGH as HEADER
from kingsforge_bot.games.dwarven_smithy.pictures.header import header
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import GAP, HIGHEST, INNER, MARGIN, PRESS, columns
from kingsforge_bot.games.dwarven_smithy.pictures.palette import TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import (
    LINE,
    draw_card,
    draw_helper,
    draw_marks,
    draw_seat,
    draw_slab,
    write_name,
)
from kingsforge_bot.games.dwarven_smithy.pictures.shelves import draw_named
from kingsforge_bot.games.dwarven_smithy.pictures.signs import Coins, Signs, draw_row
from kingsforge_bot.games.dwarven_smithy.rules.areas import limit
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.meta import DRAWS
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.render.canvas import Canvas, Frame

_HAND: Final = 440
_STATUS: Final = 72
_ROW: Final = 50
_FULL: Final = 8
"""Cards that lie side by side as a whole; of more only names and drawings."""


class Status(msgspec.Struct, frozen=True):
    """A line of numbers about a seat."""

    seat: Seat
    signs: tuple[Signs, ...]


class Desk(msgspec.Struct, frozen=True):
    """The seat's areas, with what only it needs to know about them."""

    market: Shelf
    workshop: Shelf
    helpers: tuple[Cell, ...]


def draw_desk(view: State, cards: CardSet, seat: Seat, caption: BoardCaption) -> bytes:
    """A PNG, 1600 pixels wide and at most 1,018 high, for nobody but that seat."""
    player = view.players[seat]
    hand = faces(player.hand, cards)
    drawn = ((Icon.CARDS, f"{view.drawn}/{DRAWS}"),) if view.phase is Phase.DRAW and view.turn == seat else ()
    status = Status(
        seat,
        (
            (Icon.COIN, Coins(f"{player.coins}")),
            (Icon.HAND, f"{len(player.hand)}/{limit(cards, player, Limited.HAND)}"),
            limits(player, cards),
            (Icon.CROWN, race(len(player.kings))),
            *drawn,
        ),
    )
    desk = Desk(market(player, cards, own=True), workshop(player, cards, own=True), helpers(player, cards))
    strips = [header(awaited(view, caption, table_of(caption))), _status(status), _hand(hand), _desk(desk)]
    return PRESS.picture(strips)


def _status(held: Status) -> Strip:
    return Strip(_STATUS, ("status", held), partial(_paint_status, held=held))


def _paint_status(canvas: Canvas, held: Status) -> None:
    canvas.planks(TABLE, LEFT)
    frame = Frame(LEFT + MARGIN, 4, INNER, _STATUS - 12)
    draw_slab(canvas, frame)
    draw_seat(canvas, Frame(frame.x + 8, frame.y + 4, frame.h - 8, frame.h - 8), held.seat, Tone.CARD)
    for place, signs in zip(columns(frame.inset(6), len(held.signs)), held.signs, strict=True):
        draw_row(canvas, place, signs, Tone.CARD, centred=True)


def _hand(hand: tuple[Cell, ...]) -> Strip:
    return Strip(_HAND, ("hand", hand), partial(_paint_hand, hand=hand))


def _paint_hand(canvas: Canvas, hand: tuple[Cell, ...]) -> None:
    canvas.planks(TABLE, LEFT)
    row = Frame(LEFT + MARGIN, 4, INNER, _HAND - 16)
    if len(hand) <= _FULL:
        for frame, cell in zip(columns(row, max(6, len(hand)), 10), hand, strict=False):
            draw_slab(canvas, frame)
            draw_face(canvas, frame.inset(8), cell)
        return
    draw_slab(canvas, row)
    half = -(-len(hand) // 2)
    for top, part in ((8, hand[:half]), (8 + row.h // 2, hand[half:])):
        for frame, cell in zip(columns(Frame(row.x + 12, top, row.w - 24, row.h // 2), half), part, strict=False):
            draw_card(canvas, frame, cell, SHELF)


def draw_face(canvas: Canvas, frame: Frame, cell: Cell) -> None:
    """A card as one reads it: drawing, name, kind and values, cost, what it does."""
    x = frame.x + (frame.w - FACE) // 2
    canvas.put(SPRITES.tile(*cell.drawing, FACE, Tone.CARD), x, frame.y)
    draw_marks(canvas, Frame(x, frame.y, FACE, FACE), cell)
    name = Frame(frame.x, frame.y + FACE + 4, frame.w, 2 * LINE)
    write_name(canvas, name, cell.name, LEAST + 3, centred=True)
    top = name.bottom + 8
    for signs in cell.signs:
        if top + _ROW > frame.bottom:
            break
        draw_row(canvas, Frame(frame.x, top, frame.w, _ROW), signs, Tone.CARD, centred=True)
        top += _ROW + 2


def _desk(desk: Desk) -> Strip:
    high = HIGHEST - HEADER - _STATUS - _HAND
    return Strip(high, ("desk", desk), partial(_paint_desk, desk=desk, high=high))


_MARKET: Final = 820


def _paint_desk(canvas: Canvas, desk: Desk, high: int) -> None:
    """Market and helpers above, the workshop below, as wide as the picture."""
    canvas.planks(TABLE, LEFT)
    frame = Frame(LEFT + MARGIN, 0, INNER, high - 12)
    draw_slab(canvas, frame)
    inner = frame.inset(12)
    shelf = STALL + 2 * LINE
    draw_named(canvas, Frame(inner.x, inner.y, _MARKET, shelf), desk.market, STALL)
    draw_named(canvas, Frame(inner.x, inner.bottom - shelf, inner.w, shelf), desk.workshop, STALL)
    if not desk.helpers:
        return
    room = Frame(inner.right - (inner.w - _MARKET - 20), inner.y, inner.w - _MARKET - 20, inner.h - shelf - GAP)
    half = max(2, -(-len(desk.helpers) // 2))
    high = (room.h - GAP) // 2
    for row, part in enumerate((desk.helpers[:half], desk.helpers[half:])):
        line = Frame(room.x, room.y + row * (high + GAP), room.w, high)
        for place, cell in zip(columns(line, half, 12), part, strict=False):
            draw_helper(canvas, place, cell)
