"""The colours of Keyflower: a countryside in daylight through four seasons, flat, without materials."""

from collections.abc import Iterator
from enum import IntEnum
from itertools import product
from pathlib import Path
from typing import Final

from kingsforge_bot.drawing.seats import COLOURS, Badge
from kingsforge_bot.render.palette import RGB, Palette

ASSETS: Final = Path(__file__).resolve().parents[4] / "assets" / "keyflower"


class Tone(IntEnum):
    """A named colour; the number is its index in the palette."""

    CARD = 0
    PAPER = 1
    INK = 2
    BARK = 3
    MUTED = 4
    WHITE = 5
    GOLD = 6
    FLAME = 7
    SPRING = 8
    SUMMER = 9
    AUTUMN = 10
    WINTER = 11
    ROAD = 12
    KERB = 13
    WATER = 14
    WAVE = 15
    BEACH = 16
    FURROW = 17
    BLUE = 18
    RED = 19
    YELLOW = 20
    GREEN = 21
    GREY = 22
    START = 23
    LANE = 24
    RIM = 25
    CUT = 26
    """What is not of a drawing that is cut out; never seen."""
    LIGHT = 27
    """What can be reached on roads from home."""
    SEAT_A = 28
    SEAT_B = 29
    SEAT_C = 30
    SEAT_D = 31
    SEAT_E = 32
    SEAT_F = 33
    SIGN_D = 34
    SIGN_F = 35


RGB_OF: Final[dict[int, RGB]] = {
    Tone.CARD: (251, 240, 208),
    Tone.PAPER: (228, 206, 158),
    Tone.INK: (44, 28, 16),
    Tone.BARK: (90, 60, 20),
    Tone.MUTED: (96, 74, 44),
    Tone.WHITE: (255, 255, 255),
    Tone.GOLD: (246, 190, 52),
    Tone.FLAME: (236, 122, 20),
    Tone.SPRING: (159, 206, 116),
    Tone.SUMMER: (140, 193, 82),
    Tone.AUTUMN: (194, 164, 85),
    Tone.WINTER: (230, 237, 242),
    Tone.ROAD: (242, 224, 172),
    Tone.KERB: (140, 108, 64),
    Tone.WATER: (63, 147, 196),
    Tone.WAVE: (140, 200, 230),
    Tone.BEACH: (226, 210, 162),
    Tone.FURROW: (214, 200, 92),
    Tone.BLUE: (18, 71, 157),
    Tone.RED: (190, 36, 27),
    Tone.YELLOW: (247, 205, 58),
    Tone.GREEN: (74, 171, 66),
    Tone.GREY: (112, 104, 92),
    Tone.START: (92, 46, 148),
    Tone.LANE: (166, 136, 92),
    Tone.RIM: (240, 226, 186),
    Tone.CUT: (150, 158, 108),
    Tone.LIGHT: (255, 246, 214),
    Tone.SEAT_A: COLOURS[0].fill,
    Tone.SEAT_B: COLOURS[1].fill,
    Tone.SEAT_C: COLOURS[2].fill,
    Tone.SEAT_D: COLOURS[3].fill,
    Tone.SEAT_E: COLOURS[4].fill,
    Tone.SEAT_F: COLOURS[5].fill,
    Tone.SIGN_D: COLOURS[3].sign,
    Tone.SIGN_F: COLOURS[5].sign,
}
BADGES: Final = (
    Badge(Tone.SEAT_A, Tone.WHITE),
    Badge(Tone.SEAT_B, Tone.WHITE),
    Badge(Tone.SEAT_C, Tone.WHITE),
    Badge(Tone.SEAT_D, Tone.SIGN_D, Tone.SIGN_D),
    Badge(Tone.SEAT_E, Tone.WHITE),
    Badge(Tone.SEAT_F, Tone.SIGN_F, Tone.SIGN_F),
)
GROUNDS: Final = (Tone.SPRING, Tone.SUMMER, Tone.AUTUMN, Tone.WINTER)
"""The meadows, by season."""
PLATES: Final = (Tone.CARD, Tone.PAPER)
"""What numbers and signs stand on."""
LETTERS: Final = {
    Tone.BLUE: Tone.WHITE,
    Tone.RED: Tone.WHITE,
    Tone.YELLOW: Tone.INK,
    Tone.GREEN: Tone.INK,
    Tone.GREY: Tone.WHITE,
    Tone.START: Tone.WHITE,
}
"""What is written on a worker, by its colour."""
WRITTEN: Final[tuple[tuple[Tone, Tone], ...]] = (
    *product((Tone.INK, Tone.MUTED), PLATES),
    *((ink, fill) for fill, ink in LETTERS.items()),
    (Tone.CARD, Tone.BARK),
    (Tone.CARD, Tone.INK),
    (Tone.INK, Tone.GOLD),
)
"""Ink and ground of everything that is read."""
MARKS: Final[tuple[tuple[Tone, Tone], ...]] = (
    *product((Tone.BARK, Tone.INK), (*GROUNDS, *PLATES)),
    *product((Tone.INK,), (Tone.WATER, Tone.LANE)),
    *product((Tone.BLUE, Tone.RED, Tone.START), PLATES),
    *((Tone.INK, fill) for fill in (Tone.YELLOW, Tone.GREEN, Tone.GOLD, Tone.FLAME)),
    *((Tone(badge.sign), Tone(badge.fill)) for badge in BADGES),
    (Tone.KERB, Tone.ROAD),
)
"""What is told by its shape, edges of plates among them, and what it lies on."""
_ALSO_MEET: Final = (
    *product((Tone.ROAD, Tone.KERB, Tone.FURROW, Tone.BEACH, Tone.RIM), GROUNDS),
    (Tone.WATER, Tone.BEACH),
    (Tone.WAVE, Tone.WATER),
)
_BEHIND_HEADS: Final = (0.45, 0.62)
"""Shares of white in the two grounds of a portrait; the rest is its seat's colour."""


def _behind_heads() -> Iterator[RGB]:
    for (red, green, blue), _ in COLOURS:
        for white in _BEHIND_HEADS:
            yield _lighter(red, white), _lighter(green, white), _lighter(blue, white)


def _lighter(channel: int, white: float) -> int:
    return round(channel + (255 - channel) * white)


PALETTE: Final = Palette(
    RGB_OF,
    (*WRITTEN, *MARKS, *_ALSO_MEET),
    ASSETS / "sprites" / "palette.txt",
    {"heads": tuple(_behind_heads())},
)
