"""The race of a game that is over: a line of coins per seat, round by round and to the last reckoning."""

from typing import Final

from kingsforge_bot.drawing.race import Chart, Margins, Race, draw_line, laid
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon, draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import POSTED
from kingsforge_bot.games.dwarven_smithy.pictures.palette import SEAT_TONES, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import draw_face_of, draw_slab
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame

_MARGINS: Final = Margins(left=112, top=24, below=58, before=24, after=20)
_SIGN: Final = 46
_STEP: Final = 20
"""Coins from one line to the next; more where these would lie too close."""
_CLOSE: Final = 46
_MOST_FIGURES: Final = 12
"""Rounds that are numbered below the lines."""


def draw_race(canvas: Canvas, frame: Frame, race: Race) -> None:
    """Rounds from left to right, coins from below, at last the reckoning; heads where the lines end."""
    draw_slab(canvas, frame)
    chart, heads = laid(frame, race.course, max(1, *map(max, race.course)), _MARGINS)
    _draw_grid(canvas, frame, chart)
    for who, coins in zip(race.seats, race.course, strict=True):
        draw_line(canvas, chart, coins, SEAT_TONES[who.seat], Tone.INK)
    for who, place in zip(race.seats, heads, strict=True):
        draw_face_of(canvas, place, who)


def _draw_grid(canvas: Canvas, frame: Frame, chart: Chart) -> None:
    """A line for every so many coins; below, some rounds' numbers and the crown of the reckoning."""
    room, below = chart.room, chart.room.bottom + 8
    for coins, y in chart.marks(_STEP, _CLOSE):
        canvas.slab(Frame(room.x, y, room.w, 3), Tone.DIM, Tone.DIM, 0)
        place = Frame(frame.x + 16, y - _SIGN // 2, _MARGINS.left - 28, _SIGN)
        canvas.label(f"{coins}", place, Script(POSTED, POSTED, Tone.MUTED, Tone.CARD, centred=True))
    rounds = chart.steps - 1
    every = max(1, -(-rounds // _MOST_FIGURES))
    for number in range(every, rounds + 1, every):
        place = Frame(chart.x(number) - 36, below, 72, _SIGN)
        canvas.label(f"{number}", place, Script(POSTED, POSTED, Tone.MUTED, Tone.CARD, centred=True))
    draw_icon(canvas, Frame(room.right - _SIGN // 2, below, _SIGN, _SIGN), Icon.CROWN, Tone.EMBER, Tone.CARD)
