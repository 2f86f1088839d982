"""Signs side by side on a canvas, as large as their frame allows."""

from typing import Final, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.cards import GEM_OR_MAGIC
from kingsforge_bot.games.kings_forge.dice import RESOURCES, Kind
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.kings_forge.icons import Icon, icon_stencil
from kingsforge_bot.render.kings_forge.signs import (
    ChipSign,
    DieSign,
    GapSign,
    IconSign,
    RankSign,
    SeatSign,
    Sign,
    Signs,
    SquareSign,
    TextSign,
    letter,
)
from kingsforge_bot.render.palette import Tone
from kingsforge_bot.render.typeface import fit, width

FACE_OF: Final = {
    Kind.METAL: Tone.METAL,
    Kind.WOOD: Tone.WOOD,
    Kind.GEM: Tone.GEM,
    Kind.MAGIC: Tone.MAGIC,
    Kind.LIBRARY: Tone.LIBRARY,
    Kind.CEMETERY: Tone.CEMETERY,
}
SEAT_TONES: Final = (Tone.SEAT_A, Tone.SEAT_B, Tone.SEAT_C, Tone.SEAT_D)
_GAP: Final = 0.12
_TEXT: Final = 0.66
_CHIP_TEXT: Final = 0.56
_ICON: Final = 0.84
_LETTER: Final = 0.48
_VALUE: Final = 0.6
_ROUND: Final = 0.18


