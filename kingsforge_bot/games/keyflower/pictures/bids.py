"""Bids: who has how many workers beside a tile; the leader's in full colour, others hollow, for they may move."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from msgspec.structs import replace
from PIL import Image

from kingsforge_bot.games.keyflower.pictures.contents import Chip
from kingsforge_bot.games.keyflower.pictures.measures import DECISIVE, LEAST
from kingsforge_bot.games.keyflower.pictures.palette import LETTERS, Tone
from kingsforge_bot.games.keyflower.pictures.parts import draw_plate, draw_seat, write
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.smooth import TIMES, smooth
from kingsforge_bot.render.typeface import fit, width

LEADER: Final = (110, DECISIVE)
"""Width and height of the leader's bid."""
_GAP: Final = 3
_NUMBER: Final = 40
"""Size of the number of a bid that does not lead, at most."""
_BADGE: Final = 16
_LOW: Final = 48
"""Height of further bids below the leader's."""
_SLANT: Final = 12
_FLAME: Final = 4
_PAIR, _FOUR = 2, 4
_BROAD, _WIDE = 120, 180
"""Widths from which on a bid lies beside the leader's, and from which on both are equally wide."""
_TIGHT: Final = 62
"""Below this width a bid's badge lies on its corner."""


def placed_bids(frame: Frame, count: int) -> Iterator[Frame]:
    """Where so many bids lie: the leader's first, one beside it where there is room, the others in rows below."""
    if not count:
        return
    rest, broad = count - 1, frame.w >= _BROAD
    lead = (
        min(LEADER[0], frame.w)
        if not broad or not rest
        else round((frame.w - _GAP) * (0.5 if frame.w > _WIDE else 0.58))
    )
    yield Frame(frame.x, frame.y, lead, DECISIVE)
    if broad and rest:
        yield Frame(frame.x + lead + _GAP, frame.y, frame.w - lead - _GAP, DECISIVE)
        rest -= 1
    top = frame.y + DECISIVE + _GAP
    columns = _PAIR if rest <= _PAIR or not broad else _FOUR
    wide, rows = (frame.w - _GAP * (columns - 1)) // columns, max(1, -(-rest // columns))
    high = min(_LOW, (frame.bottom - top - _GAP * (rows - 1)) // rows)
    for index in range(rest):
        row, column = divmod(index, columns)
        yield Frame(frame.x + column * (wide + _GAP), top + row * (high + _GAP), wide, high)


def draw_bids(canvas: Canvas, frame: Frame, chips: tuple[Chip, ...]) -> None:
    """All bids on a tile, as large as they have room."""
    for index, (place, chip) in enumerate(zip(placed_bids(frame, len(chips)), chips, strict=True)):
        if chip.fresh:
            halo = Frame(place.x - _FLAME, place.y - _FLAME, place.w + 2 * _FLAME, place.h + 2 * _FLAME)
            draw_plate(canvas, halo, Tone.FLAME, Tone.FLAME)
        kept = replace(chip, fresh=False)
        canvas.cached_cutting(
            ("chip", kept, index == 0), place, Tone.CUT, partial(_draw_chip, chip=kept, leads=index == 0)
        )


def _draw_chip(canvas: Canvas, frame: Frame, chip: Chip, *, leads: bool) -> None:
    fill = chip.tone if leads else Tone.CARD
    if chip.letter:
        canvas.blend(_slanted(frame.w, frame.h), frame.x, frame.y, Tone.GOLD if leads else chip.tone)
        inner = frame.inset(5)
        canvas.blend(_slanted(inner.w, inner.h), inner.x, inner.y, fill)
    else:
        draw_plate(canvas, frame, fill, Tone.GOLD if leads else chip.tone, 5 if frame.h >= _LOW else 4)
    said = f"{chip.number}{chip.letter}"
    aside = _SLANT // 2 if chip.letter else 0
    side = min(frame.h - (18 if leads else 14), frame.w // 3 if aside else frame.w * 3 // 8)
    badge = Frame(frame.x + 7 + aside, frame.y + (frame.h - side) // 2, side, side)
    room = Frame(badge.right + 2, frame.y, frame.right - badge.right - 5 - aside, frame.h)
    if frame.w < _TIGHT or room.w < width(said, LEAST):
        _draw_tight(canvas, frame, chip, LETTERS[chip.tone] if leads else Tone.INK)
        return
    draw_plate(canvas, Frame(badge.x - 2, badge.y - 2, side + 4, side + 4), Tone.CARD, Tone.CARD, 0, side // 2 + 2)
    draw_seat(canvas, badge, chip.seat)
    size = 46 if leads else max(LEAST, min(_NUMBER, round(frame.h * 0.66)))
    write(canvas, room, said, size, LETTERS[chip.tone] if leads else Tone.INK, centred=True)


def _draw_tight(canvas: Canvas, frame: Frame, chip: Chip, ink: Tone) -> None:
    """Where many bid: the number, and a badge so small that its colour tells more than its sign."""
    said, most = f"{chip.number}{chip.letter}", min(_NUMBER, round(frame.h * 0.66))
    _, size = fit(said, max(LEAST, most), LEAST, frame.w - _BADGE - 10)
    wide = width(said, size)
    side = max(_BADGE, min(frame.h - 8, frame.w - 10 - wide, 26))
    aside = _SLANT // 2 if chip.letter else 0
    badge = Frame(frame.x + 2 + aside, frame.y + (frame.h - side) // 2, side, side)
    canvas.write_over(said, frame.right - 4 - aside // 2 - wide, frame.middle[1], size, ink)
    draw_seat(canvas, badge, chip.seat)


def _slanted(wide: int, high: int) -> Image.Image:
    right, bottom, aside = wide * TIMES - 1, high * TIMES - 1, _SLANT * TIMES
    shape = ((aside, 0), (right, 0), (right - aside, bottom), (0, bottom))
    return smooth(wide, high, lambda pen: pen.polygon(shape, 255))
