"""What one seat alone sees: what it could craft and its hand, card by card, what is for sale, its side of the table.

`draw_turn_panel(view, cards, seat, caption)` needs a view with that seat's hand (`player_view(state, cards, seat)`).
"""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import table_of
from kingsforge_bot.drawing.layout import Column, Drawn, Grid, Inset, Over, Part, Row, paint, shown
from kingsforge_bot.drawing.measures import HIGHEST, WIDE
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.area_contents import helpers, limits, market, workshop
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import Cell, to_read
from kingsforge_bot.games.dwarven_smithy.pictures.faces import draw_read
from kingsforge_bot.games.dwarven_smithy.pictures.header import HEADER, draw_hall, engrave
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import GAP, INNER, MARGIN, RENDERER
from kingsforge_bot.games.dwarven_smithy.pictures.offers import OFFERS, draw_offers, offers
from kingsforge_bot.games.dwarven_smithy.pictures.own_smithy import Smithy, laid
from kingsforge_bot.games.dwarven_smithy.pictures.palette import TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import draw_seat
from kingsforge_bot.games.dwarven_smithy.pictures.seat_contents import race
from kingsforge_bot.games.dwarven_smithy.pictures.signs import (
    TIGHT,
    Coins,
    Signs,
    draw_row,
)
from kingsforge_bot.games.dwarven_smithy.rules.areas import limit
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.meta import DRAWS
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import are_last_turns
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

_ROW_HIGH: Final = 300
"""Of a row of cards of the hand."""
_LOW: Final = 274
"""Of one of several rows above what is for sale and helpers."""
_MOST_READ: Final = 8
"""Cards to be read beside which there is room for what is for sale."""
_COLUMNS: Final = ((2, 2), (3, 3), (4, 2), (6, 3), (8, 4), (10, 5), (1000, 8))
"""Up to so many cards lie how many in a row."""
_PLATE: Final = Frame(LEFT + MARGIN, 4, 1230, 80)
_BADGE: Final = 56
_DRAW_NUMBERS: Final = partial(draw_row, ground=Tone.CARD, centred=True, scale=TIGHT)


def draw_turn_panel(view: State, cards: CardSet, seat: Seat, caption: BoardCaption) -> bytes:
    """A PNG, 1600 pixels wide and at most 1,018 high, for nobody but that seat."""
    strips = (Strip(high, part, partial(_paint, part=part, at=at)) for high, at, part in turn_panel(view, cards, seat))
    return RENDERER.picture([_header(view, cards, seat, table_of(caption)), *strips])


def _header(view: State, cards: CardSet, seat: Seat, table: str) -> Strip:
    """The hall; on a plate, edged in brass in one's own turn, what one has; the table."""
    numbers, mine = _numbers(view, cards, seat), view.turn == seat and view.lot is None

    def paint_header(canvas: Canvas) -> None:
        draw_hall(canvas)
        canvas.slab(_PLATE, Tone.CARD, Tone.IRON, 18, (8, Tone.GOLD) if mine else None)
        paint(canvas, numbers, _PLATE)
        right = LEFT + WIDE - MARGIN
        engrave(canvas, table, right, right - _PLATE.right - 20)

    return Strip(HEADER, ("own", numbers, mine, table), paint_header)


def _paint(canvas: Canvas, part: Part[Drawn], at: Frame) -> None:
    canvas.planks(TABLE, LEFT)
    paint(canvas, part, at)


def turn_panel(view: State, cards: CardSet, seat: Seat) -> Iterator[tuple[int, Frame, Part[Drawn]]]:
    """Strip by strip below the header: how high it is, where in it things lie, and which."""
    player = view.players[seat]
    hand = to_read(player, cards)
    # A hand beyond all limits needs the room.
    sold = offers(view, cards, seat) if len(hand) <= _MOST_READ else ()
    rows, below = -(-max(1, len(hand)) // _columns(hand)), OFFERS if sold else 0
    line = _LOW if rows > 1 and sold and (player.apprentices or player.tools) else _ROW_HIGH
    rest = HIGHEST - HEADER - line * rows - below
    yield line * rows, Frame(LEFT + MARGIN, 2, INNER, line * rows - 4), _hand(hand, line)
    if sold:
        yield below, Frame(LEFT + MARGIN, 2, INNER, below - 4), shown(draw_offers, sold)
    smithy = Smithy(
        market(player, cards, own=True, last=are_last_turns(view)),
        workshop(player, cards, own=True),
        helpers(player, cards),
    )
    high, lies = laid(smithy, rest)
    yield min(rest, high + 12), Frame(LEFT + MARGIN, 0, INNER, min(rest, high)), lies


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
    return Row((Inset(shown(draw_seat, seat), 14, 12, _BADGE + 28), Inset(numbers, 4, 10)))


def _columns(hand: tuple[Cell, ...]) -> int:
    """Cards side by side: fewer where there are few, so that they are larger."""
    return next(columns for most, columns in _COLUMNS if len(hand) <= most)


def _hand(hand: tuple[Cell, ...], line: int) -> Part[Drawn]:
    """In rows that differ by one card at most, the shorter ones first: guild cards are wider there."""
    rows = -(-max(1, len(hand)) // _columns(hand))
    ends = [len(hand) * row // rows for row in range(rows + 1)]
    lines = [hand[start:end] for start, end in pairwise(ends)]
    grids = [Grid(tuple(Drawn(draw_read, one) for one in some), max(1, len(some)), line - 12, 10) for some in lines]
    return Column(tuple(Over((one,), line - 12) for one in grids), 10)
