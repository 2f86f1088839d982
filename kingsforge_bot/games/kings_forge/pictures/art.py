"""The drawings of King's Forge: at which sizes and on which grounds each folder of them is wanted."""

from typing import Final

from kingsforge_bot.games.kings_forge.pictures.palette import ASSETS, Tone
from kingsforge_bot.render.art import Sheet, Sprites

LARGE: Final = 480
FACE: Final = 200
PICKED: Final = 120
FORGED: Final = 280
HERO: Final = 240
SHOWN: Final = 150
TROPHY: Final = 112
AIMED: Final = 96
SMALL: Final = 84
TINY: Final = 52


def _sheet(folder: str, side: int, ground: Tone) -> Sheet:
    return Sheet(folder, side, ground, ground.name.lower(), rare=side == LARGE)


SPRITES: Final = Sprites(
    ASSETS / "sprites",
    (
        *(_sheet(folder, LARGE, Tone.CARD) for folder in ("craft", "gather")),
        *(_sheet("gather", side, Tone.CARD) for side in (FACE, PICKED)),
        *(_sheet("craft", side, Tone.CARD) for side in (FORGED, HERO)),
        *(_sheet("craft", side, Tone.CARD) for side in (FACE, SHOWN, TROPHY, AIMED)),
        *(_sheet("craft", SMALL, ground) for ground in (Tone.CARD, Tone.DIM)),
        *(_sheet("gather", SMALL, ground) for ground in (Tone.CARD, Tone.DIM, Tone.GLOW)),
        *(_sheet("craft", TINY, ground) for ground in (Tone.PAPER, Tone.CARD)),
        *(_sheet("gather", TINY, ground) for ground in (Tone.PAPER, Tone.CARD)),
    ),
    stencils=("icon", "die"),
    bands="hearth",
)
