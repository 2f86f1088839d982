"""Shadows on planks: of a slab, and under whatever is kept together with its shadow."""

from collections.abc import Callable, Hashable
from functools import lru_cache, partial
from typing import Final

from PIL import Image, ImageDraw

from kingsforge_bot.render.canvas import TILES, Canvas
from kingsforge_bot.render.coverage import recoloured
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.grain import Grain, in_shadow
from kingsforge_bot.render.palette import Palette

_CAST: Final = ((9, 9), (5, 5))
"""How far shadows reach to the right and down: all of it, and its heart."""


def draw_shadow(canvas: Canvas, frame: Frame, grain: Grain, radius: int) -> None:
    """The shadow on planks of what will lie in the frame, to the right of it and below it."""
    palette, reach, (x, y, right, bottom) = canvas.palette, _CAST[0][0], frame.corners
    key = (palette, grain, radius, y, frame.w, frame.h)
    low = Frame(0, frame.h - radius, frame.w + reach, radius + reach)
    beside = Frame(frame.w - radius, 0, radius + reach, frame.h - radius)
    canvas.put(TILES.get((*key, True), partial(_rim, palette, grain, frame, radius, low)), x, bottom - radius)
    canvas.put(TILES.get((*key, False), partial(_rim, palette, grain, frame, radius, beside)), right - radius, y)


def cached_slab(
    canvas: Canvas, key: Hashable, frame: Frame, grain: Grain, radius: int, draw: Callable[[Canvas, Frame], None]
) -> None:
    """What `draw` lays on planks, with its shadow, drawn once for each key, size and height on the plank."""
    kept = (canvas.palette, key, frame.w, frame.h, frame.y, grain)
    canvas.put(TILES.get(kept, partial(_laid, canvas.palette, grain, frame, radius, draw)), frame.x, frame.y)


def _cast(canvas: Canvas, frame: Frame, grain: Grain, radius: int) -> None:
    table, (x, y, right, bottom) = in_shadow(grain), frame.corners
    for aside, down in _CAST:
        low, far, size = bottom + down, right + aside, radius + down
        _darken(canvas, (x + aside + size, bottom, far - size, low), table, None)
        _darken(canvas, (right, y + size + down, far, low - size), table, None)
        _darken(canvas, (x + aside, low - size, x + aside + size, low), table, _round_off(size, -1, 1))
        _darken(canvas, (far - size, low - size, far, low), table, _round_off(size, 1, 1))
        _darken(canvas, (far - size, y + down, far, y + down + size), table, _round_off(size, 1, -1))


def _darken(canvas: Canvas, where: tuple[int, int, int, int], table: bytes, mask: Image.Image | None) -> None:
    if where[2] > where[0] and where[3] > where[1]:
        canvas.indices.paste(recoloured(canvas.indices.crop(where), table), where, mask)


def _on_planks(palette: Palette, grain: Grain, frame: Frame) -> Canvas:
    """A piece of a plank, with room for a shadow, for what lies so far down on it."""
    reach = _CAST[0][0]
    canvas = Canvas(frame.w + reach, frame.h + reach, grain.tone, palette)
    canvas.planks(grain._replace(joint=()), first=frame.y)
    return canvas


def _rim(palette: Palette, grain: Grain, frame: Frame, radius: int, part: Frame) -> Image.Image:
    canvas = Canvas(part.w, part.h, grain.tone, palette)
    canvas.planks(grain._replace(joint=()), first=frame.y + part.y)
    _cast(canvas, Frame(-part.x, -part.y, frame.w, frame.h), grain, radius)
    return canvas.indices


def _laid(
    palette: Palette, grain: Grain, frame: Frame, radius: int, draw: Callable[[Canvas, Frame], None]
) -> Image.Image:
    canvas, whole = _on_planks(palette, grain, frame), Frame(0, 0, frame.w, frame.h)
    _cast(canvas, whole, grain, radius)
    draw(canvas, whole)
    return canvas.indices


@lru_cache(maxsize=64)
def _round_off(side: int, across: int, down: int) -> Image.Image:
    """A quarter of a disc as a mask, its edge to the right or left, below or above."""
    mask = Image.new("L", (side, side))
    left, top = -side if across > 0 else 0, -side if down > 0 else 0
    ImageDraw.Draw(mask).ellipse((left, top, left + 2 * side - 1, top + 2 * side - 1), 255)
    return mask
