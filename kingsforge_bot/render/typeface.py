"""The typefaces of the pictures: how wide a text is, which texts they can write, how a text is made to fit.

Names and titles have a face of their own; numbers, single letters and signs are of a sturdy sans. What both lack of
Japanese, Korean and Chinese a third font writes, smaller, so that all look equally large.
"""

import unicodedata
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFont, features

_FONTS: Final = Path(__file__).resolve().parents[2] / "assets" / "fonts"
FILE: Final = _FONTS / "DejaVuSansCondensed-Bold.ttf"
CAPITALS: Final = 0.729
"""Height of a capital letter, in sizes."""
_MISSING: Final = "\U0010fffe"
"""No font has it: what is drawn for it is what is drawn for anything the font lacks."""
_SILENT: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "So", "Sk", "Me"})
"""Unicode categories that can be left out of a name without changing how it is read: emoji, joiners, controls."""
_FROM_THE_RIGHT: Final = frozenset({"R", "AL"})
"""Unicode directions: Hebrew, Arabic. Without FriBidi their letters would stand the wrong way round and apart."""
_LONGEST: Final = 200


class _Face(NamedTuple):
    """A font file, and its size in sizes of the text."""

    file: Path
    share: float


_FACES: Final = (_Face(FILE, 1), _Face(_FONTS / "NotoSansCJKjp-Bold-subset.otf", 0.92))
_TITLES: Final = _Face(_FONTS / "AlegreyaSC-ExtraBold.ttf", 1.05)
"""For names and titles; its numbers dance, so they are left to the first face."""
_NAME: Final = 2
"""Letters from which on a text is a name; fewer are a sign, as on a die."""
_BETWEEN: Final = frozenset(" '’-–.,&…")
"""What stands between the letters of a name."""


# A font takes 300 to 700 KiB and is there in less than a millisecond; what was written with it is kept elsewhere.
@lru_cache(maxsize=16)
def _font(size: int, face: _Face = _FACES[0]) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(face.file), max(1, round(size * face.share)))


def _runs(text: str) -> list[tuple[_Face, str]]:
    """The text cut where the font changes."""
    if sum(map(str.isalpha, text)) >= _NAME:
        return [(face, "".join(run)) for face, run in groupby(text, _face_in_name)]
    if text.isascii():
        return [(_FACES[0], text)]
    return [(face, "".join(run)) for face, run in groupby(text, lambda sign: _face_of(sign) or _FACES[0])]


@lru_cache(maxsize=4096)
def _face_in_name(sign: str) -> _Face:
    if (sign.isalpha() or sign in _BETWEEN or unicodedata.combining(sign)) and _draws(_TITLES, sign):
        return _TITLES
    return _face_of(sign) or _FACES[0]


@lru_cache(maxsize=4096)
def width(text: str, size: int) -> int:
    """How many pixels the text takes."""
    return round(sum(_font(size, face).getlength(run) for face, run in _runs(text)))


@lru_cache(maxsize=512)
def stencil(text: str, size: int, stroke: int = 0) -> tuple[Image.Image, int, int]:
    """The text as coverage (mode L), and where its corner lies from the left end of its baseline.

    `stroke`: so many pixels bolder on every side.
    """
    placed: list[tuple[float, str, ImageFont.FreeTypeFont, tuple[float, float, float, float]]] = []
    x = 0.0
    for face, run in _runs(text):
        font = _font(size, face)
        placed.append((x, run, font, font.getbbox(run, anchor="ls", stroke_width=stroke)))
        x += font.getlength(run)
    left = min(round(start + box[0]) for start, _, _, box in placed)
    top = min(round(box[1]) for _, _, _, box in placed)
    right = max(round(start + box[2]) for start, _, _, box in placed)
    bottom = max(round(box[3]) for _, _, _, box in placed)
    image = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
    pen = ImageDraw.Draw(image)
    for start, run, font, _ in placed:
        pen.text((start - left, -top), run, fill=255, font=font, anchor="ls", stroke_width=stroke)
    return image, left, top


def fit(text: str, size: int, least: int, room: int) -> tuple[str, int]:
    """The text and the largest size up to `size` at which it takes at most `room` pixels.

    Where not even `least` is small enough the text ends in an ellipsis.
    """
    wide = width(text, size)
    if wide > room:
        size = max(least, min(size, size * max(0, room) // wide + 2))  # widths grow with sizes, but for rounding
    while size > least and width(text, size) > room:
        size -= 1
    if width(text, size) <= room:
        return text, size
    kept = text
    while kept and width(f"{kept}…", size) > room:
        kept = kept[:-1].rstrip()
    return f"{kept}…", size


def writable(text: str) -> str:
    """The text as the typeface can write it, without emoji and the like; empty if it lacks a letter of it."""
    return _written(text[:_LONGEST])


@lru_cache(maxsize=1024)
def _written(text: str) -> str:
    plain = unicodedata.normalize("NFKC", text)
    kept = "".join(sign for sign in plain if sign.isspace() or unicodedata.category(sign) not in _SILENT)
    name = " ".join(kept.split())
    if not any(sign.isalnum() for sign in name) or not all(_has(sign) for sign in name):
        return ""
    return name


def _has(sign: str) -> bool:
    """Whether a font draws the sign as itself."""
    return _face_of(sign) is not None


@lru_cache(maxsize=4096)
def _face_of(sign: str) -> _Face | None:
    """The first font that draws the sign as itself."""
    if unicodedata.bidirectional(sign) in _FROM_THE_RIGHT and not features.check("fribidi"):
        return None
    return next((face for face in _FACES if _draws(face, sign)), None)


def _draws(face: _Face, sign: str) -> bool:
    return sign == " " or _drawn(face, sign) != _drawn(face, _MISSING)


def _drawn(face: _Face, sign: str) -> bytes:
    return bytes(_font(24, face).getmask(sign))
