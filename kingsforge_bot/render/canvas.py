"""A picture in the making: an image of palette indices, and what can be put on it."""

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw

from kingsforge_bot.render.byte_cache import ByteCache
from kingsforge_bot.render.grain import HIGHEST_PLANK, Grain, in_shadow, laid, plank
from kingsforge_bot.render.material import Material, Ring
from kingsforge_bot.render.nine_parts import parts
from kingsforge_bot.render.palette import Palette, Tone
from kingsforge_bot.render.typeface import CAPITALS, fit, stencil, width

OVERHANG: Final = 2
"""Pixels by which a letter may be wider than the place it takes."""
TILES: Final[ByteCache[Image.Image]] = ByteCache(12 << 20, lambda image: image.width * image.height + 300)
"""Labels, signs and places as drawn, for all pictures."""
MIXED: Final = 4
"""Degrees of coverage that are told apart where a stencil is blended."""
_CAST: Final = ((9, 9), (5, 5))
"""How far shadows reach to the right and down: all of it, and its heart."""
_FAINT: Final = 16
"""Coverage below which nothing is seen."""
_HALF: Final = bytes(128) + bytes([255]) * 128
_SOLID: Final = bytes(200) + bytes([255]) * 56
"""Coverage from which on a thing shows its face, not its rim."""
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
    def corners(self) -> tuple[int, int, int, int]:
        """Left, upper, right and lower edge, as Pillow takes them."""
        return self.x, self.y, self.x + self.w, self.y + self.h

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
        self._memory = memory
        self._grained: Tone | None = None
        """The tone that stands for planks, if they were laid."""
        self._surface = self._image.im

    def slab(self, frame: Frame, fill: Tone, ground: Tone, radius: int, edge: tuple[int, Tone] | None = None) -> None:
        """A rectangle with round corners: of the material that goes with fill and edge, else flat."""
        tone = edge[1] if edge is not None else None
        if fill == ground and edge is None:
            self._surface.paste(fill, frame.corners)
            return
        material = self.palette.materials.get((fill, tone)) or self.palette.materials.get((fill, None))
        flat = Material(()) if edge is None else Material((Ring(edge[0], (edge[1],), 0, 0),))
        self.put_together(frame, material or flat, fill, ground, radius)

    def put_together(self, frame: Frame, material: Material, fill: Tone, ground: Tone, radius: int) -> None:
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

    def shadow(self, frame: Frame, grain: Grain, radius: int) -> None:
        """The shadow on planks of what will lie in the frame, to the right of it and below it."""
        reach, (x, y, right, bottom) = _CAST[0][0], frame.corners
        key = (self.palette, grain, radius, y, frame.w, frame.h)
        low = Frame(0, frame.h - radius, frame.w + reach, radius + reach)
        beside = Frame(frame.w - radius, 0, radius + reach, frame.h - radius)
        self.put(TILES.get((*key, True), partial(_rim, self.palette, grain, frame, radius, low)), x, bottom - radius)
        self.put(TILES.get((*key, False), partial(_rim, self.palette, grain, frame, radius, beside)), right - radius, y)

    def cast(self, frame: Frame, grain: Grain, radius: int) -> None:
        """The same, worked out."""
        table, (x, y, right, bottom) = in_shadow(grain), frame.corners
        for aside, down in _CAST:
            low, far, size = bottom + down, right + aside, radius + down
            self._darken((x + aside + size, bottom, far - size, low), table, None)
            self._darken((right, y + size + down, far, low - size), table, None)
            self._darken((x + aside, low - size, x + aside + size, low), table, _round_off(size, -1, 1))
            self._darken((far - size, low - size, far, low), table, _round_off(size, 1, 1))
            self._darken((far - size, y + down, far, y + down + size), table, _round_off(size, 1, -1))

    def _darken(self, where: tuple[int, int, int, int], table: bytes, mask: Image.Image | None) -> None:
        if where[2] > where[0] and where[3] > where[1]:
            dark = _mapped(self._image.crop(where), table).im
            self._surface.paste(dark, where, *([mask.im] if mask is not None else []))

    def stamp(
        self, coverage: Image.Image, x: int, y: int, ink: Tone, ground: Tone, over: bool = False, share: float = 1
    ) -> None:
        """A stencil (mode L) in `ink`, its corner at x, y, where only `ground` lies.

        `over`: only what it covers is touched, and what is of that ink already stays. `share` of the ink is used, for
        faint marks.
        """
        mask = self._touched(coverage, x, y, ink) if over or ground == self._grained else None
        self._image.paste(_mapped(coverage, _ladder(self.palette, ink, ground, share)), (x, y), mask)

    def blend(self, coverage: Image.Image, x: int, y: int, ink: Tone) -> None:
        """A stencil (mode L) in `ink`, its corner at x, y, over whatever lies there, of however many tones."""
        frame = (x, y, x + coverage.width, y + coverage.height)
        under = self._image.crop(frame)
        seen = tuple(sorted(tone for _, tone in under.getcolors(256) or () if isinstance(tone, int)))
        if len(seen) == 1:
            self.put(_mapped(coverage, _blended(self.palette, ink, seen[0])), x, y)
            return
        for level in range(1, MIXED + 1):
            mask = _mapped(coverage, _at_level(level))
            self._image.paste(_mapped(under, _mixed(self.palette, ink, level, seen)), (x, y), mask)

    def lay(self, image: Image.Image, x: int, y: int, bare: Tone) -> None:
        """A finished part over what lies there, which is seen wherever the part is `bare`."""
        mask = _mapped(image, _other_than(bare))
        self._surface.paste(image.im, (x, y, x + image.width, y + image.height), mask.im)

    def _touched(self, coverage: Image.Image, x: int, y: int, ink: Tone) -> Image.Image:
        under = self._image.crop((x, y, x + coverage.width, y + coverage.height))
        other = _mapped(under, _other_than(ink))
        return ImageChops.darker(_mapped(coverage, _TOUCHED), other)

    def relief(
        self, shape: Image.Image, light: Image.Image, x: int, y: int, ramp: Sequence[Tone], ground: Tone
    ) -> None:
        """A thing in light and shade (both mode L), its corner at x, y, where only `ground` lies; its rim is dark."""
        whole = _mapped(shape, _ladder(self.palette, ramp[0], ground, 1))
        whole.paste(_mapped(light, _levels(tuple(ramp), _steps(shape.height))), (0, 0), _mapped(shape, _SOLID))
        self.put(whole, x, y)

    def engrave(self, text: str, x: int, y: int, size: int, ink: Tone, rim: tuple[int, Tone], ground: Tone) -> int:
        """A text on a thing that is about as light as `ground`, set off by a rim of some width. Returns its end."""
        if rim[0]:
            coverage, left, top = stencil(text, size, rim[0])
            at = (x + left, y + round(size * CAPITALS / 2) + top)
            self._image.paste(rim[1], at, _mapped(coverage, _HALF))
        coverage, left, top = stencil(text, size)
        self.stamp(coverage, x + left, y + round(size * CAPITALS / 2) + top, ink, rim[1], over=True)
        return x + width(text, size)

    def put(self, image: Image.Image, x: int, y: int) -> None:
        """A finished part (palette indices, mode L), its corner at x, y."""
        # Not by Image.paste, which spends more on looking at its arguments than on a part as small as these.
        part = image.im
        wide, high = part.size
        self._surface.paste(part, (x, y, x + wide, y + high))

    def cached_tile(self, key: Hashable, frame: Frame, ground: Tone, draw: Callable[["Canvas", Frame], None]) -> None:
        """What `draw` puts into a frame where only `ground` lies: drawn once for each key and size, then kept."""
        if ground == self._grained:
            self.cached_cutting(key, frame, ground, draw)
        else:
            self.put(self._kept(key, frame, ground, draw), frame.x, frame.y)

    def cached_cutting(
        self, key: Hashable, frame: Frame, ground: Tone, draw: Callable[["Canvas", Frame], None]
    ) -> None:
        """The same where the ground is not of one tone: it stays wherever only the ground is seen."""
        image = self._kept(key, frame, ground, draw)
        bare = (self.palette, key, frame.w, frame.h, ground, "bare")
        mask = TILES.get(bare, partial(_mapped, image, _other_than(ground)))
        self._surface.paste(image.im, frame.corners, mask.im)

    def cached_slab(
        self, key: Hashable, frame: Frame, grain: Grain, radius: int, draw: Callable[["Canvas", Frame], None]
    ) -> None:
        """What `draw` lays on planks, with its shadow, drawn once for each key, size and height on the plank."""
        kept = (self.palette, key, frame.w, frame.h, frame.y, grain)
        self.put(TILES.get(kept, partial(_laid, self.palette, grain, frame, radius, draw)), frame.x, frame.y)

    def _kept(self, key: Hashable, frame: Frame, ground: Tone, draw: Callable[["Canvas", Frame], None]) -> Image.Image:
        return TILES.get(
            (self.palette, key, frame.w, frame.h, ground), partial(_drawn, frame, ground, self.palette, draw)
        )

    def write(self, text: str, x: int, y: int, size: int, ink: Tone, ground: Tone) -> int:
        """A text that begins at x, the middle of its capitals at y. Returns where it ends."""
        if text.strip():
            coverage, left, top = stencil(text, size)
            if ground == self._grained:
                self.stamp(coverage, x + left, y + round(size * CAPITALS / 2) + top, ink, ground)
                return x + width(text, size)
            key = (self.palette, text, size, ink, ground)
            inked = TILES.get(key, partial(_mapped, coverage, _ladder(self.palette, ink, ground, 1)))
            self.put(inked, x + left, y + round(size * CAPITALS / 2) + top)
        return x + width(text, size)

    def write_over(self, text: str, x: int, y: int, size: int, ink: Tone) -> int:
        """The same over whatever lies there."""
        if text.strip():
            coverage, left, top = stencil(text, size)
            self.blend(coverage, x + left, y + round(size * CAPITALS / 2) + top, ink)
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


