"""The icons: black shapes that read without words."""

from enum import Enum, auto
from typing import Final

from kingsforge_bot.drawing.icons import Icons
from kingsforge_bot.games.dwarven_smithy.pictures.art import SPRITES
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType, Limited, Per, Subtype
from kingsforge_bot.games.dwarven_smithy.rules.state import Area


class Icon(Enum):
    """What a picture says by a shape; drawn in `assets/dwarven_smithy/art/icon` under the same name."""

    TURN = auto()
    COIN = auto()
    TAG = auto()
    HAND = auto()
    CROWN = auto()
    HAMMER = auto()
    CARDS = auto()
    TICK = auto()
    FLAG = auto()
    BID = auto()
    MARKET = auto()
    WORKSHOP = auto()
    TOOL = auto()
    PERSON = auto()
    ITEM = auto()
    WEAPON = auto()
    ARMOR = auto()
    SHIELD = auto()
    TILT = auto()
    UPRIGHT = auto()
    REFINE = auto()
    ROW = auto()
    MINE = auto()
    CYCLE = auto()
    MEDAL = auto()
    BONUS = auto()
    NEW = auto()


OF_TYPE: Final[dict[CardType, Icon]] = {
    CardType.APPRENTICE: Icon.PERSON,
    CardType.TOOL: Icon.TOOL,
    CardType.ITEM: Icon.ITEM,
    CardType.KINGS_ITEM: Icon.CROWN,
}
OF_SUBTYPE: Final = {Subtype.WEAPON: Icon.WEAPON, Subtype.ARMOR: Icon.ARMOR, Subtype.SHIELD: Icon.SHIELD}
OF_SCOPE: Final = {word.value: icon for word, icon in (*OF_TYPE.items(), *OF_SUBTYPE.items())}
"""By the word of a type or subtype."""
OF_AREA: Final = {Area.MARKET: Icon.MARKET, Area.WORKSHOP: Icon.WORKSHOP}
OF_LIMIT: Final = {
    Limited.HAND: Icon.HAND,
    Limited.MARKET: Icon.MARKET,
    Limited.WORKSHOP: Icon.WORKSHOP,
    Limited.TOOLS: Icon.TOOL,
}
OF_PER: Final = {
    Per.TOOL: Icon.TOOL,
    Per.APPRENTICE: Icon.PERSON,
    Per.OTHER_KINGS_ITEM: Icon.CROWN,
}


_ICONS: Final = Icons(SPRITES)
icon_stencil: Final = _ICONS.stencil
draw_icon: Final = _ICONS.draw
