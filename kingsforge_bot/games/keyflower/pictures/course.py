"""The race of a game that is over: a line per seat through the seasons, its head where it ends."""

from typing import Final

from kingsforge_bot.drawing.race import Chart, Margins, Race, draw_line, laid
from kingsforge_bot.games.keyflower.pictures.measures import LEAST
from kingsforge_bot.games.keyflower.pictures.palette import BADGES, Tone
from kingsforge_bot.games.keyflower.pictures.parts import draw_head, draw_plate, write
from kingsforge_bot.games.keyflower.pictures.signs import draw_pic
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

_MARGINS: Final = Margins(left=76, top=22, below=56, before=16, after=20)
_SIGN: Final = 44
_STEP: Final = 20
"""Points from one line to the next; more where these would lie too close."""
_CLOSE: Final = 34


def draw_race(canvas: Canvas, frame: Frame, race: Race) -> None:
    """Seasons from left to right, points from below, heads where the lines end."""
    draw_plate(canvas, frame)
    chart, heads = laid(frame, race.course, max(1, *(line[-1] for line in race.course)), _MARGINS)
    _draw_grid(canvas, frame, chart)
    for who, line in zip(race.seats, race.course, strict=True):
        draw_line(canvas, chart, line, Tone(BADGES[who.seat].fill), Tone.INK)
    for who, place in zip(race.seats, heads, strict=True):
        draw_head(canvas, place, who)


def _draw_grid(canvas: Canvas, frame: Frame, chart: Chart) -> None:
    """A line for every so many points, the sign of each season below the end of it."""
    room = chart.room
    for points, y in chart.marks(_STEP, _CLOSE):
        canvas.slab(Frame(room.x, y, room.w, 3), Tone.MUTED, Tone.MUTED, 0)
        figure = Frame(frame.x + 12, y - 20, _MARGINS.left - 22, 40)
        write(canvas, figure, f"{points}", LEAST + 3, Tone.INK, centred=True)
    for number, season in enumerate(tuple(Season)[: chart.steps], 1):
        x = (chart.x(number - 1) + chart.x(number)) // 2
        draw_pic(canvas, Frame(x - _SIGN // 2, room.bottom + 8, _SIGN, _SIGN), season.value)
