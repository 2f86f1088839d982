"""A picture in the making: an image of palette indices, and what can be put on it."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Final, NamedTuple

from PIL import Image, ImageChops

from kingsforge_bot.byte_cache import ByteCache
from kingsforge_bot.render.coverage import (
    HALF,
    MIXED,
    SOLID,
    TOUCHED,
    at_level,
    blended,
    levels,
    mixed,
    other_than,
    recoloured,
)
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.grain import HIGHEST_PLANK, Grain, laid, plank
from kingsforge_bot.render.material import Material, Ring
from kingsforge_bot.render.nine_parts import parts
from kingsforge_bot.render.palette import Palette, ToneIndex
from kingsforge_bot.render.typeface import CAPITALS, fit, stencil, width

OVERHANG: Final = 2
"""Pixels by which a letter may be wider than the place it takes."""
TILES: Final[ByteCache[Image.Image]] = ByteCache(12 << 20, lambda image: image.width * image.height + 300)
"""Labels, signs and places as drawn, for all pictures."""


class Script(NamedTuple):
    """How a text is written: so large, smaller where there is too little room; from the left edge or in the middle."""

    size: int
    least: int
    ink: ToneIndex
    ground: ToneIndex
    centred: bool = False


class Canvas:
    """Used by one thread, for one picture. Over `memory` it has that many bytes, row by row, and lives no longer."""

    def __init__(
        self, wide: int, high: int, ground: ToneIndex, palette: Palette, memory: memoryview | None = None
    ) -> None:
        self.palette: Final = palette
        # Mode L while it is drawn: grey level n stands for colour n, and Pillow mixes nothing into it.
        if memory is None:
            self._image = Image.new("L", (wide, high), ground)
        else:
            self._image = Image.frombuffer("L", (wide, high), memory, "raw", "L", 0, 1)  # type: ignore[arg-type]
            self._image.readonly = 0  # drawn into the memory itself, where it can be packed without a copy
            self._image.paste(ground, (0, 0, wide, high))
        self._memory = memory
        self._grained: ToneIndex | None = None
        """The tone that stands for planks, if they were laid."""
        self._surface = self._image.im

    def slab(
        self, frame: Frame, fill: ToneIndex, ground: ToneIndex, radius: int, edge: tuple[int, ToneIndex] | None = None
    ) -> None:
        """A rectangle with round corners: of the material that goes with fill and edge, else flat."""
        tone = edge[1] if edge is not None else None
        if fill == ground and edge is None:
            self._surface.paste(fill, frame.corners)
            return
        material = self.palette.materials.get((fill, tone)) or self.palette.materials.get((fill, None))
        flat = Material(()) if edge is None else Material((Ring(edge[0], (edge[1],), 0, 0),))
        self.put_together(frame, material or flat, fill, ground, radius)

    def put_together(self, frame: Frame, material: Material, fill: ToneIndex, ground: ToneIndex, radius: int) -> None:
        """A slab of a material, from its nine parts."""
        side = min(frame.w, frame.h)
        made = parts(self.palette, material.fitted(side), min(radius, side // 2), fill, ground)
        paste, (x, y, right, bottom), corner = self._surface.paste, frame.corners, made.corner
        paste(fill, (x + corner, y, right - corner, bottom))
        paste(fill, (x, y + corner, right, bottom - corner))
        above, below, left, beyond = made.edges
        for depth in range(len(above)):
            paste(above[depth], (x + corner, y + depth, right - corner, y + depth + 1))
            paste(below[depth], (x + corner, bottom - depth - 1, right - corner, bottom - depth))
            paste(left[depth], (x + depth, y + corner, x + depth + 1, bottom - corner))
            paste(beyond[depth], (right - depth - 1, y + corner, right - depth, bottom - corner))
        ends = ((x, y), (right - corner, y), (x, bottom - corner), (right - corner, bottom - corner))
        for (left_end, top), part, mask in zip(ends, made.corners, made.masks, strict=True):
            where = (left_end, top, left_end + corner, top + corner)
            if ground == self._grained:
                paste(part.im, where, mask.im)
            else:
                paste(part.im, where)

    def planks(self, grain: Grain, left: int = 0, first: int = 0) -> None:
        """Covers all but some columns at the left with a plank from its row `first` on."""
        wide, high = self._image.size
        self._grained = grain.tone
        if self._memory is not None and first == 0 and high <= HIGHEST_PLANK:
            # Of a whole strip all rows at once: it has a hundred runs.
            bare, joint = (high - len(grain.joint)) * wide, grain.joint
            self._memory[:bare] = laid(grain, wide, left)[:bare]
            for row, tone in enumerate(joint, high - len(joint)):
                self._surface.paste(tone, (left, row, wide, row + 1))
            return
        for top, bottom, tone in plank(grain, first + high):
            if bottom > first:
                self._surface.paste(tone, (left, max(0, top - first), wide, bottom - first))

    def stamp(
        self, coverage: Image.Image, x: int, y: int, ink: ToneIndex, ground: ToneIndex, over: bool = False
    ) -> None:
        """A stencil (mode L) in `ink`, its corner at x, y, where only `ground` lies.

        `over`: only what it covers is touched, and what is of that ink already stays.
        """
        mask = self._touched(coverage, x, y, ink) if over or ground == self._grained else None
        self._image.paste(recoloured(coverage, self.palette.shades(ink, ground)), (x, y), mask)

    def blend(self, coverage: Image.Image, x: int, y: int, ink: ToneIndex) -> None:
        """A stencil (mode L) in `ink`, its corner at x, y, over whatever lies there, of however many tones."""
        frame = (x, y, x + coverage.width, y + coverage.height)
        under = self._image.crop(frame)
        seen = tuple(sorted(tone for _, tone in under.getcolors(256) or () if isinstance(tone, int)))
        if len(seen) == 1:
            self.put(recoloured(coverage, blended(self.palette, ink, seen[0])), x, y)
            return
        for level in range(1, MIXED + 1):
            mask = recoloured(coverage, at_level(level))
            self._image.paste(recoloured(under, mixed(self.palette, ink, level, seen)), (x, y), mask)

    def lay(self, image: Image.Image, x: int, y: int, bare: ToneIndex) -> None:
        """A finished part over what lies there, which is seen wherever the part is `bare`."""
        mask = recoloured(image, other_than(bare))
        self._surface.paste(image.im, (x, y, x + image.width, y + image.height), mask.im)

    def _touched(self, coverage: Image.Image, x: int, y: int, ink: ToneIndex) -> Image.Image:
        under = self._image.crop((x, y, x + coverage.width, y + coverage.height))
        other = recoloured(under, other_than(ink))
        return ImageChops.darker(recoloured(coverage, TOUCHED), other)

    def relief(
        self, shape: Image.Image, light: Image.Image, x: int, y: int, ramp: Sequence[ToneIndex], ground: ToneIndex
    ) -> None:
        """A thing in light and shade (both mode L), its corner at x, y, where only `ground` lies; its rim is dark."""
        whole = recoloured(shape, self.palette.shades(ramp[0], ground))
        whole.paste(recoloured(light, levels(tuple(ramp), shape.height)), (0, 0), recoloured(shape, SOLID))
        self.put(whole, x, y)

    def engrave(self, text: str, x: int, y: int, size: int, ink: ToneIndex, rim: tuple[int, ToneIndex]) -> int:
        """A text set off by a rim, so wide and of a tone like what lies below. Returns its end."""
        if rim[0]:
            coverage, left, top = stencil(text, size, rim[0])
            at = (x + left, y + round(size * CAPITALS / 2) + top)
            self._image.paste(rim[1], at, recoloured(coverage, HALF))
        coverage, left, top = stencil(text, size)
        self.stamp(coverage, x + left, y + round(size * CAPITALS / 2) + top, ink, rim[1], over=True)
        return x + width(text, size)

    def put(self, image: Image.Image, x: int, y: int) -> None:
        """A finished part (palette indices, mode L), its corner at x, y."""
        # Not by Image.paste, which spends more on looking at its arguments than on a part as small as these.
        part = image.im
        wide, high = part.size
        self._surface.paste(part, (x, y, x + wide, y + high))

    def cached_tile(
        self, key: Hashable, frame: Frame, ground: ToneIndex, draw: Callable[["Canvas", Frame], None]
    ) -> None:
        """What `draw` puts into a frame where only `ground` lies: drawn once for each key and size, then kept."""
        if ground == self._grained:
            self.cached_cutting(key, frame, ground, draw)
        else:
            self.put(self._kept(key, frame, ground, draw), frame.x, frame.y)

    def cached_cutting(
        self, key: Hashable, frame: Frame, ground: ToneIndex, draw: Callable[["Canvas", Frame], None]
    ) -> None:
        """The same where the ground is not of one tone: it stays wherever only the ground is seen."""
        image = self._kept(key, frame, ground, draw)
        bare = (self.palette, key, frame.w, frame.h, ground, "bare")
        mask = TILES.get(bare, partial(recoloured, image, other_than(ground)))
        self._surface.paste(image.im, frame.corners, mask.im)

    def _kept(
        self, key: Hashable, frame: Frame, ground: ToneIndex, draw: Callable[["Canvas", Frame], None]
    ) -> Image.Image:
        return TILES.get(
            (self.palette, key, frame.w, frame.h, ground), partial(_drawn, frame, ground, self.palette, draw)
        )

    def write(self, text: str, x: int, y: int, size: int, ink: ToneIndex, ground: ToneIndex) -> int:
        """A text that begins at x, the middle of its capitals at y. Returns where it ends."""
        if text.strip():
            coverage, left, top = stencil(text, size)
            if ground == self._grained:
                self.stamp(coverage, x + left, y + round(size * CAPITALS / 2) + top, ink, ground)
                return x + width(text, size)
            key = (self.palette, text, size, ink, ground)
            inked = TILES.get(key, partial(recoloured, coverage, self.palette.shades(ink, ground)))
            self.put(inked, x + left, y + round(size * CAPITALS / 2) + top)
        return x + width(text, size)

    def write_over(self, text: str, x: int, y: int, size: int, ink: ToneIndex) -> int:
        """The same over whatever lies there."""
        if text.strip():
            coverage, left, top = stencil(text, size)
            self.blend(coverage, x + left, y + round(size * CAPITALS / 2) + top, ink)
        return x + width(text, size)

    def label(self, text: str, frame: Frame, script: Script) -> None:
        """A text made to fit into a frame, half way up."""
        shown, size = fit(text, script.size, script.least, frame.w - 2 * OVERHANG)
        x = frame.x + ((frame.w - width(shown, size)) // 2 if script.centred else OVERHANG)
        self.write(shown, x, frame.middle[1], size, script.ink, script.ground)

    @property
    def indices(self) -> Image.Image:
        """What is drawn, as palette indices (mode L)."""
        return self._image

    def image(self) -> Image.Image:
        """The picture so far, with its palette (mode P)."""
        return self.palette.coloured(self._image)


def _drawn(frame: Frame, ground: ToneIndex, palette: Palette, draw: Callable[[Canvas, Frame], None]) -> Image.Image:
    canvas = Canvas(frame.w, frame.h, ground, palette)
    draw(canvas, Frame(0, 0, frame.w, frame.h))
    return canvas.indices
