"""The icons: black shapes that read without words."""

from enum import Enum, auto
from typing import Final

from kingsforge_bot.drawing.icons import Icons
from kingsforge_bot.games.kings_forge.pictures.art import SPRITES


class Icon(Enum):
    """What a picture says by a shape; drawn in `assets/kings_forge/art/icon` under the same name."""

    ANVIL = auto()
    SUPPLY = auto()
    SMITHY = auto()
    STOCK = auto()
    TURN = auto()
    CARDS = auto()
    HAMMER = auto()
    CROWN = auto()
    FLAG = auto()
    COPY = auto()
    ROLL = auto()
    PERSON = auto()
    SKIP = auto()
    CYCLE = auto()
    DOCK = auto()
    TICK = auto()
    LOST = auto()
    BAN = auto()
    FLIP = auto()
    REROLL = auto()
    PLUS = auto()
    DISC = auto()
    NAILED = auto()
    HAND = auto()


_ICONS: Final = Icons(SPRITES)
icon_stencil: Final = _ICONS.stencil
draw_icon: Final = _ICONS.draw
