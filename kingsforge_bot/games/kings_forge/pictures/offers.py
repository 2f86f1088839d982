"""What lies between the players: craft cards, gather cards, docks, the stock."""

from typing import Final, assert_never

from kingsforge_bot.games.kings_forge.pictures.art import FACE, SHOWN, SMALL, TINY
from kingsforge_bot.games.kings_forge.pictures.contents import (
    Coverer,
    FaceDown,
    FaceUp,
    InQueue,
    LeftOver,
    OnDisplay,
    OnOffer,
    Stock,
)
from kingsforge_bot.games.kings_forge.pictures.dice_faces import draw_box, draw_die
from kingsforge_bot.games.kings_forge.pictures.icons import Icon, draw_icon, icon_stencil
from kingsforge_bot.games.kings_forge.pictures.names import card_name, half_mark, item_name
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.row import draw_row, draw_tile, folded, height
from kingsforge_bot.games.kings_forge.pictures.signs import (
    COVERED,
    DieSign,
    IconSign,
    RankSign,
    Signs,
    TextSign,
    cost,
    counted,
    dice,
    effect,
)
from kingsforge_bot.games.kings_forge.rules.cards import SIDES_OF, Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import RESOURCES, Kind
from kingsforge_bot.render.canvas import Canvas, Frame

_RADIUS: Final = 16
_EDGE: Final = (3, Tone.LINE)
_FRESH: Final = (8, Tone.FLAME)
"""New since the picture before."""
_READY: Final = (8, Tone.WOOD)
"""Can be made now."""
_ONE_LINE: Final = 58
"""A half whose signs would be lower than this in one line takes two."""


def draw_on_offer(canvas: Canvas, frame: Frame, holds: OnOffer) -> None:
    """One place between the players."""
    match holds:
        case OnDisplay() as shown:
            _draw_on_display(canvas, frame, shown)
        case Coverer() as coverer:
            _draw_coverer(canvas, frame, coverer)
        case InQueue() as waiting:
            _draw_in_queue(canvas, frame, waiting)
        case FaceUp(card=card, fresh=fresh):
            _draw_face_up(canvas, frame, card, fresh)
        case LeftOver(card=card):
            _draw_left_over(canvas, frame, card)
        case FaceDown(count=count):
            _draw_face_down(canvas, frame, count)
        case Stock() as stock:
            _draw_stock(canvas, frame, stock)
        case _:
            assert_never(holds)


def _draw_on_display(canvas: Canvas, frame: Frame, shown: OnDisplay) -> None:
    """A craft card: rank, name, what it looks like, and its boxes with the least dice that fill them."""
    card = shown.card
    canvas.slab(frame, Tone.CARD, Tone.TABLE, _RADIUS, _READY if shown.ready else _FRESH if shown.fresh else _EDGE)
    draw_title(canvas, Frame(frame.x + 14, frame.y + 11, frame.w - 28, 52), card, 42)
    draw_tile(canvas, "craft", card.item, frame.x + 16, frame.y + 70, SHOWN, Tone.CARD)
    x, y = frame.x + 16 + SHOWN + 16, frame.y + 70
    columns = 2 if len(card.boxes) == 4 else 3
    side = 74 if len(card.boxes) <= columns else 71
    first = y if len(card.boxes) > columns else y + (SHOWN - side) // 2
    for index, box in enumerate(card.boxes):
        row, column = divmod(index, columns)
        place = Frame(x + column * (side + 6), first + row * (side + 8), side, side)
        if shown.covered:
            draw_box(canvas, place, box, shown.covered[index], Tone.CARD)
        else:
            draw_die(canvas, place, box.kind, box.value, Tone.CARD)


