"""The colours of King's Forge: a forge's parchment, iron, ember and oak."""

from enum import IntEnum
from itertools import product
from pathlib import Path
from typing import Final

from kingsforge_bot.render.palette import RGB, Palette, ramp_of

ASSETS: Final = Path(__file__).resolve().parents[4] / "assets" / "kings_forge"


class Tone(IntEnum):
    """A named colour; the number is its index in the palette."""

    PAPER = 0
    CARD = 1
    GLOW = 2
    DIM = 3
    LINE = 4
    INK = 5
    MUTED = 6
    IRON = 7
    EMBER = 8
    WHITE = 9
    METAL = 10
    WOOD = 11
    GEM = 12
    MAGIC = 13
    LIBRARY = 14
    CEMETERY = 15
    GOLD = 16
    SEAT_A = 17
    SEAT_B = 18
    SEAT_C = 19
    SEAT_D = 20
    FLAME = 21
    TABLE = 22


RGB_OF: Final[dict[int, RGB]] = {
    Tone.PAPER: (226, 208, 172),
    Tone.CARD: (247, 237, 215),
    Tone.GLOW: (255, 229, 166),
    Tone.DIM: (206, 187, 150),
    Tone.LINE: (178, 154, 114),
    Tone.INK: (36, 26, 18),
    Tone.MUTED: (80, 64, 42),
    Tone.IRON: (44, 40, 42),
    Tone.EMBER: (158, 40, 4),
    Tone.WHITE: (255, 255, 255),
    Tone.METAL: (38, 40, 46),
    Tone.WOOD: (28, 104, 52),
    Tone.GEM: (184, 28, 40),
    Tone.MAGIC: (24, 84, 176),
    Tone.LIBRARY: (255, 255, 255),
    Tone.CEMETERY: (104, 40, 144),
    Tone.GOLD: (246, 190, 52),
    Tone.SEAT_A: (142, 74, 12),
    Tone.SEAT_B: (14, 98, 104),
    Tone.SEAT_C: (138, 36, 92),
    Tone.SEAT_D: (74, 70, 150),
    Tone.FLAME: (236, 122, 20),
    Tone.TABLE: (62, 39, 26),
}


def _hex(*stops: str) -> tuple[RGB, ...]:
    return tuple((int(one[0:2], 16), int(one[2:4], 16), int(one[4:6], 16)) for one in stops)


_PLANKS: Final = _hex("442b1d", "3e271a", "372217", "301d13")
"""The grain of the table, light to dark."""
_SHADED: Final = (1, 0.72, 0.5)


def _shaded(share: float) -> tuple[RGB, ...]:
    return tuple((round(r * share), round(g * share), round(b * share)) for r, g, b in _PLANKS)


RAMPS: Final[dict[str, tuple[RGB, ...]]] = {
    "iron": ramp_of(_hex("121114", "1f1e23", "2e2d34", "42424b", "5b5d68", "7d818c", "a6abb4", "d2d6da", "f2f5f6"), 13),
    "oak": ramp_of(_hex("140c07", "27170d", "3f2716", "583619", "754a26", "9a6836", "be8c52", "dfb984"), 13),
    "brass": ramp_of(_hex("2b1a06", "543610", "875c18", "b88524", "e0b040", "f6d878", "fff3c4"), 12),
    "parchment": ramp_of(_hex("4a3a24", "7a6443", "a68c62", "c8b184", "dfcda2", "eee0bd", "f6ebd3", "fffaec"), 12),
    "ember": ramp_of(_hex("1c0805", "4a1006", "8a2106", "c8410a", "ee7414", "fba631", "ffd768", "fff6cf"), 13),
    "ruby": ramp_of(_hex("1f0409", "52081a", "8e1026", "bc2234", "dd4a55", "f28d8e", "ffe0da"), 11),
    "leaf": ramp_of(_hex("06180d", "0d3a20", "1b6433", "2f8a45", "5fb163", "a2d78b", "e6f6cf"), 11),
    "azure": ramp_of(_hex("050d26", "0c2558", "154490", "1f63c0", "3f8fe0", "86c2f4", "e2f5ff"), 11),
    "violet": ramp_of(_hex("120522", "2d0f52", "4c1f7c", "68329c", "8a55bc", "b68fdc", "efe2fb"), 11),
    "table": tuple(colour for share in _SHADED for colour in _shaded(share)),
}
"""Materials from shade to light, each once by hand; `table` has its grain, then that in one and in two shadows."""

GROUNDS: Final = (Tone.CARD, Tone.PAPER, Tone.GLOW, Tone.DIM)
"""What lies under everything."""
FILLS: Final = (
    *(Tone.METAL, Tone.WOOD, Tone.GEM, Tone.MAGIC, Tone.CEMETERY),
    *(Tone.SEAT_A, Tone.SEAT_B, Tone.SEAT_C, Tone.SEAT_D, Tone.IRON, Tone.EMBER),
)
"""What carries white writing."""
WRITTEN: Final[tuple[tuple[Tone, Tone], ...]] = (
    *product((Tone.INK, Tone.MUTED), GROUNDS),
    *product((Tone.EMBER,), GROUNDS[:3]),
    *((Tone.WHITE, fill) for fill in FILLS),
    *((kind, Tone.CARD) for kind in (Tone.METAL, Tone.WOOD, Tone.GEM, Tone.MAGIC)),
    (Tone.INK, Tone.LIBRARY),
    (Tone.INK, Tone.GOLD),
    (Tone.INK, Tone.LINE),
    (Tone.GOLD, Tone.IRON),
    (Tone.DIM, Tone.IRON),
    (Tone.LINE, Tone.IRON),
    (Tone.DIM, Tone.METAL),
    *product((Tone.WHITE, Tone.CARD, Tone.GOLD, Tone.DIM, Tone.LINE), (Tone.TABLE,)),
)
"""Ink and ground of everything that is read."""
MARKS: Final[tuple[tuple[Tone, Tone], ...]] = (
    *product((Tone.FLAME, Tone.GOLD, Tone.CARD, Tone.GLOW, Tone.PAPER, Tone.DIM), (Tone.TABLE,)),
    *product((Tone.EMBER, Tone.MUTED), GROUNDS),
    *product(FILLS, GROUNDS),
    (Tone.FLAME, Tone.IRON),
)
"""Icons, edges, discs and slabs, and what they lie on."""
_EDGES: Final = tuple(product((*FILLS, Tone.GOLD, Tone.LINE, Tone.CARD, Tone.DIM, Tone.FLAME), GROUNDS))

PALETTE: Final = Palette(RGB_OF, (*WRITTEN, *_EDGES), ASSETS / "sprites" / "palette.txt", RAMPS)
