"""Named places of a picture, and the measures that all pictures share, in pixels."""

from typing import Final

import msgspec

from kingsforge_bot.games.kings_forge.pictures.contents import Content
from kingsforge_bot.games.kings_forge.pictures.legend import Legend
from kingsforge_bot.games.kings_forge.pictures.post_contents import OnPost
from kingsforge_bot.games.kings_forge.pictures.scene_contents import OnScene
from kingsforge_bot.render.canvas import Frame

WIDE: Final = 1600
HIGH: Final = 1018
"""The height at which a picture 1600 wide fills Discord's box of 550 by 350: that of posted boards."""
MARGIN: Final = 32
BOTTOM: Final = 16
"""Below a posted board."""
GAP: Final = 14
INNER: Final = WIDE - 2 * MARGIN
HEADER: Final = 108
PLATE_HIGH: Final = 76
"""What lies on the band; below it the hearth is seen."""
DISPLAY_HIGH: Final = 236
PAD: Final = 16
HEAD: Final = 96


class Box(msgspec.Struct, frozen=True):
    """A named place and what lies there."""

    name: str
    frame: Frame
    holds: Content | OnScene | OnPost | Legend


class Layout(msgspec.Struct, frozen=True):
    """A whole board; boxes that lie in others come after them."""

    wide: int
    high: int
    boxes: tuple[Box, ...]
