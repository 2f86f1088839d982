"""Where the things of a picture lie: rows, columns and grids as values, written as the picture is read.

    Column((
        shown(draw_title, title, 60),
        Row((shown(draw_seat, seat, 96), shown(draw_name, name), shown(draw_score, score, 120)), gap=12),
        Grid(cards, columns=3, high=104, gap=8),
    ), gap=8)

`placed(part, frame)` says what lies where, `paint` draws it. Along its row or column a part takes its `size` in
pixels; parts without one share equally what is left. Pixels that cannot be shared stay free at the end.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, Generic, TypeAlias, TypeVar, assert_never

import msgspec

from kingsforge_bot.render.canvas import Canvas, Frame

H = TypeVar("H", covariant=True)
X = TypeVar("X", bound=Hashable)


class Leaf(msgspec.Struct, Generic[H], frozen=True):
    """A place for one thing."""

    holds: H
    size: int = 0


class Drawn(msgspec.Struct, frozen=True):
    """What is seen in one place: a function that draws it within a frame, and what of."""

    draw: Callable[[Canvas, Frame, Any], None]
    of: Hashable


class Space(msgspec.Struct, frozen=True):
    """An empty place, as large as a thing would be."""

    size: int = 0


class Row(msgspec.Struct, Generic[H], frozen=True):
    """Parts side by side, as high as the row."""

    parts: tuple["Part[H]", ...]
    gap: int = 0
    size: int = 0


class Column(msgspec.Struct, Generic[H], frozen=True):
    """Parts below each other, as wide as the column."""

    parts: tuple["Part[H]", ...]
    gap: int = 0
    size: int = 0


class Grid(msgspec.Struct, Generic[H], frozen=True):
    """Things of equal size, row by row, each so high; `down` is the gap between rows where it is another."""

    things: tuple[H, ...]
    columns: int
    high: int
    gap: int = 0
    down: int | None = None
    size: int = 0

    @property
    def tall(self) -> int:
        """The height of all its rows, which it takes of a column; without things it leaves no gap there either."""
        rows, down = -(-len(self.things) // self.columns), self.gap if self.down is None else self.down
        return rows * (self.high + down) - down


class Over(msgspec.Struct, Generic[H], frozen=True):
    """Parts in the same place, the later ones on top."""

    parts: tuple["Part[H]", ...]
    size: int = 0


class Inset(msgspec.Struct, Generic[H], frozen=True):
    """A part with a margin at the left and right, and one above and below."""

    part: "Part[H]"
    across: int
    down: int
    size: int = 0


Part: TypeAlias = Leaf[H] | Space | Row[H] | Column[H] | Grid[H] | Over[H] | Inset[H]
"""What a layout is put together from."""


def placed(part: Part[H], frame: Frame) -> Iterator[tuple[Frame, H]]:
    """Each thing and where it lies, in the order in which they are written."""
    match part:
        case Leaf():
            yield frame, part.holds
        case Space():
            return
        case Row():
            x = frame.x
            for one, wide in zip(part.parts, _shared([one.size for one in part.parts], frame.w, part.gap), strict=True):
                yield from placed(one, Frame(x, frame.y, wide, frame.h))
                x += wide + part.gap
        case Column():
            y, parts = frame.y, [one for one in part.parts if not isinstance(one, Grid) or one.things]
            sizes = [one.tall if isinstance(one, Grid) else one.size for one in parts]
            for one, high in zip(parts, _shared(sizes, frame.h, part.gap), strict=True):
                yield from placed(one, Frame(frame.x, y, frame.w, high))
                y += high + part.gap
        case Grid():
            frames = grid(*frame[:3], part.columns, len(part.things), part.high, part.gap, part.down)
            yield from zip(frames, part.things, strict=True)
        case Over():
            for one in part.parts:
                yield from placed(one, frame)
        case Inset():
            across, down = part.across, part.down
            inner = Frame(frame.x + across, frame.y + down, frame.w - 2 * across, frame.h - 2 * down)
            yield from placed(part.part, inner)
        case _:
            assert_never(part)


def shown(draw: Callable[[Canvas, Frame, X], None], of: X, size: int = 0) -> Leaf[Drawn]:
    """A thing and how it is drawn."""
    return Leaf(Drawn(draw, of), size)


def paint(canvas: Canvas, part: Part[Drawn], frame: Frame) -> None:
    """Draws all of it, in the order in which it is written."""
    for place, one in placed(part, frame):
        one.draw(canvas, place, one.of)


def _shared(sizes: Sequence[int], room: int, gap: int) -> list[int]:
    """The sizes; who has none shares with others what is left of the room."""
    left = room - sum(sizes) - gap * (len(sizes) - 1)
    return [size or left // sizes.count(0) for size in sizes]


def grid(
    x: int, y: int, room: int, columns: int, count: int, high: int, gap: int, down: int | None = None
) -> Iterator[Frame]:
    """Places of equal size from x, y on, row by row, a row as wide as the room, as far down as they come."""
    wide, step = (room - gap * (columns - 1)) // columns, high + (gap if down is None else down)
    for index in range(count):
        row, column = divmod(index, columns)
        yield Frame(x + column * (wide + gap), y + row * step, wide, high)


def columns(frame: Frame, count: int, gap: int) -> Iterator[Frame]:
    """So many places of equal width side by side."""
    return grid(frame.x, frame.y, frame.w, count, count, frame.h, gap)


def fitting_columns(frame: Frame, needs: Sequence[int], least: int, floor: int, gap: int) -> Iterator[Frame]:
    """A place for each, at least so many: equally wide where that is enough, else as wide as needed.

    What is still too much for the frame is taken from whoever needs more than the `floor`, each in proportion.
    """
    count = max(least, len(needs))
    equal = (frame.w - gap * (count - 1)) // max(1, count)
    if max(needs, default=0) <= equal:
        yield from columns(frame, count, gap)
        return
    room, wanted = frame.w - gap * (len(needs) - 1), sum(needs)
    spare, above = max(0, room - floor * len(needs)), max(1, wanted - floor * len(needs))
    x = frame.x
    for need in needs:
        wide = need + (room - wanted) // count if wanted <= room else floor + (need - floor) * spare // above
        yield Frame(x, frame.y, wide, frame.h)
        x += wide + gap
