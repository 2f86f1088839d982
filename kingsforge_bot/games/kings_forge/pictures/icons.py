"""The icons: black shapes that read without words."""

from enum import Enum, auto
from functools import lru_cache

from PIL import Image, ImageChops

from kingsforge_bot.games.kings_forge.pictures.art import SPRITES
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.render.canvas import Canvas, Frame


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
    FLAME = auto()
    DROP = auto()
    MOTH = auto()
    STAR = auto()


@lru_cache(maxsize=256)
def icon_stencil(icon: Icon, side: int) -> Image.Image:
    """The icon as coverage (mode L), a square of `side` pixels; what is drawn white in it is cut out."""
    coverage, cut = SPRITES.stencil("icon", icon.name.lower(), side)
    return ImageChops.multiply(coverage, ImageChops.invert(cut))


def draw_icon(canvas: Canvas, frame: Frame, icon: Icon, tone: Tone, ground: Tone) -> None:
    """An icon in the middle of a frame, as wide as it."""
    side = min(frame.w, frame.h)
    canvas.stamp(
        icon_stencil(icon, side), frame.x + (frame.w - side) // 2, frame.y + (frame.h - side) // 2, tone, ground
    )
