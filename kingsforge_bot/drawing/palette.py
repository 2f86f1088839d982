"""The colours of pictures that belong to no game: the same hall as those of the games, lit by the same fire."""

from enum import IntEnum
from itertools import product
from typing import Final

from kingsforge_bot.drawing.materials import Materials, Ramps
from kingsforge_bot.drawing.ramps import RAMPS
from kingsforge_bot.drawing.seats import ASSETS
from kingsforge_bot.drawing.tones import of_the_hall
from kingsforge_bot.render.palette import RGB, Palette

__all__ = ["ASSETS", "MARKS", "PALETTE", "RGB_OF", "TABLE", "WRITTEN", "Tone"]


class Tone(IntEnum):
    """A named colour; the number is its index in the palette."""

    CARD = 0
    GLOW = 1
    INK = 2
    MUTED = 3
    WHITE = 4
    GOLD = 5
    SILVER = 6
    BRONZE = 7
    LINE = 8
    TABLE = 9


RGB_OF: Final[dict[int, RGB]] = of_the_hall(Tone) | {
    Tone.SILVER: (176, 178, 186),
    Tone.BRONZE: (206, 138, 84),
    Tone.LINE: (142, 74, 12),
}
WRITTEN: Final[tuple[tuple[Tone, Tone], ...]] = (
    *product((Tone.INK, Tone.MUTED), (Tone.CARD, Tone.GLOW)),
    *((Tone.INK, medal) for medal in (Tone.GOLD, Tone.SILVER, Tone.BRONZE)),
    *product((Tone.WHITE, Tone.GOLD), (Tone.TABLE,)),
)
"""Ink and ground of everything that is read."""
MARKS: Final[tuple[tuple[Tone, Tone], ...]] = (
    *product((Tone.LINE,), (Tone.CARD, Tone.GLOW)),
    *product((Tone.CARD, Tone.GLOW), (Tone.TABLE,)),
)
"""Edges and slabs, and what they lie on."""

# No illustrations: heads keep to the ramps.
PALETTE: Final = Palette(RGB_OF, (*WRITTEN, *MARKS), ASSETS / "sprites" / "palette.txt", RAMPS)

_OF: Final = Materials(
    Ramps(*(PALETTE.ramps[name] for name in ("parchment", "oak", "brass", "iron", "ember", "leaf", "table"))),
    Tone.TABLE,
)
PALETTE.materials.update(
    {(Tone.CARD, None): _OF.raised, (Tone.GLOW, None): _OF.lit, (Tone.CARD, Tone.GOLD): _OF.framed}
)
TABLE: Final = _OF.table
