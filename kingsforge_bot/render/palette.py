"""The one palette of all pictures, at most 256 colours: a forge's parchment, iron, ember and oak.

Pictures are composed of palette indices from the start, so that nothing has to be quantised. Smooth edges need shades
between two colours: those of the pairs that meet are in the palette, any other pair takes the nearest. The last part
belongs to the illustrations: `rasterise` chose it for them and wrote it beside them.
"""

from enum import IntEnum
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Final

RGB = tuple[int, int, int]

SIZE: Final = 256
SPRITES: Final = Path(__file__).resolve().parents[2] / "assets" / "sprites"
OF_ART: Final = SPRITES / "palette.txt"
"""The illustrations' colours, one `rrggbb` a line."""
OF_SHAPES: Final = 168
"""Colours for tones and their shades; the illustrations have the rest."""
_STEPS: Final = (0.5, 0.25, 0.75, 0.12, 0.38, 0.62, 0.88)
"""Shades between two colours, the most needed first."""
_ALIKE: Final = 150
"""Squared distance under which two shades are one."""


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


RGB_OF: Final[dict[Tone, RGB]] = {
    Tone.PAPER: (226, 212, 184),
    Tone.CARD: (252, 246, 232),
    Tone.GLOW: (255, 236, 188),
    Tone.DIM: (207, 192, 163),
    Tone.LINE: (178, 158, 122),
    Tone.INK: (34, 29, 24),
    Tone.MUTED: (84, 72, 52),
    Tone.IRON: (50, 47, 48),
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
}

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
)
"""Ink and ground of everything that is read."""
_EDGES: Final = tuple(product((*FILLS, Tone.GOLD, Tone.LINE, Tone.CARD, Tone.DIM, Tone.FLAME), GROUNDS))


def _between(ink: RGB, ground: RGB, share: float) -> RGB:
    red, green, blue = (round(b + (a - b) * share) for a, b in zip(ink, ground, strict=True))
    return red, green, blue


def _distance(a: RGB, b: RGB) -> int:
    return 3 * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 + 2 * (a[2] - b[2]) ** 2


def shape_colours() -> tuple[RGB, ...]:
    """The tones and the shades between those that meet."""
    found = [RGB_OF[tone] for tone in Tone]
    for share in _STEPS:
        for ink, ground in (*WRITTEN, *_EDGES):
            shade = _between(RGB_OF[ink], RGB_OF[ground], share)
            if len(found) < OF_SHAPES and all(_distance(shade, other) >= _ALIKE for other in found):
                found.append(shade)
    return tuple(found)


def _art_colours() -> tuple[RGB, ...]:
    lines = OF_ART.read_text("ascii").split() if OF_ART.exists() else []
    return tuple((int(line[0:2], 16), int(line[2:4], 16), int(line[4:6], 16)) for line in lines)


COLOURS: Final = shape_colours() + _art_colours()
"""The palette, the tones first."""
PALETTE: Final = bytes(channel for colour in COLOURS for channel in colour)


@lru_cache(maxsize=256)
def shades(ink: Tone, ground: Tone) -> bytes:
    """For each of 256 degrees of coverage by `ink` on `ground` the index of its colour."""
    steps = 8  # more are not seen, and cost bytes
    ladder = [_nearest(_between(RGB_OF[ink], RGB_OF[ground], step / steps)) for step in range(steps + 1)]
    ladder[0], ladder[-1] = ground, ink
    return bytes(ladder[round(degree * steps / 255)] for degree in range(256))


def _nearest(shade: RGB) -> int:
    return min(range(len(COLOURS)), key=lambda index: _distance(COLOURS[index], shade))


def contrast(ink: Tone, ground: Tone) -> float:
    """WCAG contrast of the two, 1 to 21."""
    lighter, darker = sorted((_luminance(RGB_OF[ink]), _luminance(RGB_OF[ground])), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: RGB) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
