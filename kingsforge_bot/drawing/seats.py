"""What tells seats apart on the pictures of any game: an emblem, and the colour of the badge that carries it."""

from collections.abc import Sequence
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.icons import Icons
from kingsforge_bot.render.art import Sprites
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.palette import RGB, ToneIndex

ASSETS: Final = Path(__file__).resolve().parents[2] / "assets" / "seats"
SPRITES: Final = Sprites(ASSETS / "sprites", (), stencils=("emblem",), bands="")
_SIGN: Final = 0.66
"""Of a badge's height."""
_RIM: Final = 0.06


class Emblem(Enum):
    """The emblems by seat."""

    FLAME = auto()
    DROP = auto()
    MOTH = auto()
    STAR = auto()
    MOON = auto()
    LEAF = auto()


EMBLEMS: Final = tuple(Emblem)
_ICONS: Final = Icons(SPRITES, "emblem")
emblem_stencil: Final = _ICONS.stencil
draw_emblem: Final = _ICONS.draw


class SeatColours(NamedTuple):
    """The colour of a badge and that of the emblem on it."""

    fill: RGB
    sign: RGB


_WHITE: Final = (255, 255, 255)
COLOURS: Final = (
    SeatColours((156, 100, 46), _WHITE),
    SeatColours((0, 98, 103), _WHITE),
    SeatColours((94, 19, 83), _WHITE),
    SeatColours((242, 232, 199), (58, 42, 20)),
    SeatColours((17, 20, 40), _WHITE),
    SeatColours((185, 180, 233), (28, 22, 64)),
)
"""Copper, teal, plum, bone, ink, lilac: for games with up to six seats, apart for everybody and in grey."""


class Badge(NamedTuple):
    """A seat's badge in the tones of a game's palette; one that is light has a rim."""

    fill: ToneIndex
    sign: ToneIndex
    rim: ToneIndex | None = None


def draw_badge(canvas: Canvas, frame: Frame, seat: Seat, ground: ToneIndex, badges: Sequence[Badge]) -> None:
    """The seat's badge: a disc with its emblem."""
    canvas.cached_tile(("seat", seat), frame, ground, partial(_draw, seat=seat, ground=ground, badge=badges[seat]))


def _draw(canvas: Canvas, frame: Frame, seat: Seat, ground: ToneIndex, badge: Badge) -> None:
    edge = None if badge.rim is None else (max(2, round(frame.h * _RIM)), badge.rim)
    canvas.slab(frame, badge.fill, ground, frame.h // 2, edge)
    side = round(frame.h * _SIGN)
    sign = Frame(frame.x + (frame.w - side) // 2, frame.y + (frame.h - side) // 2, side, side)
    draw_emblem(canvas, sign, EMBLEMS[seat], badge.sign, badge.fill)
