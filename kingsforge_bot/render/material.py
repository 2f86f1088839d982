"""What slabs are made of: rings of light and shade round a flat middle.

A ring takes its tones from a ramp: light falls from the upper left, so the side that faces it is lighter by `tilt`
steps and the other darker; of what is sunk into something it is the other way round.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingsforge_bot.render.tone import ToneIndex

_LIGHT: Final = (-0.55, -0.84)
"""Where the light comes from."""
_SMALL: Final = 64
"""Slabs lower than this have rings half as wide."""


class Ring(NamedTuple):
    """A ring from outside in: how wide, its ramp, the step of a side that light passes by, and how much it tilts."""

    wide: int
    ramp: Sequence[ToneIndex]
    step: float
    tilt: float

    def tone(self, across: float, down: float) -> ToneIndex:
        """The tone where the ring faces that way."""
        light = across * _LIGHT[0] + down * _LIGHT[1]
        return self.ramp[max(0, min(len(self.ramp) - 1, round(self.step + self.tilt * light)))]


class Material(NamedTuple):
    """Rings from outside in; inside them is the tone of the slab itself."""

    rings: tuple[Ring, ...]

    def fitted(self, side: int) -> "Material":
        """The rings for a slab whose shorter side is so long."""
        if side >= _SMALL:
            return self
        return Material(tuple([ring._replace(wide=(ring.wide + 1) // 2) for ring in self.rings]))

    @property
    def deep(self) -> int:
        """Pixels from the edge to the flat middle."""
        return sum(ring.wide for ring in self.rings)

    def at(self, depth: float) -> Ring | None:
        """The ring so many pixels inside the edge; None in the middle."""
        for ring in self.rings:
            depth -= ring.wide
            if depth < 0:
                return ring
        return None
