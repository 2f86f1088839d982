"""What one seat alone sees: its hand, card by card, and below it its side of the table.

`draw_desk(view, cards, seat, caption)` needs a view with that seat's hand (`seen_by(state, cards, seat)`).
"""

from collections.abc import Iterator
from functools import partial
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import table_of
from kingsforge_bot.drawing.layout import Drawn, Grid, Inset, Over, Part, Row, Space, paint, shown
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.areas import PANEL, areas
from kingsforge_bot.games.dwarven_smithy.pictures.art import FACE, SHELF, SPRITES
from kingsforge_bot.games.dwarven_smithy.pictures.caption import LEAST, BoardCaption
from kingsforge_bot.games.dwarven_smithy.pictures.contents import (
    Cell,
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
from kingsforge_bot.games.dwarven_smithy.pictures.measures import GAP, HIGHEST, INNER, MARGIN, PRESS
from kingsforge_bot.games.dwarven_smithy.pictures.palette import TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import (
    LINE,
    draw_card,
    draw_marks,
    draw_seat,
    write_name,
)
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
_PLACES: Final = 6
"""Cards that would have room beside each other where there are fewer."""
_SMALL_HIGH: Final = 212
_BADGE: Final = 52
_DRAW_SMALL: Final = partial(draw_card, side=SHELF)
_DRAW_NUMBERS: Final = partial(draw_row, ground=Tone.CARD, centred=True)


def draw_turn_panel(view: State, cards: CardSet, seat: Seat, caption: BoardCaption) -> bytes:
    """A PNG, 1600 pixels wide and at most 1,018 high, for nobody but that seat."""
    strips = (Strip(high, part, partial(_paint, part=part, at=at)) for high, at, part in turn_panel(view, cards, seat))
    return PRESS.picture([header(awaited(view, caption, table_of(caption))), *strips])


def _paint(canvas: Canvas, part: Part[Drawn], at: Frame) -> None:
    canvas.planks(TABLE, LEFT)
    paint(canvas, part, at)


def turn_panel(view: State, cards: CardSet, seat: Seat) -> Iterator[tuple[int, Frame, Part[Drawn]]]:
    """Strip by strip below the header: how high it is, where in it things lie, and which."""
    player, rest = view.players[seat], HIGHEST - HEADER - _STATUS - _HAND
    yield _STATUS, Frame(LEFT + MARGIN, 4, INNER, _STATUS - 12), _numbers(view, cards, seat)
    yield _HAND, Frame(LEFT + MARGIN, 4, INNER, _HAND - 16), _hand(faces(player.hand, cards))
    lies = market(player, cards, own=True), workshop(player, cards, own=True), helpers(player, cards)
    yield rest, Frame(LEFT + MARGIN, 0, INNER, rest - 12), areas(*lies)


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


def _hand(hand: tuple[Cell, ...]) -> Part[Drawn]:
    if len(hand) > _FULL:
        small = tuple(Drawn(_DRAW_SMALL, one) for one in hand)
        return Over((PANEL, Inset(Grid(small, -(-len(hand) // 2), _SMALL_HIGH, GAP, 0), 12, 4)))
    whole = (Over((PANEL, Inset(shown(draw_face, one), 8, 8))) for one in hand)
    return Row((*whole, *[Space()] * (_PLACES - len(hand))), 10)


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
