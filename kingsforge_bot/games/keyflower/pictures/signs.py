"""Signs side by side, in a row."""

from typing import Final, assert_never

from kingsforge_bot.games.keyflower.pictures.art import SIGNS, draw_sign
from kingsforge_bot.games.keyflower.pictures.meaning import Pic, Sign, Signs
from kingsforge_bot.games.keyflower.pictures.measures import LEAST
from kingsforge_bot.games.keyflower.pictures.palette import LETTERS, Tone
from kingsforge_bot.games.keyflower.rules.kinds import Colour
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import width

TONE_OF: Final = {
    Colour.BLUE: Tone.BLUE,
    Colour.RED: Tone.RED,
    Colour.YELLOW: Tone.YELLOW,
    Colour.GREEN: Tone.GREEN,
}
_TONES: Final = {colour.value: tone for colour, tone in TONE_OF.items()}
_TEXT: Final = 0.88
"""Size of a text beside signs, in their sides."""
_LETTER: Final = 0.44
_LETTERED: Final = 34
"""Side from which on a worker carries its letter; smaller ones stand where the colour is said beside them."""
_BODY: Final = 0.7
"""How far down the middle of a worker's body is."""


def _wide(sign: Sign, side: int) -> int:
    match sign:
        case Pic():
            return side
        case str():
            return width(sign, _size(side))
        case _:
            assert_never(sign)


def _size(side: int) -> int:
    return max(LEAST, round(side * _TEXT))


def row_width(signs: Signs, side: int) -> int:
    """How wide the signs are where drawings have that side."""
    return sum(_wide(sign, side) for sign in signs) + _gap(side) * max(0, len(signs) - 1)


def _gap(side: int) -> int:
    return max(2, side // 16)


def draw_row(canvas: Canvas, frame: Frame, signs: Signs, ink: Tone = Tone.INK, *, centred: bool = True) -> None:
    """The signs in a frame, as large as its height and width allow."""
    side = next((one for one in SIGNS if one <= frame.h and row_width(signs, one) <= frame.w), SIGNS[-1])
    x = frame.x + (max(0, frame.w - row_width(signs, side)) // 2 if centred else 0)
    for sign in signs:
        wide = _wide(sign, side)
        place = Frame(x, frame.middle[1] - side // 2, wide, side)
        match sign:
            case Pic(name=name):
                draw_pic(canvas, place, name)
            case str():
                canvas.write_over(sign, x, frame.middle[1], _size(side), ink)
            case _:
                assert_never(sign)
        x += wide + _gap(side)


def draw_pic(canvas: Canvas, frame: Frame, name: str) -> None:
    """A sign as large as the frame; a worker with the letter of its colour."""
    draw_sign(canvas, frame, name)
    tone = _TONES.get(name)
    if tone is not None and min(frame.w, frame.h) >= _LETTERED:
        draw_on_worker(canvas, frame, name[0].upper(), LETTERS[tone])


def draw_on_worker(canvas: Canvas, frame: Frame, text: str, ink: Tone) -> None:
    """A letter or a number on the body of a worker that fills the frame."""
    size = max(LEAST, round(min(frame.w, frame.h) * _LETTER))
    x = frame.middle[0] - width(text, size) // 2
    canvas.write_over(text, x, frame.y + round(frame.h * _BODY), size, ink)
