"""Slabs of any size from nine parts: four corners, four edges, and a middle that is flat, for text lies there."""

from functools import lru_cache
from math import hypot
from typing import Final, NamedTuple

from PIL import Image

from kingsforge_bot.render.material import Material, Ring
from kingsforge_bot.render.palette import Palette, ToneIndex


class Parts(NamedTuple):
    """The four corners row by row, where they are not bare, and the tones of the four edges from outside in.

    The edges: upper, lower, left, right.
    """

    corner: int
    corners: tuple[Image.Image, ...]
    masks: tuple[Image.Image, ...]
    edges: tuple[tuple[ToneIndex, ...], ...]


@lru_cache(maxsize=256)
def parts(palette: Palette, material: Material, radius: int, fill: ToneIndex, ground: ToneIndex) -> Parts:
    """What a slab of that material is put together from."""
    size = max(radius, material.deep)
    corners = tuple([_corner(palette, material, (size, radius), fill, ground, turn) for turn in _TURNS])
    masks = tuple([corner.point([0 if tone == ground else 255 for tone in range(256)]) for corner in corners])
    facing = ((0, -1), (0, 1), (-1, 0), (1, 0))
    edges = [tuple([_at(material, depth + 0.5).tone(*way) for depth in range(material.deep)]) for way in facing]
    return Parts(size, corners, masks, tuple(edges))


_TURNS: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))
"""Which way the corners point: across, down."""


def _at(material: Material, depth: float) -> Ring:
    ring = material.at(depth)
    assert ring is not None
    return ring


def _corner(
    palette: Palette,
    material: Material,
    sizes: tuple[int, int],
    fill: ToneIndex,
    ground: ToneIndex,
    turn: tuple[int, int],
) -> Image.Image:
    """One corner, worked out for the lower right one and turned."""
    size, radius = sizes
    pixels = bytearray(size * size)
    for y in range(size):
        for x in range(size):
            across, down = x + 0.5 - (size - radius), y + 0.5 - (size - radius)
            if across > 0 and down > 0:
                away = hypot(across, down) or 1.0
                depth, facing = radius - away, (across / away, down / away)
            else:
                depth = min(size - x, size - y) - 0.5
                facing = (1.0, 0.0) if size - x < size - y else (0.0, 1.0)
            ring = material.at(max(0.0, depth))
            tone = fill if ring is None else ring.tone(facing[0] * turn[0], facing[1] * turn[1])
            if depth < 0.5:
                tone = palette.shades(tone, ground)[max(0, round(255 * (depth + 0.5)))]
            column = x if turn[0] > 0 else size - 1 - x
            row = y if turn[1] > 0 else size - 1 - y
            pixels[row * size + column] = tone
    return Image.frombytes("L", (size, size), bytes(pixels))
