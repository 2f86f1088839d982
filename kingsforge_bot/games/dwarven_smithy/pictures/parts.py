"""Things that all pictures are put together from: cards with their marks, seats, numbers with their signs."""

from functools import partial
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.lettering import fitted, least_wide
from kingsforge_bot.drawing.portraits import Faced, PortraitPalette, draw_portrait
from kingsforge_bot.drawing.seats import Badge, draw_badge
from kingsforge_bot.games.dwarven_smithy.pictures.art import COST, HELP, RESOURCE, SHELF, SPRITES
from kingsforge_bot.games.dwarven_smithy.pictures.caption import NAME
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import Cell
from kingsforge_bot.games.dwarven_smithy.pictures.icons import draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import LEAST
from kingsforge_bot.games.dwarven_smithy.pictures.palette import SEAT_TONES, TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.signs import LEAST_ROW, Signs, draw_row, row_width
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.shadow import draw_shadow
from kingsforge_bot.render.typeface import width

LINE: Final = 29
"""From one line of a name to the next."""
_BADGE: Final = 38
_NUMBER: Final = 31
_RIM: Final = 3
_EDGE: Final = 5
"""Of what is new."""
_ROUND: Final = 16
_BADGES: Final = tuple(Badge(tone, Tone.WHITE) for tone in SEAT_TONES)
LOOK: Final = PortraitPalette(_BADGES, Tone.GOLD, Tone.WHITE)


def draw_slab(canvas: Canvas, frame: Frame, awaited: bool = False) -> None:
    """A panel with its shadow on the table; in a frame of brass where somebody is awaited."""
    draw_shadow(canvas, frame, TABLE, _ROUND)
    canvas.slab(frame, Tone.CARD, Tone.TABLE, _ROUND, (8, Tone.GOLD) if awaited else None)


def draw_seat(canvas: Canvas, frame: Frame, seat: Seat, ground: Tone = Tone.CARD) -> None:
    """A seat's badge."""
    draw_badge(canvas, frame, seat, ground, _BADGES)


def draw_face_of(canvas: Canvas, frame: Frame, who: Faced, ground: Tone = Tone.CARD) -> None:
    """Whoever sits there, as a head in a frame."""
    draw_portrait(canvas, frame, who, ground, LOOK)


def draw_marks(canvas: Canvas, tile: Frame, cell: Cell) -> None:
    """The marks on a large drawing."""
    _draw_marks(canvas, tile, cell, tile)


def draw_fresh(canvas: Canvas, tile: Frame) -> None:
    """What lies below a drawing that came since the picture before: an edge of flame looks out."""
    frame = Frame(tile.x - _EDGE, tile.y - _EDGE, tile.w + 2 * _EDGE, tile.h + 2 * _EDGE)
    canvas.slab(frame, Tone.CARD, Tone.CARD, _ROUND, (_EDGE, Tone.FLAME))


def draw_card(canvas: Canvas, frame: Frame, cell: Cell, side: int) -> None:
    """A card's drawing so large in the upper middle of a frame, its marks on it, below it its name."""
    if cell.fresh:
        draw_fresh(canvas, Frame(_left_of(frame, cell, side), frame.y, side, side))
        _draw_card(canvas, frame, cell, side)
        return
    canvas.cached_tile(("card", cell, side), frame, Tone.CARD, partial(_draw_card, cell=cell, side=side))


def _draw_card(canvas: Canvas, frame: Frame, cell: Cell, side: int) -> None:
    beside = _is_beside(cell, side)
    x = _left_of(frame, cell, side)
    canvas.put(SPRITES.tile(*cell.drawing, side, Tone.CARD), x, frame.y)
    numbers = Frame(x, frame.y, side + (_BADGE + 8 if beside else 0), side)
    _draw_marks(canvas, Frame(x, frame.y, side, side), cell, numbers)
    write_name(canvas, Frame(frame.x, frame.y + side + 1, frame.w, 2 * LINE), cell.name, NAME, centred=True)


def _is_beside(cell: Cell, side: int) -> bool:
    """Whether the number stands beside the drawing, which is too small for it."""
    return side < SHELF and cell.price is not None


def _left_of(frame: Frame, cell: Cell, side: int) -> int:
    return frame.x + (frame.w - side) // 2 - (_BADGE // 2 if _is_beside(cell, side) else 0)


def card_need(cell: Cell, side: int) -> int:
    """How wide a card's place has to be for its name to stand there whole."""
    return max(least_card(side), least_wide(cell.name, LEAST) if cell.name else 0)


def least_card(side: int) -> int:
    """How wide the place of any card is, with the number beside a small drawing."""
    return side + (_BADGE + 8 if side < SHELF else 0)


