"""Parts of a moment's picture: a plate with a name, the flag of who leads, the bust below; a ribbon with what was made.

A game says in which of its tones (`MomentTones`); how wide and high such a picture is, is in `scenery`.
"""

from functools import partial
from typing import Final

import msgspec

from kingsforge_bot.drawing.layout import Column, Drawn, Leaf, shown
from kingsforge_bot.drawing.portraits import Faced, PortraitPalette, draw_bust, draw_flag
from kingsforge_bot.drawing.scenery import ribbon
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.palette import ToneIndex

_WIDE: Final = 420
_PLATE: Final = 104
_RIBBON: Final = 92
_FLAG: Final = (62, 84)


class MomentTones(msgspec.Struct, frozen=True):
    """The tones of a game's palette on the picture of a moment."""

    seats: tuple[ToneIndex, ...]
    ground: ToneIndex
    ribbon: ToneIndex
    letters: ToneIndex
    """Of what is written on the plate and the ribbon."""
    gold: ToneIndex
    ink: ToneIndex
    """Of the figure on the flag."""
    look: PortraitPalette


class Maker(msgspec.Struct, frozen=True):
    """A seat and its head, what it is called, and whether it leads."""

    who: Faced
    name: str
    leads: bool


def maker(one: Maker, tones: MomentTones) -> Column[Drawn]:
    """The plate, the bust below it."""
    plate, bust = partial(_draw_plate, tones=tones), partial(_draw_bust, tones=tones)
    return Column((shown(plate, one, _PLATE), shown(bust, one.who)), 8, _WIDE)


def named(name: str, tones: MomentTones) -> Leaf[Drawn]:
    """What was made or won, by name, on a ribbon."""
    return shown(partial(_draw_ribbon, tones=tones), name, _RIBBON)


def _draw_plate(canvas: Canvas, frame: Frame, one: Maker, tones: MomentTones) -> None:
    plate, tone = Frame(frame.x, frame.y + 16, frame.w, frame.h - 20), tones.seats[one.who.seat]
    canvas.slab(plate, tone, tones.ground, 18, (6, tones.gold))
    flag = _FLAG[0] + 18 if one.leads else 0
    room = Frame(plate.x + 20, plate.y, plate.w - 40 - flag, plate.h)
    canvas.label(one.name, room, Script(66, 30, tones.letters, tone, centred=True))
    if one.leads:
        draw_flag(canvas, Frame(plate.right - flag, plate.y, *_FLAG), 1, tone, (tones.gold, tones.ink))


def _draw_bust(canvas: Canvas, frame: Frame, who: Faced, tones: MomentTones) -> None:
    side = min(frame.w, frame.h)
    draw_bust(canvas, Frame(frame.x, frame.bottom - side, side, side), who, tones.ground, tones.look)


def _draw_ribbon(canvas: Canvas, frame: Frame, name: str, tones: MomentTones) -> None:
    canvas.stamp(ribbon(frame.w, frame.h), frame.x, frame.y, tones.ribbon, tones.ground, over=True)
    room = Frame(frame.x + frame.h // 2, frame.y, frame.w - frame.h, frame.h)
    canvas.label(name, room, Script(74, 34, tones.letters, tones.ribbon, centred=True))
