"""What lies between the players: craft cards, gather cards, docks, the stock."""

from typing import Final

from kingsforge_bot.drawing.layout import Column, Inset, Row, Space, middle, paint
from kingsforge_bot.games.kings_forge.pictures.art import FACE, SHOWN, SMALL, TINY
from kingsforge_bot.games.kings_forge.pictures.contents import (
    Coverer,
    FaceDown,
    FaceUp,
    InQueue,
    LeftOver,
    OnDisplay,
    Stock,
)
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon, draw_icon, icon_stencil
from kingsforge_bot.games.kings_forge.pictures.glyphs.parts import card_boxes, draw_card_ground, line, look, text, title
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import draw_row, draw_tile, folded, height
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import (
    COVERED,
    DieSign,
    IconSign,
    Signs,
    TextSign,
    cost,
    counted,
    dice,
    effect,
)
from kingsforge_bot.games.kings_forge.pictures.names import card_name, half_mark, item_name
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.rules.cards import SIDES_OF, Side
from kingsforge_bot.games.kings_forge.rules.dice import RESOURCES, Kind
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame

_RADIUS: Final = 16
_EDGE: Final = (3, Tone.LINE)
_ONE_LINE: Final = 58
"""A half whose signs would be lower than this in one line takes two."""


def draw_on_display(canvas: Canvas, frame: Frame, shown: OnDisplay) -> None:
    """A craft card: rank, name, what it looks like, and its boxes with the least dice that fill them."""
    card = shown.card
    draw_card_ground(canvas, frame, fresh=shown.fresh, ready=shown.ready)
    columns = 2 if len(card.boxes) == 4 else 3
    side = 74 if len(card.boxes) <= columns else 71
    boxes = middle(card_boxes(card, shown.covered, columns, side, 6, 8))
    below = Row((Space(2), look("craft", card.item, SHOWN), Space(16), boxes), size=SHOWN)
    paint(canvas, Inset(Column((title(card, 42, 52), below), 7), 14, 11), frame)


def draw_coverer(canvas: Canvas, frame: Frame, coverer: Coverer) -> None:
    """For how many of the boxes there are dice, with a tick where for all; a hammer where it can be made at once."""
    side = 48
    tick = Frame(frame.x + (frame.w - side) // 2, frame.y + 4, side, side)
    if coverer.boxes == coverer.of:
        draw_row(canvas, tick, (COVERED,), Tone.CARD)
    below = Frame(frame.x, frame.bottom - 52, frame.w, 52)
    if coverer.rolled and coverer.boxes == coverer.of:
        draw_icon(canvas, below, Icon.HAMMER, Tone.EMBER, Tone.CARD)
    else:
        canvas.label(f"{coverer.boxes}/{coverer.of}", below, Script(36, 24, Tone.INK, Tone.CARD, centred=True))


def draw_in_queue(canvas: Canvas, frame: Frame, waiting: InQueue) -> None:
    """A craft card that waits, smaller."""
    canvas.slab(frame, Tone.DIM, Tone.TABLE, _RADIUS)
    item, signs = waiting.card.item, line(dice(waiting.card.boxes), Tone.DIM)
    named = text(item_name(item), 36, 22, ground=Tone.DIM, high=42)
    beside = Column((Space(5), named, Space(2), Row((Space(2), signs), size=54)))
    paint(canvas, Row((Space(6), look("craft", item, SMALL, Tone.DIM), Space(10), beside, Space(8))), frame)
    draw_rank(canvas, Frame(frame.x + 5, frame.y + 5, 44, 44), waiting.card.rank)


def draw_rank(canvas: Canvas, frame: Frame, rank: int) -> None:
    """A craft card's rank on the corner of its illustration."""
    disc = icon_stencil(Icon.DISC, frame.h)
    canvas.stamp(disc, frame.x, frame.y, Tone.LINE, Tone.CARD, over=True)
    canvas.label(str(rank), frame, Script(round(frame.h * 0.56), 6, Tone.INK, Tone.LINE, centred=True))


def draw_face_up(canvas: Canvas, frame: Frame, face: FaceUp) -> None:
    """A gather card: what it looks like, its name, and per half what it costs and does."""
    card = face.card
    draw_card_ground(canvas, frame, fresh=face.fresh)
    draw_tile(canvas, "gather", card.value, frame.x + 14, frame.y + 14, FACE, Tone.CARD)
    name = Frame(frame.x + 10, frame.y + 14 + FACE, FACE + 8, frame.h - FACE - 22)
    canvas.label(card_name(card), name, Script(37, 26, Tone.INK, Tone.CARD, centred=True))
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
    canvas.label(
        half_mark(side), Frame(place.x + 3, place.y, 34, place.h), Script(34, 20, Tone.MUTED, Tone.GLOW, centred=True)
    )
    for room, signs in lines_of(side, inside(place)):
        draw_row(canvas, room, signs, Tone.GLOW)


def draw_left_over(canvas: Canvas, frame: Frame, left: LeftOver) -> None:
    """A gather card that nobody claimed: how it looks and what it is called are enough."""
    canvas.slab(frame, Tone.PAPER, Tone.TABLE, _RADIUS, _EDGE)
    looks = look("gather", left.card.value, TINY, Tone.PAPER)
    named = text(card_name(left.card), 36, 20, Tone.MUTED, Tone.PAPER)
    paint(canvas, Row((Space(8), looks, Space(10), named, Space(10))), frame)


def draw_face_down(canvas: Canvas, frame: Frame, deck: FaceDown) -> None:
    """The deck: the back of a card and how many."""
    canvas.slab(frame, Tone.DIM, Tone.TABLE, _RADIUS)
    signs = (IconSign(Icon.CARDS), TextSign(f"×{deck.count}"))
    draw_row(canvas, frame.inset(10), signs, Tone.DIM, centred=True)


def draw_stock(canvas: Canvas, frame: Frame, stock: Stock) -> None:
    """How many dice of each kind are left, none included."""
    canvas.slab(frame, Tone.DIM, Tone.TABLE, _RADIUS)
    icon = line((IconSign(Icon.STOCK),), Tone.DIM, frame.h - 22)
    left = [*zip(RESOURCES, stock.dice.counts, strict=True), (Kind.LIBRARY, stock.library)]
    counts = (line((DieSign(kind), TextSign(str(count))), Tone.DIM) for kind, count in left)
    each = (Row((one, Space(8))) for one in counts)
    paint(canvas, Inset(Row((Space(6), icon, Space(18), Row(tuple(each)))), 11, 11), frame)