def draw_row(canvas: Canvas, frame: Frame, signs: Signs, ground: Tone, centred: bool = False) -> None:
    """The signs from the left edge of the frame, as high as it, lower where they would be too wide."""
    high = height(signs, frame.w, frame.h)
    gap = round(high * _GAP)
    widths = [_width(sign, high) for sign in signs]
    whole = sum(widths) + gap * (len(signs) - 1)
    x = frame.x + ((frame.w - whole) // 2 if centred else 0)
    y = frame.y + (frame.h - high) // 2
    for sign, wide in zip(signs, widths, strict=True):
        _draw(canvas, Frame(x, y, wide, high), sign, ground)
        x += wide + gap


def height(signs: Signs, room: int, most: int) -> int:
    """The largest height up to `most` at which the signs take at most `room` pixels."""
    high = most
    while high > 1 and row_width(signs, high) > room:
        high -= 1
    return high


def row_width(signs: Signs, high: int) -> int:
    """How many pixels the signs take at a height."""
    return sum(_width(sign, high) for sign in signs) + round(high * _GAP) * max(0, len(signs) - 1)


def _width(sign: Sign, high: int) -> int:
    match sign:
        case DieSign() | SquareSign() | SeatSign():
            return high
        case TextSign(text=text):
            return width(text, max(1, round(high * _TEXT)))
        case IconSign():
            return round(high * _ICON)
        case ChipSign(text=text):
            return max(high, width(text, max(1, round(high * _CHIP_TEXT))) + round(high * 0.36))
        case RankSign():
            return high
        case GapSign(share=share):
            return round(high * share)
        case _:
            assert_never(sign)


def _draw(canvas: Canvas, frame: Frame, sign: Sign, ground: Tone) -> None:
    high = frame.h
    match sign:
        case DieSign(kind=kind, value=value):
            draw_die(canvas, frame, kind, value, ground)
        case SquareSign():
            _draw_square(canvas, frame, sign, ground)
        case TextSign(text=text, tone=tone):
            canvas.write(text, frame.x, frame.middle[1], round(high * _TEXT), tone, ground)
        case IconSign(icon=icon, tone=tone):
            draw_icon(canvas, frame, icon, tone, ground)
        case SeatSign(seat=seat):
            draw_seat(canvas, frame, seat, ground)
        case ChipSign(text=text, gold=gold):
            fill, ink = (Tone.GOLD, Tone.INK) if gold else (Tone.IRON, Tone.WHITE)
            inner = Frame(frame.x, frame.y + high // 20, frame.w, high - 2 * (high // 20))
            canvas.slab(inner, fill, ground, inner.h // 2 if gold else round(high * _ROUND))
            canvas.label(text, inner, round(high * _CHIP_TEXT), 6, ink, fill, centred=True)
        case RankSign(rank=rank):
            inner = frame.inset(high // 10)
            canvas.slab(inner, Tone.GOLD, ground, inner.h // 2)
            canvas.label(str(rank), inner.inset(inner.h // 8), round(inner.h * 0.56), 6, Tone.INK, Tone.GOLD, True)
        case GapSign():
            pass
        case _:
            assert_never(sign)


def draw_die(canvas: Canvas, frame: Frame, kind: Kind, value: int | None, ground: Tone) -> None:
    """A die: a square in its colour with its letter, beside it what it shows."""
    face = FACE_OF[kind]
    side = frame.h
    ink = Tone.INK if kind is Kind.LIBRARY else Tone.WHITE
    edge = (max(2, side // 18), Tone.INK) if kind is Kind.LIBRARY else None
    canvas.slab(frame, face, ground, max(2, round(side * _ROUND)), edge)
    if value is None:
        canvas.label(kind.value, frame, round(side * 0.66), 6, ink, face, centred=True)
        return
    shown, size = fit(str(value), round(side * _VALUE), 6, round(side * 0.5))
    small = round(side * _LETTER)
    whole = width(kind.value, small) + width(shown, size) + side // 24
    x = frame.x + (side - whole) // 2
    x = canvas.write(kind.value, x, frame.middle[1] + (size - small) // 3, small, ink, face) + side // 24
    canvas.write(shown, x, frame.middle[1], size, ink, face)


def draw_icon(canvas: Canvas, frame: Frame, icon: Icon, tone: Tone, ground: Tone) -> None:
    """An icon in the middle of a frame, as wide as it."""
    side = min(frame.w, frame.h)
    canvas.stamp(
        icon_stencil(icon, side), frame.x + (frame.w - side) // 2, frame.y + (frame.h - side) // 2, tone, ground
    )


def draw_seat(canvas: Canvas, frame: Frame, seat: Seat, ground: Tone) -> None:
    """A seat's badge: round, where dice are square."""
    tone = SEAT_TONES[seat]
    canvas.slab(frame, tone, ground, frame.h // 2)
    canvas.label(letter(seat), frame, round(frame.h * 0.62), 6, Tone.WHITE, tone, centred=True)


def _draw_square(canvas: Canvas, frame: Frame, sign: SquareSign, ground: Tone) -> None:
    square, side = sign.square, frame.h
    radius = max(2, round(side * _ROUND))
    size = round(side * (0.52 if square.lost else 0.6))
    low = (
        frame if not square.lost else Frame(frame.x, frame.y + round(side * 0.3), round(side * 0.7), round(side * 0.7))
    )
    fill: Tone
    if square.takes == RESOURCES:
        fill = Tone.CARD
        canvas.slab(frame, fill, ground, radius, (max(2, side // 16), Tone.MUTED))
        canvas.label("?", low, size, 6, Tone.INK, fill, centred=True)
    elif square.takes == GEM_OR_MAGIC.takes:
        for half, kind in zip(_halves(frame), square.takes, strict=True):
            fill = FACE_OF[kind]
            canvas.slab(half, fill, ground, radius)
            place = half if not square.lost else Frame(half.x, frame.y + side // 2, half.w, side // 2)
            canvas.label(kind.value, place, round(side * 0.44), 6, Tone.WHITE, fill, centred=True)
    else:
        fill = FACE_OF[square.takes[0]]
        canvas.slab(frame, fill, ground, radius)
        canvas.label(square.takes[0].value, low, size, 6, Tone.WHITE, fill, centred=True)
    if square.lost:
        _draw_cross(canvas, frame, fill)


def _halves(frame: Frame) -> tuple[Frame, Frame]:
    left = Frame(frame.x, frame.y, frame.w // 2, frame.h)
    return left, Frame(left.right, frame.y, frame.w - left.w, frame.h)


def _draw_cross(canvas: Canvas, frame: Frame, fill: Tone) -> None:
    """The X of a square whose die is lost: a badge in its upper right corner."""
    side, margin = max(8, round(frame.h * 0.43)), round(frame.h * 0.06)
    badge = Frame(frame.right - side - margin, frame.y + margin, side, side)
    canvas.slab(badge, Tone.EMBER, fill, side // 2, (max(1, side // 12), Tone.WHITE))
    canvas.label("✗", badge, round(side * 0.72), 6, Tone.WHITE, Tone.EMBER, centred=True)
