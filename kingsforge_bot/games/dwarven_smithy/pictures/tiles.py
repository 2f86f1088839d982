"""Tiles: what lies on the table as square drawings of one size, each with its price, its marks and its links."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from kingsforge_bot.games.dwarven_smithy.pictures.area_contents import Shelf
from kingsforge_bot.games.dwarven_smithy.pictures.art import RESOURCE, SPRITES, TILES
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import Cell
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon, draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import POSTED
from kingsforge_bot.games.dwarven_smithy.pictures.palette import Tone
from kingsforge_bot.games.dwarven_smithy.pictures.signs import TIGHT, draw_row, row_width
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import width

EDGE: Final = 6
"""Of what is new."""
_ROUND: Final = 14
_NUMBER: Final = {156: 50, 118: 42, 92: POSTED}
"""Size of a price by that of the tile."""
_MARK: Final = {156: 56, 118: 44, 92: 36}
_PLATE: Final = 46
_LINK: Final = 20
_LINKED: Final = 9
"""Pixels by which a link reaches over a tile."""


class Tile(msgspec.Struct, frozen=True):
    """A card in its place; `before` and `after`: whether it is one stack with that beside it."""

    cell: Cell
    before: bool = False
    after: bool = False


def tiles_of(shelf: Shelf, places: int) -> tuple[Tile | None, ...]:
    """A tile for each card, stacks card by card, then the free places up to so many."""
    found = [tile for cell in shelf.cells for tile in _linked(cell)]
    return (*found, *[None] * (min(shelf.room, places) - len(found)))


def rows_of(shelf: Shelf, across: int, rows: int) -> Sequence[Sequence[Tile | None]]:
    """The same in so many rows: as they lie, or where that would part a stack, the longest first, so that none is."""
    flat = tiles_of(shelf, max(sum(len(_linked(cell)) for cell in shelf.cells), across * rows))[: across * rows]
    lines = [flat[start : start + across] for start in range(0, len(flat), across)]
    if not any(line[0] is not None and line[0].before for line in lines):
        return lines
    found: list[list[Tile | None]] = [[] for _ in range(rows)]
    for stack in sorted(map(_linked, shelf.cells), key=len, reverse=True):
        line = next((one for one in found if len(one) + len(stack) <= across), None)
        if line is None:
            return lines
        line += stack
    free = flat.count(None)
    for line in found:
        sockets = min(free, across - len(line))
        line += [None] * sockets
        free -= sockets
    return found


def _linked(cell: Cell) -> list[Tile]:
    """A card and what lies below it, one beside the other."""
    under = [Tile(Cell((RESOURCE, name)), True, True) for name in cell.under]
    if under:
        under[-1] = msgspec.structs.replace(under[-1], after=False)
    return [Tile(msgspec.structs.replace(cell, under=()), after=bool(under)), *under]


def draw_tile(canvas: Canvas, frame: Frame, tile: Tile | None, side: int) -> None:
    """In the middle of its place on stone; a free place is a socket."""
    place = Frame(frame.x + (frame.w - side) // 2, frame.y + (frame.h - side) // 2, side, side)
    if tile is None:
        canvas.slab(place.inset(2), Tone.PIT, Tone.WALL, _ROUND, (3, Tone.IRON))
        return
    if tile.cell.fresh:
        canvas.slab(place.inset(-EDGE), Tone.FLAME, Tone.WALL, _ROUND + EDGE)
    plain = msgspec.structs.replace(tile.cell, fresh=False) if tile.cell.fresh else tile.cell
    canvas.cached_tile(("tile", plain), place, Tone.WALL, partial(_draw, cell=plain))
    if tile.cell.fresh:
        draw_new(canvas, Frame(place.x, place.bottom - _MARK[side], _MARK[side], _MARK[side]))
    middle = place.middle[1] - _LINK // 2
    if tile.before:
        canvas.slab(Frame(frame.x, middle, place.x - frame.x + _LINKED, _LINK), Tone.GOLD, Tone.WALL, 4)
    if tile.after:
        start = place.right - _LINKED
        canvas.slab(Frame(start, middle, frame.right - start, _LINK), Tone.GOLD, Tone.WALL, 4)


def draw_new(canvas: Canvas, frame: Frame, ground: Tone = Tone.WALL) -> None:
    """What is new has a sign, too: not everybody tells its frame by the colour."""
    canvas.slab(frame, Tone.IRON, ground, 10)
    draw_icon(canvas, frame.inset(5), Icon.NEW, Tone.FLAME, Tone.IRON)


def _draw(canvas: Canvas, place: Frame, cell: Cell) -> None:
    canvas.put(SPRITES.tile(*cell.drawing, place.w, Tone.WALL), place.x, place.y)
    if cell.mark is not None:
        mark = Frame(place.x, place.y, _MARK[place.w], _MARK[place.w])
        canvas.slab(mark, Tone.PAPER, Tone.WALL, 10)
        draw_icon(canvas, mark.inset(5), cell.mark, Tone.IRON, Tone.PAPER)
    if cell.price is not None:
        _draw_number(canvas, place, f"{cell.price}", (Tone.GOLD, Tone.IRON), 10)
    elif cell.gain is not None:
        _draw_number(canvas, place, f"+{cell.gain}", (Tone.INK, Tone.GOLD), 24)
    # Of the smallest tile both numbers would leave nothing to be seen.
    if cell.value is not None and (cell.price is None or place.w > TILES[-1]):
        _draw_number(canvas, place, f"{cell.value}", (Tone.INK, Tone.GOLD), 24, above=cell.price is not None)


def _draw_number(
    canvas: Canvas, tile: Frame, text: str, tones: tuple[Tone, Tone], radius: int, *, above: bool = False
) -> None:
    """A price on an iron plate, a gain on a gold coin, in the lower right corner, or the one `above` it."""
    (ink, fill), size = tones, _NUMBER[tile.w]
    high = round(size * 1.16)
    wide = max(high, width(text, size) + 16)
    plate = Frame(tile.right - wide, tile.y if above else tile.bottom - high, wide, high)
    canvas.slab(plate, fill, Tone.WALL, radius)
    canvas.write(text, plate.x + (wide - width(text, size)) // 2, plate.middle[1], size, ink, fill)


def draw_helper(canvas: Canvas, frame: Frame, cell: Cell, side: int) -> None:
    """An apprentice or a tool, and what it does: beside it where there is room, else across the foot of larger ones."""
    wide = frame.w >= side + BESIDE
    place = Frame(frame.x if wide else frame.x + (frame.w - side) // 2, frame.y + (frame.h - side) // 2, side, side)
    if cell.fresh:
        canvas.slab(place.inset(-EDGE), Tone.FLAME, Tone.WALL, _ROUND + EDGE)
    plain = msgspec.structs.replace(cell, mark=None, fresh=False)
    if wide:
        whole = Frame(place.x, place.y, frame.w, side)
        canvas.cached_tile(("helper", plain), whole, Tone.WALL, partial(_draw_beside, cell=plain))
    else:
        canvas.cached_tile(("helper", plain), place, Tone.WALL, partial(_draw_across, cell=plain))
    if cell.fresh:
        # What it does stands across its foot.
        draw_new(canvas, Frame(place.x, place.y, _MARK[side], _MARK[side]))


def _draw_across(canvas: Canvas, place: Frame, cell: Cell) -> None:
    _draw(canvas, place, cell)
    if place.w == TILES[-1]:
        return
    below = Frame(place.x, place.bottom - _PLATE, place.w, _PLATE)
    if signs := next((one for one in cell.brief if row_width(one, _PLATE, 2, TIGHT) <= place.w - 2), ()):
        canvas.slab(below, Tone.CARD, Tone.WALL, 10)
        draw_row(canvas, below, signs, Tone.CARD, centred=True, scale=TIGHT)


def _draw_beside(canvas: Canvas, frame: Frame, cell: Cell) -> None:
    side = frame.h
    _draw(canvas, Frame(frame.x, frame.y, side, side), cell)
    plate = Frame(frame.x + side + 6, frame.middle[1] - _PLATE, frame.w - side - 14, 2 * _PLATE)
    canvas.slab(plate, Tone.CARD, Tone.WALL, 10)
    lines = [signs for signs in cell.short if signs]
    for line, signs in enumerate(lines):
        row = Frame(plate.x, plate.middle[1] - _PLATE * len(lines) // 2 + line * _PLATE, plate.w, _PLATE)
        draw_row(canvas, row, signs, Tone.CARD, centred=True, scale=TIGHT)


BESIDE: Final = 118
"""Room that two lines of signs need."""


DRAW_TILE: Final = {side: partial(draw_tile, side=side) for side in TILES}
DRAW_HELPER: Final = {side: partial(draw_helper, side=side) for side in TILES}