def _draw_coverer(canvas: Canvas, frame: Frame, coverer: Coverer) -> None:
    """For how many of the boxes there are dice, with a tick where for all; a hammer where it can be made at once."""
    side = 48
    tick = Frame(frame.x + (frame.w - side) // 2, frame.y + 4, side, side)
    if coverer.boxes == coverer.of:
        draw_row(canvas, tick, (COVERED,), Tone.CARD)
    below = Frame(frame.x, frame.bottom - 52, frame.w, 52)
    if coverer.rolled and coverer.boxes == coverer.of:
        draw_icon(canvas, below, Icon.HAMMER, Tone.EMBER, Tone.CARD)
    else:
        canvas.label(f"{coverer.boxes}/{coverer.of}", below, 36, 24, Tone.INK, Tone.CARD, centred=True)


def _draw_in_queue(canvas: Canvas, frame: Frame, waiting: InQueue) -> None:
    """A craft card that waits, smaller."""
    canvas.slab(frame, Tone.DIM, Tone.TABLE, _RADIUS)
    draw_tile(canvas, "craft", waiting.card.item, frame.x + 6, frame.y + (frame.h - SMALL) // 2, SMALL, Tone.DIM)
    draw_rank(canvas, Frame(frame.x + 5, frame.y + 5, 44, 44), waiting.card.rank)
    title = Frame(frame.x + SMALL + 16, frame.y + 5, frame.w - SMALL - 24, 42)
    canvas.label(item_name(waiting.card.item), title, 36, 22, Tone.INK, Tone.DIM)
    place = Frame(title.x + 2, frame.y + 49, frame.w - SMALL - 26, 54)
    draw_row(canvas, place, dice(waiting.card.boxes), Tone.DIM)


def draw_rank(canvas: Canvas, frame: Frame, rank: int) -> None:
    """A craft card's rank on the corner of its illustration."""
    disc = icon_stencil(Icon.DISC, frame.h)
    canvas.stamp(disc, frame.x, frame.y, Tone.LINE, Tone.CARD, over=True)
    canvas.label(str(rank), frame, round(frame.h * 0.56), 6, Tone.INK, Tone.LINE, centred=True)


def draw_title(
    canvas: Canvas, frame: Frame, card: CraftCard, size: int, ground: Tone = Tone.CARD, least: int = 18
) -> None:
    """A craft card's rank and name."""
    draw_row(canvas, Frame(frame.x, frame.y, frame.h, frame.h), (RankSign(card.rank),), ground)
    place = Frame(frame.x + frame.h + 8, frame.y, frame.w - frame.h - 8, frame.h)
    canvas.label(item_name(card.item), place, size, least, Tone.INK, ground)


def _draw_face_up(canvas: Canvas, frame: Frame, card: Card, fresh: bool) -> None:
    """A gather card: what it looks like, its name, and per half what it costs and does."""
    canvas.slab(frame, Tone.CARD, Tone.TABLE, _RADIUS, _FRESH if fresh else _EDGE)
    draw_tile(canvas, "gather", card.value, frame.x + 14, frame.y + 14, FACE, Tone.CARD)
    name = Frame(frame.x + 10, frame.y + 14 + FACE, FACE + 8, frame.h - FACE - 22)
    canvas.label(card_name(card), name, 37, 26, Tone.INK, Tone.CARD, centred=True)
    for side, place in zip(SIDES_OF[card], halves(frame), strict=True):
        canvas.slab(place, Tone.GLOW, Tone.CARD, 12)
        draw_half(canvas, place, side)


def halves(frame: Frame) -> tuple[Frame, Frame]:
    """Where on a face-up card its top and its bottom lie."""
    x, high = frame.x + FACE + 26, (frame.h - 32) // 2
    top = Frame(x, frame.y + 13, frame.right - 14 - x, high)
    return top, Frame(x, top.bottom + 6, top.w, high)


def lines_of(side: Side, room: Frame) -> tuple[tuple[Frame, Signs], ...]:
    """A half's signs in one line, counted where they would be too small, or in two where even that is."""
    whole = (*cost(side), *effect(side))
    most = 68
    for signs in (whole, counted(whole, 3)):
        if height(signs, room.w, most) >= _ONE_LINE:
            return ((Frame(room.x, room.middle[1] - most // 2, room.w, most), signs),)
    high = (room.h - 8) // 2
    above, below = folded(whole, room.w, high)
    return (Frame(room.x, room.y, room.w, high), above), (Frame(room.x, room.bottom - high, room.w, high), below)


def inside(half: Frame) -> Frame:
    """Where the signs of a half lie, beside its mark."""
    return Frame(half.x + 40, half.y + 8, half.w - 44, half.h - 16)


def draw_half(canvas: Canvas, place: Frame, side: Side) -> None:
    """One half: which it is, what it costs, an arrow, what it does."""
    canvas.label(half_mark(side), Frame(place.x + 3, place.y, 34, place.h), 34, 20, Tone.MUTED, Tone.GLOW, centred=True)
    for line, signs in lines_of(side, inside(place)):
        draw_row(canvas, line, signs, Tone.GLOW)


def _draw_left_over(canvas: Canvas, frame: Frame, card: Card) -> None:
    """A gather card that nobody claimed: how it looks and what it is called are enough."""
    canvas.slab(frame, Tone.PAPER, Tone.TABLE, _RADIUS, _EDGE)
    draw_tile(canvas, "gather", card.value, frame.x + 8, frame.y + (frame.h - TINY) // 2, TINY, Tone.PAPER)
    name = Frame(frame.x + TINY + 18, frame.y, frame.w - TINY - 28, frame.h)
    canvas.label(card_name(card), name, 36, 20, Tone.MUTED, Tone.PAPER)


def _draw_face_down(canvas: Canvas, frame: Frame, count: int) -> None:
    """The deck: the back of a card and how many."""
    canvas.slab(frame, Tone.DIM, Tone.TABLE, _RADIUS)
    signs = (IconSign(Icon.CARDS), TextSign(f"×{count}"))
    draw_row(canvas, frame.inset(10), signs, Tone.DIM, centred=True)


def _draw_stock(canvas: Canvas, frame: Frame, stock: Stock) -> None:
    """How many dice of each kind are left, none included."""
    canvas.slab(frame, Tone.DIM, Tone.TABLE, _RADIUS)
    inner = frame.inset(11)
    draw_row(canvas, Frame(inner.x + 6, inner.y, inner.h, inner.h), (IconSign(Icon.STOCK),), Tone.DIM)
    left = [*zip(RESOURCES, stock.dice.counts, strict=True), (Kind.LIBRARY, stock.library)]
    start = inner.x + inner.h + 24
    wide = (inner.right - start) // len(left)
    for index, (kind, count) in enumerate(left):
        place = Frame(start + index * wide, inner.y, wide - 8, inner.h)
        draw_row(canvas, place, (DieSign(kind), TextSign(str(count))), Tone.DIM)
