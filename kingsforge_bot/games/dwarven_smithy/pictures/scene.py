"""Parts of a table as one sees them from a seat, large enough to be read on a phone: what a step of a lesson shows.

`draw_scene(view, cards, shows, caption)` draws `hand` (the first seat's), `row` (the decks and the warehouse),
`market.0`, `workshop.1` (a seat's areas), one below the other in the order in which they are named.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import name_of
from kingsforge_bot.drawing.layout import columns
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip, StripRenderer
from kingsforge_bot.games.dwarven_smithy.pictures.area_contents import Shelf, market, workshop
from kingsforge_bot.games.dwarven_smithy.pictures.art import BENCH, FACE, HELP, SHELF, STALL
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption, cut
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import Cell, in_hand
from kingsforge_bot.games.dwarven_smithy.pictures.faces import draw_face
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon, draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import GAP, LEAST
from kingsforge_bot.games.dwarven_smithy.pictures.palette import PALETTE, TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import LINE, draw_card, draw_seat, draw_slab, stack_width
from kingsforge_bot.games.dwarven_smithy.pictures.shelves import draw_named, in_lines
from kingsforge_bot.games.dwarven_smithy.pictures.signs import Coins, draw_row, row_width
from kingsforge_bot.games.dwarven_smithy.pictures.table_contents import Wares, wares
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.secrets import player_view
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import are_last_turns
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame

OWN: Final = Seat(0)
"""Whose hand is shown."""
WIDE: Final = 800
_COUNTED: Final = Script(38, LEAST, Tone.INK, Tone.CARD, centred=True)
_MARGIN: Final = 16
_INNER: Final = WIDE - 2 * _MARGIN
_HAND: Final = 392
_IN_A_ROW: Final = 4
_PLATE: Final = 56
_PAD: Final = 12
_AREA: Final = STALL + 2 * LINE + 2 * GAP + 20
_SIZES: Final = (STALL, SHELF, BENCH, HELP)
_SIGN: Final = 60
"""Before the cards of an area: what it is, and how full."""
_ROW: Final = SHELF + 2 * LINE + 36
_DECK: Final = 120
_SHOWN: Final = 4
_RENDERER: Final = StripRenderer(PALETTE, WIDE, 195 << 10, 2 << 20)


class Area(msgspec.Struct, frozen=True):
    """A seat's market or workshop; whose it is stands above it, but not again above a second one."""

    seat: Seat
    name: str
    coins: int
    shelf: Shelf
    titled: bool


def draw_scene(state: State, cards: CardSet, shows: Sequence[str], caption: BoardCaption) -> bytes:
    """A PNG, 800 pixels wide, of what the first seat sees of those parts."""
    view = player_view(state, cards, OWN)
    before = ("", *shows)
    parts = zip(before, shows, strict=False)
    strips = [_strips(view, cards, part, caption, titled=_seat(last) != _seat(part)) for last, part in parts]
    return _RENDERER.picture([strip for some in strips for strip in some])


def _seat(part: str) -> str:
    return part.partition(".")[2]


def _strips(view: State, cards: CardSet, part: str, caption: BoardCaption, *, titled: bool) -> list[Strip]:
    word, _, number = part.partition(".")
    if word == "hand":
        held = in_hand(view.players[OWN], cards)
        rows = [held[start : start + _IN_A_ROW] for start in range(0, len(held), _IN_A_ROW)]
        return [Strip(_HAND, ("scene-hand", row), partial(_paint_hand, hand=row)) for row in rows]
    if word == "row":
        lying = wares(view, cards)
        return [Strip(_ROW, ("scene-row", lying), partial(_paint_row, held=lying))]
    seat = Seat(int(number))
    player = view.players[seat]
    if word == "market":
        shelf = market(
            player,
            cards,
            own=seat == OWN,
            counted=view.phase is Phase.OVER,
            last=are_last_turns(view),
        )
    else:
        shelf = workshop(player, cards, own=True)
    return [*_area(Area(seat, name_of(caption, seat), player.coins, shelf, titled))]


def _area(whole: Area) -> Iterator[Strip]:
    """In as many lines as leave its names whole."""
    for place, shelf in enumerate(in_lines(whole.shelf, _INNER - 2 * _PAD, STALL)):
        area = replace(whole, shelf=shelf, titled=whole.titled and not place)
        high = _AREA + (_PLATE if area.titled else 0)
        yield Strip(high, ("scene-area", area), partial(_paint_area, held=area, high=high))


def _frame(canvas: Canvas, high: int) -> Frame:
    canvas.planks(TABLE, LEFT)
    return Frame(LEFT + _MARGIN, GAP, _INNER, high - 2 * GAP)


def _paint_hand(canvas: Canvas, hand: tuple[Cell, ...]) -> None:
    row = _frame(canvas, _HAND)
    for frame, cell in zip(columns(row, _IN_A_ROW, 10), hand, strict=False):
        draw_slab(canvas, frame)
        draw_face(canvas, frame.inset((frame.w - FACE) // 2 - 2), cell)


def _paint_area(canvas: Canvas, held: Area, high: int) -> None:
    frame = _frame(canvas, high)
    draw_slab(canvas, frame)
    inner = frame.inset(_PAD)
    if held.titled:
        _draw_plate(canvas, Frame(inner.x, inner.y - 2, inner.w, _PLATE - 8), held)
    cells, room = held.shelf.cells, inner.w - _SIGN
    side = next((one for one in _SIZES if sum(stack_width(cell, one) + 10 for cell in cells) <= room), _SIZES[-1])
    draw_named(canvas, Frame(inner.x, inner.bottom - STALL - 2 * LINE, inner.w, STALL + 2 * LINE), held.shelf, side)


def _draw_plate(canvas: Canvas, plate: Frame, held: Area) -> None:
    """Whose it is, and their coins."""
    draw_seat(canvas, Frame(plate.x, plate.y, plate.h, plate.h), held.seat, Tone.CARD)
    coins = (Icon.COIN, Coins(f"{held.coins}"))
    wide = row_width(coins, plate.h)
    draw_row(canvas, Frame(plate.right - wide, plate.y, wide, plate.h), coins, Tone.CARD)
    name, size = cut(held.name, plate.w - plate.h - wide - 40, 40)
    canvas.write(name, plate.x + plate.h + 12, plate.middle[1], size, Tone.INK, Tone.CARD)


def _paint_row(canvas: Canvas, held: Wares) -> None:
    """Both decks with how many cards they have, then the warehouse from its top."""
    frame = _frame(canvas, _ROW)
    draw_slab(canvas, frame)
    x, top = frame.x + 12, frame.y + 10
    for sign, count in ((Icon.CARDS, held.guild), (Icon.MINE, held.mine)):
        place = Frame(x + (_DECK - SHELF) // 2, top, SHELF, SHELF)
        canvas.slab(place, Tone.IRON, Tone.CARD, 10)
        draw_icon(canvas, place.inset(16), sign, Tone.GOLD, Tone.IRON)
        canvas.label(f"{count}", Frame(x, place.bottom, _DECK, 40), _COUNTED)
        x += _DECK + 4
    draw_icon(canvas, Frame(x + 12, top + 22, 48, 48), Icon.ROW, Tone.MUTED, Tone.CARD)
    room = Frame(x + 76, top, frame.right - x - 88, SHELF + 2 * LINE)
    for place, cell in zip(columns(room, _SHOWN, GAP), held.row, strict=False):
        draw_card(canvas, place, cell, SHELF)
