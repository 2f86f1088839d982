"""What lies between the players: craft cards, gather cards, docks, the stock."""

from typing import Final, assert_never

from kingsforge_bot.games.kings_forge.cards import SIDES_OF, Card, Side
from kingsforge_bot.games.kings_forge.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.dice import RESOURCES, Kind
from kingsforge_bot.games.kings_forge.docks import OFFERS
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.kings_forge.contents import (
    DockSpace,
    FaceDown,
    FaceUp,
    InQueue,
    LeftOver,
    OnDisplay,
    OnOffer,
    Stock,
)
from kingsforge_bot.render.kings_forge.icons import Icon
from kingsforge_bot.render.kings_forge.names import card_name, half_mark, item_name
from kingsforge_bot.render.kings_forge.row import draw_row, row_width
from kingsforge_bot.render.kings_forge.signs import (
    ANY_LOST,
    ARROW,
    DieSign,
    GapSign,
    IconSign,
    RankSign,
    SeatSign,
    Sign,
    TextSign,
    cost,
    dice,
    effect,
    gives,
)
from kingsforge_bot.render.palette import Tone

_RADIUS: Final = 16
_EDGE: Final = (3, Tone.LINE)


def draw_on_offer(canvas: Canvas, frame: Frame, holds: OnOffer) -> None:
    """One place between the players."""
    match holds:
        case OnDisplay(card=item):
            _draw_on_display(canvas, frame, item)
        case InQueue() as waiting:
            _draw_in_queue(canvas, frame, waiting)
        case FaceUp(card=card):
            _draw_face_up(canvas, frame, card)
        case LeftOver(card=card):
            _draw_left_over(canvas, frame, card)
        case FaceDown(count=count):
            _draw_face_down(canvas, frame, count)
        case Stock() as stock:
            _draw_stock(canvas, frame, stock)
        case DockSpace() as dock:
            _draw_dock(canvas, frame, dock)
        case _:
            assert_never(holds)


def _draw_on_display(canvas: Canvas, frame: Frame, card: CraftCard | None) -> None:
    """A craft card: rank, name, and its boxes with the least dice that fill them."""
    if card is None:
        _draw_empty(canvas, frame)
        return
    canvas.slab(frame, Tone.CARD, Tone.PAPER, _RADIUS, _EDGE)
    _draw_title(canvas, Frame(frame.x + 14, frame.y + 10, frame.w - 28, 56), card, 42)
    place = Frame(frame.x + 16, frame.y + 72, frame.w - 32, frame.h - 72 - 14)
    draw_row(canvas, place, dice(card.boxes), Tone.CARD)


def _draw_in_queue(canvas: Canvas, frame: Frame, waiting: InQueue) -> None:
    """A craft card that waits, smaller; the next one marked."""
    canvas.slab(frame, Tone.DIM, Tone.PAPER, _RADIUS)
    title = Frame(frame.x + 8, frame.y + 6, frame.w - 16, 40)
    if waiting.next:
        canvas.write("↑", title.x + 2, title.middle[1], 36, Tone.INK, Tone.DIM)
        title = Frame(title.x + 36, title.y, title.w - 36, title.h)
    _draw_title(canvas, title, waiting.card, 28, Tone.DIM)
    place = Frame(frame.x + 12, frame.y + 48, frame.w - 24, frame.h - 56)
    draw_row(canvas, place, dice(waiting.card.boxes), Tone.DIM)


def _draw_title(canvas: Canvas, frame: Frame, card: CraftCard, size: int, ground: Tone = Tone.CARD) -> None:
    draw_row(canvas, Frame(frame.x, frame.y, frame.h, frame.h), (RankSign(card.rank),), ground)
    place = Frame(frame.x + frame.h + 8, frame.y, frame.w - frame.h - 8, frame.h)
    canvas.label(item_name(card.item), place, size, 18, Tone.INK, ground)


