"""The end: places, coins and what they come from, what decided where coins are equal, and the King's Items made."""

from collections.abc import Iterator
from functools import partial
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import name_of
from kingsforge_bot.drawing.layout import columns, fitting_columns
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.art import SHELF, drawing_of
from kingsforge_bot.games.dwarven_smithy.pictures.caption import LEAST, BoardCaption, PictureWords, card_name, cut
from kingsforge_bot.games.dwarven_smithy.pictures.contents import Cell, race
from kingsforge_bot.games.dwarven_smithy.pictures.icons import OF_SUBTYPE, Icon, draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import GAP, INNER, MARGIN
from kingsforge_bot.games.dwarven_smithy.pictures.palette import TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import card_need, draw_card, draw_seat, draw_slab
from kingsforge_bot.games.dwarven_smithy.pictures.signs import Coins, Signs, draw_row, row_width
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.effects import Subtype
from kingsforge_bot.games.dwarven_smithy.rules.meta import ENOUGH_KINGS, PRIZE
from kingsforge_bot.games.dwarven_smithy.rules.scoring import best_of, places
from kingsforge_bot.games.dwarven_smithy.rules.state import Score, State
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.typeface import width

_HIGH: Final = 214
_WHO: Final = 900
_HEAD: Final = 76
"""Height of the line that says who, and the sum."""
_SUM: Final = 48
_WORD: Final = 27
_PLUS: Final = 36
_LEGEND: Final = 56


class Place(msgspec.Struct, frozen=True):
    """A seat at the end; `place` 1 has won."""

    place: int
    seat: Seat
    name: str
    total: int
    parts: tuple[tuple[Signs, str], ...]
    """What the coins come from, with a word for each."""
    kings: tuple[Cell, ...]
    tied: Signs = ()
    """What decides where somebody else has as many coins (7.6)."""


def podium_strips(view: State, cards: CardSet, caption: BoardCaption) -> Iterator[Strip]:
    """The places of a game that is over, best first; below them what each prize is for."""
    words = caption.words or PictureWords()
    first, winners = 1, {subtype: best_of(cards, view.players, subtype) for subtype in Subtype}
    for tied in places(view.scores):
        for seat in tied:
            won = tuple(OF_SUBTYPE[subtype] for subtype, seats in winners.items() if seat in seats)
            yield _strip(_place(view, cards, seat, first, caption, won))
        first += len(tied)
    if any(winners.values()) and words.best:
        yield Strip(_LEGEND, ("prizes", words), partial(_paint_prizes, words=words))


def _place(view: State, cards: CardSet, seat: Seat, place: int, caption: BoardCaption, won: tuple[Icon, ...]) -> Place:
    score = next(one for one in view.scores if one.seat == seat)
    kings = tuple(
        Cell(drawing_of(stack.card, cards), card_name(stack.card, cards), worth=cards.guild[stack.card].value)
        for stack in view.players[seat].kings
    )
    tied = _tied(score, [one for one in view.scores if one.seat != seat])
    return Place(
        place,
        seat,
        name_of(caption, seat),
        score.total,
        _parts(score, won, caption.words or PictureWords()),
        kings,
        tied,
    )


def _tied(score: Score, others: list[Score]) -> Signs:
    """Completed King's Items, then the highest of them (7.6)."""
    equal = [one for one in others if one.total == score.total]
    if not equal:
        return ()
    made: Signs = ("=", Icon.CROWN, race(score.completed))
    if not score.completed or all(one.completed != score.completed for one in equal):
        return made
    return *made, "=", Coins(f"{score.best}")


