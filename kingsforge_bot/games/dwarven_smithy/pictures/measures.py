"""The measures that all pictures share, in pixels, and the press that makes them."""

from collections.abc import Iterator, Sequence
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


def fitting_columns(frame: Frame, needs: Sequence[int], least: int, floor: int, gap: int = GAP) -> Iterator[Frame]:
    """A column for each, at least so many: equally wide where that is enough, else as wide as needed.

    What is still too much for the frame is taken from whoever needs more than the `floor`, each in proportion.
    """
    count = max(least, len(needs))
    equal = (frame.w - gap * (count - 1)) // max(1, count)
    if max(needs, default=0) <= equal:
        yield from columns(frame, count, gap)
        return
    room, wanted = frame.w - gap * (len(needs) - 1), sum(needs)
    spare, above = max(0, room - floor * len(needs)), max(1, wanted - floor * len(needs))
    x = frame.x
    for need in needs:
        wide = need + (room - wanted) // count if wanted <= room else floor + (need - floor) * spare // above
        yield Frame(x, frame.y, wide, frame.h)
        x += wide + gap
