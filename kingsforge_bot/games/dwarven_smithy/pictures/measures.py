"""The measures that all pictures of the game share, in pixels, and the strip renderer that makes them."""

from typing import Final

from kingsforge_bot.drawing.measures import WIDE
from kingsforge_bot.drawing.strip_renderer import StripRenderer
from kingsforge_bot.games.dwarven_smithy.pictures.palette import PALETTE

MARGIN: Final = 32
INNER: Final = WIDE - 2 * MARGIN
GAP: Final = 8
LEAST: Final = 25
"""Size of the smallest letters of any picture: 9 pixels where it is shrunk into 550 by 350."""
POSTED: Final = 40
"""Size of the smallest letters of a board, a turn panel or a podium: 9 pixels where it is 360 wide."""
_MOST_BYTES: Final = 130 << 10
_ROOM: Final = 6 << 20

RENDERER: Final = StripRenderer(PALETTE, WIDE, _MOST_BYTES, _ROOM)
