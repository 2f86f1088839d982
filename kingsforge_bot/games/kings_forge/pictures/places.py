"""Named places of a picture, how it is put together from them, and the measures that all share, in pixels.

A name says what a place lies in: `player.0.claim.1` in `player.0`.
"""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

import msgspec

from kingsforge_bot.drawing.layout import Column, Leaf, Part, Row, placed, tall
from kingsforge_bot.drawing.measures import HIGHEST, WIDE
from kingsforge_bot.games.kings_forge.pictures.contents import Content
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
Thing: TypeAlias = tuple[str, Content]
"""What is not placed yet: the name of its place to be, and what that will hold."""
Parts: TypeAlias = tuple[Part[Thing], ...]
"""What lies one below the other, or side by side."""


class Place(msgspec.Struct, frozen=True):
    """A rectangle of a picture: its name, where it is, and what lies there."""

    name: str
    frame: Frame
    holds: Content


class Layout(msgspec.Struct, frozen=True):
    """A whole picture; places that lie in others come after them."""

    wide: int
    high: int
    places: tuple[Place, ...]


def place(name: str, holds: Content, size: int = 0) -> Leaf[Thing]:
    """A place to be, as a part of a row or column."""
    return Leaf((name, holds), size)


def numbered(name: str, contents: Iterable[Content]) -> tuple[Thing, ...]:
    """Places to be of one name, counted from 0: the things of a grid."""
    return tuple([(f"{name}.{index}", holds) for index, holds in enumerate(contents)])


def side_by_side(name: str, contents: Iterable[Content], gap: int, high: int) -> Row[Thing]:
    """The same as a row so high."""
    return Row(tuple(map(Leaf, numbered(name, contents))), gap, high)


def contents(part: Part[Thing]) -> list[Content]:
    """What lies in a part, wherever."""
    return [holds for _, (_, holds) in placed(part, Frame(0, 0, 0, 0))]


def places_in(part: Part[Thing], frame: Frame) -> tuple[Place, ...]:
    """All places of a part that fills the frame."""
    return tuple([Place(name, at, holds) for at, (name, holds) in placed(part, frame)])


def posted(band: Part[Thing], parts: Sequence[Part[Thing]]) -> Layout:
    """A posted board of a band and parts."""
    return page(band, parts, POST_GAP, BOTTOM)


def left_below(parts: Sequence[Part[Thing]]) -> int:
    """How high what comes after these parts of a posted board can be."""
    return POST_ROOM - sum(tall(part) + POST_GAP for part in parts)


def page(band: Part[Thing], parts: Sequence[Part[Thing]], gap: int = GAP, bottom: int = MARGIN) -> Layout:
    """A picture as high as what lies in it: the band across its top, below it the parts, one below the other."""
    below, top = Column(tuple(parts), gap), band.size + gap
    high = tall(below)
    lying = places_in(below, Frame(MARGIN, top, INNER, high))
    return Layout(WIDE, top + high + bottom, (*places_in(band, Frame(0, 0, WIDE, band.size)), *lying))
