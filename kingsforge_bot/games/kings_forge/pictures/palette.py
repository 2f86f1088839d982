"""The colours of King's Forge: a forge's parchment, iron, ember and oak."""

from enum import IntEnum
from itertools import product
from pathlib import Path
from typing import Final

from kingsforge_bot.drawing.ramps import RAMPS
from kingsforge_bot.drawing.tones import of_the_hall
from kingsforge_bot.render.palette import RGB, Palette

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


RGB_OF: Final[dict[int, RGB]] = of_the_hall(Tone) | {
    Tone.METAL: (38, 40, 46),
    Tone.WOOD: (28, 104, 52),
    Tone.GEM: (184, 28, 40),
    Tone.MAGIC: (24, 84, 176),
    Tone.LIBRARY: (255, 255, 255),
    Tone.CEMETERY: (104, 40, 144),
}


SEAT_TONES: Final = (Tone.SEAT_A, Tone.SEAT_B, Tone.SEAT_C, Tone.SEAT_D)
GROUNDS: Final = (Tone.CARD, Tone.PAPER, Tone.GLOW, Tone.DIM)
"""What lies under everything."""
FILLS: Final = (
    *(Tone.METAL, Tone.WOOD, Tone.GEM, Tone.MAGIC, Tone.CEMETERY),
    *(*SEAT_TONES, Tone.IRON, Tone.EMBER),
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
