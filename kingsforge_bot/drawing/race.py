"""The race of a game that is over, on the pictures of any game: a line for each seat, its head where it ends."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import Caption, faced
from kingsforge_bot.drawing.portraits import Faced
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.palette import ToneIndex
from kingsforge_bot.render.smooth import disc, smooth

HEAD: Final = 60
"""Side of a head at the end of its line."""
_APART: Final = 6
_EDGE: Final = 8
_TIMES: Final = 3
"""How much larger lines are drawn than they are seen: they are long."""
_THICK: Final = 8
_RIM: Final = 5


class Race(NamedTuple):
    """Who ran, and what each had at the end of each step."""

    seats: tuple[Faced, ...]
    course: tuple[tuple[int, ...], ...]


def race_of(caption: Caption[object], course: tuple[tuple[int, ...], ...]) -> Race:
    """All of the table, by seat."""
    return Race(tuple(faced(caption, Seat(seat)) for seat in range(len(course))), course)


class Margins(NamedTuple):
    """Pixels around the lines: for figures at the left and below, before and after the heads at the right."""

    left: int
    top: int
    below: int
    before: int
    after: int


class Chart(NamedTuple):
    """Where the lines lie: `steps` from left to right, values from 0 below to `most` above."""

    room: Frame
    steps: int
    most: int

    def x(self, step: int) -> int:
        """Where that step ends."""
        return self.room.x + self.room.w * step // max(1, self.steps)

    def y(self, value: int) -> int:
        return self.room.bottom - self.room.h * value // max(1, self.most)

    def marks(self, step: int, apart: int) -> Iterator[tuple[int, int]]:
        """Each value that has a line of the grid, and where that lies: every `step`, more where these lie too close."""
        every = step
        while self.room.h * every // max(1, self.most) < apart:
            every += step
        for value in range(0, self.most + 1, every):
            yield value, self.y(value)


def laid(frame: Frame, lines: Sequence[Sequence[int]], most: int, margins: Margins) -> tuple[Chart, tuple[Frame, ...]]:
    """Within a frame the chart, and each seat's head beside the end of its line, where none covers another."""
    high = frame.h - margins.top - margins.below
    columns = _columns([high * line[-1] // max(1, most) for line in lines])
    heads = frame.right - margins.after - (HEAD + _APART) * (1 + max(columns))
    left = frame.x + margins.left
    chart = Chart(Frame(left, frame.y + margins.top, heads - margins.before - left, high), len(lines[0]) - 1, most)
    lowest = frame.bottom - HEAD - _EDGE
    ys = (min(max(chart.y(line[-1]) - HEAD // 2, frame.y + _EDGE), lowest) for line in lines)
    return chart, tuple(
        Frame(heads + column * (HEAD + _APART), y, HEAD, HEAD) for column, y in zip(columns, ys, strict=True)
    )


def _columns(heights: Sequence[int]) -> list[int]:
    """In which column each head lies."""
    found: list[int] = []
    for seat, high in enumerate(heights):
        near = {found[other] for other in range(seat) if abs(heights[other] - high) < HEAD}
        found.append(next(column for column in range(seat + 1) if column not in near))
    return found


def draw_line(canvas: Canvas, chart: Chart, values: Sequence[int], fill: ToneIndex, edge: ToneIndex) -> None:
    """A seat's line with a dark edge, so that lines are told apart where they cross; a dot at each step between."""
    points = [(chart.x(step), chart.y(value)) for step, value in enumerate(values)]
    for wide, tone in ((_THICK + _RIM, edge), (_THICK, fill)):
        for begin, end in pairwise(points):
            _stroke(canvas, begin, end, wide, tone)
        for x, y in points[1:-1]:
            canvas.blend(disc(wide + _THICK, _TIMES), x - wide // 2 - _THICK // 2, y - wide // 2 - _THICK // 2, tone)


def _stroke(canvas: Canvas, begin: tuple[int, int], end: tuple[int, int], wide: int, tone: ToneIndex) -> None:
    left, top = min(begin[0], end[0]) - wide, min(begin[1], end[1]) - wide
    size = abs(end[0] - begin[0]) + 2 * wide, abs(end[1] - begin[1]) + 2 * wide
    ends = [((x - left) * _TIMES, (y - top) * _TIMES) for x, y in (begin, end)]
    mask = smooth(*size, lambda pen: pen.line(ends, 255, wide * _TIMES), _TIMES)
    canvas.blend(mask, left, top, tone)
