"""Panels, plates and coins that look raised, sunk or lit, and a table of planks: of whatever a game makes them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingsforge_bot.render.grain import Grain
from kingsforge_bot.render.material import Material, Ring
from kingsforge_bot.render.palette import ToneIndex

_GRAINS: Final = 4
"""Tones of the table's grain."""
_RUNS: Final = ((11, 1), (4, 2), (17, 1), (2, 3), (9, 2), (13, 1), (3, 0), (12, 1), (2, 3), (15, 1), (7, 2))
"""Rows of the table's grain, and which of its tones."""


class Ramps(NamedTuple):
    """The colours of a game's materials, each from shade to light."""

    face: Sequence[ToneIndex]
    """Panels."""
    rim: Sequence[ToneIndex]
    """What a panel is set off by."""
    metal: Sequence[ToneIndex]
    """Frames and coins."""
    plate: Sequence[ToneIndex]
    glow: Sequence[ToneIndex]
    """Of what is new."""
    done: Sequence[ToneIndex]
    table: Sequence[ToneIndex]
    """Its planks, light to dark, then those in one and in two shadows."""


class Materials:
    """The materials of a game; `tone` is what stands for the table's ground."""

    def __init__(self, ramps: Ramps, tone: ToneIndex) -> None:
        face, rim, metal, plain, glow, done, table = ramps
        # Rings from outside in: pixels, ramp, its step on a side that light passes by, how much the ring tilts.
        self.raised: Final = Material((Ring(2, rim, 2, 1), Ring(2, face, 8, 5), Ring(2, face, 8.5, 2)))
        self.sunk: Final = Material((Ring(2, face, 3.5, -3.5), Ring(2, face, 5.5, -2), Ring(2, face, 6.5, -1)))
        self.recess: Final = Material((Ring(2, rim, 2.5, -2.5), Ring(2, face, 3.5, -1.5), Ring(2, face, 4.6, -1)))
        self.lit: Final = Material((Ring(2, metal, 4.5, 1.5), Ring(2, metal, 8.5, 0), Ring(2, metal, 9.3, 0)))
        self.new: Final = Material((Ring(1, glow, 2, 0), Ring(4, glow, 7.5, 1.5), Ring(2, glow, 4, -1)))
        self.framed: Final = Material(
            (Ring(1, metal, 1, 0), Ring(3, metal, 7.5, 3.4), Ring(2, metal, 4.5, -2.5), Ring(2, metal, 3, 0))
        )
        self.covered: Final = Material((Ring(1, done, 1, 0), Ring(5, done, 5.5, 1.5), Ring(2, done, 3, 0)))
        self.outlined: Final = Material((Ring(4, rim, 3, 0.6),))
        self.plate: Final = Material((Ring(1, plain, 0, 0), Ring(2, plain, 4, 3.5), Ring(1, plain, 3, 1)))
        self.coin: Final = Material((Ring(2, metal, 3.5, 1), Ring(2, metal, 8.5, 2.6)))
        self.table: Final = Grain(
            tone,
            tuple((rows, table[step]) for rows, step in _RUNS),
            (table[3], table[3], table[2 * _GRAINS + 3], table[2 * _GRAINS + 3]),
            tuple((one, table[index + _GRAINS]) for index, one in enumerate(table[: 2 * _GRAINS])),
        )
