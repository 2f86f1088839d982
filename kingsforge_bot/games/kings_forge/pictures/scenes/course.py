"""The race of a game that is over, round by round: a line of steps per seat, its badge where it rises."""

from itertools import pairwise
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import faced
from kingsforge_bot.drawing.celebrating import LEAST
from kingsforge_bot.drawing.portraits import draw_portrait
from kingsforge_bot.drawing.race import Chart, Margins, laid
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon, draw_icon
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import FACES, draw_seat
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption
from kingsforge_bot.games.kings_forge.pictures.palette import SEAT_TONES, Tone
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame

_RADIUS: Final = 20
_THICK: Final = 8
_BADGE: Final = 40
_MARGINS: Final = Margins(left=84, top=34, below=56, before=36, after=24)
_APART: Final = 46
"""Least height from one figure to the next."""
_MOST_FIGURES: Final = 12
"""Rounds that are numbered below the lines."""


class Course(msgspec.Struct, frozen=True):
    """The race round by round: how many items each seat had, and with how many the game ends."""

    seats: tuple[tuple[int, ...], ...]
    target: int


def draw_course(canvas: Canvas, frame: Frame, course: Course, caption: BoardCaption) -> None:
    """Rounds from left to right, items from below; a crown at what ends the game, heads where the lines end."""
    canvas.slab(frame, Tone.CARD, Tone.TABLE, _RADIUS, (3, Tone.LINE))
    most = max(course.target, *(counts[-1] for counts in course.seats))
    chart, heads = laid(frame, course.seats, most, _MARGINS)
    _draw_grid(canvas, frame, chart, course.target)
    for seat, counts in enumerate(course.seats):
        _draw_line(canvas, chart, Seat(seat), counts, _aside(seat, len(course.seats)))
    for seat, place in enumerate(heads):
        draw_portrait(canvas, place, faced(caption, Seat(seat)), Tone.CARD, FACES)


def _draw_grid(canvas: Canvas, frame: Frame, chart: Chart, target: int) -> None:
    """A line for each number of items, figures for them and for the rounds."""
    room, end = chart.room, chart.y(target)
    for items in range(chart.most + 1):
        canvas.slab(Frame(room.x, chart.y(items), room.w, 3), Tone.DIM, Tone.DIM, 0)
    draw_icon(canvas, Frame(frame.x + 16, end - 20, 56, 40), Icon.CROWN, Tone.EMBER, Tone.CARD)
    for items, y in chart.marks(1, _APART):
        if abs(y - end) >= _APART:
            _write(canvas, items, Frame(frame.x + 16, y - 20, 56, 40))
    every = max(1, -(-chart.steps // _MOST_FIGURES))
    for number in range(every, chart.steps + 1, every):
        _write(canvas, number, Frame(chart.x(number) - 44, room.bottom + 8, 88, _MARGINS.below - 12))


def _write(canvas: Canvas, figure: int, frame: Frame) -> None:
    canvas.label(str(figure), frame, Script(LEAST, LEAST, Tone.MUTED, Tone.CARD, centred=True))


def _draw_line(canvas: Canvas, chart: Chart, seat: Seat, counts: tuple[int, ...], aside: int) -> None:
    """Round by round to the right, then up by what was won; the badge says whose line it is, whatever its colour."""
    tone, rises = SEAT_TONES[seat], list[Frame]()
    for number, (now, then) in enumerate(pairwise(counts)):
        x, right = chart.x(number) + aside, chart.x(number + 1) + aside
        y, above = chart.y(now) + aside, chart.y(then) + aside
        canvas.slab(Frame(x, y, right - x + _THICK, _THICK), tone, tone, 0)
        canvas.slab(Frame(right, above, _THICK, y - above + _THICK), tone, tone, 0)
        if then > now:
            rises.append(Frame(right + (_THICK - _BADGE) // 2, above + (_THICK - _BADGE) // 2, _BADGE, _BADGE))
    for place in rises:
        # As on the table, of which nothing is pasted: below it lie lines.
        draw_seat(canvas, place, seat, Tone.TABLE)


def _aside(seat: int, seats: int) -> int:
    """How far a line lies beside where it belongs, so that equal ones are all seen."""
    return (_THICK + 2) * (2 * seat - seats + 1) // 2 - _THICK // 2
