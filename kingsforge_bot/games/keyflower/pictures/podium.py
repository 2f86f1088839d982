"""The end of a game: the places, best first, and what each seat's points are made of.

`podium(view, tiles, caption)` is what is posted then.
"""

from collections import Counter
from typing import Final

import msgspec

from kingsforge_bot.drawing.caption import faced, name_of, table_of
from kingsforge_bot.drawing.celebrating import Title, draw_title
from kingsforge_bot.drawing.layout import Column, Drawn, Inset, Part, Row, Space, shown
from kingsforge_bot.drawing.measures import HIGHEST
from kingsforge_bot.drawing.portraits import Faced
from kingsforge_bot.drawing.race import race_of
from kingsforge_bot.games.keyflower.advice.story import Course
from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption, KeyWords
from kingsforge_bot.games.keyflower.pictures.course import draw_race
from kingsforge_bot.games.keyflower.pictures.head import HIGH, draw_table, page
from kingsforge_bot.games.keyflower.pictures.meaning import STAR, Pic, Signs
from kingsforge_bot.games.keyflower.pictures.measures import GAP, MARGIN
from kingsforge_bot.games.keyflower.pictures.palette import Tone
from kingsforge_bot.games.keyflower.pictures.parts import draw_disc, draw_head, draw_leader, draw_plate, write
from kingsforge_bot.games.keyflower.pictures.signs import draw_pic, draw_row, row_width
from kingsforge_bot.games.keyflower.rules.kinds import Resource
from kingsforge_bot.games.keyflower.rules.state import Score, State
from kingsforge_bot.games.keyflower.rules.tiles import TileKind, TileSet
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

_TALLEST: Final = 220
_RACE: Final = 250
"""Height of the race, at least."""
_WHO: Final = 560
_TOTAL: Final = 270
_ROOMY: Final = 110
"""Height in which two rows of points are told from afar."""
_SIGN_OF: Final = {
    TileKind.SPRING: "spring",
    TileKind.SUMMER: "summer",
    TileKind.AUTUMN: "autumn",
    TileKind.WINTER: "winter",
    TileKind.BOAT: "ship",
    TileKind.ORDER: "neighbours",
    TileKind.HOME: "home",
}


class Placed(msgspec.Struct, frozen=True):
    """A seat at the end; place 1 has won."""

    place: int
    who: Faced
    name: str
    total: int
    parts: tuple[Signs, ...]
    """Points by where they come from, the same for all."""


def places_of(view: State, tiles: TileSet, caption: BoardCaption) -> tuple[Placed, ...]:
    """Best first; equal points share a place (12.9)."""
    ranked = sorted(view.scores, key=lambda score: (-score.total, score.seat))
    return tuple(_placed(score, view, tiles, caption) for score in ranked)


def _placed(score: Score, view: State, tiles: TileSet, caption: BoardCaption) -> Placed:
    place = 1 + sum(other.total > score.total for other in view.scores)
    return Placed(place, faced(caption, score.seat), name_of(caption, score.seat), score.total, _parts(score, tiles))


def _parts(score: Score, tiles: TileSet) -> tuple[Signs, ...]:
    sums = Counter[TileKind]()
    for line in score.lines:
        sums[tiles[line.tile].kind] += line.printed + line.scored
    return (*((Pic(name), f"{sums[kind]}") for kind, name in _SIGN_OF.items()), (Pic(Resource.GOLD), f"{score.gold}"))


def podium(view: State, tiles: TileSet, caption: BoardCaption, course: Course = ()) -> Part[Drawn]:
    """The table, a plate for each seat, and below them the race if it is known."""
    ranked = places_of(view, tiles, caption)
    room = HIGHEST - HIGH - 2 * MARGIN
    if course:
        room -= _RACE + GAP
    high = min(_TALLEST, (room - GAP * (len(ranked) - 1)) // len(ranked))
    words = caption.words or KeyWords()
    title = Title(words.won, Tone.GOLD, Tone.INK, Tone.CARD)
    won: Part[Drawn] = shown(draw_title, title) if words.won else Space()
    above = Row((shown(draw_total, words.total, _TOTAL), won, shown(draw_table, table_of(caption), 260)), GAP)
    run = race_of(caption, course)
    below: Part[Drawn] = shown(draw_race, run) if course else Space()
    rows: Column[Drawn] = Column((*(shown(draw_placed, one, high) for one in ranked), below), GAP)
    return page(view.season, above, Inset(rows, MARGIN, MARGIN))


def draw_total(canvas: Canvas, frame: Frame, word: str) -> None:
    """That these are points."""
    draw_plate(canvas, frame, Tone.CARD, Tone.GOLD, 7)
    side = frame.h - 20
    draw_pic(canvas, Frame(frame.x + 12, frame.y + 10, side if word else frame.w - 24, side), STAR.name)
    write(canvas, Frame(frame.x + side + 24, frame.y, frame.w - side - 40, frame.h), word, 46)


def draw_placed(canvas: Canvas, frame: Frame, placed: Placed) -> None:
    """Place, badge, name and sum at the left; what it is made of at the right."""
    draw_plate(canvas, frame, Tone.CARD, *((Tone.GOLD, 9) if placed.place == 1 else (Tone.BARK, 4)))
    inner = frame.inset(14)
    side = min(inner.h, 104)
    y = inner.y + (inner.h - side) // 2
    disc = Frame(inner.x, y, side, side)
    if placed.place == 1:
        draw_pic(canvas, disc, "crown")
    else:
        draw_disc(canvas, disc.inset(side // 8), f"{placed.place}")
    head = Frame(disc.right + 12, y, side, side)
    draw_head(canvas, head, placed.who)
    if placed.place == 1:
        draw_leader(canvas, head)
    x, total = disc.right + side + 28, (f"{placed.total}", STAR)
    wide = row_width(total, 72)
    end = inner.x + _WHO + 160
    draw_row(canvas, Frame(end - wide, inner.y, wide, inner.h), total)
    write(canvas, Frame(x, inner.y, end - wide - x - 12, inner.h), placed.name, 54)
    _draw_parts(canvas, Frame(end + 16, inner.y, inner.right - end - 16, inner.h), placed.parts)


def _draw_parts(canvas: Canvas, frame: Frame, parts: tuple[Signs, ...]) -> None:
    """In two rows, where there is no room in one, each at its place, so that seats compare."""
    rows = 2 if frame.h >= _ROOMY else 1
    columns = -(-len(parts) // rows)
    wide, high = frame.w // columns, frame.h // rows
    for index, signs in enumerate(parts):
        row, column = divmod(index, columns)
        place = Frame(frame.x + column * wide, frame.y + row * high + 4, wide - 8, high - 8)
        draw_row(canvas, place, signs, centred=False)
