"""A game as one animated picture (GIF: what Discord plays by itself): its frames, and how long each stands."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Final, TypeVar

from PIL import Image, ImageChops, ImageFile
from PIL.GifImagePlugin import getdata, getheader

from kingsforge_bot.byte_cache import ByteCache
from kingsforge_bot.core.game import Step
from kingsforge_bot.core.wanted import StillWanted, go_on
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.palette import Palette

S = TypeVar("S")
E = TypeVar("E")
_Box = tuple[int, int, int, int]
SHRUNK: Final = 2
"""A frame is so many times smaller than a board."""
_EACH: Final = 1500
"""Milliseconds that a frame stands: as long as it takes to see what a turn changed."""
_GREAT: Final = 2500
_LAST: Final = 15_000
_MOST_WRITTEN: Final = 4 << 10
"""Bytes that Pillow writes of a frame before it lets the event loop in; by itself 64 KiB, which take it 4 to 10 ms."""


def frame_cache(most: int) -> ByteCache[Image.Image]:
    """Strips as they are on frames, at most so many bytes of them: those of the next frame are mostly the same."""
    return ByteCache(most, lambda image: image.width * image.height)


def replay(
    steps: Sequence[Step[S, E]],
    frame: Callable[[Step[S, E]], Image.Image],
    is_great: Callable[[Sequence[E]], bool],
    kept: ByteCache[Image.Image],
    still_wanted: StillWanted,
) -> bytes:
    """A GIF of those steps, a frame of each, which lets go of the strips that were `kept` for it.

    Takes a while: call it off the event loop. Raises NotWanted, between two frames.
    """

    def frames() -> Iterator[Image.Image]:
        for step in steps:
            go_on(still_wanted)
            yield frame(step)

    try:
        return animation(frames(), [is_great(step.events) for step in steps])
    finally:
        kept.clear()


def animation(frames: Iterator[Image.Image], great: Sequence[bool]) -> bytes:
    """A GIF that plays on and on; a frame is drawn when it is written. Great ones stand longer, the last longest.

    All frames have one palette. Pillow's own way to save several holds them all until the last is there: sixty at once
    are more than the whole bot has otherwise.
    """
    ImageFile.MAXBLOCK = _MOST_WRITTEN
    durations = [*(_GREAT if one else _EACH for one in great[:-1]), _LAST]
    shown = next(frames)
    parts, _ = getheader(shown.copy(), info={"loop": 0})
    changed: _Box = (0, 0, *shown.size)
    stands = durations[0]
    for frame, duration in zip(frames, durations[1:], strict=True):
        box = ImageChops.subtract_modulo(frame, shown).getbbox()
        if box is None:
            stands += duration
            continue
        parts += _written(shown, changed, stands)
        shown, changed, stands = frame, box, duration
    return b"".join((*parts, *_written(shown, changed, stands), b";"))


def _written(frame: Image.Image, changed: _Box, stands: int) -> list[bytes]:
    """What of a frame differs from the one before, as a part of the file."""
    return getdata(frame.crop(changed), changed[:2], duration=stands, disposal=1)


def frame_of(
    strips: Iterable[Strip], wide: int, high: int, palette: Palette, kept: ByteCache[Image.Image]
) -> Image.Image:
    """One frame of strips of a board so wide and high; `kept` has them as small as they are on it."""
    image = palette.image((wide // SHRUNK, high // SHRUNK))
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
    return palette.quantized(image.convert("RGB").reduce(SHRUNK), _colours(palette))


@lru_cache(maxsize=4)
def _colours(palette: Palette) -> Image.Image:
    """Kept: a strip is then quantised in a tenth of the time."""
    return palette.image()
