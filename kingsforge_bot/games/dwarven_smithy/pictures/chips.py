"""Chips: what left a place since the picture before, small, for how many coins or to whom."""

from typing import Final

from kingsforge_bot.games.dwarven_smithy.pictures.area_contents import Left
from kingsforge_bot.games.dwarven_smithy.pictures.art import COST, SPRITES
from kingsforge_bot.games.dwarven_smithy.pictures.palette import Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import draw_seat
from kingsforge_bot.games.dwarven_smithy.pictures.signs import TIGHT, Coins, Signs, draw_row, row_width
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

CHIP: Final = 50
"""Height of a chip."""
_ROW: Final = 48
_BADGE: Final = 44


def chip_width(one: Left) -> int:
    """How wide it is."""
    return COST + 14 + (_BADGE if one.to is not None else row_width(_signs(one), _ROW, scale=TIGHT))


def draw_chip(canvas: Canvas, frame: Frame, one: Left) -> None:
    """The card, then what it brought, or the badge of who has it now; a cross where it brought nothing."""
    canvas.slab(frame, Tone.CARD, Tone.WALL, 8)
    canvas.put(SPRITES.tile(*one.drawing, COST, Tone.CARD), frame.x + 4, frame.y + 2)
    rest = Frame(frame.x + COST + 8, frame.y + 1, frame.w - COST - 10, _ROW)
    if one.to is not None:
        draw_seat(canvas, Frame(rest.x, rest.y + 2, _BADGE, _BADGE), one.to, Tone.CARD)
    else:
        draw_row(canvas, rest, _signs(one), Tone.CARD, scale=TIGHT)


def _signs(one: Left) -> Signs:
    return (Coins(f"+{one.coins}"),) if one.coins else ("×",)
