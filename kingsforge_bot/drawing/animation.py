"""A game as one animated picture (GIF: what Discord plays by itself): which moments it shows, and for how long."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial
from io import BytesIO
from typing import Final

from PIL import Image

from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.render.byte_cache import ByteCache
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.palette import Palette

MOST_FRAMES: Final = 54
SHRUNK: Final = 2
"""A frame is so many times smaller than a board."""
_EACH: Final = 900
"""Milliseconds that a frame stands."""
_GREAT: Final = 1800
_LAST: Final = 5000


def picked(great: Sequence[bool], most: int = MOST_FRAMES) -> tuple[int, ...]:
    """Which moments of a game are shown, each given by whether it is a great one; at most so many.

    The first, the last, every great one, others evenly; in order.
    """
    last = len(great) - 1
    kept = dict.fromkeys([0, last, *(n for n, one in enumerate(great) if one)][:most])
    others = [n for n in range(len(great)) if n not in kept]
    room = min(len(others), most - len(kept))
    kept |= dict.fromkeys(others[index * len(others) // room] for index in range(room))
    return tuple(sorted(kept))


def animation(frames: Iterator[Image.Image], great: Sequence[bool]) -> bytes:
    """A GIF that plays on and on; a frame is drawn when it is written. Great ones stand longer, the last longest."""
    file = BytesIO()
    durations = [*(_GREAT if one else _EACH for one in great[:-1]), _LAST]
    # Later frames are drawn as they are written.
    next(frames).save(
        file, "GIF", save_all=True, append_images=frames, duration=durations, loop=0, optimize=False, disposal=1
    )
    return file.getvalue()


def frame_of(
    strips: Iterable[Strip], wide: int, high: int, palette: Palette, kept: ByteCache[Image.Image]
) -> Image.Image:
    """One frame of strips of a board so wide and high; `kept` has them as small as they are on it."""
    image = Image.new("P", (wide // SHRUNK, high // SHRUNK))
    image.putpalette(palette.packed)
    y = 0
    for strip in strips:
        part = kept.get(strip[:2], partial(_painted, strip, wide, palette))
        image.paste(part, (0, y))
        y += part.height
    return image


def _painted(strip: Strip, wide: int, palette: Palette) -> Image.Image:
    canvas = Canvas(wide + LEFT, strip.high, 0, palette)
    strip.paint(canvas)
    return _shrunk(canvas.image().crop((LEFT, 0, LEFT + wide, strip.high)), palette)


def _shrunk(image: Image.Image, palette: Palette) -> Image.Image:
    """A part of a board as small as on a frame."""
    small = image.convert("RGB").reduce(SHRUNK)
    return small.quantize(palette=_of(palette.packed), dither=Image.Dither.NONE)


@lru_cache(maxsize=4)
def _of(packed: bytes) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(packed)
    return image
