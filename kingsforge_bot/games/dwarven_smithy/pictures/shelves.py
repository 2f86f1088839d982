"""Markets and workshops: the sign of the area, how full it is, and its cards side by side."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.drawing.layout import fitting_columns
from kingsforge_bot.games.dwarven_smithy.pictures.area_contents import Shelf
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import Cell
from kingsforge_bot.games.dwarven_smithy.pictures.icons import draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import LEAST
from kingsforge_bot.games.dwarven_smithy.pictures.palette import Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import LINE, card_need, draw_card, draw_under, stack_width
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame

SIGN: Final = 40
"""Side of the sign that stands before an area."""
_NAMED: Final = 150
"""Width of a card of the turn panel with its name."""
_BEFORE: Final = SIGN + 12
_BETWEEN: Final = 8


def in_lines(shelf: Shelf, wide: int, side: int) -> Sequence[Shelf]:
    """As few lines so wide, about equally full, as leave every name whole; the area's sign is before the first."""
    cells = shelf.cells
    for count in range(1, len(cells) + 1):
        each = -(-len(cells) // count)
        lines = [cells[start : start + each] for start in range(0, len(cells), each)]
        needs = (sum(card_need(one, side) + _beside(one) + _BETWEEN for one in line) for line in lines)
        if max(needs) <= wide - _BEFORE:
            return [replace(shelf, cells=line, room=0 if place else shelf.room) for place, line in enumerate(lines)]
    return [shelf]


def _draw_sign(canvas: Canvas, frame: Frame, shelf: Shelf, side_: int) -> None:
    top = frame.y + side_ // 2 - SIGN // 2
    draw_icon(canvas, Frame(frame.x, top - 14, SIGN, SIGN), shelf.icon, Tone.MUTED, Tone.CARD)
    place = Frame(frame.x - 6, top + SIGN - 12, SIGN + 12, LINE)
    canvas.label(f"{shelf.used}/{shelf.room}", place, Script(LEAST, LEAST, Tone.MUTED, Tone.CARD, centred=True))


def draw_named(canvas: Canvas, frame: Frame, shelf: Shelf, side_: int) -> None:
    """A card beside the other, its name below it; a stack takes the room that its resources need beside it."""
    if shelf.room:
        _draw_sign(canvas, frame, shelf, side_)
    x, gap = frame.x + _BEFORE, _BETWEEN
    rest = frame.right - x - sum(_beside(cell) + gap for cell in shelf.cells)
    needs = [card_need(cell, side_) for cell in shelf.cells]
    room = Frame(x, frame.y, min(rest, max(_NAMED * len(needs), sum(needs))), frame.h)
    places = fitting_columns(room, needs, 1, side_, 0)
    for wide, cell in zip((place.w for place in places), shelf.cells, strict=False):
        draw_card(canvas, Frame(x, frame.y, wide, frame.h), cell, side_)
        x += wide
        if cell.under:
            x = draw_under(canvas, x + (side_ - wide) // 2 + 2, frame.y + side_, cell) + gap
        x += gap


def _beside(cell: Cell) -> int:
    """Room for the resources of a stack."""
    return stack_width(cell, 0) + 8 if cell.under else 0
