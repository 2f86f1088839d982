"""An open auction: the card, whose it is, who has bid most, and who is asked."""

from functools import partial
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import faced, name_of
from kingsforge_bot.drawing.portraits import Faced
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.art import LOT, SPRITES
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption, cut
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import Cell, face
from kingsforge_bot.games.dwarven_smithy.pictures.icons import OF_AREA, Icon, draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import INNER, MARGIN, POSTED
from kingsforge_bot.games.dwarven_smithy.pictures.palette import TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import draw_face_of, draw_marks, draw_slab, write_name
from kingsforge_bot.games.dwarven_smithy.pictures.signs import Coins, Signs, draw_row, row_width
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.state import Lot, State
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

_HIGH: Final = 600
_LOT: Final = 720
_ROW: Final = 128
_DISC: Final = 72
_FACE: Final = 104
_ROWS: Final = 3
"""Of signs below the card; more stand beside these."""
_COLUMN: Final = 336


class Bidder(msgspec.Struct, frozen=True):
    """A seat that is asked once, in the order of asking."""

    who: Faced
    name: str
    coins: int
    asked: bool
    answered: bool
    bid: Signs = ()


class Sale(msgspec.Struct, frozen=True):
    """The card and the least that is bid for it; whose market it leaves."""

    card: Cell
    least: int
    seller: Faced
    seller_name: str
    bidders: tuple[Bidder, ...]


def auction_strip(view: State, lot: Lot, cards: CardSet, caption: BoardCaption) -> Strip:
    """The lot of what everybody may see."""
    return _strip(_sale(view, lot, cards, caption))


def _sale(view: State, lot: Lot, cards: CardSet, caption: BoardCaption) -> Sale:
    """Rule 8.3: from the seat to the right of the seller counter-clockwise."""
    seats = len(view.players)
    order = [Seat((lot.seller - step) % seats) for step in range(1, seats)]
    at = order.index(lot.asked)
    bidders = []
    for place, seat in enumerate(order):
        bid: Signs = ()
        if lot.best is not None and lot.best.seat == seat:
            bid = (Icon.BID, Coins(f"{lot.best.coins}"), "→", OF_AREA[lot.best.to])
        elif place < at:
            bid = ("–",)
        coins = view.players[seat].coins
        bidders.append(Bidder(faced(caption, seat), name_of(caption, seat), coins, place == at, place < at, bid))
    least = cards.buy_value(lot.card) if lot.best is None else lot.best.coins + 1
    return Sale(face(lot.card, cards), least, faced(caption, lot.seller), name_of(caption, lot.seller), tuple(bidders))


def _strip(sale: Sale) -> Strip:
    return Strip(_HIGH, ("auction", sale), partial(_paint, sale=sale))


def _paint(canvas: Canvas, sale: Sale) -> None:
    canvas.planks(TABLE, LEFT)
    whole = Frame(LEFT + MARGIN, 10, INNER, _HIGH - 30)
    lot = Frame(whole.x, whole.y, _LOT, whole.h)
    draw_slab(canvas, lot)
    _draw_lot(canvas, lot.inset(24), sale)
    top = whole.y
    for bidder in sale.bidders:
        frame = Frame(lot.right + 20, top, whole.right - lot.right - 20, _ROW)
        draw_slab(canvas, frame, bidder.asked)
        _draw_bidder(canvas, frame.inset(16), bidder)
        top += _ROW + 14
    frame = Frame(lot.right + 20, whole.bottom - _ROW, whole.right - lot.right - 20, _ROW)
    draw_slab(canvas, frame)
    inner = frame.inset(16)
    draw_icon(canvas, Frame(inner.x, inner.y + 12, _DISC, _DISC), Icon.TAG, Tone.MUTED, Tone.CARD)
    draw_row(canvas, Frame(inner.x + 100, inner.y + 12, inner.w - 100, _DISC), ("≥", Coins(f"{sale.least}")), Tone.CARD)


def _draw_lot(canvas: Canvas, frame: Frame, sale: Sale) -> None:
    canvas.put(SPRITES.tile(*sale.card.drawing, LOT, Tone.CARD), frame.x, frame.y)
    x = frame.x + LOT + 28
    lines = write_name(canvas, Frame(x, frame.y + 4, frame.right - x, 120), sale.card.name, 54)
    top = frame.y + 20 + lines * 58
    draw_icon(canvas, Frame(x, top, 64, 64), Icon.MARKET, Tone.MUTED, Tone.CARD)
    draw_face_of(canvas, Frame(x + 78, top - 10, 84, 84), sale.seller)
    name, size = cut(sale.seller_name, frame.right - x - 176, 42, POSTED)
    canvas.write(name, x + 176, top + 32, size, Tone.INK, Tone.CARD)
    draw_marks(canvas, Frame(frame.x, frame.y, LOT, LOT), sale.card)
    top = frame.y + LOT + 20
    for index, signs in enumerate(sale.card.rows):
        column, row = divmod(index, _ROWS)
        draw_row(canvas, Frame(frame.x + column * _COLUMN, top + row * 66, _COLUMN - 12, 60), signs, Tone.CARD)


def _draw_bidder(canvas: Canvas, frame: Frame, bidder: Bidder) -> None:
    """An arrow at who is asked; what somebody has bid; a stroke for who wants it no more or could not bid."""
    x = frame.x
    if bidder.asked:
        draw_icon(canvas, Frame(x, frame.y + 16, 64, 64), Icon.TURN, Tone.EMBER, Tone.CARD)
    x += 76
    draw_face_of(canvas, Frame(x, frame.y - 4, _FACE, _FACE), bidder.who)
    x += _FACE + 16
    signs: Signs = bidder.bid or (Icon.COIN, f"{bidder.coins}")
    wide = row_width(signs, _DISC)
    draw_row(canvas, Frame(frame.right - wide, frame.y + 12, wide, _DISC), signs, Tone.CARD)
    name, size = cut(bidder.name, frame.right - wide - x - 12, 46, POSTED)
    canvas.write(name, x, frame.middle[1], size, Tone.INK, Tone.CARD)
