"""The race of a game that is over, round by round: a line of steps per seat, its badge where it rises."""

from itertools import pairwise
from typing import Final, NamedTuple

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import faced
from kingsforge_bot.drawing.portraits import draw_portrait
from kingsforge_bot.games.kings_forge.pictures.icons import Icon, draw_icon
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption
from kingsforge_bot.games.kings_forge.pictures.palette import SEAT_TONES, Tone
from kingsforge_bot.games.kings_forge.pictures.post_contents import Course
from kingsforge_bot.games.kings_forge.pictures.row import FACES, draw_seat
from kingsforge_bot.render.canvas import Canvas, Frame

_RADIUS: Final = 20
_THICK: Final = 8
_BADGE: Final = 40
_FACE: Final = 60
_LEFT: Final = 84
_TOP: Final = 34
_BELOW: Final = 50
_FIGURE: Final = 30
_MOST_FIGURES: Final = 14
"""Rounds that are numbered below the lines."""


class _Scale(NamedTuple):
    """Where the lines lie, how many rounds they show, and the most items of anybody."""

    room: Frame
    rounds: int
    most: int

    def x(self, number: int) -> int:
        """Where that round ends."""
        return self.room.x + self.room.w * number // max(1, self.rounds)

    def y(self, items: int) -> int:
        return self.room.bottom - self.room.h * items // max(1, self.most)


def draw_course(canvas: Canvas, frame: Frame, course: Course, caption: BoardCaption) -> None:
    """Rounds from left to right, items from below; a crown at what ends the game, heads where the lines end."""
    canvas.slab(frame, Tone.CARD, Tone.TABLE, _RADIUS, (3, Tone.LINE))
    ends = [counts[-1] for counts in course.seats]
    most = max(course.target, *ends)
    high = frame.h - _TOP - _BELOW
    columns = _columns([high * end // most for end in ends])
    room = Frame(frame.x + _LEFT, frame.y + _TOP, frame.w - _LEFT - 60 - (_FACE + 6) * (1 + max(columns)), high)
    scale = _Scale(room, len(course.seats[0]) - 1, most)
    _draw_grid(canvas, frame, scale, course.target)
    for seat, counts in enumerate(course.seats):
        _draw_line(canvas, scale, Seat(seat), counts, _aside(seat, len(course.seats)))
    for seat, (end, column) in enumerate(zip(ends, columns, strict=True)):
        y = min(max(scale.y(end) - _FACE // 2, frame.y + 8), frame.bottom - _FACE - 8)
        place = Frame(room.right + 36 + column * (_FACE + 6), y, _FACE, _FACE)
        draw_portrait(canvas, place, faced(caption, Seat(seat)), Tone.CARD, FACES)


def _columns(heights: list[int]) -> list[int]:
    """In which column each head lies, so that none covers another."""
    found: list[int] = []
    for seat, high in enumerate(heights):
        near = {found[other] for other in range(seat) if abs(heights[other] - high) < _FACE}
        found.append(next(column for column in range(seat + 1) if column not in near))
    return found


def _draw_grid(canvas: Canvas, frame: Frame, scale: _Scale, target: int) -> None:
    """A line for each number of items, figures for them and for the rounds."""
    room = scale.room
    for items in range(scale.most + 1):
        y = scale.y(items)
        canvas.slab(Frame(room.x, y, room.w, 3), Tone.DIM, Tone.DIM, 0)
        place = Frame(frame.x + 16, y - 20, 56, 40)
        if items == target:
            draw_icon(canvas, place, Icon.CROWN, Tone.EMBER, Tone.CARD)
        else:
            canvas.label(str(items), place, _FIGURE, _FIGURE, Tone.MUTED, Tone.CARD, centred=True)
    every = max(1, -(-scale.rounds // _MOST_FIGURES))
    for number in range(every, scale.rounds + 1, every):
        place = Frame(scale.x(number) - 30, room.bottom + 12, 60, _BELOW - 16)
        canvas.label(str(number), place, _FIGURE, 25, Tone.MUTED, Tone.CARD, centred=True)


def _draw_line(canvas: Canvas, scale: _Scale, seat: Seat, counts: tuple[int, ...], aside: int) -> None:
    """Round by round to the right, then up by what was won; the badge says whose line it is, whatever its colour."""
    tone, rises = SEAT_TONES[seat], list[Frame]()
    for number, (now, then) in enumerate(pairwise(counts)):
        x, right = scale.x(number) + aside, scale.x(number + 1) + aside
        y, above = scale.y(now) + aside, scale.y(then) + aside
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
