"""The band at the top: the hall's wall, and on a plate whom the table awaits and for what."""

from typing import Final

from kingsforge_bot.drawing.lettering import Line, fitted
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.art import SPRITES
from kingsforge_bot.games.dwarven_smithy.pictures.caption import cut
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon, draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.legend import draw_marks, marks_width
from kingsforge_bot.games.dwarven_smithy.pictures.measures import MARGIN, POSTED
from kingsforge_bot.games.dwarven_smithy.pictures.palette import Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import draw_face_of, draw_seat
from kingsforge_bot.games.dwarven_smithy.pictures.signs import draw_row, row_width
from kingsforge_bot.games.dwarven_smithy.pictures.table_contents import Awaited
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import width

HEADER: Final = 96
_PLATE: Final = 80
_PLATE_WIDE: Final = 740
_PLATE_PART: Final = 0.54
"""Of a narrower picture, so that the table's name has room."""
_TOP: Final = 4
_ROUND: Final = 18
_OUTLINE: Final = 4
_TABLE_SIZE: Final = 44
_BESIDE: Final = 14
_STEP: Final = 34
"""From one line of a long name to the next."""
Marks = tuple[tuple[str, str], ...]
"""Signs and their words, as `legend.told_marks` has them."""


def header(awaited: Awaited, marks: Marks = ()) -> Strip:
    """The strip at the top of every picture of a table; `marks`: what signs further down mean, where there is room."""
    return Strip(HEADER, ("header", awaited, marks), lambda canvas: _paint(canvas, awaited, marks))


def draw_hall(canvas: Canvas) -> None:
    """The hall with its fires, as wide as the picture."""
    canvas.put(SPRITES.band("hall"), LEFT, 0)


def engrave(canvas: Canvas, text: str, right: int, room: int) -> int:
    """A name on the wall, up to its right end. Returns where it begins."""
    name, size = cut(text, room, _TABLE_SIZE, POSTED)
    x = right - _OUTLINE - width(name, size)
    canvas.engrave(name, x, _TOP + _PLATE // 2, size, Tone.WHITE, (_OUTLINE, Tone.INK))
    return x


def name_lines(name: str, room: int, size: int) -> tuple[Line, ...]:
    """A name in one line, else in two; cut only where these are not enough, and then one line of it."""
    if width(name, POSTED) <= room:
        return (Line(*cut(name, room, size, POSTED)),)
    lines = fitted(name, room, POSTED, POSTED)
    if any(line.text.endswith("…") for line in lines):
        return (Line(*cut(name, room, POSTED, POSTED)),)
    return lines


def _paint(canvas: Canvas, awaited: Awaited, marks: Marks) -> None:
    draw_hall(canvas)
    wide = canvas.indices.width - LEFT
    plate = Frame(LEFT + MARGIN, _TOP, min(_PLATE_WIDE, round(wide * _PLATE_PART)), _PLATE)
    _plate(canvas, plate, awaited)
    right = LEFT + wide - MARGIN
    if awaited.ended_by is not None and not awaited.over:
        right = _last_turns(canvas, right, awaited)
    begins = engrave(canvas, awaited.table, right, right - plate.right - 20)
    room = begins - plate.right - 2 * _BESIDE - 2 * _ROUND
    told = next((some for some in (marks, marks[:2], marks[:1]) if some and marks_width(some) <= room), ())
    if told:
        wide = marks_width(told) + 2 * _ROUND
        legend = Frame(plate.right + _BESIDE, _TOP + 8, wide, _PLATE - 16)
        canvas.slab(legend, Tone.CARD, Tone.IRON, _ROUND)
        draw_marks(canvas, Frame(legend.x + _ROUND, legend.y, wide - _ROUND, legend.h), told)


def _plate(canvas: Canvas, frame: Frame, awaited: Awaited) -> None:
    canvas.slab(frame, Tone.CARD, Tone.IRON, _ROUND, (8, Tone.GOLD))
    side = frame.h - 28
    x = frame.x + 14
    if not awaited.over:
        draw_icon(canvas, Frame(x, frame.y + 14, side, side), Icon.TURN, Tone.EMBER, Tone.CARD)
        x += side + 12
    for seat in awaited.seats:
        draw_face_of(canvas, Frame(x, frame.y + 8, frame.h - 16, frame.h - 16), seat)
        x += frame.h - 4
    wide = row_width(awaited.signs, side)
    right = frame.right - 16 - wide
    draw_row(canvas, Frame(right, frame.y + 14, wide, side), awaited.signs, Tone.CARD)
    lines = name_lines(", ".join(awaited.names), right - x - 12, 52)
    for index, (name, size) in enumerate(lines):
        middle = frame.middle[1] + _STEP * index - _STEP * (len(lines) - 1) // 2
        canvas.write(name, x, middle, size, Tone.INK, Tone.CARD)


def _last_turns(canvas: Canvas, right: int, awaited: Awaited) -> int:
    """A flag and who brought about the end: all others have one turn more. Returns where it begins."""
    side = _PLATE - 28
    frame = Frame(right - 2 * side - 40, _TOP, 2 * side + 40, _PLATE)
    canvas.slab(frame, Tone.CARD, Tone.IRON, _ROUND)
    draw_icon(canvas, Frame(frame.x + 14, frame.y + 14, side, side), Icon.FLAG, Tone.EMBER, Tone.CARD)
    assert awaited.ended_by is not None
    draw_seat(canvas, Frame(frame.x + side + 26, frame.y + 14, side, side), awaited.ended_by, Tone.CARD)
    return frame.x - 12
