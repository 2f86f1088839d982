"""Markets and workshops: the sign of the area, how full it is, and its cards side by side."""

from collections.abc import Sequence
from typing import Final

import msgspec

from kingsforge_bot.drawing.layout import fitting_columns
from kingsforge_bot.drawing.lettering import least_wide
from kingsforge_bot.games.dwarven_smithy.pictures.art import GUILD, STALL
from kingsforge_bot.games.dwarven_smithy.pictures.caption import LEAST, NAME
from kingsforge_bot.games.dwarven_smithy.pictures.contents import Cell, Shelf
from kingsforge_bot.games.dwarven_smithy.pictures.icons import draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.palette import Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import (
    LINE,
    card_need,
    draw_card,
    draw_stack,
    draw_under,
    largest,
    least_card,
    left_width,
    stack_width,
    write_name,
)
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.typeface import width

SIGN: Final = 40
"""Side of the sign that stands before an area."""
_NAMED: Final = 150
"""Width of a card of the desk with its name."""
_APART: Final = 8
_BETWEEN: Final = 5
"""Between two names, more: else they would be read as one."""
_MOST_LINES: Final = 2


class Names(msgspec.Struct, frozen=True):
    """Which cards of a workshop have their names below them, in so many lines."""

    lines: int
    resources: bool = False
    """Also resources, which can be told by their drawings."""

    def below(self, cell: Cell) -> str:
        """What stands below a card."""
        return cell.name if self.lines and (self.resources or cell.drawing[0] == GUILD) else ""

    def need(self, cell: Cell) -> int:
        """How wide that is."""
        name = self.below(cell)
        return _BETWEEN + (width(name, NAME) if self.lines == 1 else least_wide(name, LEAST)) if name else 0


NAMELESS: Final = Names(0)


class Areas(msgspec.Struct, frozen=True):
    """How large the cards of a market are drawn, those of the workshop below it, and whose names stand there."""

    market: int
    workshop: int
    names: Names


def draw_market(canvas: Canvas, frame: Frame, shelf: Shelf, side_: int) -> None:
    """A card for each place, with its price and its name, this in as many lines as the frame has."""
    _draw_sign(canvas, frame, shelf, side_)
    cells = Frame(frame.x + SIGN + 8, frame.y, frame.w - SIGN - 8, frame.h)
    if side_ + 3 > cells.w // max(shelf.room, len(shelf.cells)):
        side_ = min(side_, STALL)
    one = frame.h < side_ + _MOST_LINES * LINE
    needs = [_need_in_one(cell, side_) if one else card_need(cell, side_) for cell in shelf.cells]
    for place, cell in zip(fitting_columns(cells, needs, shelf.room, least_card(side_), 4), shelf.cells, strict=False):
        draw_card(canvas, place, cell, side_)


def _draw_sign(canvas: Canvas, frame: Frame, shelf: Shelf, side_: int) -> None:
    top = frame.y + side_ // 2 - SIGN // 2
    draw_icon(canvas, Frame(frame.x, top - 14, SIGN, SIGN), shelf.icon, Tone.MUTED, Tone.CARD)
    place = Frame(frame.x - 6, top + SIGN - 12, SIGN + 12, LINE)
    canvas.label(f"{shelf.used}/{shelf.room}", place, LEAST, LEAST, Tone.MUTED, Tone.CARD, centred=True)


def draw_workshop(canvas: Canvas, frame: Frame, shelf: Shelf, side_: int, names: Names = NAMELESS) -> int:
    """Loose cards and stacks side by side, their names below them. Returns where they end."""
    _draw_sign(canvas, frame, shelf, side_)
    x = frame.x + SIGN + 12
    size = largest(shelf.cells, frame.right - x, side_, _APART)
    for cell in shelf.cells:
        name, wide = names.below(cell), _wide_as(cell, size, names)
        draw_stack(canvas, x + (wide - stack_width(cell, size)) // 2, frame.y + side_ - size, cell, size)
        write_name(canvas, Frame(x, frame.y + side_ + 1, wide, names.lines * LINE), name, NAME, centred=True)
        x += wide + _APART
    return x


def areas_of(market: Shelf, workshop: Shelf, room: tuple[int, int], sizes: Sequence[tuple[int, int]]) -> Areas:
    """The largest of the sizes at which all names have room, else those of guild cards, else none; what left does."""
    wide, high = room
    for resources in (True, False):
        for sold, made in sizes:
            rest = high - market_high(market, wide, sold) - made
            names = names_of(workshop, (wide - left_width(market.left), rest), made, resources)
            if rest >= 0 and names is not None:
                return Areas(sold, made, names)
    sold, made = next((one for one in sizes if sum(one) + _MOST_LINES * LINE <= high), sizes[-1])
    return Areas(sold, made, NAMELESS)


def names_of(shelf: Shelf, room: tuple[int, int], side_: int, resources: bool) -> Names | None:
    """In how many lines the names have room below cards of that size; None where they have none."""
    wide, high = room
    for names in (Names(lines, resources) for lines in range(high // LINE + 1) if lines <= _MOST_LINES):
        if not names.lines and any(Names(1, resources).below(cell) for cell in shelf.cells):
            continue
        if SIGN + 12 + sum(_wide_as(cell, side_, names) + _APART for cell in shelf.cells) <= wide:
            return names
    return None


def market_high(shelf: Shelf, wide: int, side_: int) -> int:
    """How high a market is: its names have one line where there is room for it, else two."""
    in_one = sum(_need_in_one(cell, side_) + 4 for cell in shelf.cells) <= wide - SIGN - 8
    return side_ + (LINE if in_one else _MOST_LINES * LINE)


def market_need(shelf: Shelf, side_: int) -> int:
    """How wide a market has to be for its names to stand in two lines, no word broken."""
    return SIGN + 8 + sum(card_need(cell, side_) + 4 for cell in shelf.cells)


def _need_in_one(cell: Cell, side_: int) -> int:
    return max(least_card(side_), width(cell.name, NAME))


def _wide_as(cell: Cell, side_: int, names: Names) -> int:
    return max(stack_width(cell, side_), names.need(cell))


def draw_named(canvas: Canvas, frame: Frame, shelf: Shelf, side_: int) -> None:
    """The same with names; a stack takes the room that its resources need beside it."""
    _draw_sign(canvas, frame, shelf, side_)
    x, gap = frame.x + SIGN + 12, 8
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
