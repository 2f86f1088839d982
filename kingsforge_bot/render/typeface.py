"""The one typeface of the pictures: how wide a text is, which texts it can write, how a text is made to fit."""

import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

FILE: Final = Path(__file__).resolve().parents[2] / "assets" / "fonts" / "DejaVuSansCondensed-Bold.ttf"
CAPITALS: Final = 0.729
"""Height of a capital letter, in sizes."""
_MISSING: Final = "\U0010fffe"
"""No font has it: what is drawn for it is what is drawn for anything the font lacks."""
_SILENT: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "So", "Sk", "Me"})
"""Unicode categories that can be left out of a name without changing how it is read: emoji, joiners, controls."""
_LONGEST: Final = 200


@lru_cache(maxsize=128)
def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(FILE), size)


@lru_cache(maxsize=4096)
def width(text: str, size: int) -> int:
    """How many pixels the text takes."""
    return round(_font(size).getlength(text))


@lru_cache(maxsize=512)
def stencil(text: str, size: int) -> tuple[Image.Image, int, int]:
    """The text as coverage (mode L), and where its corner lies from the left end of its baseline."""
    left, top, right, bottom = (round(edge) for edge in _font(size).getbbox(text, anchor="ls"))
    image = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
    ImageDraw.Draw(image).text((-left, -top), text, fill=255, font=_font(size), anchor="ls")
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


@lru_cache(maxsize=4096)
def _has(sign: str) -> bool:
    """Whether the font draws the sign as itself."""
    font = _font(24)
    return sign == " " or bytes(font.getmask(sign)) != bytes(font.getmask(_MISSING))
