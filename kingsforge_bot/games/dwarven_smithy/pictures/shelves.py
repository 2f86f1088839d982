"""Markets and workshops: the sign of the area, how full it is, and its cards side by side."""

from typing import Final

from kingsforge_bot.games.dwarven_smithy.pictures.art import STALL
from kingsforge_bot.games.dwarven_smithy.pictures.caption import LEAST
from kingsforge_bot.games.dwarven_smithy.pictures.contents import Cell, Shelf
from kingsforge_bot.games.dwarven_smithy.pictures.icons import draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import columns
from kingsforge_bot.games.dwarven_smithy.pictures.palette import Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import (
    LINE,
    draw_card,
    draw_stack,
    draw_under,
    largest,
    stack_width,
)
from kingsforge_bot.render.canvas import Canvas, Frame

SIGN: Final = 40
"""Side of the sign that stands before an area."""
_NAMED: Final = 150
"""Width of a card of the desk with its name."""


def draw_market(canvas: Canvas, frame: Frame, shelf: Shelf, side_: int) -> None:
    """A card for each place, with its name and its price."""
    _draw_sign(canvas, frame, shelf, side_)
    cells = Frame(frame.x + SIGN + 8, frame.y, frame.w - SIGN - 8, frame.h)
    if side_ + 3 > cells.w // max(shelf.room, len(shelf.cells)):
        side_ = STALL
    for place, cell in zip(columns(cells, max(shelf.room, len(shelf.cells)), 4), shelf.cells, strict=False):
        draw_card(canvas, place, cell, side_)


def _draw_sign(canvas: Canvas, frame: Frame, shelf: Shelf, side_: int) -> None:
    top = frame.y + side_ // 2 - SIGN // 2
    draw_icon(canvas, Frame(frame.x, top - 14, SIGN, SIGN), shelf.icon, Tone.MUTED, Tone.CARD)
    place = Frame(frame.x - 6, top + SIGN - 12, SIGN + 12, LINE)
    canvas.label(f"{shelf.used}/{shelf.room}", place, LEAST, LEAST, Tone.MUTED, Tone.CARD, centred=True)


def draw_workshop(canvas: Canvas, frame: Frame, shelf: Shelf, side_: int) -> None:
    """Loose cards and stacks side by side, without names."""
    _draw_sign(canvas, frame, shelf, side_)
    x, gap = frame.x + SIGN + 12, 8
    size = largest(shelf.cells, frame.right - x, side_, gap)
    for cell in shelf.cells:
        x = draw_stack(canvas, x, frame.y + frame.h - size, cell, size) + gap


def draw_named(canvas: Canvas, frame: Frame, shelf: Shelf, side_: int) -> None:
    """The same with names; a stack takes the room that its resources need beside it."""
    _draw_sign(canvas, frame, shelf, side_)
    x, gap = frame.x + SIGN + 12, 8
    rest = frame.right - x - sum(_beside(cell) + gap for cell in shelf.cells)
    wide = min(_NAMED, rest // max(1, len(shelf.cells)))
    for cell in shelf.cells:
        draw_card(canvas, Frame(x, frame.y, wide, frame.h), cell, side_)
        x += wide
        if cell.under:
            x = draw_under(canvas, x + (side_ - wide) // 2 + 2, frame.y + side_, cell) + gap
        x += gap


def _beside(cell: Cell) -> int:
    """Room for the resources of a stack."""
    return stack_width(cell, 0) + 8 if cell.under else 0
