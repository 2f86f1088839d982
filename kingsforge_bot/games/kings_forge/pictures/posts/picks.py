"""The gather cards to choose from: the look above the name, beside them what each half costs and does."""

from functools import lru_cache
from typing import Final

from kingsforge_bot.drawing.layout import Column, Leaf, placed
from kingsforge_bot.games.kings_forge.pictures.art import FACE, PICKED, SMALL, TINY
from kingsforge_bot.games.kings_forge.pictures.glyphs.parts import draw_card_ground
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import draw_row, draw_tile, folded, height
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import Signs, cost, counted, effect
from kingsforge_bot.games.kings_forge.pictures.names import card_name, half_mark
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.post_contents import Pick
from kingsforge_bot.games.kings_forge.rules.cards import SIDES_OF, Card, Side
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame

_MOST_SIGN: Final = 80
_USUAL_SIGN: Final = 62
"""Four cards below each other have lines about so high."""
_LEAST_SIGN: Final = 50
"""Its numbers are 11 px high in Discord's box."""
_MARK_WIDE: Final = 38
_GAP: Final = 2
"""Between the halves."""
_EDGE: Final = 5
"""Above and below them."""
_NAME_HIGH: Final = 36
_NAME_WIDE: Final = 204


def draw_pick(canvas: Canvas, frame: Frame, pick: Pick) -> None:
    """A gather card: its look above its name, and beside them per half what it costs and does."""
    card = pick.card
    draw_card_ground(canvas, frame, fresh=pick.fresh)
    side = look_side(frame.h)
    look = Frame(frame.x + 8, frame.y + (frame.h - side - _NAME_HIGH) // 2, _look_wide(frame.h), side)
    draw_tile(canvas, "gather", card.value, look.x + (look.w - side) // 2, look.y, side, Tone.CARD)
    name = Frame(look.x, look.bottom, look.w, _NAME_HIGH)
    canvas.label(card_name(card), name, Script(40, 25, Tone.INK, Tone.CARD, centred=True))
    for side_of, (place, lines) in zip(SIDES_OF[card], pick_halves(card, frame), strict=True):
        canvas.cached_tile("half", place, Tone.CARD, _draw_half)
        mark = Frame(place.x + 3, place.y, _MARK_WIDE - 6, place.h)
        canvas.label(half_mark(side_of), mark, Script(32, 27, Tone.MUTED, Tone.GLOW, centred=True))
        for line, signs in lines:
            draw_row(canvas, line, signs, Tone.GLOW)


def _draw_half(canvas: Canvas, frame: Frame) -> None:
    canvas.slab(frame, Tone.GLOW, Tone.CARD, 12)


def _look_wide(high: int) -> int:
    """How wide the look and the name of a card so high are."""
    return max(_NAME_WIDE, look_side(high))


def look_side(high: int) -> int:
    """How large the look of a card so high is."""
    return next((side for side in (FACE, PICKED, SMALL) if side + _NAME_HIGH + 14 <= high), TINY)


def half_room(wide: int) -> int:
    """How wide the halves of a low card so wide are."""
    return wide - _NAME_WIDE - 24


def pick_halves(card: Card, frame: Frame) -> tuple[tuple[Frame, tuple[tuple[Frame, Signs], ...]], ...]:
    """Where the halves of a card to choose lie, and the lines of their signs: one, or two where one would be small."""
    x = frame.x + _look_wide(frame.h) + 16
    room = Frame(x, frame.y + _EDGE, frame.right - 8 - x, frame.h - 2 * _EDGE)
    lines = [half_lines(side, room.w) for side in SIDES_OF[card]]
    each = (room.h - _GAP * (len(lines) - 1)) // sum(map(len, lines))
    halves = Column(tuple(Leaf(shown, each * len(shown)) for shown in lines), _GAP)
    found: list[tuple[Frame, tuple[tuple[Frame, Signs], ...]]] = []
    for place, shown in placed(halves, room):
        inner = Frame(place.x + _MARK_WIDE, place.y + 1, place.w - _MARK_WIDE - 6, place.h - 2)
        line = min(_MOST_SIGN, (inner.h - 2 * (len(shown) - 1)) // len(shown))
        line -= line % 2  # few different sizes: each is drawn only once
        top = inner.y + (inner.h - len(shown) * (line + 2) + 2) // 2
        rows = Column(tuple(Leaf(signs, line) for signs in shown), 2)
        found.append((place, tuple(placed(rows, Frame(inner.x, top, inner.w, inner.h)))))
    return tuple(found)


@lru_cache(maxsize=128)
def half_lines(side: Side, room: int) -> tuple[Signs, ...]:
    """A half's signs in a place so wide: in one line; counted where they would be small; else in two lines."""
    spelled, wide = (*cost(side), *effect(side)), room - _MARK_WIDE - 6
    for least in (_USUAL_SIGN, _LEAST_SIGN):
        for signs in (spelled, counted(spelled, 3), counted(spelled, 2)):
            if height(signs, wide, _USUAL_SIGN) >= least:
                return (signs,)
    return folded(counted(spelled, 3), wide, _USUAL_SIGN)