def _draw_face_up(canvas: Canvas, frame: Frame, card: Card | None) -> None:
    """A gather card: its name, and per half what it costs and does."""
    if card is None:
        _draw_empty(canvas, frame)
        return
    canvas.slab(frame, Tone.CARD, Tone.PAPER, _RADIUS, _EDGE)
    title = Frame(frame.x + 20, frame.y + 6, frame.w - 40, 58)
    canvas.label(card_name(card), title, 44, 30, Tone.INK, Tone.CARD)
    high = (frame.h - 64 - 12) // 2
    for index, side in enumerate(SIDES_OF[card]):
        place = Frame(frame.x + 12, frame.y + 64 + index * (high + 2), frame.w - 24, high - 2)
        canvas.slab(place, Tone.GLOW, Tone.CARD, 10)
        _draw_half(canvas, Frame(place.x + 12, place.y + 12, place.w - 24, place.h - 24), side)


def _draw_left_over(canvas: Canvas, frame: Frame, card: Card | None) -> None:
    """A gather card that nobody claimed: its name is enough."""
    canvas.slab(frame, Tone.DIM, Tone.PAPER, _RADIUS)
    name = "–" if card is None else card_name(card)
    canvas.label(name, frame.inset(14), 34, 20, Tone.MUTED, Tone.DIM, centred=True)


def _draw_half(canvas: Canvas, frame: Frame, side: Side) -> None:
    """One half in a row: what it costs, an arrow, what it does."""
    mark: tuple[Sign, ...] = (TextSign(half_mark(side), Tone.MUTED), GapSign(0.1))
    draw_row(canvas, frame, (*mark, *cost(side), *effect(side)), Tone.GLOW)


def _draw_empty(canvas: Canvas, frame: Frame) -> None:
    """A place where nothing lies."""
    canvas.slab(frame, Tone.PAPER, Tone.PAPER, _RADIUS, _EDGE)
    canvas.label("–", frame, 60, 20, Tone.MUTED, Tone.PAPER, centred=True)


def _draw_face_down(canvas: Canvas, frame: Frame, count: int) -> None:
    """The deck: the back of a card and how many."""
    canvas.slab(frame, Tone.DIM, Tone.PAPER, _RADIUS)
    signs = (IconSign(Icon.CARDS), TextSign(f"×{count}"))
    draw_row(canvas, frame.inset(10), signs, Tone.DIM, centred=True)


def _draw_stock(canvas: Canvas, frame: Frame, stock: Stock) -> None:
    """How many dice of each kind are left, none included."""
    canvas.slab(frame, Tone.DIM, Tone.PAPER, _RADIUS)
    inner = frame.inset(11)
    draw_row(canvas, Frame(inner.x + 6, inner.y, inner.h, inner.h), (IconSign(Icon.STOCK),), Tone.DIM)
    left = [*zip(RESOURCES, stock.dice.counts, strict=True), (Kind.LIBRARY, stock.library)]
    start = inner.x + inner.h + 24
    wide = (inner.right - start) // len(left)
    for index, (kind, count) in enumerate(left):
        place = Frame(start + index * wide, inner.y, wide - 8, inner.h)
        draw_row(canvas, place, (DieSign(kind), TextSign(str(count))), Tone.DIM)


def _draw_dock(canvas: Canvas, frame: Frame, dock: DockSpace) -> None:
    """A dock space: its cost, what it gives, and who has used it."""
    free = dock.used_by is None
    ground = Tone.CARD if free else Tone.DIM
    canvas.slab(frame, ground, Tone.PAPER, _RADIUS, _EDGE if free else None)
    signs = (TextSign("⚓", Tone.MUTED), TextSign(str(OFFERS[dock.space].cost)), ANY_LOST, ARROW, *gives(dock.space))
    inner = Frame(frame.x + 14, frame.y + 10, frame.w - 28, frame.h - 20)
    if dock.used_by is None:
        draw_row(canvas, inner, signs, ground)
        return
    seat = SeatSign(dock.used_by)
    wide = row_width((seat,), inner.h)
    draw_row(canvas, Frame(inner.x, inner.y, inner.w - wide - 8, inner.h), signs, ground)
    draw_row(canvas, Frame(inner.right - wide, inner.y, wide, inner.h), (seat,), ground)
