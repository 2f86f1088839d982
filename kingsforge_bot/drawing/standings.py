"""Who stands where, of many people: row by row, the first three larger once it is settled."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import accumulate
from typing import Final, NamedTuple

from kingsforge_bot.drawing.lettering import Line, fitted
from kingsforge_bot.drawing.measures import HIGHEST
from kingsforge_bot.drawing.palette import PALETTE, TABLE, Tone
from kingsforge_bot.drawing.portraits import draw_head
from kingsforge_bot.drawing.standings_sheet import StandingsRow, StandingsSheet
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip, StripRenderer
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.shadow import draw_shadow
from kingsforge_bot.render.typeface import fit, width, writable

STANDINGS_WIDE: Final = 1080
"""Less than other pictures: a row holds little, and a phone then shows it larger."""
LEAST: Final = 38
"""Of what is written: its capitals have 9 px where the picture is 360 wide."""
_HEADER: Final = 104
_ROW: Final = 75
_TALL: Final = 102
"""Of a row whose name takes two lines."""
_LARGE: Final = 164
_MORE: Final = 64
_MARGIN: Final = 24
_INNER: Final = STANDINGS_WIDE - 2 * _MARGIN
_PAD: Final = 14
_GAP: Final = 16
_COIN: Final = 52
_LARGE_COIN: Final = 84
_HEAD: Final = 130
_ROUND: Final = 14
_TITLE: Final = (56, 44)
_SIZES: Final = {_ROW: (46, LEAST), _TALL: (46, LEAST), _LARGE: (60, 52)}
"""By the height of a row how large a name is in one line, and in two."""
_STEP: Final = 1.05
"""From one line of a name to the next, in sizes."""
_OUTLINE: Final = 4
_MEDALS: Final = (Tone.GOLD, Tone.SILVER, Tone.BRONZE)
_MOST_BYTES: Final = 140 << 10
_ROOM: Final = 192 << 10
"""Bytes of rows that are kept: those of a few leagues, of which the next picture changes some."""
_RENDERER: Final = StripRenderer(PALETTE, STANDINGS_WIDE, _MOST_BYTES, _ROOM)


def fitting(places: Sequence[StandingsRow], *, of: int) -> int:
    """How many of them find room, beside the line that says how many of all are not shown."""
    ends = list(accumulate(map(_high, places)))
    room = HIGHEST - _HEADER
    if len(places) == of and ends[-1] <= room:
        return of
    return sum(end <= room - _MORE for end in ends)


def draw_standings(sheet: StandingsSheet) -> bytes:
    """A PNG, 1080 pixels wide and at most 1,018 high."""
    return _RENDERER.picture(list(_strips(sheet)))


def _strips(sheet: StandingsSheet) -> Iterator[Strip]:
    yield Strip(_HEADER, ("title", sheet.title, sheet.figures), partial(_header, sheet=sheet))
    for one in sheet.places:
        yield Strip(_high(one), one, partial(_row, one=one, high=_high(one)))
    if sheet.more:
        yield Strip(_MORE, ("more", sheet.more), partial(_more, text=sheet.more))


def _header(canvas: Canvas, sheet: StandingsSheet) -> None:
    """What it is called; above the figures, what they are."""
    canvas.planks(TABLE, LEFT)
    right = LEFT + STANDINGS_WIDE - _MARGIN - _PAD
    heading = sheet.figures if width(sheet.figures, LEAST) <= STANDINGS_WIDE // 3 else ""
    beside = width(heading, LEAST)
    middle = _HEADER // 2
    if heading:
        canvas.engrave(heading, right - beside, middle, LEAST, Tone.GOLD, (_OUTLINE, Tone.TABLE))
    left = LEFT + _MARGIN + _PAD
    lines = _lines(_readable(sheet.title), right - beside - _GAP - left, *_TITLE)
    _write(
        lines, middle, lambda one, y: canvas.engrave(one.text, left, y, one.size, Tone.WHITE, (_OUTLINE, Tone.TABLE))
    )


def _row(canvas: Canvas, one: StandingsRow, high: int) -> None:
    canvas.planks(TABLE, LEFT)
    large, first = one.head is not None, one.place == 1
    slab = Frame(LEFT + _MARGIN, 3, _INNER, high - 10)
    ground = Tone.GLOW if first and not large else Tone.CARD
    draw_shadow(canvas, slab, TABLE, _ROUND)
    canvas.slab(slab, ground, Tone.TABLE, _ROUND, (8, Tone.GOLD) if first and large else None)
    at = _columns(one)
    middle, (size, two) = slab.middle[1], _SIZES[high]
    if one.group:
        letter = Frame(at.group, slab.y, _COIN, slab.h)
        canvas.label(one.group, letter, Script(46, LEAST, Tone.MUTED, ground, centred=True))
    coin = _LARGE_COIN if large else _COIN
    _coin(canvas, Frame(at.coin, middle - coin // 2, coin, coin), one.place, ground)
    if one.head is not None:
        frame = Frame(at.head, slab.y + (slab.h - _HEAD) // 2, _HEAD, _HEAD)
        draw_head(canvas, frame, one.head, _medal(one.place) or Tone.CARD, ground, Tone.LINE)
    canvas.write(one.figure, at.figure, middle, size, Tone.INK, ground)
    lines = _lines(_readable(one.name), at.room, size, two)
    _write(lines, middle, lambda line, y: canvas.write(line.text, at.name, y, line.size, Tone.INK, ground))


class _Columns(NamedTuple):
    """Where the things of a row begin, from left to right."""

    group: int
    coin: int
    head: int
    name: int
    figure: int

    @property
    def room(self) -> int:
        """Pixels for the name."""
        return self.figure - _GAP - self.name


def _columns(one: StandingsRow) -> _Columns:
    large = one.head is not None
    group = LEFT + _MARGIN + _PAD
    coin = group + (_COIN + _GAP // 2 if one.group else 0)
    head = coin + (_LARGE_COIN if large else _COIN) + _GAP
    name = head + (_HEAD + _GAP if large else 0)
    size, _ = _SIZES[_LARGE if large else _ROW]
    return _Columns(group, coin, head, name, LEFT + STANDINGS_WIDE - _MARGIN - _PAD - 6 - width(one.figure, size))


def _high(one: StandingsRow) -> int:
    if one.head is not None:
        return _LARGE
    return _ROW if width(_readable(one.name), LEAST) <= _columns(one).room else _TALL


def _coin(canvas: Canvas, frame: Frame, place: int, ground: Tone) -> None:
    """The place: on a medal for the first three."""
    medal = _medal(place)
    if medal is not None:
        canvas.slab(frame, medal, ground, frame.h // 2, (3, Tone.LINE))
    script = Script(max(LEAST, round(frame.h * 0.7)), LEAST, Tone.INK, ground if medal is None else medal, centred=True)
    canvas.label(str(place), frame if medal is None else frame.inset(3), script)


def _medal(place: int) -> Tone | None:
    return _MEDALS[place - 1] if 1 <= place <= len(_MEDALS) else None


def _more(canvas: Canvas, text: str) -> None:
    canvas.planks(TABLE, LEFT)
    x = LEFT + _MARGIN + _PAD
    (line,) = fitted(text, _INNER - 2 * _PAD, LEAST, LEAST)[:1]
    canvas.engrave(line.text, x, _MORE // 2 - 2, line.size, Tone.WHITE, (_OUTLINE, Tone.TABLE))


def _readable(name: str) -> str:
    """The name as the typeface can write it; one that it cannot stands beside the picture, at the same place."""
    return writable(name) or "…"


def _lines(text: str, room: int, size: int, two: int) -> tuple[Line, ...]:
    """One line, smaller where it must be; only where that is not enough two, of at most that size."""
    return (Line(*fit(text, size, LEAST, room)),) if width(text, LEAST) <= room else fitted(text, room, two, LEAST)


def _write(lines: Sequence[Line], middle: int, write: Callable[[Line, int], int]) -> None:
    """One line half way up, or two about there."""
    step = round(_STEP * max(line.size for line in lines))
    for index, line in enumerate(lines):
        write(line, middle + (2 * index - len(lines) + 1) * step // 2)
