"""The end: places, coins and what they come from, what decided where coins are equal, and the King's Items made."""

from collections.abc import Iterator
from functools import partial
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.press import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.art import STALL, drawing_of
from kingsforge_bot.games.dwarven_smithy.pictures.caption import LEAST, BoardCaption, card_name, cut, name_of
from kingsforge_bot.games.dwarven_smithy.pictures.contents import Cell, race
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon, draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import INNER, MARGIN, columns
from kingsforge_bot.games.dwarven_smithy.pictures.palette import TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import draw_card, draw_seat, draw_slab
from kingsforge_bot.games.dwarven_smithy.pictures.signs import Coins, Signs, draw_row, row_width
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.scoring import places
from kingsforge_bot.games.dwarven_smithy.rules.state import Score, State
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
    tied: Signs = ()
    """What decides where somebody else has as many coins (7.6)."""


def podium_strips(view: State, cards: CardSet, caption: BoardCaption) -> Iterator[Strip]:
    """The places of a game that is over, best first."""
    first = 1
    for tied in places(view.scores):
        for seat in tied:
            yield _strip(_place(view, cards, seat, first, caption))
        first += len(tied)


def _place(view: State, cards: CardSet, seat: Seat, place: int, caption: BoardCaption) -> Place:
    score = next(one for one in view.scores if one.seat == seat)
    kings = tuple(
        Cell(drawing_of(stack.card, cards), card_name(stack.card, cards), worth=cards.guild[stack.card].value)
        for stack in view.players[seat].kings
    )
    tied = _tied(score, [one for one in view.scores if one.seat != seat])
    return Place(place, seat, name_of(caption, seat), score.total, tuple(_parts(score)), kings, tied)


def _tied(score: Score, others: list[Score]) -> Signs:
    """Completed King's Items, then the highest of them (7.6)."""
    equal = [one for one in others if one.total == score.total]
    if not equal:
        return ()
    made: Signs = ("=", Icon.CROWN, race(score.completed))
    if not score.completed or all(one.completed != score.completed for one in equal):
        return made
    return *made, "=", Coins(f"{score.best}")


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
    right = frame.right - wide - 14
    if place.tied:
        wide = row_width(place.tied, _SUM)
        draw_row(canvas, Frame(right - wide, frame.y + (high - _SUM) // 2, wide, _SUM), place.tied, Tone.CARD)
        right -= wide + 14
    x = frame.x + 2 * high + 24
    name, size = cut(place.name, right - x, 54)
    canvas.write(name, x, frame.y + high // 2, size, Tone.INK, Tone.CARD)
    x = frame.x + 4
    for index, signs in enumerate(place.parts):
        if index:
            x = canvas.write("+", x, frame.bottom - _SUM // 2, 36, Tone.MUTED, Tone.CARD) + 12
        wide = row_width(signs, _SUM)
        draw_row(canvas, Frame(x, frame.bottom - _SUM, wide, _SUM), signs, Tone.CARD)
        x += wide + 12
