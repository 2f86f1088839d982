"""Where hexagons with a flat top lie: their corners, edges and neighbours in pixels (10.2)."""

from collections.abc import Iterable
from math import cos, pi, sin, sqrt
from typing import Final, NamedTuple

from kingsforge_bot.games.keyflower.rules.tiles import HEX
from kingsforge_bot.render.frame import Frame

_STEP: Final = pi / 3
_HIGH: Final = sqrt(3)
"""Of a hexagon, in radii."""


class Point(NamedTuple):
    """In pixels, down and to the right."""

    x: float
    y: float


def high(radius: float) -> float:
    """From edge to edge of a hexagon of that radius, which is half its width."""
    return _HIGH * radius


def corners(middle: Point, radius: float) -> list[Point]:
    """From the right one on, clockwise."""
    return [Point(middle.x + radius * cos(_STEP * k), middle.y + radius * sin(_STEP * k)) for k in range(HEX)]


def towards(direction: int) -> Point:
    """The unit step from a middle to that edge: 0 south, then clockwise."""
    angle = pi / 2 + _STEP * direction
    return Point(cos(angle), sin(angle))


def middle_of(q: int, r: int, radius: float) -> Point:
    """Of the hexagon at those coordinates, with 0,0 at the origin."""
    return Point(1.5 * radius * q, _HIGH * radius * (r + q / 2))


class Plan(NamedTuple):
    """How large hexagons lie in a frame, and where 0,0 has its middle."""

    radius: float
    origin: Point

    def frame(self, q: int, r: int) -> Frame:
        """The box round the hexagon at those coordinates."""
        at = middle_of(q, r, self.radius)
        wide, tall = round(2 * self.radius), round(high(self.radius))
        return Frame(round(self.origin.x + at.x - self.radius), round(self.origin.y + at.y - tall / 2), wide, tall)


def plan(hexes: Iterable[tuple[int, int]], frame: Frame, largest: int, least: int) -> Plan:
    """The largest whole radius, within bounds, at which all lie in the frame, and in its middle."""
    places = [middle_of(q, r, 1) for q, r in hexes]
    left, right = min(one.x for one in places), max(one.x for one in places)
    top, bottom = min(one.y for one in places), max(one.y for one in places)
    across, down = frame.w / (right - left + 2), frame.h / (bottom - top + _HIGH)
    radius = max(least, min(largest, int(across), int(down)))
    x, y = frame.middle
    return Plan(radius, Point(x - radius * (left + right) / 2, y - radius * (top + bottom) / 2))