@lru_cache(maxsize=64)
def _levels(ramp: tuple[Tone, ...], steps: int) -> bytes:
    kept = [ramp[round(step * (len(ramp) - 1) / (steps - 1))] for step in range(steps)]
    return bytes(kept[round(level * (steps - 1) / 255)] for level in range(256))


@lru_cache(maxsize=8)
def _at_level(level: int) -> bytes:
    """Which degrees of coverage are nearest to that level."""
    return bytes(255 if round(degree * MIXED / 255) == level else 0 for degree in range(256))


@lru_cache(maxsize=512)
def _blended(palette: Palette, ink: Tone, ground: Tone) -> bytes:
    """For each degree of coverage what one tone becomes under the ink."""
    mixes = [ground, *(palette.mixed(ink, ground, level / MIXED) for level in range(1, MIXED)), ink]
    return bytes(mixes[round(degree * MIXED / 255)] for degree in range(256))


@lru_cache(maxsize=1024)
def _mixed(palette: Palette, ink: Tone, level: int, seen: tuple[Tone, ...]) -> bytes:
    """What each of the tones seen becomes under so much of the ink."""
    table = bytearray(256)
    for tone in seen:
        table[tone] = ink if level == MIXED else palette.mixed(ink, tone, level / MIXED)
    return bytes(table)


