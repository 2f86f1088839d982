"""What the things on the table are made of: parchment, iron, brass, oak, and light."""

from typing import Final

from kingsforge_bot.drawing.materials import Materials, Ramps
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, Tone
from kingsforge_bot.render.grain import Grain
from kingsforge_bot.render.material import Material

_RAMPS: Final = Ramps(
    *(PALETTE.ramps[name] for name in ("parchment", "oak", "brass", "iron", "ember", "leaf", "table"))
)
_OF: Final = Materials(_RAMPS, Tone.TABLE)

_MADE_OF: Final[dict[tuple[int, int | None], Material]] = {
    (Tone.CARD, None): _OF.raised,
    (Tone.CARD, Tone.EMBER): _OF.framed,
    (Tone.CARD, Tone.GOLD): _OF.framed,
    (Tone.CARD, Tone.WOOD): _OF.covered,
    (Tone.CARD, Tone.MUTED): _OF.outlined,
    (Tone.PAPER, None): _OF.sunk,
    (Tone.DIM, None): _OF.recess,
    (Tone.GLOW, None): _OF.lit,
    (Tone.IRON, None): _OF.plate,
    (Tone.METAL, None): _OF.plate,
    (Tone.GOLD, None): _OF.coin,
    **{(fill, Tone.FLAME): _OF.new for fill in (Tone.CARD, Tone.PAPER, Tone.DIM, Tone.GLOW)},
}
PALETTE.materials.update(_MADE_OF)

TABLE: Final[Grain] = _OF.table
