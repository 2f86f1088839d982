"""The measures that all pictures of the game share, in pixels, and the strip renderer that makes them."""

from typing import Final

from kingsforge_bot.drawing.measures import WIDE
from kingsforge_bot.drawing.strip_renderer import StripRenderer
from kingsforge_bot.games.dwarven_smithy.pictures.palette import PALETTE

MARGIN: Final = 32
INNER: Final = WIDE - 2 * MARGIN
GAP: Final = 8
_MOST_BYTES: Final = 130 << 10
_ROOM: Final = 6 << 20

RENDERER: Final = StripRenderer(PALETTE, WIDE, _MOST_BYTES, _ROOM)
