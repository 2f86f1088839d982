"""The race of a game that is over: a line per seat through the seasons, its head where it ends."""

from itertools import pairwise
from typing import Final

import msgspec
from PIL import Image, ImageDraw

from kingsforge_bot.drawing.portraits import Faced
from kingsforge_bot.games.keyflower.pictures.measures import LEAST
from kingsforge_bot.games.keyflower.pictures.palette import BADGES, Tone
from kingsforge_bot.games.keyflower.pictures.parts import draw_head, draw_plate, write
from kingsforge_bot.games.keyflower.pictures.signs import draw_pic
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.render.canvas import Canvas, Frame

_HEAD: Final = 60
_LEFT: Final = 76
_TOP, _BELOW = 22, 56
_SIGN: Final = 44
_THICK: Final = 8
_FINE: Final = 3
_STEP: Final = 20
"""Points from one line to the next; more where these would lie too close."""
_CLOSE: Final = 34


class Race(msgspec.Struct, frozen=True):
    """Who ran, and how many points lay open at the end of each season (see `advice/story.py`)."""

    seats: tuple[Faced, ...]
    course: tuple[tuple[int, ...], ...]


def draw_race(canvas: Canvas, frame: Frame, race: Race) -> None:
    """Seasons from left to right, points from below, heads where the lines end, apart from each other."""
    draw_plate(canvas, frame)
    ends = [line[-1] for line in race.course]
    most = max(1, *ends)
    high = frame.h - _TOP - _BELOW
    columns = _columns([high * end // most for end in ends])
    right = frame.right - 20 - (_HEAD + 6) * (1 + max(columns))
    room = Frame(frame.x + _LEFT, frame.y + _TOP, right - frame.x - _LEFT - 16, high)
    _draw_grid(canvas, frame, room, most, len(race.course[0]) - 1)
    for who, line in zip(race.seats, race.course, strict=True):
        _draw_line(
            canvas, room, [(_x(room, n, len(line) - 1), _y(room, points, most)) for n, points in enumerate(line)], who
        )
    for who, end, column in zip(race.seats, ends, columns, strict=True):
        y = min(max(_y(room, end, most) - _HEAD // 2, frame.y + 8), frame.bottom - _HEAD - 8)
        draw_head(canvas, Frame(right + column * (_HEAD + 6), y, _HEAD, _HEAD), who)


def _x(room: Frame, number: int, steps: int) -> int:
    return room.x + room.w * number // max(1, steps)


def _y(room: Frame, points: int, most: int) -> int:
    return room.bottom - room.h * points // most


def _columns(heights: list[int]) -> list[int]:
    """In which column each head lies, so that none covers another."""
    found: list[int] = []
    for seat, high in enumerate(heights):
        near = {found[other] for other in range(seat) if abs(heights[other] - high) < _HEAD}
        found.append(next(column for column in range(seat + 1) if column not in near))
    return found


def _draw_grid(canvas: Canvas, frame: Frame, room: Frame, most: int, steps: int) -> None:
    """A line for every so many points, the sign of each season below the end of it."""
    every = _STEP
    while room.h * every // most < _CLOSE:
        every += _STEP
    for points in range(0, most + 1, every):
        y = _y(room, points, most)
        canvas.slab(Frame(room.x, y, room.w, 3), Tone.MUTED, Tone.MUTED, 0)
        write(canvas, Frame(frame.x + 12, y - 20, _LEFT - 22, 40), f"{points}", LEAST + 3, Tone.INK, centred=True)
    for number, season in enumerate(tuple(Season)[:steps], 1):
        x = (_x(room, number - 1, steps) + _x(room, number, steps)) // 2
        draw_pic(canvas, Frame(x - _SIGN // 2, room.bottom + 8, _SIGN, _SIGN), season.value)


def _draw_line(canvas: Canvas, room: Frame, points: list[tuple[int, int]], who: Faced) -> None:
    """In the colour of the seat, with a dark edge: told apart where two cross."""
    badge = BADGES[who.seat]
    for wide, tone in ((_THICK + 5, Tone.INK), (_THICK, Tone(badge.fill))):
        for (left, start), (right, end) in pairwise(points):
            _stroke(canvas, (left, start), (right, end), wide, tone)
        for x, y in points[1:-1]:
            canvas.blend(_dot(wide + 8), x - wide // 2 - 4, y - wide // 2 - 4, tone)


def _stroke(canvas: Canvas, begin: tuple[int, int], end: tuple[int, int], wide: int, tone: Tone) -> None:
    left, top = min(begin[0], end[0]) - wide, min(begin[1], end[1]) - wide
    size = abs(end[0] - begin[0]) + 2 * wide, abs(end[1] - begin[1]) + 2 * wide
    mask = Image.new("L", (size[0] * _FINE, size[1] * _FINE))
    ends = [((x - left) * _FINE, (y - top) * _FINE) for x, y in (begin, end)]
    ImageDraw.Draw(mask).line(ends, 255, wide * _FINE)
    canvas.blend(mask.reduce(_FINE), left, top, tone)


def _dot(side: int) -> Image.Image:
    mask = Image.new("L", (side * _FINE, side * _FINE))
    ImageDraw.Draw(mask).ellipse((0, 0, side * _FINE - 1, side * _FINE - 1), 255)
    return mask.reduce(_FINE)
