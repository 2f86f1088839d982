"""The strip of a seat: its name, what is behind its screen as numbers, whether it has passed."""

from functools import partial
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.drawing.lettering import fitted
from kingsforge_bot.games.keyflower.pictures.contents import SeatStrip
from kingsforge_bot.games.keyflower.pictures.meaning import SKILL, WORKER, Pic, Signs
from kingsforge_bot.games.keyflower.pictures.measures import LEAST
from kingsforge_bot.games.keyflower.pictures.palette import Tone
from kingsforge_bot.games.keyflower.pictures.parts import draw_head, draw_leader, draw_plate
from kingsforge_bot.games.keyflower.pictures.signs import draw_pic, draw_row
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

WIDEST: Final = 480
_HEAD: Final = 74
_NAME: Final = 40
_LINE: Final = 29
_COUNT: Final = 48
_FLAG: Final = 44
_PAD: Final = 12


def draw_strip(canvas: Canvas, frame: Frame, strip: SeatStrip) -> None:
    """A plate for a seat; in gold where it is awaited, dim where it has passed."""
    stays = replace(strip, workers=0, skills=0, losing=0, tiles=0, start=False)
    canvas.cached_tile(("strip", stays), frame, Tone.LANE, partial(_draw_who, strip=stays))
    _draw_counts(canvas, frame.inset(_PAD), strip)


def _draw_who(canvas: Canvas, frame: Frame, strip: SeatStrip) -> None:
    """The plate with a head and a name."""
    fill = Tone.PAPER if strip.done else Tone.CARD
    edge, wide = (Tone.GOLD, 9) if strip.awaited else (Tone.BARK, 4)
    draw_plate(canvas, frame, fill, edge, wide)
    inner = frame.inset(_PAD)
    head = Frame(inner.x, inner.y, _HEAD, _HEAD)
    draw_head(canvas, head, strip.who, fill)
    if strip.leads:
        draw_leader(canvas, head)
    draw_name(canvas, Frame(inner.x + _HEAD + 10, inner.y, inner.w - _HEAD - 10, _HEAD), strip.name)


def _draw_counts(canvas: Canvas, inner: Frame, strip: SeatStrip) -> None:
    rows: tuple[tuple[Signs, ...], ...] = (
        ((WORKER, f"{strip.workers}"), (SKILL, f"{strip.skills}")),
        ((Pic("hollow"), f"{strip.losing}"), (Pic("hex"), f"{strip.tiles}")),
    )
    room = (inner.w - _FLAG - 6) // 2
    for line, signs in enumerate(rows):
        y = inner.y + _HEAD + line * (_COUNT - 2)
        for column, one in enumerate(signs):
            high = _COUNT if line == 0 else _COUNT - 8
            draw_row(canvas, Frame(inner.x + column * (room + 2), y, room, high), one, centred=False)
    flags = [name for name, is_so in (("start", strip.start), (strip.done, strip.done)) if is_so]
    for line, name in enumerate(flags):
        y = inner.y + _HEAD + line * _COUNT
        draw_pic(canvas, Frame(inner.right - _FLAG, y, _FLAG, _FLAG), name)


def draw_name(canvas: Canvas, frame: Frame, name: str) -> None:
    """In one line or two, half way up the frame."""
    lines = fitted(name, frame.w, _NAME, LEAST)
    for index, line in enumerate(lines):
        y = frame.middle[1] + round((index - (len(lines) - 1) / 2) * _LINE)
        canvas.write_over(line.text, frame.x, y, line.size, Tone.INK)