def _steps(side: int) -> int:
    """Of how many tones a thing is: of small ones more are not seen, and cost bytes."""
    return 6 if side < 64 else 8 if side < 120 else 13


def _drawn(frame: Frame, ground: Tone, palette: Palette, draw: Callable[[Canvas, Frame], None]) -> Image.Image:
    canvas = Canvas(frame.w, frame.h, ground, palette)
    draw(canvas, Frame(0, 0, frame.w, frame.h))
    return canvas.indices


def _on_planks(palette: Palette, grain: Grain, frame: Frame) -> Canvas:
    """A piece of a plank, with room for a shadow, for what lies so far down on it."""
    reach = _CAST[0][0]
    canvas = Canvas(frame.w + reach, frame.h + reach, grain.tone, palette)
    canvas.planks(grain._replace(joint=()), first=frame.y)
    return canvas


def _rim(palette: Palette, grain: Grain, frame: Frame, radius: int, part: Frame) -> Image.Image:
    canvas = _on_planks(palette, grain, frame)
    canvas.cast(Frame(0, 0, frame.w, frame.h), grain, radius)
    return canvas.indices.crop(part.corners)


def _laid(
    palette: Palette, grain: Grain, frame: Frame, radius: int, draw: Callable[[Canvas, Frame], None]
) -> Image.Image:
    canvas, whole = _on_planks(palette, grain, frame), Frame(0, 0, frame.w, frame.h)
    canvas.cast(whole, grain, radius)
    draw(canvas, whole)
    return canvas.indices


@lru_cache(maxsize=16)
def _other_than(ground: Tone) -> bytes:
    return bytes(0 if index == ground else 255 for index in range(256))


@lru_cache(maxsize=64)
def _round_off(side: int, across: int, down: int) -> Image.Image:
    """A quarter of a disc as a mask, its edge to the right or left, below or above."""
    mask = Image.new("L", (side, side))
    left, top = -side if across > 0 else 0, -side if down > 0 else 0
    ImageDraw.Draw(mask).ellipse((left, top, left + 2 * side - 1, top + 2 * side - 1), 255)
    return mask
