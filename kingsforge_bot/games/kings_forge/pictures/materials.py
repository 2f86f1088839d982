"""What the things on the table are made of: parchment, iron, brass, oak, and light."""

from typing import Final

from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, Tone
from kingsforge_bot.render.grain import Grain
from kingsforge_bot.render.material import Material, Ring

_PARCHMENT, _BRASS = PALETTE.ramps["parchment"], PALETTE.ramps["brass"]
_IRON, _OAK = PALETTE.ramps["iron"], PALETTE.ramps["oak"]
_EMBER, _LEAF = PALETTE.ramps["ember"], PALETTE.ramps["leaf"]
_TABLE: Final = PALETTE.ramps["table"]
_GRAINS: Final = 4
"""Tones of the table's grain."""

_RAISED: Final = Material((Ring(2, _OAK, 2, 1), Ring(2, _PARCHMENT, 8, 5), Ring(2, _PARCHMENT, 8.5, 2)))
_SUNK: Final = Material((Ring(2, _PARCHMENT, 3.5, -3.5), Ring(2, _PARCHMENT, 5.5, -2), Ring(2, _PARCHMENT, 6.5, -1)))
_RECESS: Final = Material((Ring(2, _OAK, 2.5, -2.5), Ring(2, _PARCHMENT, 3.5, -1.5), Ring(2, _PARCHMENT, 4.6, -1)))
_LIT: Final = Material((Ring(2, _BRASS, 4.5, 1.5), Ring(2, _BRASS, 8.5, 0), Ring(2, _BRASS, 9.3, 0)))
_NEW: Final = Material((Ring(1, _EMBER, 2, 0), Ring(4, _EMBER, 7.5, 1.5), Ring(2, _EMBER, 4, -1)))
_FRAMED: Final = Material(
    (Ring(1, _BRASS, 1, 0), Ring(3, _BRASS, 7.5, 3.4), Ring(2, _BRASS, 4.5, -2.5), Ring(2, _BRASS, 3, 0))
)
_COVERED: Final = Material((Ring(1, _LEAF, 1, 0), Ring(5, _LEAF, 5.5, 1.5), Ring(2, _LEAF, 3, 0)))
_PLATE: Final = Material((Ring(1, _IRON, 0, 0), Ring(2, _IRON, 4, 3.5), Ring(1, _IRON, 3, 1)))
_COIN: Final = Material((Ring(2, _BRASS, 3.5, 1), Ring(2, _BRASS, 8.5, 2.6)))


_MADE_OF: Final[dict[tuple[int, int | None], Material]] = {
    (Tone.CARD, None): _RAISED,
    (Tone.CARD, Tone.EMBER): _FRAMED,
    (Tone.CARD, Tone.GOLD): _FRAMED,
    (Tone.CARD, Tone.WOOD): _COVERED,
    (Tone.CARD, Tone.MUTED): Material((Ring(4, _OAK, 3, 0.6),)),
    (Tone.PAPER, None): _SUNK,
    (Tone.DIM, None): _RECESS,
    (Tone.GLOW, None): _LIT,
    (Tone.IRON, None): _PLATE,
    (Tone.METAL, None): _PLATE,
    (Tone.GOLD, None): _COIN,
    **{(fill, Tone.FLAME): _NEW for fill in (Tone.CARD, Tone.PAPER, Tone.DIM, Tone.GLOW)},
}
PALETTE.materials.update(_MADE_OF)

_RUNS: Final = ((11, 1), (4, 2), (17, 1), (2, 3), (9, 2), (13, 1), (3, 0), (12, 1), (2, 3), (15, 1), (7, 2))
"""Rows of the table's grain, and which of its tones."""

TABLE: Final = Grain(
    Tone.TABLE,
    tuple((rows, _TABLE[tone]) for rows, tone in _RUNS),
    (_TABLE[3], _TABLE[3], _TABLE[2 * _GRAINS + 3], _TABLE[2 * _GRAINS + 3]),
    tuple((tone, _TABLE[index + _GRAINS]) for index, tone in enumerate(_TABLE[: 2 * _GRAINS])),
)
