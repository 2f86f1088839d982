"""What a seat can buy, below its hand: the warehouse from its top, then the market of each other and what they have."""

from typing import Final, NamedTuple

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.pictures.area_contents import market
from kingsforge_bot.games.dwarven_smithy.pictures.art import TILES
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import Cell
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import INNER
from kingsforge_bot.games.dwarven_smithy.pictures.palette import Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import draw_seat
from kingsforge_bot.games.dwarven_smithy.pictures.signs import FURTHER, TIGHT, Coins, Signs, draw_row
from kingsforge_bot.games.dwarven_smithy.pictures.table_contents import wares
from kingsforge_bot.games.dwarven_smithy.pictures.tiles import DRAW_TILE, Tile
from kingsforge_bot.games.dwarven_smithy.rules.acting import warehouse_price
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

_SIDE: Final = TILES[-1]
OFFERS: Final = _SIDE + 12
_STEP: Final = _SIDE + 6
_SIGN: Final = 60
_MORE: Final = 46
_STANDS: Final = 104
"""Width of what a rival has, which fits three figures of coins."""


class Offer(NamedTuple):
    """What lies for sale in one place: the warehouse, or a seat's market, and then what that seat has."""

    seat: Seat | None
    cells: tuple[Cell, ...]
    more: int = 0
    """Cards that are not shown."""
    stands: tuple[Signs, ...] = ()
    """Its coins, its King's Items."""


def offers(view: State, cards: CardSet, seat: Seat) -> tuple[Offer, ...]:
    """With what the seat pays (5.6, 5.7), as many of the warehouse as markets leave room for; how rivals stand lies
    open (3.7) and decides whether a purchase is worth it.
    """
    player = view.players[seat]
    markets = [
        Offer(
            Seat(number),
            market(other, cards, own=False).cells[: len(other.market)],
            stands=((Coins(f"{other.coins}"),), (Icon.CROWN, f"{len(other.kings)}")),
        )
        for number, other in enumerate(view.players)
        if number != seat
    ]
    taken = sum(_STEP * 2 // 3 + _STANDS + _STEP * len(one.cells) for one in markets)
    left = (INNER - 20 - taken) // _STEP - 1
    prices = (warehouse_price(cards, player, card, place) for place, card in enumerate(view.row, 1))
    row = tuple(replace(cell, price=price) for cell, price in zip(wares(view, cards).row, prices, strict=True))
    shown = len(row) if len(row) <= left else max(1, left - 1)
    return (*([Offer(None, row[:shown], len(row) - shown)] if row else []), *markets)


def draw_offers(canvas: Canvas, frame: Frame, found: tuple[Offer, ...]) -> None:
    """Each behind the sign of where it lies."""
    canvas.slab(frame, Tone.WALL, Tone.TABLE, 10)
    x = frame.x + 10
    for one in found:
        sign = Frame(x, frame.middle[1] - _SIGN // 2, _SIGN, _SIGN)
        if one.seat is None:
            draw_row(canvas, Frame(x, sign.y, _SIGN, _SIGN), (Icon.ROW,), Tone.WALL, Tone.WHITE, scale=TIGHT)
        else:
            draw_seat(canvas, sign, one.seat, Tone.WALL)
        x += _STEP * 2 // 3
        for level, signs in enumerate(one.stands):
            at = Frame(x, frame.y + 4 + level * (frame.h - 8) // 2, _STANDS - 8, (frame.h - 8) // 2)
            draw_row(canvas, at, signs, Tone.WALL, Tone.WHITE, scale=TIGHT)
        x += _STANDS if one.stands else 0
        for cell in one.cells:
            if x + _SIDE > frame.right:
                return
            DRAW_TILE[_SIDE](canvas, Frame(x, frame.y, _SIDE, frame.h), Tile(cell))
            x += _STEP
        if one.more:
            line = Frame(x, frame.middle[1] - _MORE // 2, _SIDE, _MORE)
            draw_row(canvas, line, (f"{FURTHER}{one.more}",), Tone.WALL, Tone.WHITE, scale=TIGHT)
            x += _STEP
