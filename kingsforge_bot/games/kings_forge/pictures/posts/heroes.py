"""The items to win as tall cards: the look large, below it the boxes."""

from functools import partial
from typing import Final

from kingsforge_bot.drawing.layout import Column, Drawn, Inset, Leaf, Over, Part, Row, Space, middle, paint, shown, snug
from kingsforge_bot.drawing.lettering import Line, fitted
from kingsforge_bot.games.kings_forge.pictures.art import FACE, FORGED, HERO, SHOWN
from kingsforge_bot.games.kings_forge.pictures.glyphs.parts import card_boxes, draw_card_ground, look
from kingsforge_bot.games.kings_forge.pictures.names import item_name
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.post_contents import Hero
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import fit, width

_TITLE: Final = 52
_NAME: Final = 48
_TWO_LINES: Final = 36
"""A name that would be smaller in one line takes two, where there is room."""
_LEAST_NAME: Final = 27
_LEAST_BOX: Final = 73
_MOST_BOX: Final = 109
_EDGE: Final = 12
_APART: Final = 8
"""Between boxes."""
_STEP: Final = 9


def draw_hero(canvas: Canvas, frame: Frame, hero: Hero) -> None:
    """An item as a tall card: name, look as large as there is room, how many boxes are covered, and the boxes."""
    card = hero.card
    draw_card_ground(canvas, frame, fresh=hero.fresh)
    rest = _rest(-(-len(card.boxes) // (2 if len(card.boxes) in (2, 4) else 3)))
    sides = (FORGED, HERO, FACE)
    side = next((side for side in sides if side + _EDGE <= frame.w and side + rest <= frame.h), SHOWN)
    title = min(_TITLE + (frame.h - side - rest) // 2, 2 * _TITLE)
    box, columns = _boxes(len(card.boxes), frame.w - 2 * _EDGE, frame.h - 10 - title - side - 8 - 12)
    grid = card_boxes(card, hero.covered, columns, box, _APART)
    rows = [grid.things[at : at + columns] for at in range(0, len(grid.things), columns)]
    lines: list[Part[Drawn]] = [Row((Space(), *(Leaf(one, box) for one in row), Space()), _APART, box) for row in rows]
    count = Column((Space(), Row((Space(), shown(_draw_count, hero.covered, 112)), size=60)))
    looks = Over((look("craft", card.item, side), count), side)
    part = Column(
        (
            Inset(shown(_draw_name, item_name(card.item)), _EDGE, 0, title),
            Space(2),
            Row((Space(), looks, Space()), size=side),
            Space(8),
            middle(snug(Column(tuple(lines), _APART))),
            Space(12),
        )
    )
    paint(canvas, part, frame._replace(y=frame.y + 8, h=frame.h - 8))


def _boxes(count: int, wide: int, high: int) -> tuple[int, int]:
    """How large so many boxes can be, and in how many columns: side by side rather than below each other."""

    def largest(columns: int) -> int:
        rows = -(-count // columns)
        box = min(_MOST_BOX, *((room + _APART) // lines - _APART for room, lines in ((wide, columns), (high, rows))))
        # Few different sizes: each is drawn only once.
        return box - max(0, box - _LEAST_BOX) % _STEP

    return max((largest(columns), columns) for columns in range(1, min(count, 3) + 1))


def _rest(rows: int) -> int:
    """What a tall card needs besides its look: the name in a line, and so many rows of boxes."""
    return 10 + _TITLE + 8 + rows * (_LEAST_BOX + _APART) - _APART + 12


def _draw_name(canvas: Canvas, frame: Frame, name: str) -> None:
    """In the middle: in one line where that is large enough, else in two."""
    lines: tuple[Line, ...] = (Line(*fit(name, _NAME, _LEAST_NAME, frame.w)),)
    if lines[0].size < _TWO_LINES and frame.h >= 2 * _LEAST_NAME:
        lines = fitted(name, frame.w, _NAME, _LEAST_NAME)
    high = frame.h // len(lines)
    for index, line in enumerate(lines):
        size = min(line.size, high)
        size -= max(0, size - _LEAST_NAME) % 3
        x = frame.x + (frame.w - width(line.text, size)) // 2
        canvas.write(line.text, x, frame.y + index * high + high // 2, size, Tone.INK, Tone.CARD)


def _draw_count(canvas: Canvas, frame: Frame, covered: tuple[bool, ...]) -> None:
    """How many boxes of how many are covered, on iron; on leaf where all are."""
    fill = Tone.WOOD if all(covered) else Tone.IRON
    text = f"{sum(covered)}/{len(covered)}"
    # On a ground of which nothing stays: below it lies the look.
    canvas.cached_cutting(("count", text), frame, Tone.TABLE, partial(_draw_plate, text=text, fill=fill))


def _draw_plate(canvas: Canvas, frame: Frame, text: str, fill: Tone) -> None:
    canvas.slab(frame, Tone.CARD, Tone.TABLE, 16, (4, Tone.CARD))
    plate = frame.inset(5)
    canvas.slab(plate, fill, Tone.CARD, 12)
    canvas.label(text, plate, Script(42, 30, Tone.WHITE, fill, centred=True))
