"""The measures that all pictures share, in pixels, and what packs them."""

from typing import Final

from kingsforge_bot.drawing.strip_renderer import StripRenderer
from kingsforge_bot.games.keyflower.pictures.palette import PALETTE

WIDE: Final = 1600
HIGHEST: Final = 1018
"""Discord's box of 550 by 350 shrinks what is higher more than what is as wide."""
SQUARE: Final = 1200
"""Side of a picture of one village."""
MARGIN: Final = 16
GAP: Final = 8
LEAST: Final = 25
"""Size of the smallest letters: 9 pixels in that box."""
DECISIVE: Final = 60
"""Height of what the next decision needs: place, effect, leader, lock, next use. Figures on it are 42 or more."""
_MOST_BYTES: Final = 140 << 10
_ROOM: Final = 4 << 20

RENDERER: Final = StripRenderer(PALETTE, WIDE, _MOST_BYTES, _ROOM)
SQUARE_RENDERER: Final = StripRenderer(PALETTE, SQUARE, _MOST_BYTES, _ROOM >> 1)
