"""A picture in the making: an image of palette indices, and what can be put on it."""

from collections.abc import Callable, Hashable
from functools import lru_cache, partial
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw

from kingsforge_bot.render.byte_cache import ByteCache
from kingsforge_bot.render.palette import Palette, Tone
from kingsforge_bot.render.typeface import CAPITALS, fit, stencil, width

FINE: Final = 4
"""Shapes are drawn this many times larger and shrunk, for smooth edges."""
OVERHANG: Final = 2
"""Pixels by which a letter may be wider than the place it takes."""
TILES: Final[ByteCache[Image.Image]] = ByteCache(24 << 20, lambda image: image.width * image.height + 300)
"""Labels, signs and places as drawn, for all pictures."""
_FAINT: Final = 16
"""Coverage below which nothing is seen."""
_TOUCHED: Final = bytes(_FAINT) + bytes([255]) * (256 - _FAINT)


class Frame(NamedTuple):
    """A rectangle in pixels, the corner at the top left."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def middle(self) -> tuple[int, int]:
        return self.x + self.w // 2, self.y + self.h // 2

    def inset(self, by: int) -> "Frame":
        """The rectangle less a margin of `by` on every side."""
        return Frame(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def holds(self, other: "Frame") -> bool:
        """Whether the other lies wholly inside."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def meets(self, other: "Frame") -> bool:
        """Whether the two share a pixel."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


class Canvas:
    """Used by one thread, for one picture. Over `memory` it has that many bytes, row by row, and lives no longer."""

    def __init__(self, wide: int, high: int, ground: Tone, palette: Palette, memory: memoryview | None = None) -> None:
        self.palette: Final = palette
        # Mode L while it is drawn: grey level n stands for colour n, and Pillow mixes nothing into it.
        if memory is None:
            self._image = Image.new("L", (wide, high), ground)
        else:
            self._image = Image.frombuffer("L", (wide, high), memory, "raw", "L", 0, 1)  # type: ignore[arg-type]
            self._image.readonly = 0  # drawn into the memory itself, where it can be packed without a copy
            self._image.paste(ground, (0, 0, wide, high))
        self._pen = ImageDraw.Draw(self._image)
        self._surface = self._image.im

    def slab(self, frame: Frame, fill: Tone, ground: Tone, radius: int, edge: tuple[int, Tone] | None = None) -> None:
        """A filled rectangle with round corners, with an edge of some width and colour."""
        thick, tone = edge if edge is not None else (0, fill)
        self._pen.rectangle((frame.x, frame.y, frame.right - 1, frame.bottom - 1), tone)
        inner = frame.inset(thick)
        self._pen.rectangle((inner.x, inner.y, inner.right - 1, inner.bottom - 1), fill)
        one, two, three, four = _corners(self.palette, radius, fill, ground, thick, tone)
        self.put(one, frame.x, frame.y)
        self.put(two, frame.right - radius, frame.y)
        self.put(three, frame.x, frame.bottom - radius)
        self.put(four, frame.right - radius, frame.bottom - radius)

    def stamp(
        self, coverage: Image.Image, x: int, y: int, ink: Tone, ground: Tone, over: bool = False, share: float = 1
    ) -> None:
        """A stencil (mode L) in `ink`, its corner at x, y, where only `ground` lies.

        `over`: only what it covers is touched, and what is of that ink already stays. `share` of the ink is used, for
        faint marks.
        """
        mask = self._touched(coverage, x, y, ink) if over else None
        self._image.paste(_mapped(coverage, _ladder(self.palette, ink, ground, share)), (x, y), mask)

    def _touched(self, coverage: Image.Image, x: int, y: int, ink: Tone) -> Image.Image:
        under = self._image.crop((x, y, x + coverage.width, y + coverage.height))
        other = _mapped(under, bytes(0 if index == ink else 255 for index in range(256)))
        return ImageChops.darker(_mapped(coverage, _TOUCHED), other)

    def put(self, image: Image.Image, x: int, y: int) -> None:
        """A finished part (palette indices, mode L), its corner at x, y."""
        # Not by Image.paste, which spends more on looking at its arguments than on a part as small as these.
        part = image.im
        wide, high = part.size
        self._surface.paste(part, (x, y, x + wide, y + high))

    def cached_tile(self, key: Hashable, frame: Frame, ground: Tone, draw: Callable[["Canvas", Frame], None]) -> None:
        """What `draw` puts into a frame where only `ground` lies: drawn once for each key and size, then kept."""
        image = TILES.get(
            (self.palette, key, frame.w, frame.h, ground), partial(_drawn, frame, ground, self.palette, draw)
        )
        self.put(image, frame.x, frame.y)

    def write(self, text: str, x: int, y: int, size: int, ink: Tone, ground: Tone) -> int:
        """A text that begins at x, the middle of its capitals at y. Returns where it ends."""
        if text.strip():
            coverage, left, top = stencil(text, size)
            key = (self.palette, text, size, ink, ground)
            inked = TILES.get(key, partial(_mapped, coverage, _ladder(self.palette, ink, ground, 1)))
            self.put(inked, x + left, y + round(size * CAPITALS / 2) + top)
        return x + width(text, size)

    def label(
        self, text: str, frame: Frame, size: int, least: int, ink: Tone, ground: Tone, centred: bool = False
    ) -> None:
        """A text made to fit into a frame, half way up, from its left edge or in its middle."""
        shown, size = fit(text, size, least, frame.w - 2 * OVERHANG)
        x = frame.x + ((frame.w - width(shown, size)) // 2 if centred else OVERHANG)
        self.write(shown, x, frame.middle[1], size, ink, ground)

    @property
    def indices(self) -> Image.Image:
        """What is drawn, as palette indices (mode L)."""
        return self._image

    def image(self) -> Image.Image:
        """The picture so far, with its palette (mode P)."""
        image = self._image.copy()
        image.putpalette(self.palette.packed)
        return image


def _mapped(image: Image.Image, table: bytes) -> Image.Image:
    """The same as `Image.point`, which looks at each of the 256 numbers every time."""
    return Image.frombytes("L", image.size, image.tobytes().translate(table))


@lru_cache(maxsize=512)
def _ladder(palette: Palette, ink: Tone, ground: Tone, share: float) -> bytes:
    ladder = palette.shades(ink, ground)
    return ladder if share == 1 else bytes(ladder[round(degree * share)] for degree in range(256))


def _drawn(frame: Frame, ground: Tone, palette: Palette, draw: Callable[[Canvas, Frame], None]) -> Image.Image:
    canvas = Canvas(frame.w, frame.h, ground, palette)
    draw(canvas, Frame(0, 0, frame.w, frame.h))
    return canvas.indices


@lru_cache(maxsize=512)
def _corners(
    palette: Palette, radius: int, fill: Tone, ground: Tone, thick: int, edge: Tone
) -> tuple[Image.Image, ...]:
    """The corners of a slab, row by row."""
    outside = _quarter(radius, 0)
    corner = outside.point(palette.shades(edge, ground))
    wholly_inside = outside.point([0] * 255 + [255])
    corner.paste(_quarter(radius, thick).point(palette.shades(fill, edge)), (0, 0), wholly_inside)
    turned = (Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM, Image.Transpose.ROTATE_180)
    return (corner, *(corner.transpose(turn) for turn in turned))


def _quarter(radius: int, thick: int) -> Image.Image:
    """A quarter of a disc as coverage, less a rim."""
    fine = Image.new("L", (radius * FINE, radius * FINE), 0)
    start, end = thick * FINE, (2 * radius - thick) * FINE - 1
    if end > start:
        ImageDraw.Draw(fine).ellipse((start, start, end, end), 255)
    return fine.reduce(FINE)
