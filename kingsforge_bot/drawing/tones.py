"""The colours of the hall in which the games of forges are played, by the names that palettes give them."""

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from kingsforge_bot.render.palette import RGB

_HALL: Final[dict[str, RGB]] = {
    "PAPER": (226, 208, 172),
    "CARD": (247, 237, 215),
    "GLOW": (255, 229, 166),
    "DIM": (206, 187, 150),
    "LINE": (178, 154, 114),
    "INK": (36, 26, 18),
    "MUTED": (80, 64, 42),
    "IRON": (44, 40, 42),
    "EMBER": (158, 40, 4),
    "WHITE": (255, 255, 255),
    "GOLD": (246, 190, 52),
    "SEAT_A": (142, 74, 12),
    "SEAT_B": (14, 98, 104),
    "SEAT_C": (138, 36, 92),
    "SEAT_D": (74, 70, 150),
    "FLAME": (236, 122, 20),
    "TABLE": (62, 39, 26),
}
"""Parchment, iron, ember and oak."""


def of_the_hall(tones: Iterable[IntEnum]) -> dict[int, RGB]:
    """The colours of those tones whose names the hall knows; what is else in a palette is its own."""
    return {tone: _HALL[tone.name] for tone in tones if tone.name in _HALL}
