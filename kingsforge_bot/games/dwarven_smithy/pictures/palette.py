"""The colours of Dwarven Smithy: the same hall as the other games', lit by the same fire."""

from enum import IntEnum
from itertools import product
from pathlib import Path
from typing import Final

from kingsforge_bot.drawing.materials import Materials, Ramps
from kingsforge_bot.drawing.ramps import RAMPS
from kingsforge_bot.drawing.tones import of_the_hall
from kingsforge_bot.render.material import Material, Ring
from kingsforge_bot.render.palette import RGB, Palette

ASSETS: Final = Path(__file__).resolve().parents[4] / "assets" / "dwarven_smithy"


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
    LEAF = 10
    GOLD = 11
    SEAT_A = 12
    SEAT_B = 13
    SEAT_C = 14
    SEAT_D = 15
    FLAME = 16
    TABLE = 17
    WALL = 18
    PIT = 19


RGB_OF: Final[dict[int, RGB]] = of_the_hall(Tone) | {
    Tone.LEAF: (28, 104, 52),
    Tone.WALL: (86, 72, 64),
    Tone.PIT: (62, 51, 46),
}
GROUNDS: Final = (Tone.CARD, Tone.PAPER, Tone.GLOW)
"""Parchment."""
SEAT_TONES: Final = (Tone.SEAT_A, Tone.SEAT_B, Tone.SEAT_C, Tone.SEAT_D)
WRITTEN: Final[tuple[tuple[Tone, Tone], ...]] = (
    *product((Tone.INK, Tone.MUTED), GROUNDS),
    *((Tone.WHITE, fill) for fill in (Tone.IRON, *SEAT_TONES)),
    (Tone.INK, Tone.GOLD),
    (Tone.GOLD, Tone.IRON),
    *product((Tone.WHITE, Tone.GOLD), (Tone.WALL,)),
)
"""Ink and ground of everything that is read."""
MARKS: Final[tuple[tuple[Tone, Tone], ...]] = (
    *product((Tone.MUTED, Tone.EMBER, Tone.LEAF, *SEAT_TONES, Tone.IRON), GROUNDS),
    *product((Tone.CARD, Tone.PAPER, Tone.GLOW), (Tone.TABLE,)),
    (Tone.INK, Tone.GOLD),
    (Tone.FLAME, Tone.IRON),
    *product((Tone.FLAME, Tone.CARD, Tone.GOLD), (Tone.WALL,)),
)
"""Icons, discs and slabs, and what they lie on."""

PALETTE: Final = Palette(RGB_OF, (*WRITTEN, *MARKS), ASSETS / "sprites" / "palette.txt", RAMPS)

_RAMPS: Final = Ramps(
    *(PALETTE.ramps[name] for name in ("parchment", "oak", "brass", "iron", "ember", "leaf", "table"))
)
_OAK: Final = PALETTE.ramps["oak"]
_OF: Final = Materials(_RAMPS, Tone.TABLE)
PALETTE.materials.update(
    {
        (Tone.CARD, None): _OF.raised,
        (Tone.CARD, Tone.GOLD): _OF.framed,
        (Tone.CARD, Tone.FLAME): _OF.new,
        (Tone.PAPER, None): _OF.sunk,
        (Tone.GLOW, None): _OF.lit,
        (Tone.IRON, None): _OF.plate,
        (Tone.GOLD, None): _OF.coin,
        (Tone.WALL, None): _OF.outlined,
        (Tone.WALL, Tone.GOLD): _OF.framed,
        (Tone.WALL, Tone.TABLE): Material((Ring(2, _OAK, 1, 0.6), Ring(7, _OAK, 5, 1.6), Ring(2, _OAK, 1, -0.8))),
    }
)
TABLE: Final = _OF.table
