"""The measures that all pictures of the game share, in pixels, and what packs them."""

from typing import Final

from kingsforge_bot.drawing.measures import WIDE
from kingsforge_bot.drawing.strip_renderer import StripRenderer
from kingsforge_bot.games.keyflower.pictures.palette import PALETTE

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
