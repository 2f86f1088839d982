"""Things that all pictures are put together from: plates, discs, ribbons, badges, bids."""

from functools import lru_cache, partial
from typing import Final

from PIL import Image

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.lettering import fitted
from kingsforge_bot.drawing.portraits import Faced, PortraitPalette, corner_of, draw_flag, draw_portrait
from kingsforge_bot.drawing.seats import EMBLEMS, draw_emblem
from kingsforge_bot.games.keyflower.pictures.meaning import Signs
from kingsforge_bot.games.keyflower.pictures.measures import LEAST
from kingsforge_bot.games.keyflower.pictures.palette import BADGES, Tone
from kingsforge_bot.games.keyflower.pictures.signs import draw_row
from kingsforge_bot.render.canvas import TILES, Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.smooth import TIMES, disc, smooth
from kingsforge_bot.render.typeface import fit, width

_ROUND: Final = 14
_SMALL: Final = 30_000
"""Pixels up to which a plate is mixed as a whole, which is quicker than corner by corner."""
_EDGE: Final = 4
_EMBLEM: Final = 0.64
"""Of a badge's height."""
_SEAT_RIM: Final = 16
"""Heights of its rim in that of a badge."""
_BADGE, _OVER = 40, 4
"""Side of a badge on a head, and how far it stands out of it."""
_LARGE: Final = 106
"""Height from which on a head's own badge is as large."""
LOOK: Final = PortraitPalette(BADGES, Tone.KERB, Tone.CARD)
_RIBBON: Final = 8
"""How far a ribbon's end points."""


