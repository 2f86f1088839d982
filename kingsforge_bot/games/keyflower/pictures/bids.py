"""Bids: who has how many workers beside a tile; the leader's in full colour, others hollow, for they may move."""

from collections.abc import Iterator
from typing import Final

from PIL import Image, ImageDraw

from kingsforge_bot.games.keyflower.pictures.contents import Chip
from kingsforge_bot.games.keyflower.pictures.measures import DECISIVE, LEAST
from kingsforge_bot.games.keyflower.pictures.palette import LETTERS, Tone
from kingsforge_bot.games.keyflower.pictures.parts import draw_plate, draw_seat, write
from kingsforge_bot.render.canvas import Canvas, Frame

LEADER: Final = (110, DECISIVE)
"""Width and height of the leader's bid."""
_GAP: Final = 3
_FINE: Final = 4
_LOW: Final = 48
"""Height of further bids below the leader's."""
_SLANT: Final = 12
_FLAME: Final = 5
_PAIR, _FOUR = 2, 4


def placed_bids(frame: Frame, count: int, beside: bool = True) -> Iterator[Frame]:
    """Where so many bids lie: the leader's first, one beside it where there is room, the others in rows below."""
    if not count:
        return
    half = (frame.w - _GAP) // 2
    yield Frame(frame.x, frame.y, max(half, min(frame.w, LEADER[0])), DECISIVE)
    rest, top = count - 1, frame.y + DECISIVE + _GAP
    if beside and rest:
        yield Frame(frame.x + half + _GAP, frame.y, half, DECISIVE)
        rest -= 1
    columns = _PAIR if rest <= _PAIR or not beside else _FOUR
    wide = (frame.w - _GAP * (columns - 1)) // columns
    rows = max(1, -(-rest // columns))
    high = min(_LOW, (frame.bottom - top - _GAP * (rows - 1)) // rows)
    for index in range(rest):
        row, column = divmod(index, columns)
        yield Frame(frame.x + column * (wide + _GAP), top + row * (high + _GAP), wide, high)


def draw_bids(canvas: Canvas, frame: Frame, chips: tuple[Chip, ...], *, beside: bool = True) -> None:
    """All bids on a tile, as large as they have room."""
    for index, (place, chip) in enumerate(zip(placed_bids(frame, len(chips), beside), chips, strict=True)):
        if chip.fresh:
            halo = Frame(place.x - _FLAME, place.y - _FLAME, place.w + 2 * _FLAME, place.h + 2 * _FLAME)
            draw_plate(canvas, halo, Tone.FLAME, Tone.FLAME)
        _draw_chip(canvas, place, chip, leads=index == 0)


def _draw_chip(canvas: Canvas, frame: Frame, chip: Chip, *, leads: bool) -> None:
    fill = chip.tone if leads else Tone.CARD
    if chip.letter:
        canvas.blend(_slanted(frame.w, frame.h), frame.x, frame.y, Tone.GOLD if leads else chip.tone)
        inner = frame.inset(5)
        canvas.blend(_slanted(inner.w, inner.h), inner.x, inner.y, fill)
    else:
        draw_plate(canvas, frame, fill, Tone.GOLD if leads else chip.tone, 5 if frame.h >= _LOW else 4)
    side = min(frame.h - (16 if leads else 14), frame.w * 2 // 5)
    x = frame.x + (12 if chip.letter else 8)
    badge = Frame(x, frame.y + (frame.h - side) // 2, side, side)
    if leads:
        canvas.blend(_disc(side + 4), badge.x - 2, badge.y - 2, Tone.CARD)
    draw_seat(canvas, badge, chip.seat, Tone.CARD if leads else fill)
    room = Frame(badge.right + 2, frame.y, frame.right - badge.right - 8, frame.h)
    size = 46 if leads else max(LEAST, min(40, round(frame.h * 0.66)))
    write(canvas, room, f"{chip.number}{chip.letter}", size, LETTERS[chip.tone] if leads else Tone.INK, centred=True)


def _slanted(wide: int, high: int) -> Image.Image:
    image = Image.new("L", (wide * _FINE, high * _FINE))
    right, bottom, aside = wide * _FINE - 1, high * _FINE - 1, _SLANT * _FINE
    ImageDraw.Draw(image).polygon([(aside, 0), (right, 0), (right - aside, bottom), (0, bottom)], fill=255)
    return image.reduce(_FINE)


def _disc(side: int) -> Image.Image:
    image = Image.new("L", (side * _FINE, side * _FINE))
    ImageDraw.Draw(image).ellipse((0, 0, side * _FINE - 1, side * _FINE - 1), 255)
    return image.reduce(_FINE)
