"""Named places of a picture, how it is put together from them, and the measures that all share, in pixels.

A name says what a box lies in: `player.0.claim.1` in `player.0`.
"""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

import msgspec

from kingsforge_bot.drawing.layout import Column, Leaf, Part, Row, placed, tall
from kingsforge_bot.drawing.measures import HIGHEST, WIDE
from kingsforge_bot.games.kings_forge.pictures.contents import Content
from kingsforge_bot.games.kings_forge.pictures.glyphs.legend import Legend
from kingsforge_bot.games.kings_forge.pictures.post_contents import OnPost
from kingsforge_bot.games.kings_forge.pictures.scene_contents import OnScene
from kingsforge_bot.render.frame import Frame

MARGIN: Final = 32
BOTTOM: Final = 16
"""Below a posted board."""
GAP: Final = 14
POST_GAP: Final = 8
"""The same on a posted board."""
INNER: Final = WIDE - 2 * MARGIN
HEADER: Final = 108
POST_ROOM: Final = HIGHEST - BOTTOM - HEADER - POST_GAP
"""What a posted board has below the band."""
PLATE_HIGH: Final = 76
"""What lies on the band; below it the hearth is seen."""
DISPLAY_HIGH: Final = 236
PAD: Final = 16
HEAD: Final = 96
Holds: TypeAlias = Content | OnPost | OnScene | Legend
"""What can lie in a box."""
Placed: TypeAlias = tuple[str, Holds]
"""A box before it is known where it lies: its name, and what it holds."""
Parts: TypeAlias = tuple[Part[Placed], ...]
"""What lies one below the other, or side by side."""


class Box(msgspec.Struct, frozen=True):
    """A named place and what lies there."""

    name: str
    frame: Frame
    holds: Holds


class Layout(msgspec.Struct, frozen=True):
    """A whole board; boxes that lie in others come after them."""

    wide: int
    high: int
    boxes: tuple[Box, ...]


def place(name: str, holds: Holds, size: int = 0) -> Leaf[Placed]:
    """A box to be, as a part of a row or column."""
    return Leaf((name, holds), size)


def numbered(name: str, contents: Iterable[Holds]) -> tuple[Placed, ...]:
    """Boxes to be of one name, counted from 0: the things of a grid."""
    return tuple([(f"{name}.{index}", holds) for index, holds in enumerate(contents)])


def side_by_side(name: str, contents: Iterable[Holds], gap: int, high: int) -> Row[Placed]:
    """The same as a row so high."""
    return Row(tuple(map(Leaf, numbered(name, contents))), gap, high)


def contents(part: Part[Placed]) -> list[Holds]:
    """What lies in a part, wherever."""
    return [holds for _, (_, holds) in placed(part, Frame(0, 0, 0, 0))]


def boxes(part: Part[Placed], frame: Frame) -> tuple[Box, ...]:
    """All that lies in a part, each in its place."""
    return tuple([Box(name, at, holds) for at, (name, holds) in placed(part, frame)])


def posted(band: Part[Placed], parts: Sequence[Part[Placed]]) -> Layout:
    """A posted board of a band and parts."""
    return page(band, parts, POST_GAP, BOTTOM)


def left_below(parts: Sequence[Part[Placed]]) -> int:
    """How high what comes after these parts of a posted board can be."""
    return POST_ROOM - sum(tall(part) + POST_GAP for part in parts)


def page(band: Part[Placed], parts: Sequence[Part[Placed]], gap: int = GAP, bottom: int = MARGIN) -> Layout:
    """A picture as high as what lies in it: the band across its top, below it the parts, one below the other."""
    below, top = Column(tuple(parts), gap), band.size + gap
    high = tall(below)
    lying = boxes(below, Frame(MARGIN, top, INNER, high))
    return Layout(WIDE, top + high + bottom, (*boxes(band, Frame(0, 0, WIDE, band.size)), *lying))
