"""The icons: black shapes that read without words."""

from enum import Enum, auto
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops

from kingsforge_bot.games.dwarven_smithy.pictures.art import SPRITES
from kingsforge_bot.games.dwarven_smithy.pictures.palette import Tone
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType, Limited, Per, Subtype
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Phase
from kingsforge_bot.render.canvas import Canvas, Frame


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
    FLAME = auto()
    DROP = auto()
    MOTH = auto()
    STAR = auto()


EMBLEMS: Final = (Icon.FLAME, Icon.DROP, Icon.MOTH, Icon.STAR)
"""By seat, as in every game."""
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
OF_PHASE: Final = {
    Phase.COMPLETE: Icon.TICK,
    Phase.ACT: Icon.HAMMER,
    Phase.DRAW: Icon.CARDS,
    Phase.OVER: Icon.FLAG,
}
OF_PER: Final = {
    Per.TOOL: Icon.TOOL,
    Per.APPRENTICE: Icon.PERSON,
    Per.OTHER_KINGS_ITEM: Icon.CROWN,
}


@lru_cache(maxsize=256)
def icon_stencil(icon: Icon, side: int) -> Image.Image:
    """The icon as coverage (mode L), a square of `side` pixels; what is drawn white in it is cut out."""
    coverage, cut = SPRITES.stencil("icon", icon.name.lower(), side)
    return ImageChops.multiply(coverage, ImageChops.invert(cut))


def draw_icon(canvas: Canvas, frame: Frame, icon: Icon, tone: Tone, ground: Tone) -> None:
    """An icon in the middle of a frame, as large as it allows."""
    side = min(frame.w, frame.h)
    x, y = frame.x + (frame.w - side) // 2, frame.y + (frame.h - side) // 2
    canvas.stamp(icon_stencil(icon, side), x, y, tone, ground)
