"""What things on the table are made of: parchment, iron, brass, oak, and light; and the table."""

from typing import Final

from kingsforge_bot.render.grain import Grain
from kingsforge_bot.render.material import Material, Ring
from kingsforge_bot.render.palette import Palette, Tone

_GRAINS: Final = 4
"""Tones of the table's grain."""
_RUNS: Final = ((11, 1), (4, 2), (17, 1), (2, 3), (9, 2), (13, 1), (3, 0), (12, 1), (2, 3), (15, 1), (7, 2))
"""Rows of the table's grain, and which of its tones."""


class Materials:
    """The materials in the ramps of a palette, and its table; `tone` is what stands for the table's ground."""

    def __init__(self, palette: Palette, tone: Tone) -> None:
        parchment, brass, oak = palette.ramps["parchment"], palette.ramps["brass"], palette.ramps["oak"]
        plain, ember, leaf = palette.ramps["iron"], palette.ramps["ember"], palette.ramps["leaf"]
        table = palette.ramps["table"]
        self.raised: Final = Material((Ring(2, oak, 2, 1), Ring(2, parchment, 8, 5), Ring(2, parchment, 8.5, 2)))
        self.sunk: Final = Material(
            (Ring(2, parchment, 3.5, -3.5), Ring(2, parchment, 5.5, -2), Ring(2, parchment, 6.5, -1))
        )
        self.recess: Final = Material(
            (Ring(2, oak, 2.5, -2.5), Ring(2, parchment, 3.5, -1.5), Ring(2, parchment, 4.6, -1))
        )
        self.lit: Final = Material((Ring(2, brass, 4.5, 1.5), Ring(2, brass, 8.5, 0), Ring(2, brass, 9.3, 0)))
        self.new: Final = Material((Ring(1, ember, 2, 0), Ring(4, ember, 7.5, 1.5), Ring(2, ember, 4, -1)))
        self.framed: Final = Material(
            (Ring(1, brass, 1, 0), Ring(3, brass, 7.5, 3.4), Ring(2, brass, 4.5, -2.5), Ring(2, brass, 3, 0))
        )
        self.covered: Final = Material((Ring(1, leaf, 1, 0), Ring(5, leaf, 5.5, 1.5), Ring(2, leaf, 3, 0)))
        self.outlined: Final = Material((Ring(4, oak, 3, 0.6),))
        self.plate: Final = Material((Ring(1, plain, 0, 0), Ring(2, plain, 4, 3.5), Ring(1, plain, 3, 1)))
        self.coin: Final = Material((Ring(2, brass, 3.5, 1), Ring(2, brass, 8.5, 2.6)))
        self.table: Final = Grain(
            tone,
            tuple((rows, table[step]) for rows, step in _RUNS),
            (table[3], table[3], table[2 * _GRAINS + 3], table[2 * _GRAINS + 3]),
            tuple((one, table[index + _GRAINS]) for index, one in enumerate(table[: 2 * _GRAINS])),
        )
