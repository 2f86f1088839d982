"""The table as everybody sees it: who is awaited, decks and warehouse, and each seat's side.

`draw_board(view, cards, caption)` takes any view and shows what is public in it; pure CPU work, off the event loop.
"""

from functools import partial
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.press import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.art import BENCH, FACE, GUILD, GUILD_BACK, HELP, SHELF, SPRITES
from kingsforge_bot.games.dwarven_smithy.pictures.caption import LEAST, BoardCaption, cut, table_of
from kingsforge_bot.games.dwarven_smithy.pictures.contents import Side, Wares, awaited, race, side, wares
from kingsforge_bot.games.dwarven_smithy.pictures.header import HIGH as HEADER
from kingsforge_bot.games.dwarven_smithy.pictures.header import header
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon, draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import GAP, HIGHEST, INNER, MARGIN, PRESS, columns
from kingsforge_bot.games.dwarven_smithy.pictures.palette import TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import (
    LINE,
    draw_card,
    draw_helper,
    draw_seat,
    draw_slab,
)
from kingsforge_bot.games.dwarven_smithy.pictures.shelves import SIGN, draw_market, draw_workshop
from kingsforge_bot.games.dwarven_smithy.pictures.signs import Coins, Signs, draw_row, row_width
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.secrets import seen_by
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.render.canvas import Canvas, Frame

_WARES: Final = 148
_SHOWN: Final = 8
"""Cards of the row; of more than these the last place says how many lie below."""
_DECK: Final = 108
_PAD: Final = 12
_LEFT: Final = 268
"""Width of what stands about a player beside a wide panel's areas."""
_HELPERS: Final = 500
_FOUR: Final = 4


def draw_board(view: State, cards: CardSet, caption: BoardCaption) -> bytes:
    """A PNG, 1600 pixels wide and at most 1,018 high, of what is public: nothing else of the view is looked at."""
    public = seen_by(view, cards, None)
    sides = [side(public, cards, Seat(seat), caption) for seat in range(len(public.players))]
    rows = [sides[:2], sides[2:]] if len(sides) == _FOUR else [[one] for one in sides]
    high = (HIGHEST - HEADER - _WARES) // len(rows)
    strips = [header(awaited(public, caption, table_of(caption))), _wares(wares(public, cards))]
    strips += [_panels(tuple(row), high) for row in rows]
    return PRESS.picture(strips)


def _wares(held: Wares) -> Strip:
    return Strip(_WARES, ("wares", held), partial(_paint_wares, held=held))


def _paint_wares(canvas: Canvas, held: Wares) -> None:
    canvas.planks(TABLE, LEFT)
    frame = Frame(LEFT + MARGIN, GAP, INNER, _WARES - 2 * GAP)
    draw_slab(canvas, frame)
    x = frame.x + _PAD
    for icon, drawing, count in ((Icon.CARDS, GUILD_BACK, held.guild), (Icon.MINE, None, held.mine)):
        _draw_deck(canvas, Frame(x, frame.y + 8, _DECK, frame.h - 12), icon, drawing, count)
        x += _DECK + 8
    draw_icon(canvas, Frame(x + 8, frame.y + 44, SIGN, SIGN), Icon.ROW, Tone.MUTED, Tone.CARD)
    places = columns(Frame(x + 56, frame.y + 6, frame.right - x - 60, frame.h - 14), _SHOWN, 4)
    more = len(held.row) - _SHOWN
    for index, (place, cell) in enumerate(zip(places, held.row, strict=False)):
        if more > 0 and index == _SHOWN - 1:
            draw_row(canvas, place, (Icon.CARDS, f"+{more + 1}"), Tone.CARD, centred=True)
            return
        draw_card(canvas, place, cell, BENCH)


def _draw_deck(canvas: Canvas, frame: Frame, icon: Icon, drawing: str | None, count: int) -> None:
    """A deck: the back of its cards and how many there are."""
    x = frame.x + (frame.w - BENCH) // 2
    if drawing is not None:
        canvas.put(SPRITES.tile(GUILD, drawing, BENCH, Tone.CARD), x, frame.y)
    else:
        canvas.slab(Frame(x, frame.y, BENCH, BENCH), Tone.IRON, Tone.CARD, 10)
        draw_icon(canvas, Frame(x + 14, frame.y + 14, BENCH - 28, BENCH - 28), icon, Tone.GOLD, Tone.IRON)
    place = Frame(frame.x, frame.y + BENCH, frame.w, frame.h - BENCH)
    canvas.label(f"{count}", place, 38, LEAST, Tone.INK, Tone.CARD, centred=True)


