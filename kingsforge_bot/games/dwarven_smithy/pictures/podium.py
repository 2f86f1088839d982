"""The end: places, coins and what they come from, and the King's Items that were made.

`draw_podium(view, cards, caption)` needs a view of a game that is over.
"""

from functools import partial
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.press import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.art import STALL, drawing_of
from kingsforge_bot.games.dwarven_smithy.pictures.caption import LEAST, BoardCaption, card_name, cut, name_of, table_of
from kingsforge_bot.games.dwarven_smithy.pictures.contents import Cell, awaited
from kingsforge_bot.games.dwarven_smithy.pictures.header import header
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon, draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import INNER, MARGIN, PRESS, columns
from kingsforge_bot.games.dwarven_smithy.pictures.palette import TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import draw_card, draw_seat, draw_slab
from kingsforge_bot.games.dwarven_smithy.pictures.signs import Coins, Signs, draw_row, row_width
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.scoring import places
from kingsforge_bot.games.dwarven_smithy.rules.secrets import seen_by
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, Score, State
from kingsforge_bot.render.canvas import Canvas, Frame

_HIGH: Final = 228
_WHO: Final = 744
_SUM: Final = 56


class Place(msgspec.Struct, frozen=True):
    """A seat at the end; `place` 1 has won."""

    place: int
    seat: Seat
    name: str
    total: int
    parts: tuple[Signs, ...]
    kings: tuple[Cell, ...]


def draw_podium(view: State, cards: CardSet, caption: BoardCaption) -> bytes:
    """A PNG, 1600 pixels wide. Raises ValueError while the game goes on."""
    if view.phase is not Phase.OVER:
        raise ValueError("the game goes on")
    public = seen_by(view, cards, None)
    strips = [header(awaited(public, caption, table_of(caption)))]
    ranked, first = places(public.scores), 1
    for tied in ranked:
        strips += [_strip(_place(public, cards, seat, first, caption)) for seat in tied]
        first += len(tied)
    return PRESS.picture(strips)


def _place(view: State, cards: CardSet, seat: Seat, place: int, caption: BoardCaption) -> Place:
    score = next(one for one in view.scores if one.seat == seat)
    kings = tuple(
        Cell(drawing_of(stack.card, cards), card_name(stack.card, cards), worth=cards.guild[stack.card].value)
        for stack in view.players[seat].kings
    )
    return Place(place, seat, name_of(caption, seat), score.total, tuple(_parts(score)), kings)


def _parts(score: Score) -> tuple[Signs, ...]:
    """Purse, market, King's Items, their end texts, prizes; what brought nothing is left out."""
    found: tuple[tuple[Icon, int], ...] = (
        (Icon.COIN, score.coins),
        (Icon.MARKET, score.market),
        (Icon.CROWN, score.kings),
        (Icon.FLAG, score.ends),
        (Icon.MEDAL, score.prizes),
    )
    return tuple((icon, f"{coins}") for icon, coins in found if coins)


def _strip(place: Place) -> Strip:
    return Strip(_HIGH, ("place", place), partial(_paint, place=place))


def _paint(canvas: Canvas, place: Place) -> None:
    canvas.planks(TABLE, LEFT)
    frame = Frame(LEFT + MARGIN, 6, INNER, _HIGH - 20)
    draw_slab(canvas, frame, place.place == 1)
    inner = frame.inset(18)
    _draw_who(canvas, Frame(inner.x, inner.y, _WHO, inner.h), place)
    room = Frame(inner.x + _WHO + 16, inner.y, inner.w - _WHO - 16, inner.h)
    for spot, cell in zip(columns(room, max(4, len(place.kings))), place.kings, strict=False):
        draw_card(canvas, spot, cell, STALL)


def _draw_who(canvas: Canvas, frame: Frame, place: Place) -> None:
    high = 84
    disc = Frame(frame.x, frame.y, high, high)
    if place.place == 1:
        draw_icon(canvas, disc, Icon.CROWN, Tone.EMBER, Tone.CARD)
    else:
        canvas.label(f"{place.place}.", disc, 60, LEAST, Tone.INK, Tone.CARD, centred=True)
    draw_seat(canvas, Frame(frame.x + high + 14, frame.y + 4, high - 8, high - 8), place.seat, Tone.CARD)
    total: Signs = (Coins(f"{place.total}"),)
    wide = row_width(total, high)
    draw_row(canvas, Frame(frame.right - wide, frame.y, wide, high), total, Tone.CARD)
    x = frame.x + 2 * high + 24
    name, size = cut(place.name, frame.right - wide - x - 14, 54)
    canvas.write(name, x, frame.y + high // 2, size, Tone.INK, Tone.CARD)
    x = frame.x + 4
    for index, signs in enumerate(place.parts):
        if index:
            x = canvas.write("+", x, frame.bottom - _SUM // 2, 36, Tone.MUTED, Tone.CARD) + 12
        wide = row_width(signs, _SUM)
        draw_row(canvas, Frame(x, frame.bottom - _SUM, wide, _SUM), signs, Tone.CARD)
        x += wide + 12
