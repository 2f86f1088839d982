"""The ground of a tile: a meadow of its season with roads, water and fields along its edges, in a rim."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

import msgspec
from PIL import Image, ImageChops, ImageDraw

from kingsforge_bot.games.keyflower.pictures.hexes import Point, corners, towards
from kingsforge_bot.games.keyflower.pictures.palette import Tone
from kingsforge_bot.games.keyflower.rules.tiles import Edge, Edges, TileKind
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.smooth import TIMES, smooth

_ROAD, _KERB, _FROM = 0.125, 0.022, 0.36
"""Half a road's width, its border, and where it begins, in radii."""
_WATER, _BEACH, _SHORE = 0.42, 0.07, 0.3
"""Half a stream's width, its banks, and where one begins that does not cross the tile."""
_FURROW, _DEPTH, _THICK = 0.24, 0.7, 0.02
"""Half a furrow's length, how far from the middle it lies, and half its width."""
_EDGE: Final = 0.9
"""Beyond the edge of a hexagon, from its middle."""

GROUND_OF: Final = {
    TileKind.SPRING: Tone.SPRING,
    TileKind.SUMMER: Tone.SUMMER,
    TileKind.AUTUMN: Tone.AUTUMN,
    TileKind.WINTER: Tone.WINTER,
    TileKind.HOME: Tone.SPRING,
    TileKind.ORDER: Tone.BEACH,
    TileKind.BOAT: Tone.SPRING,
}


class Ground(msgspec.Struct, frozen=True):
    """What a tile looks like without its scene."""

    edges: Edges
    """As they lie: entry i looks in direction i."""
    tone: Tone
    rim: Tone = Tone.RIM
    """The colour of its lock, where it has one."""
    reached: bool = True
    """Whether its roads are light, as those that lead home are."""


def draw_ground(canvas: Canvas, frame: Frame, ground: Ground) -> None:
    """The hexagon in a box as wide as it, over whatever lies there."""
    canvas.cached_cutting(("ground", ground), frame, Tone.CUT, partial(_draw, ground=ground))


def draw_fresh_ground(canvas: Canvas, frame: Frame, ground: Ground) -> None:
    """The same, of which nothing is kept: for what is kept as a whole."""
    part = Canvas(frame.w, frame.h, Tone.CUT, canvas.palette)
    _draw(part, Frame(0, 0, frame.w, frame.h), ground)
    canvas.lay(part.indices, frame.x, frame.y, Tone.CUT)


def _draw(canvas: Canvas, frame: Frame, ground: Ground) -> None:
    inside, middle, radius = _hexagon(frame, 2), Point(frame.w / 2, frame.h / 2), frame.w / 2
    canvas.blend(_hexagon(frame, 0), 0, 0, Tone.INK)
    canvas.blend(inside, 0, 0, ground.tone)

    def fill(kind: Edge, half: float, start: float, end: float, tone: Tone) -> None:
        ways = [at for at, edge in enumerate(ground.edges) if edge is kind]
        if ways:
            bands = [_band(middle, radius, towards(way), half, start, end) for way in ways]
            canvas.blend(ImageChops.darker(_mask(frame, bands), inside), 0, 0, tone)

    furrow = Tone.BEACH if ground.tone == Tone.WINTER else Tone.FURROW
    fill(Edge.FIELD, _FURROW, _DEPTH - _THICK, _DEPTH + _THICK, furrow)
    shore = 0 if ground.edges.count(Edge.WATER) > 1 else _SHORE
    fill(Edge.WATER, _WATER + _BEACH, shore, _EDGE, Tone.BEACH)
    fill(Edge.WATER, _WATER, shore and shore + _BEACH, _EDGE, Tone.WATER)
    fill(Edge.ROAD, _ROAD + _KERB, _FROM - _KERB, _EDGE, Tone.KERB)
    fill(Edge.ROAD, _ROAD, _FROM, _EDGE, Tone.ROAD if ground.reached else Tone.LANE)
    _draw_rim(canvas, frame, ground.rim)


def _draw_rim(canvas: Canvas, frame: Frame, rim: Tone) -> None:
    """Wide and set off within where it is a lock's."""
    locked = rim != Tone.RIM
    deep = 2 + max(3, round(frame.w * (0.043 if locked else 0.018)))
    canvas.blend(ImageChops.subtract(_hexagon(frame, 2), _hexagon(frame, deep)), 0, 0, rim)
    if locked:
        canvas.blend(ImageChops.subtract(_hexagon(frame, deep), _hexagon(frame, deep + 2)), 0, 0, Tone.INK)


def _hexagon(frame: Frame, inset: float) -> Image.Image:
    middle = Point(frame.w / 2, frame.h / 2)
    return _mask(frame, [corners(middle, frame.w / 2 - inset * 1.155)])


def _band(middle: Point, radius: float, way: Point, half: float, start: float, end: float) -> list[Point]:
    """A stretch of something that leads from the middle to an edge, in radii."""
    return [
        Point(middle.x + radius * (way.x * along - way.y * aside), middle.y + radius * (way.y * along + way.x * aside))
        for along, aside in ((start, -half), (end, -half), (end, half), (start, half))
    ]


def _mask(frame: Frame, shapes: Iterable[Sequence[Point]]) -> Image.Image:
    """Polygons as coverage (mode L), as large as the frame."""

    def draw(pen: ImageDraw.ImageDraw) -> None:
        for shape in shapes:
            pen.polygon([(x * TIMES, y * TIMES) for x, y in shape], 255)

    return smooth(frame.w, frame.h, draw)
