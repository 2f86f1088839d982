"""The end: places, coins and what they come from, what decided where coins are equal, the King's Items, the race."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import faced, name_of
from kingsforge_bot.drawing.layout import Column, Drawn, Grid, Inset, Over, Part, Row, Space, paint, shown
from kingsforge_bot.drawing.measures import HIGHEST
from kingsforge_bot.drawing.portraits import Faced
from kingsforge_bot.drawing.race import race_of
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.advice.story import Course
from kingsforge_bot.games.dwarven_smithy.pictures.art import drawing_of
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption, PictureWords, card_name
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import Cell
from kingsforge_bot.games.dwarven_smithy.pictures.course import draw_race
from kingsforge_bot.games.dwarven_smithy.pictures.header import HEADER
from kingsforge_bot.games.dwarven_smithy.pictures.icons import OF_SUBTYPE, Icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import INNER, MARGIN, POSTED
from kingsforge_bot.games.dwarven_smithy.pictures.palette import TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import draw_face_of, draw_slab
from kingsforge_bot.games.dwarven_smithy.pictures.seat_contents import race
from kingsforge_bot.games.dwarven_smithy.pictures.signs import TIGHT, Coins, Signs, draw_row, row_width
from kingsforge_bot.games.dwarven_smithy.pictures.tiles import DRAW_TILE, Tile
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.effects import Subtype
from kingsforge_bot.games.dwarven_smithy.rules.meta import ENOUGH_KINGS, PRIZE
from kingsforge_bot.games.dwarven_smithy.rules.scoring import best_of, places
from kingsforge_bot.games.dwarven_smithy.rules.state import Score, State
from kingsforge_bot.render.canvas import OVERHANG, Canvas, Script
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import width

_MOST_HIGH: Final = 300
_LEAST_HIGH: Final = 152
"""Of a place with a shelf in it."""
_MOST_GRAND: Final = 380
_MORE: Final = 0.4
"""Of a place, by which that of a winner is higher than the others."""
_GRAND: Final = 330
"""Height of a place from which on name and sums are larger."""
_LOW: Final = 240
"""Height of a place below which its King's Items stand beside all else, smaller."""
_RANK: Final = 84
_TOTAL: Final = 84
_GRAND_TOTAL: Final = 124
_SUM: Final = 47
_LARGE_SUM: Final = 60
_GRAND_SUM: Final = 76
_NAME: Final = 64
_GRAND_NAME: Final = 96
_NAMED: Final = 40
"""Height of the names of King's Items below the sums; where there is no room for them they stand beside these.

Where there is none either, the words of the post have them.
"""
_LEGEND: Final = 72
_RACE: Final = 236
"""Height of the race, at least."""
_PAD: Final = 18
_NARROW: Final = 12
_ROOMY: Final = 170
"""Height of a place from which on its margins are wide."""
_BORDER: Final = 16
Meant = tuple[Signs, str]
"""Signs and what they mean."""
_DRAW_SIGNS: Final = partial(draw_row, ground=Tone.CARD, scale=TIGHT)


class Placed(msgspec.Struct, frozen=True):
    """A seat at the end; `place` 1 has won."""

    place: int
    who: Faced
    name: str
    total: int
    parts: tuple[Signs, ...]
    """What the coins come from."""
    kings: tuple[Cell, ...]
    named: tuple[str, ...] = ()
    """What these are called, with their values."""
    tied: Signs = ()
    """What decides where somebody else has as many coins (7.6)."""


def podium_strips(view: State, cards: CardSet, caption: BoardCaption, course: Course = ()) -> Iterator[Strip]:
    """The places of a game that is over, best first; below them what the signs of the sums mean, and the race."""
    first, winners = 1, {subtype: best_of(cards, view.players, subtype) for subtype in Subtype}
    sums, best = _legend(caption.words or PictureWords(), view.scores)
    bands = [line for line in ((sums,) if course else (sums, best)) if line]
    room = HIGHEST - HEADER - _LEGEND * len(bands)
    seats = len(view.players)
    grand, high = _heights(seats, room - (_RACE if course else 0), alone=[*map(len, places(view.scores))][:1] == [1])
    for tied in places(view.scores):
        for seat in tied:
            won = tuple(OF_SUBTYPE[subtype] for subtype, seats in winners.items() if seat in seats)
            tall = grand if first == 1 else high
            yield _strip(_drawn(_placed(view, cards, seat, first, caption, won), tall), tall)
        first += len(tied)
    for line in bands:
        yield _strip(_banded(Row(tuple(shown(_draw_word, one, _wide(*one)) for one in line), 20)), _LEGEND)
    if course:
        run: Part[Drawn] = shown(draw_race, race_of(caption, course))
        if best:
            prizes: Part[Drawn] = Column(tuple(shown(_draw_word, one) for one in best), 8)
            run = Row((_banded(prizes, max(_wide(*one) for one in best) + 2 * _BORDER), run), 16)
        yield _strip(run, room - grand - high * (seats - 1))


