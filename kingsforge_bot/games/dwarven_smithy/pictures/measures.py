"""The measures that all pictures share, in pixels, and the press that makes them."""

from collections.abc import Iterator
from typing import Final

from kingsforge_bot.drawing.press import Press
from kingsforge_bot.games.dwarven_smithy.pictures.palette import PALETTE
from kingsforge_bot.render.canvas import Frame

WIDE: Final = 1600
HIGHEST: Final = 1018
"""Discord's box of 550 by 350 shrinks what is higher more than what is as wide."""
MARGIN: Final = 32
INNER: Final = WIDE - 2 * MARGIN
GAP: Final = 8
_MOST_BYTES: Final = 195 << 10
_ROOM: Final = 6 << 20

PRESS: Final = Press(PALETTE, WIDE, _MOST_BYTES, _ROOM)


def columns(frame: Frame, count: int, gap: int = GAP) -> Iterator[Frame]:
    """So many frames of equal width side by side."""
    wide = (frame.w - gap * (count - 1)) // count
    for index in range(count):
        yield Frame(frame.x + index * (wide + gap), frame.y, wide, frame.h)
