"""The icons: black shapes that read without words, drawn on a unit square."""

from collections.abc import Callable
from enum import Enum, auto
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from kingsforge_bot.render.canvas import FINE

Points = list[tuple[float, float]]


class Icon(Enum):
    """What the board says by a shape."""

    ANVIL = auto()
    SUPPLY = auto()
    SMITHY = auto()
    STOCK = auto()
    HOURGLASS = auto()
    CARDS = auto()
    HAMMER = auto()
    CROWN = auto()
    FLAG = auto()
    COPY = auto()
    ROLL = auto()
    PERSON = auto()
    SKIP = auto()
    CYCLE = auto()


class _Brush:
    def __init__(self, side: int) -> None:
        self.image = Image.new("L", (side, side), 0)
        self._draw = ImageDraw.Draw(self.image)
        self._side = side

    def shape(self, *points: tuple[float, float], cut: bool = False) -> None:
        self._draw.polygon([(x * self._side, y * self._side) for x, y in points], 0 if cut else 255)

    def bar(self, x0: float, y0: float, x1: float, y1: float, cut: bool = False) -> None:
        self.shape((x0, y0), (x1, y0), (x1, y1), (x0, y1), cut=cut)

    def disc(self, x: float, y: float, radius: float, cut: bool = False) -> None:
        edges = [(place + by) * self._side for by in (-radius, radius) for place in (x, y)]
        self._draw.ellipse(edges, 0 if cut else 255)

    def ring(self, start: int, end: int, thick: float) -> None:
        edge = 0.06 * self._side
        self._draw.arc((edge, edge, self._side - edge, self._side - edge), start, end, 255, round(thick * self._side))


def _anvil(brush: _Brush) -> None:
    plate: Points = [(0.0, 0.26), (0.26, 0.2), (1.0, 0.2), (1.0, 0.38), (0.72, 0.5), (0.62, 0.52), (0.62, 0.66)]
    foot: Points = [(0.82, 0.78), (0.82, 0.88), (0.2, 0.88), (0.2, 0.78), (0.4, 0.66), (0.4, 0.52), (0.1, 0.4)]
    brush.shape(*plate, *foot)


def _supply(brush: _Brush) -> None:
    brush.disc(0.5, 0.66, 0.31)
    brush.shape((0.36, 0.3), (0.64, 0.3), (0.8, 0.58), (0.2, 0.58))
    brush.shape((0.26, 0.06), (0.74, 0.06), (0.62, 0.24), (0.38, 0.24))


def _smithy(brush: _Brush) -> None:
    brush.shape((0.04, 0.54), (0.5, 0.14), (0.96, 0.54), (0.84, 0.54), (0.84, 0.92), (0.16, 0.92), (0.16, 0.54))
    brush.bar(0.66, 0.1, 0.8, 0.4)
    brush.bar(0.4, 0.6, 0.6, 0.92, cut=True)


def _stock(brush: _Brush) -> None:
    for x, y in ((0.3, 0.12), (0.06, 0.54), (0.54, 0.54)):
        brush.bar(x, y, x + 0.4, y + 0.36)


def _hourglass(brush: _Brush) -> None:
    brush.shape((0.22, 0.1), (0.78, 0.1), (0.55, 0.5), (0.78, 0.9), (0.22, 0.9), (0.45, 0.5))
    brush.bar(0.14, 0.03, 0.86, 0.13)
    brush.bar(0.14, 0.87, 0.86, 0.97)
    brush.shape((0.34, 0.17), (0.66, 0.17), (0.58, 0.3), (0.42, 0.3), cut=True)


def _cards(brush: _Brush) -> None:
    brush.shape((0.04, 0.28), (0.4, 0.12), (0.62, 0.8), (0.28, 0.94))
    brush.bar(0.38, 0.1, 0.94, 0.92, cut=True)
    brush.bar(0.44, 0.1, 0.92, 0.9)


def _hammer(brush: _Brush) -> None:
    brush.shape((0.06, 0.84), (0.16, 0.94), (0.62, 0.48), (0.52, 0.38))
    brush.shape((0.34, 0.26), (0.54, 0.06), (0.96, 0.48), (0.76, 0.68))


def _crown(brush: _Brush) -> None:
    brush.shape((0.04, 0.24), (0.28, 0.5), (0.5, 0.12), (0.72, 0.5), (0.96, 0.24), (0.86, 0.86), (0.14, 0.86))


def _flag(brush: _Brush) -> None:
    brush.bar(0.16, 0.06, 0.26, 0.96)
    brush.shape((0.26, 0.08), (0.92, 0.32), (0.26, 0.58))


def _copy(brush: _Brush) -> None:
    for x, y in ((0.1, 0.06), (0.32, 0.24)):
        brush.bar(x, y, x + 0.58, y + 0.7)
        brush.bar(x + 0.1, y + 0.1, x + 0.48, y + 0.6, cut=True)


def _roll(brush: _Brush) -> None:
    brush.shape((0.42, 0.02), (0.98, 0.42), (0.58, 0.98), (0.02, 0.58))
    for x, y in ((0.42, 0.26), (0.5, 0.5), (0.58, 0.74)):
        brush.disc(x, y, 0.085, cut=True)


def _person(brush: _Brush) -> None:
    brush.disc(0.5, 0.28, 0.22)
    brush.disc(0.5, 0.94, 0.4)
    brush.bar(0.0, 0.95, 1.0, 1.0, cut=True)


def _skip(brush: _Brush) -> None:
    brush.shape((0.06, 0.16), (0.42, 0.5), (0.06, 0.84))
    brush.shape((0.42, 0.16), (0.78, 0.5), (0.42, 0.84))
    brush.bar(0.8, 0.16, 0.94, 0.84)


def _cycle(brush: _Brush) -> None:
    brush.ring(-20, 290, 0.09)
    brush.shape((0.6, 0.0), (0.6, 0.26), (0.86, 0.13))


_DRAWN: Final[dict[Icon, Callable[[_Brush], None]]] = {
    Icon.ANVIL: _anvil,
    Icon.SUPPLY: _supply,
    Icon.SMITHY: _smithy,
    Icon.STOCK: _stock,
    Icon.HOURGLASS: _hourglass,
    Icon.CARDS: _cards,
    Icon.HAMMER: _hammer,
    Icon.CROWN: _crown,
    Icon.FLAG: _flag,
    Icon.COPY: _copy,
    Icon.ROLL: _roll,
    Icon.PERSON: _person,
    Icon.SKIP: _skip,
    Icon.CYCLE: _cycle,
}


@lru_cache(maxsize=128)
def icon_stencil(icon: Icon, side: int) -> Image.Image:
    """The icon as coverage (mode L), a square of `side` pixels."""
    brush = _Brush(side * FINE)
    _DRAWN[icon](brush)
    return brush.image.reduce(FINE)
