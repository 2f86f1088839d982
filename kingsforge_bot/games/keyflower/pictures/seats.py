"""The strip of a seat: its name, what is behind its screen as numbers, whether it has passed."""

from typing import Final

from kingsforge_bot.games.keyflower.pictures.contents import Strip
from kingsforge_bot.games.keyflower.pictures.palette import Tone
from kingsforge_bot.games.keyflower.pictures.parts import draw_plate, draw_seat, write
from kingsforge_bot.games.keyflower.pictures.signs import Pic, Signs, draw_pic, draw_row
from kingsforge_bot.render.canvas import Canvas, Frame

_BADGE: Final = 80
_NAME: Final = 38
_LINE: Final = 56
_FLAG: Final = 50
_PAD: Final = 12


def draw_strip(canvas: Canvas, frame: Frame, strip: Strip) -> None:
    """A plate for a seat; in gold where it is awaited, dim where it has passed."""
    fill = Tone.PAPER if strip.done else Tone.CARD
    edge, wide = (Tone.GOLD, 9) if strip.awaited else (Tone.BARK, 4)
    draw_plate(canvas, frame, fill, edge, wide)
    inner = frame.inset(_PAD)
    draw_seat(canvas, Frame(inner.x, inner.y + 2, _BADGE, _BADGE), strip.seat, fill)
    x = inner.x + _BADGE + 10
    write(canvas, Frame(x, inner.y, inner.right - x, 42), strip.name, _NAME)
    draw_row(canvas, Frame(x, inner.y + 44, inner.right - x, _LINE), (Pic("worker"), f"{strip.workers}"), centred=False)
    right = inner.right
    for name, is_so in (("passed", strip.done), ("start", strip.start)):
        if is_so:
            right -= _FLAG
            draw_pic(canvas, Frame(right, inner.y + 46, _FLAG, _FLAG), name)
    counts: tuple[Signs, ...] = (
        (Pic("skill"), f"{strip.skills}"),
        (Pic("hollow"), f"{strip.losing}"),
        (Pic("hex"), f"{strip.tiles}"),
    )
    room = inner.w // len(counts)
    for index, signs in enumerate(counts):
        place = Frame(inner.x + index * room, inner.bottom - 46, room, 44)
        draw_row(canvas, place, signs, centred=inner.w > 3 * room + _FLAG)