def _heights(seats: int, room: int, *, alone: bool) -> tuple[int, int]:
    """Of a winner's place, and of each other; nobody's is higher where several have won."""
    if not alone:
        high = min(_MOST_HIGH, room // seats)
        return high, high
    high = max(min(_LEAST_HIGH, room // seats), min(_MOST_HIGH, int(room / (seats + _MORE))))
    return min(_MOST_GRAND, room - high * (seats - 1)), high


def _banded(part: Part[Drawn], size: int = 0) -> Part[Drawn]:
    return Over((shown(_draw_band, None), Inset(part, _BORDER, 4)), size)


def _placed(
    view: State, cards: CardSet, seat: Seat, place: int, caption: BoardCaption, won: tuple[Icon, ...]
) -> Placed:
    score = next(one for one in view.scores if one.seat == seat)
    kings = tuple(
        Cell(drawing_of(stack.card, cards), value=cards.guild[stack.card].value) for stack in view.players[seat].kings
    )
    tied = _tied(score, [one for one in view.scores if one.seat != seat])
    made = [stack.card for stack in view.players[seat].kings]
    named = tuple(f"{card_name(card, cards)} {cards.guild[card].full_value}" for card in made)
    who, name = faced(caption, seat), name_of(caption, seat)
    return Placed(place, who, name, score.total, _parts(score, won), kings, named, tied)


def _tied(score: Score, others: list[Score]) -> Signs:
    """Completed King's Items, then the highest of them (7.6)."""
    equal = [one for one in others if one.total == score.total]
    if not equal:
        return ()
    made: Signs = ("=", Icon.CROWN, race(score.completed))
    if not score.completed or all(one.completed != score.completed for one in equal):
        return made
    return *made, "=", Coins(f"{score.best}")


def _parts(score: Score, won: tuple[Icon, ...]) -> tuple[Signs, ...]:
    """Purse, market, King's Items, their end texts, prizes and for what; what brought nothing is left out."""
    found: tuple[tuple[tuple[Icon, ...], int], ...] = (
        ((Icon.COIN,), score.coins),
        ((Icon.MARKET,), score.market),
        ((Icon.CROWN,), score.kings),
        ((Icon.BONUS,), score.ends),
        ((Icon.MEDAL, *won), score.prizes),
    )
    return tuple((*icons, f"{coins}") for icons, coins in found if coins)


def _strip(part: Part[Drawn], high: int) -> Strip:
    return Strip(high, part, partial(_paint, part=part, high=high))


def _paint(canvas: Canvas, part: Part[Drawn], high: int) -> None:
    canvas.planks(TABLE, LEFT)
    paint(canvas, part, Frame(LEFT + MARGIN, 4, INNER, high - 14))


def _drawn(place: Placed, high: int) -> Part[Drawn]:
    """Rank and portrait, then the name with the sum, what it comes from, and the King's Items on a shelf."""
    low = high < _LOW
    pad = _PAD if high >= _ROOMY else _NARROW
    inner, total = high - 14 - 2 * pad, (Coins(f"{place.total}"),)
    grand = high >= _GRAND
    side, large = (92, _SUM) if low else (118, _GRAND_SUM if grand else _LARGE_SUM)
    named = [shown(_draw_grand_name if grand else _draw_name, place.name)]
    if place.tied:
        named.append(shown(_DRAW_SIGNS, place.tied, row_width(place.tied, _SUM, scale=TIGHT)))
    beside = min(_TOTAL, inner - _SUM - 8) if low else _GRAND_TOTAL if grand else _TOTAL
    named.append(shown(_DRAW_SIGNS, total, row_width(total, beside, scale=TIGHT)))
    widths = [row_width(signs, large, scale=TIGHT) + 22 for signs in place.parts]
    parts = [shown(_DRAW_SIGNS, signs, wide - 22) for signs, wide in zip(place.parts, widths, strict=True)]
    across = max(ENOUGH_KINGS, len(place.kings)) * (side + 4) + 26
    room = INNER - 2 * pad - _RANK - inner - 36
    below = _lines(place.named, room)
    there = _lines(place.named, room - sum(widths) - (across + 18) * low)
    if low or inner - (side + 24) - large < (_NAMED + 10) * len(below):
        below = ()
        parts += [shown(_draw_named, line) for line in there if len(there) == 1]
    sums = Column((Row(tuple(parts), 22),), size=large)
    shelf = Over((_kings(place, side),), across)
    if low:
        told: Part[Drawn] = Row((Column((Row(tuple(named), 16), sums), 8), shelf), 18)
    else:
        names = [Column((shown(_draw_named, line),), size=_NAMED) for line in below]
        lines: tuple[Part[Drawn], ...] = (Row((Row(tuple(named), 16), shelf), 24), sums, *names)
        told = Column(lines, 10)
    rank = Over((shown(_draw_rank, place.place),), _RANK)
    whole = Row((rank, shown(draw_face_of, place.who, inner), told), 18)
    return Over((shown(draw_slab, place.place == 1), Inset(whole, _PAD, pad)))


def _lines(names: tuple[str, ...], room: int) -> tuple[str, ...]:
    """The names in as few lines as hold them; none where one of them is too long."""
    found: list[str] = []
    for name in names:
        longer = f"{found[-1]} · {name}" if found else name
        if width(name, POSTED) + 2 * OVERHANG > room:
            return ()
        if found and width(longer, POSTED) + 2 * OVERHANG <= room:
            found[-1] = longer
        else:
            found.append(name)
    return tuple(found)


def _kings(place: Placed, side: int) -> Part[Drawn]:
    tiles = (*(Tile(cell) for cell in place.kings), *[None] * (ENOUGH_KINGS - len(place.kings)))
    lies = Grid(tuple(Drawn(DRAW_TILE[side], one) for one in tiles), len(tiles), side + 8)
    return Column((Over((shown(_draw_shelf, None), Inset(lies, 12, 8)), side + 24), Space()))


def _draw_shelf(canvas: Canvas, frame: Frame, _: None) -> None:
    canvas.slab(frame, Tone.WALL, Tone.CARD, 12, (6, Tone.TABLE))


def _draw_rank(canvas: Canvas, frame: Frame, place: int) -> None:
    """On gold for the first: a crown is a King's Item."""
    ground = Tone.GOLD if place == 1 else Tone.CARD
    canvas.slab(frame, ground, Tone.CARD, 12)
    canvas.label(f"{place}.", frame, Script(64, POSTED, Tone.INK, ground, centred=True))


def _draw_name(canvas: Canvas, frame: Frame, name: str) -> None:
    canvas.label(name, frame, Script(_NAME, POSTED, Tone.INK, Tone.CARD))


def _draw_grand_name(canvas: Canvas, frame: Frame, name: str) -> None:
    canvas.label(name, frame, Script(_GRAND_NAME, POSTED, Tone.INK, Tone.CARD))


def _draw_named(canvas: Canvas, frame: Frame, named: str) -> None:
    canvas.label(named, frame, Script(POSTED, POSTED, Tone.INK, Tone.CARD))


def _legend(words: PictureWords, scores: Sequence[Score]) -> tuple[tuple[Meant, ...], tuple[Meant, ...]]:
    """What each sum is that somebody has; what each prize is for: so many coins for the best weapon, armor, shield."""
    sums = (
        (Icon.COIN, words.coins),
        (Icon.MARKET, words.market),
        (Icon.CROWN, words.kings),
        (Icon.BONUS, words.ends),
        (Icon.MEDAL, words.prizes),
    )
    brought = {signs[0] for one in scores for signs in _parts(one, ())}
    best = zip(Subtype, words.best, strict=False)
    return (
        tuple(((icon,), word) for icon, word in sums if word and icon in brought),
        tuple(((OF_SUBTYPE[subtype], f"{PRIZE}"), word) for subtype, word in best),
    )


def _wide(signs: Signs, word: str) -> int:
    return row_width(signs, _SUM, scale=TIGHT) + 14 + width(word, POSTED)


def _draw_band(canvas: Canvas, frame: Frame, _: None) -> None:
    canvas.slab(frame, Tone.PAPER, Tone.TABLE, 12)


def _draw_word(canvas: Canvas, frame: Frame, told: Meant) -> None:
    signs, word = told
    high = min(frame.h, _SUM)
    wide = row_width(signs, high, scale=TIGHT)
    place = Frame(frame.x, frame.y + (frame.h - high) // 2, wide, high)
    draw_row(canvas, place, signs, Tone.PAPER, scale=TIGHT)
    rest = Frame(frame.x + wide + 10, frame.y, frame.w - wide - 10, frame.h)
    canvas.label(word, rest, Script(POSTED, 30, Tone.INK, Tone.PAPER))
