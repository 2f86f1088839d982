"""A game's colours: one palette of at most 256 for all its pictures.

Pictures are composed of palette indices from the start, so that nothing has to be quantised. Smooth edges need shades
between two colours: those of the pairs that meet are in the palette, any other pair takes the nearest. A ramp is a
material from shade to light. The last part belongs to the illustrations: `rasterise` chose it for them and wrote it
beside them.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from PIL import Image

from kingsforge_bot.render.material import Material
from kingsforge_bot.render.tone import RGB, ToneIndex

__all__ = ["RGB", "SIZE", "Palette", "ToneIndex", "ramp_of"]

SIZE: Final = 256
OF_SHAPES: Final = 176
"""Colours for tones, ramps and shades; the illustrations have the rest."""
_STEPS: Final = (0.5, 0.25, 0.75, 0.12, 0.38, 0.62, 0.88)
"""Shades between two colours, the most needed first."""
_ALIKE: Final = 150
"""Squared distance under which two shades are one."""


class Palette:
    """The tones, numbered from 0, the ramps, the shades between tones that meet, and the illustrations' colours.

    `of_art` has the latter, one `rrggbb` a line; there is none before the first drawing.
    """

    def __init__(
        self,
        tones: Mapping[ToneIndex, RGB],
        meeting: Iterable[tuple[ToneIndex, ToneIndex]],
        of_art: Path,
        ramps: Mapping[str, Sequence[RGB]] = MappingProxyType({}),
    ) -> None:
        self.of_art: Final = of_art
        self.ramps: Final = dict(_numbered(len(tones), ramps))
        """The indices of each ramp, from shade to light."""
        fixed = [tones[tone] for tone in sorted(tones)] + [colour for ramp in ramps.values() for colour in ramp]
        self.tones: Final[Mapping[ToneIndex, RGB]] = dict(enumerate(fixed))
        """The tones and the ramps by their indices."""
        self.shapes: Final = _with_shades(self.tones, tuple(meeting))
        """The tones, the ramps and the shades."""
        self.colours: Final = self.shapes + _written(of_art)
        self.materials: dict[tuple[ToneIndex, ToneIndex | None], Material] = {}
        """What slabs of a tone with an edge of a tone are made of; with None as edge: with any other edge, or none."""
        self.packed: Final = bytes(channel for colour in self.colours for channel in colour)
        """Three bytes a colour, as Pillow and PNG take them."""

    def shades(self, ink: ToneIndex, ground: ToneIndex) -> bytes:
        """For each of 256 degrees of coverage by `ink` on `ground` the index of its colour."""
        return _shades(self, ink, ground)

    def mixed(self, ink: ToneIndex, ground: int, share: float) -> int:
        """The index of what so much of the ink makes of any colour of the palette."""
        return _mixed(self, ink, ground, share)

    def image(self, size: tuple[int, int] = (1, 1)) -> Image.Image:
        """An image of palette indices (mode P) that has these colours, all of the first.

        A fresh one each time: Pillow keeps notes in what it takes colours from, which no two threads may share.
        """
        image = Image.new("P", size)
        image.putpalette(self.packed)
        return image

    def coloured(self, indices: Image.Image) -> Image.Image:
        """Palette indices (mode L) as a picture in these colours (mode P)."""
        image = indices.copy()
        image.putpalette(self.packed)
        return image

    def quantized(self, image: Image.Image, colours: Image.Image | None = None) -> Image.Image:
        """A picture (mode RGB) in these colours (mode P), of each pixel the nearest.

        `colours`: an `image()` that one thread uses again, for many pictures alike: what is near is known by then.
        """
        return image.quantize(palette=colours or self.image(), dither=Image.Dither.NONE)

    def nearest(self, shade: RGB) -> int:
        """The index of the colour that is most like it."""
        return min(range(len(self.colours)), key=lambda index: _distance(self.colours[index], shade))


def _numbered(first: int, ramps: Mapping[str, Sequence[RGB]]) -> Iterator[tuple[str, tuple[ToneIndex, ...]]]:
    for name, ramp in ramps.items():
        yield name, tuple(range(first, first + len(ramp)))
        first += len(ramp)


def ramp_of(stops: Sequence[RGB], steps: int) -> tuple[RGB, ...]:
    """A ramp of so many colours, the stops at equal distances among them."""
    found: list[RGB] = []
    for step in range(steps):
        at = step * (len(stops) - 1) / (steps - 1)
        below = min(int(at), len(stops) - 2)
        found.append(_between(stops[below + 1], stops[below], at - below))
    return tuple(found)


def _with_shades(tones: Mapping[ToneIndex, RGB], meeting: Sequence[tuple[ToneIndex, ToneIndex]]) -> tuple[RGB, ...]:
    found = [tones[tone] for tone in sorted(tones)]
    for share in _STEPS:
        for ink, ground in meeting:
            shade = _between(tones[ink], tones[ground], share)
            if len(found) < OF_SHAPES and all(_distance(shade, other) >= _ALIKE for other in found):
                found.append(shade)
    return tuple(found)


def _written(of_art: Path) -> tuple[RGB, ...]:
    lines = of_art.read_text("ascii").split() if of_art.exists() else []
    return tuple((int(line[0:2], 16), int(line[2:4], 16), int(line[4:6], 16)) for line in lines)


def _between(ink: RGB, ground: RGB, share: float) -> RGB:
    red, green, blue = (round(b + (a - b) * share) for a, b in zip(ink, ground, strict=True))
    return red, green, blue


def _distance(a: RGB, b: RGB) -> int:
    return 3 * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 + 2 * (a[2] - b[2]) ** 2


@lru_cache(maxsize=512)
def _shades(palette: Palette, ink: ToneIndex, ground: ToneIndex) -> bytes:
    steps = 4  # more are hardly seen, and cost bytes
    between = (_between(palette.tones[ink], palette.tones[ground], step / steps) for step in range(steps + 1))
    ladder = [palette.nearest(shade) for shade in between]
    ladder[0], ladder[-1] = ground, ink
    return bytes(ladder[round(degree * steps / 255)] for degree in range(256))


@lru_cache(maxsize=8192)
def _mixed(palette: Palette, ink: ToneIndex, ground: int, share: float) -> int:
    return palette.nearest(_between(palette.colours[ink], palette.colours[ground], share))