def _panels(sides: tuple[Side, ...], high: int) -> Strip:
    return Strip(high, ("panels", sides), partial(_paint_panels, sides=sides, high=high))


def _paint_panels(canvas: Canvas, sides: tuple[Side, ...], high: int) -> None:
    canvas.planks(TABLE, LEFT)
    row = Frame(LEFT + MARGIN, 0, INNER, high - GAP)
    for frame, held in zip(columns(row, len(sides)), sides, strict=True):
        draw_slab(canvas, frame, held.awaited)
        (_paint_half if len(sides) > 1 else _paint_wide)(canvas, frame.inset(_PAD), held)


def _paint_half(canvas: Canvas, frame: Frame, held: Side) -> None:
    """Half as wide as the picture: all below each other."""
    _draw_plate(canvas, Frame(frame.x, frame.y - 4, frame.w, 52), held)
    top = frame.y + 52
    draw_market(canvas, Frame(frame.x, top, frame.w, SHELF + 2 * LINE), held.market, SHELF)
    top += SHELF + 2 * LINE
    draw_workshop(canvas, Frame(frame.x, top, frame.w, BENCH), held.workshop, BENCH)
    top += BENCH + 6
    count = max(2, len(held.helpers))
    for place, cell in zip(columns(Frame(frame.x, top, frame.w, HELP), count), held.helpers, strict=False):
        draw_helper(canvas, place, cell)


def _paint_wide(canvas: Canvas, frame: Frame, held: Side) -> None:
    """As wide as the picture: who, the areas, the helpers side by side."""
    tall = frame.h > FACE + 2 * LINE + SHELF
    shelf, bench = (FACE, SHELF) if tall else (SHELF, HELP)
    _draw_corner(canvas, Frame(frame.x, frame.y, _LEFT - 20, frame.h), held)
    x, wide = frame.x + _LEFT, frame.w - _LEFT - _HELPERS
    market = Frame(x, frame.y - 4, wide, shelf + 2 * LINE)
    draw_market(canvas, market, held.market, shelf)
    draw_workshop(canvas, Frame(x, frame.bottom - bench, wide, bench), held.workshop, bench)
    rows = max(2, -(-len(held.helpers) // 2))
    high = (frame.h - GAP * (rows - 1)) // rows
    for index, cell in enumerate(held.helpers):
        row, column = divmod(index, 2)
        wide = (_HELPERS - 20) // 2
        left = frame.right - _HELPERS + 20 + column * (wide + 4)
        draw_helper(canvas, Frame(left, frame.y + row * (high + GAP), wide - 4, high), cell)


def _numbers(held: Side) -> tuple[Signs, ...]:
    return (Icon.COIN, Coins(f"{held.coins}")), (Icon.HAND, f"{held.hand}"), (Icon.CROWN, race(held.kings))


def _draw_plate(canvas: Canvas, frame: Frame, held: Side) -> None:
    """Who it is and what they have, in one line."""
    draw_seat(canvas, Frame(frame.x, frame.y, frame.h, frame.h), held.seat, Tone.CARD)
    right = frame.right
    for signs in reversed(_numbers(held)):
        wide = row_width(signs, frame.h - 6)
        draw_row(canvas, Frame(right - wide, frame.y + 3, wide, frame.h - 6), signs, Tone.CARD)
        right -= wide + 16
    _write_player(canvas, Frame(frame.x + frame.h + 10, frame.y, right - frame.x - frame.h - 10, frame.h), held)


def _write_player(canvas: Canvas, frame: Frame, held: Side) -> None:
    x = frame.x
    if held.last:
        draw_icon(canvas, Frame(x, frame.y + 8, frame.h - 16, frame.h - 16), Icon.FLAG, Tone.EMBER, Tone.CARD)
        x += frame.h - 8
    name, size = cut(held.name, frame.right - x, 40)
    canvas.write(name, x, frame.middle[1], size, Tone.INK, Tone.CARD)


def _draw_corner(canvas: Canvas, frame: Frame, held: Side) -> None:
    """The same below each other."""
    draw_seat(canvas, Frame(frame.x, frame.y, 60, 60), held.seat, Tone.CARD)
    _write_player(canvas, Frame(frame.x + 70, frame.y, frame.w - 70, 60), held)
    step = (frame.h - 66) // 3
    for index, signs in enumerate(_numbers(held)):
        high = min(64, step)
        draw_row(canvas, Frame(frame.x, frame.y + 66 + index * step, frame.w, high), signs, Tone.CARD)
