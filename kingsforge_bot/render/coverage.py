"""Tables by which whole images are recoloured at once: what each degree of coverage, or each tone, becomes."""

from functools import lru_cache
from typing import Final

from PIL import Image

from kingsforge_bot.render.palette import Palette, ToneIndex

MIXED: Final = 4
"""Degrees of coverage that are told apart where a stencil is blended."""
_FAINT: Final = 16
"""Coverage below which nothing is seen."""
HALF: Final = bytes(128) + bytes([255]) * 128
SOLID: Final = bytes(200) + bytes([255]) * 56
"""Coverage from which on a thing shows its face, not its rim."""
TOUCHED: Final = bytes(_FAINT) + bytes([255]) * (256 - _FAINT)


def recoloured(image: Image.Image, table: bytes) -> Image.Image:
    """The same as `Image.point`, which looks at each of the 256 numbers every time."""
    return Image.frombytes("L", image.size, image.tobytes().translate(table))


@lru_cache(maxsize=64)
def levels(ramp: tuple[ToneIndex, ...], side: int) -> bytes:
    """For each degree of light the tone of a ramp, on a thing so large: of small ones few are seen, more cost bytes."""
    steps = 6 if side < 64 else 8 if side < 120 else 13
    kept = [ramp[round(step * (len(ramp) - 1) / (steps - 1))] for step in range(steps)]
    return bytes(kept[round(level * (steps - 1) / 255)] for level in range(256))


@lru_cache(maxsize=8)
def at_level(level: int) -> bytes:
    """Which degrees of coverage are nearest to that level."""
    return bytes(255 if round(degree * MIXED / 255) == level else 0 for degree in range(256))


@lru_cache(maxsize=512)
def blended(palette: Palette, ink: ToneIndex, ground: ToneIndex) -> bytes:
    """For each degree of coverage what one tone becomes under the ink."""
    mixes = [ground, *(palette.mixed(ink, ground, level / MIXED) for level in range(1, MIXED)), ink]
    return bytes(mixes[round(degree * MIXED / 255)] for degree in range(256))


@lru_cache(maxsize=1024)
def mixed(palette: Palette, ink: ToneIndex, level: int, seen: tuple[ToneIndex, ...]) -> bytes:
    """What each of the tones seen becomes under so much of the ink."""
    table = bytearray(256)
    for tone in seen:
        table[tone] = ink if level == MIXED else palette.mixed(ink, tone, level / MIXED)
    return bytes(table)


@lru_cache(maxsize=16)
def other_than(ground: ToneIndex) -> bytes:
    """A mask of all but one tone."""
    return bytes(0 if index == ground else 255 for index in range(256))
