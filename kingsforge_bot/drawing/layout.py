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

from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

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
    """Things of equal size, row by row, each so high, and so `wide` or as wide as a row has room for.

    `down` is the gap between rows where it is another. Of a column it takes what its rows need.
    """

    things: tuple[H, ...]
    columns: int
    high: int
    gap: int = 0
    down: int | None = None
    size: int = 0
    wide: int = 0

    @property
    def step(self) -> int:
        """From one row to the next."""
        return self.high + (self.gap if self.down is None else self.down)


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


def placed(part: Part[H], frame: Frame) -> list[tuple[Frame, H]]:
    """Each thing and where it lies, in the order in which they are written."""
    found: list[tuple[Frame, H]] = []
    _place(part, frame, found)
    return found


def _place(part: Part[X], frame: Frame, found: list[tuple[Frame, X]]) -> None:
    x, y, wide, high = frame
    match part:
        case Leaf(holds=thing):
            found.append((frame, thing))
        case Space():
            pass
        case Row(parts=parts, gap=gap):
            for one, size in zip(parts, _shared([one.size for one in parts], wide, gap), strict=True):
                _place(one, Frame(x, y, size, high), found)
                x += size + gap
        case Column(gap=gap):
            parts = _not_empty(part)
            sizes = [tall(one) if isinstance(one, Grid) else one.size for one in parts]
            for one, size in zip(parts, _shared(sizes, high, gap), strict=True):
                _place(one, Frame(x, y, wide, size), found)
                y += size + gap
        case Grid(columns=columns, gap=gap, step=step):
            each = part.wide or (wide - gap * (columns - 1)) // columns
            for index, thing in enumerate(part.things):
                row, column = divmod(index, columns)
                found.append((Frame(x + column * (each + gap), y + row * step, each, part.high), thing))
        case Over():
            for one in part.parts:
                _place(one, frame, found)
        case Inset(across=across, down=down):
            _place(part.part, Frame(x + across, y + down, wide - 2 * across, high - 2 * down), found)
        case _:
            assert_never(part)


def tall(part: Part[H]) -> int:
    """How high a part is by itself: as its size says, else as what lies in it; 0 where it takes what is left."""
    match part:
        case Grid():
            return -(-len(part.things) // part.columns) * part.step - part.step + part.high if part.things else 0
        case Column(size=0):
            parts = _not_empty(part)
            return sum(map(tall, parts)) + part.gap * max(0, len(parts) - 1)
        case Over(size=0):
            return max(map(tall, part.parts), default=0)
        case Inset(size=0):
            return tall(part.part) + 2 * part.down
        case _:
            return part.size


def snug(part: Part[H]) -> Part[H]:
    """The part as high as what lies in it: a column gives it no more."""
    return msgspec.structs.replace(part, size=tall(part))


def middle(part: Part[H], wide: int = 0) -> Column[H]:
    """A part of its own height half way up, in a place so wide."""
    return Column((Space(), part, Space()), size=wide)


def shown(draw: Callable[[Canvas, Frame, X], None], of: X, size: int = 0) -> Leaf[Drawn]:
    """A thing and how it is drawn."""
    return Leaf(Drawn(draw, of), size)


def paint(canvas: Canvas, part: Part[Drawn], frame: Frame) -> None:
    """Draws all of it, in the order in which it is written."""
    for place, one in placed(part, frame):
        one.draw(canvas, place, one.of)


def _not_empty(column: Column[H]) -> tuple["Part[H]", ...]:
    """Its parts; a grid without things leaves no gap either."""
    return tuple([one for one in column.parts if not isinstance(one, Grid) or one.things])


def _shared(sizes: Sequence[int], room: int, gap: int) -> list[int]:
    """The sizes; who has none shares with others what is left of the room."""
    left = room - sum(sizes) - gap * (len(sizes) - 1)
    return [size or left // sizes.count(0) for size in sizes]


def columns(frame: Frame, count: int, gap: int) -> Iterator[Frame]:
    """Places of equal width side by side, as many as `count`."""
    return (place for place, _ in placed(Row(tuple(map(Leaf, range(count))), gap), frame))


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