def _draw_marks(canvas: Canvas, tile: Frame, cell: Cell, numbers: Frame) -> None:
    """On the corners: what it is or does above, numbers below; small drawings have their numbers beside them."""
    if cell.mark is not None:
        side = min(_BADGE, tile.w * 2 // 3)
        place = Frame(tile.x, tile.y, side, side)
        canvas.slab(place, Tone.CARD, Tone.CARD, 0)
        canvas.slab(place.inset(1), Tone.PAPER, Tone.CARD, 8)
        draw_icon(canvas, place.inset(6), cell.mark, Tone.IRON, Tone.PAPER)
    if cell.price is not None:
        _draw_number(canvas, numbers, f"{cell.price}", (Tone.GOLD, Tone.IRON), 6)
    elif cell.gain is not None:
        _draw_number(canvas, numbers, f"+{cell.gain}", (Tone.INK, Tone.GOLD), _BADGE // 2)
    elif cell.value is not None:
        _draw_number(canvas, numbers, f"{cell.value}", (Tone.INK, Tone.GOLD), _BADGE // 2)


def _draw_number(canvas: Canvas, tile: Frame, text: str, tones: tuple[Tone, Tone], radius: int) -> None:
    """A price on an iron plate, a gain on a gold coin, a count on paper."""
    ink, fill = tones
    wide = max(_BADGE, width(text, _NUMBER) + 14)
    place = Frame(tile.right - wide, tile.bottom - _BADGE, wide, _BADGE)
    canvas.slab(Frame(place.x - _RIM, place.y - _RIM, place.w + _RIM, place.h + _RIM), Tone.CARD, Tone.CARD, 0)
    canvas.slab(place, fill, Tone.CARD, radius)
    canvas.write(text, place.x + (wide - width(text, _NUMBER)) // 2, place.middle[1], _NUMBER, ink, fill)


def write_name(canvas: Canvas, frame: Frame, name: str, size: int, *, centred: bool = False) -> int:
    """A name in one line or two, from the top of the frame. Returns how many."""
    lines = fitted(name, frame.w, size, LEAST)
    for index, line in enumerate(lines):
        x = frame.x + ((frame.w - width(*line)) // 2 if centred else 0)
        canvas.write(line.text, x, frame.y + round((index + 0.5) * size * 1.06), line.size, Tone.INK, Tone.CARD)
    return len(lines)


def draw_helper(canvas: Canvas, frame: Frame, cell: Cell) -> None:
    """An apprentice or a tool: beside its drawing its name and, where there is room, what it does."""
    if cell.fresh:
        side = _helper_side(frame)
        draw_fresh(canvas, Frame(frame.x, frame.y, side, side))
        _draw_helper(canvas, frame, cell)
        return
    canvas.cached_tile(("helper", cell), frame, Tone.CARD, partial(_draw_helper, cell=cell))


def _draw_helper(canvas: Canvas, frame: Frame, cell: Cell) -> None:
    side = _helper_side(frame)
    canvas.put(SPRITES.tile(*cell.drawing, side, Tone.CARD), frame.x, frame.y)
    x = frame.x + side + 6
    lines = write_name(canvas, Frame(x, frame.y, frame.right - x, frame.h), cell.name, NAME)
    top = frame.y + lines * LINE + 2
    for signs in _joined(cell.signs, frame.w - side):
        beside = top < frame.y + side
        if beside and row_width(signs, LEAST_ROW, 1) > frame.right - x:
            top, beside = frame.y + side + 2, False
        high = min(48, frame.bottom - top)
        if high < LEAST_ROW:
            break
        left = x if beside or (side == COST and row_width(signs, LEAST_ROW, 1) <= frame.right - x) else frame.x
        draw_row(canvas, Frame(left, top, frame.right - left, high), signs, Tone.CARD)
        top += high


def _helper_side(frame: Frame) -> int:
    return SHELF if frame.h >= _TALL else HELP if frame.w >= _BROAD else COST


def _joined(rows: tuple[Signs, ...], room: int) -> tuple[Signs, ...]:
    """All in one row where there is room for it."""
    whole = tuple(sign for row in rows for sign in (" ", *row))[1:]
    return (whole,) if rows and row_width(whole, LEAST_ROW) <= room - 8 else rows


_BROAD: Final = 240
"""Below this width the name needs the room."""
_TALL: Final = 108
"""From this height on a helper says what it does."""


def draw_under(canvas: Canvas, x: int, bottom: int, cell: Cell) -> int:
    """The resources of a stack side by side, down to `bottom`. Returns where they end."""
    for name in cell.under:
        canvas.put(SPRITES.tile(RESOURCE, name, COST, Tone.CARD), x, bottom - COST)
        x += COST + 2
    return x


def stack_width(cell: Cell, side: int) -> int:
    """How wide it lies."""
    return side + len(cell.under) * (COST + 2) + (2 if cell.under else 0)