def draw_plate(
    canvas: Canvas,
    frame: Frame,
    fill: Tone = Tone.CARD,
    edge: Tone = Tone.BARK,
    wide: int = _EDGE,
    radius: int = _ROUND,
) -> None:
    """A plate with round corners and an edge, over whatever lies there."""
    radius = min(radius, frame.h // 2)
    _fill(canvas, frame, radius, edge)
    _fill(canvas, frame.inset(wide), max(0, radius - wide), fill)


def draw_disc(canvas: Canvas, frame: Frame, text: str, fill: Tone = Tone.CARD, ink: Tone = Tone.INK) -> None:
    """A number on a disc."""
    draw_plate(canvas, frame, fill, Tone.BARK, _EDGE, frame.h // 2)
    write(canvas, frame.inset(_EDGE), text, round(frame.h * 0.7), ink, centred=True)


def draw_ribbon(canvas: Canvas, frame: Frame, name: str, inset: int, size: int) -> None:
    """A name on a ribbon that begins below something `inset` wide; lower where one line is enough."""
    room = frame.w - inset - _RIBBON
    lines = fitted(name, room, size, LEAST)
    if len(lines) > 1:
        lines = fitted(name, room, min(size, frame.h // 2), LEAST)
    else:
        frame = Frame(frame.x, frame.y + frame.h // 8, frame.w, frame.h * 3 // 4)
    canvas.blend(_ribbon(frame.w, frame.h), frame.x, frame.y, Tone.BARK)
    step = round(frame.h * 0.46)
    for index, line in enumerate(lines):
        y = frame.middle[1] + round((index - (len(lines) - 1) / 2) * step)
        canvas.write_over(line.text, frame.x + inset, y, line.size, Tone.CARD)


def draw_seat(canvas: Canvas, frame: Frame, seat: Seat) -> None:
    """A seat's badge: a disc in its colour with its emblem."""
    badge = BADGES[seat]
    edge = badge.fill if badge.rim is None else badge.rim
    draw_plate(canvas, frame, Tone(badge.fill), Tone(edge), max(2, frame.h // _SEAT_RIM), frame.h // 2)
    side = round(frame.h * _EMBLEM)
    sign = Frame(frame.x + (frame.w - side) // 2, frame.y + (frame.h - side) // 2, side, side)
    draw_emblem(canvas, sign, EMBLEMS[seat], badge.sign, badge.fill)


def draw_head(canvas: Canvas, frame: Frame, who: Faced, ground: Tone = Tone.CARD) -> None:
    """Whoever sits there, as a head on a ground of one tone; the seat's badge on it is as large as a leading bid's."""
    draw_portrait(canvas, frame, who, ground, LOOK)
    if frame.h < _LARGE and who.head is not None:
        left, top = frame.x - _OVER, frame.bottom - _BADGE + _OVER
        draw_plate(canvas, Frame(left - 2, top - 2, _BADGE + 4, _BADGE + 4), Tone.CARD, Tone.CARD, 0, _BADGE // 2 + 2)
        draw_seat(canvas, Frame(left, top, _BADGE, _BADGE), who.seat)


def draw_leader(canvas: Canvas, frame: Frame, *, whole: bool = False) -> None:
    """The gold flag of who leads, at the corner of a head; `whole`: as large as the frame."""
    draw_flag(canvas, frame if whole else corner_of(frame), 1, Tone.CARD, (Tone.GOLD, Tone.INK))


def write(canvas: Canvas, frame: Frame, text: str, size: int, ink: Tone = Tone.INK, *, centred: bool = False) -> None:
    """A text half way up a frame, smaller or cut where it is too wide, over whatever lies there."""
    if not text or frame.w <= 0:
        return
    shown, size = fit(text, size, LEAST, frame.w)
    x = frame.x + (max(0, frame.w - width(shown, size)) // 2 if centred else 0)
    canvas.write_over(shown, x, frame.middle[1], size, ink)


def draw_signs(canvas: Canvas, frame: Frame, signs: Signs, *, deep: int = 6) -> None:
    """Signs on a plate."""
    draw_plate(canvas, frame)
    draw_row(canvas, Frame(frame.x + 6, frame.y + deep, frame.w - 12, frame.h - 2 * deep), signs)


def _fill(canvas: Canvas, frame: Frame, radius: int, tone: Tone) -> None:
    """A rectangle with round corners in one tone; of a large one only the corners are mixed with what lies below."""
    x, y, right, bottom = frame.corners
    if not radius:
        canvas.slab(frame, tone, tone, 0)
        return
    if frame.w * frame.h <= _SMALL:
        mask = TILES.get(("rounded", frame.w, frame.h, radius), partial(_round_off, frame.w, frame.h, radius))
        canvas.blend(mask, x, y, tone)
        return
    canvas.slab(Frame(x + radius, y, frame.w - 2 * radius, frame.h), tone, tone, 0)
    for left in (x, right - radius):
        canvas.slab(Frame(left, y + radius, radius, frame.h - 2 * radius), tone, tone, 0)
    ends = ((left, top) for top in (y, bottom - radius) for left in (x, right - radius))
    for corner, (left, top) in zip(_corners(radius), ends, strict=True):
        canvas.blend(corner, left, top, tone)


def _round_off(wide: int, high: int, radius: int) -> Image.Image:
    mask = Image.new("L", (wide, high), 255)
    ends = ((left, top) for top in (0, high - radius) for left in (0, wide - radius))
    for corner, end in zip(_corners(radius), ends, strict=True):
        mask.paste(corner, end)
    return mask


@lru_cache(maxsize=64)
def _corners(radius: int) -> tuple[Image.Image, ...]:
    """The quarters of a disc: upper left and right, lower left and right."""
    side = 2 * radius
    whole = disc(side)
    return tuple([whole.crop((x, y, x + radius, y + radius)) for y in (0, radius) for x in (0, radius)])


def _ribbon(wide: int, high: int) -> Image.Image:
    return TILES.get(("ribbon", wide, high), partial(_pointed, wide, high))


def _pointed(wide: int, high: int) -> Image.Image:
    right, bottom, point = wide * TIMES - 1, high * TIMES - 1, _RIBBON * TIMES
    shape = [(0, 0), (right - point, 0), (right, bottom // 2), (right - point, bottom), (0, bottom)]
    return smooth(wide, high, lambda pen: pen.polygon(shape, 255))