def _parts(score: Score, won: tuple[Icon, ...], words: PictureWords) -> tuple[tuple[Signs, str], ...]:
    """Purse, market, King's Items, their end texts, prizes and for what; what brought nothing is left out."""
    found: tuple[tuple[tuple[Icon, ...], int, str], ...] = (
        ((Icon.COIN,), score.coins, words.coins),
        ((Icon.MARKET,), score.market, words.market),
        ((Icon.CROWN,), score.kings, words.kings),
        ((Icon.FLAG,), score.ends, words.ends),
        ((Icon.MEDAL, *won), score.prizes, words.prizes),
    )
    return tuple(((*icons, f"{coins}"), word) for icons, coins, word in found if coins)


def _strip(place: Place) -> Strip:
    return Strip(_HIGH, ("place", place), partial(_paint, place=place))


def _paint(canvas: Canvas, place: Place) -> None:
    canvas.planks(TABLE, LEFT)
    frame = Frame(LEFT + MARGIN, 6, INNER, _HIGH - 20)
    draw_slab(canvas, frame, place.place == 1)
    inner = frame.inset(18)
    _draw_who(canvas, Frame(inner.x, inner.y, _WHO, inner.h), place)
    room = Frame(inner.x + _WHO + 16, inner.y, inner.w - _WHO - 16, inner.h)
    needs = [card_need(cell, SHELF) for cell in place.kings]
    for spot, cell in zip(fitting_columns(room, needs, ENOUGH_KINGS, SHELF, GAP), place.kings, strict=False):
        draw_card(canvas, spot, cell, SHELF)


def _draw_who(canvas: Canvas, frame: Frame, place: Place) -> None:
    high = _HEAD
    disc = Frame(frame.x, frame.y, high, high)
    if place.place == 1:
        draw_icon(canvas, disc, Icon.CROWN, Tone.EMBER, Tone.CARD)
    else:
        canvas.label(f"{place.place}.", disc, 56, LEAST, Tone.INK, Tone.CARD, centred=True)
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
    _draw_parts(canvas, Frame(frame.x, frame.y + high, frame.w, frame.h - high), place)


def _draw_parts(canvas: Canvas, frame: Frame, place: Place) -> None:
    """The sums, below each its word."""
    needs = [max(row_width(signs, _SUM), width(word, _WORD)) for signs, word in place.parts]
    between = min(_PLUS + 8, (frame.w - sum(needs)) // max(1, len(needs) - 1))
    x = frame.x
    for index, ((signs, word), wide) in enumerate(zip(place.parts, needs, strict=True)):
        if index and between >= _PLUS:
            canvas.write("+", x - between + 8, frame.y + _SUM // 2, _PLUS, Tone.MUTED, Tone.CARD)
        room = min(wide, frame.right - x)
        draw_row(canvas, Frame(x, frame.y, room, _SUM), signs, Tone.CARD)
        canvas.label(word, Frame(x, frame.y + _SUM, room, _WORD + 6), _WORD, LEAST, Tone.MUTED, Tone.CARD)
        x += wide + between


def _paint_prizes(canvas: Canvas, words: PictureWords) -> None:
    """A medal: so many coins for the best weapon, the best armor, the best shield."""
    canvas.planks(TABLE, LEFT)
    frame = Frame(LEFT + MARGIN, 0, INNER, _LEGEND - 10)
    canvas.slab(frame, Tone.PAPER, Tone.TABLE, 12)
    signs: Signs = (Icon.MEDAL, f"{PRIZE}:")
    first = row_width(signs, frame.h - 4) + 24
    draw_row(canvas, Frame(frame.x + 12, frame.y + 2, first, frame.h - 4), signs, Tone.PAPER)
    room = Frame(frame.x + first, frame.y, frame.w - first, frame.h)
    for place, subtype, word in zip(columns(room, len(Subtype), GAP), Subtype, words.best, strict=False):
        draw_icon(
            canvas, Frame(place.x, place.y + 4, place.h - 8, place.h - 8), OF_SUBTYPE[subtype], Tone.MUTED, Tone.PAPER
        )
        said = Frame(place.x + place.h + 4, place.y, place.w - place.h - 8, place.h)
        canvas.label(word, said, 34, LEAST, Tone.INK, Tone.PAPER)
