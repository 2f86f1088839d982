"""Boards as bots usually draw them, the yardstick of pictures.py.

An RGB image, sprites kept as RGBA and pasted through their alpha, every text drawn afresh, Pillow's default PNG.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from kingsforge_bot.core.game import Step
from kingsforge_bot.games.kings_forge.pictures.board import lies_on_table
from kingsforge_bot.games.kings_forge.pictures.materials import TABLE
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption
from kingsforge_bot.games.kings_forge.pictures.news import News, news_of
from kingsforge_bot.games.kings_forge.pictures.painters import draw_content
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, RGB_OF, Tone
from kingsforge_bot.games.kings_forge.pictures.places import Layout
from kingsforge_bot.games.kings_forge.pictures.table.layout import layout
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.grain import Grain, plank
from kingsforge_bot.render.typeface import CAPITALS, FILE, width


class UsualCanvas(Canvas):
    """The same strokes as bots usually make them."""

    def __init__(self, wide: int, high: int, ground: int) -> None:
        super().__init__(1, 1, ground, PALETTE)
        self.picture = Image.new("RGB", (wide, high), PALETTE.tones[ground])
        self._brush = ImageDraw.Draw(self.picture)

    def planks(self, grain: Grain, left: int = 0, first: int = 0) -> None:
        for top, bottom, tone in plank(grain, self.picture.height):
            self._brush.rectangle((left, top, self.picture.width, bottom - 1), PALETTE.tones[tone])

    def shadow(self, frame: Frame) -> None:
        sprite = _shadow(frame.w + 10, frame.h + 10, 16)
        self.picture.paste(sprite, (frame.x + 10, frame.y + 10), sprite)

    def slab(self, frame: Frame, fill: int, ground: int, radius: int, edge: tuple[int, int] | None = None) -> None:
        box = (frame.x, frame.y, frame.right - 1, frame.bottom - 1)
        thick, tone = edge if edge is not None else (0, fill)
        self._brush.rounded_rectangle(box, radius, PALETTE.tones[fill], PALETTE.tones[tone] if thick else None, thick)

    def stamp(self, coverage: Image.Image, x: int, y: int, ink: int, ground: int, over: bool = False) -> None:
        sprite = _sprite(_Known(coverage), ink)
        self.picture.paste(sprite, (x, y), sprite)

    def relief(self, shape: Image.Image, light: Image.Image, x: int, y: int, ramp: Sequence[int], ground: int) -> None:
        sprite = _relief(_Known(shape), _Known(light), tuple(ramp))
        self.picture.paste(sprite, (x, y), sprite)

    def engrave(self, text: str, x: int, y: int, size: int, ink: int, rim: tuple[int, int]) -> int:
        base = y + round(size * CAPITALS / 2)
        stroke, edge = rim[0], PALETTE.tones[rim[1]]
        self._brush.text((x, base), text, PALETTE.tones[ink], _font(size), "ls", stroke_width=stroke, stroke_fill=edge)
        return x + width(text, size)

    def put(self, image: Image.Image, x: int, y: int) -> None:
        sprite = _tile(_Known(image))
        self.picture.paste(sprite, (x, y), sprite)

    def cached_tile(self, key: Hashable, frame: Frame, ground: int, draw: Callable[[Canvas, Frame], None]) -> None:
        sprite = _sign(_Sign(key, frame.w, frame.h, ground, draw))
        self.picture.paste(sprite, (frame.x, frame.y), sprite)

    def cached_cutting(self, key: Hashable, frame: Frame, ground: int, draw: Callable[[Canvas, Frame], None]) -> None:
        self.cached_tile(key, frame, ground, draw)

    def write(self, text: str, x: int, y: int, size: int, ink: int, ground: int) -> int:
        base = y + round(size * CAPITALS / 2)
        self._brush.text((x, base), text, fill=PALETTE.tones[ink], font=_font(size), anchor="ls")
        return x + width(text, size)


class _Known:
    """An image as a key: the bot's own caches hand out the same one every time."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image

    def __hash__(self) -> int:
        return id(self.image)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Known) and self.image is other.image


@lru_cache(maxsize=4096)
def _sprite(coverage: _Known, ink: Tone) -> Image.Image:
    sprite = Image.new("RGBA", coverage.image.size, (*RGB_OF[ink], 0))
    sprite.putalpha(coverage.image)
    return sprite


@lru_cache(maxsize=4096)
def _relief(shape: _Known, light: _Known, ramp: tuple[int, ...]) -> Image.Image:
    tones = [PALETTE.tones[ramp[round(level * (len(ramp) - 1) / 255)]] for level in range(256)]
    channels = [light.image.point([tone[channel] for tone in tones]) for channel in range(3)]
    return Image.merge("RGBA", (*channels, shape.image))


@lru_cache(maxsize=256)
def _shadow(wide: int, high: int, radius: int) -> Image.Image:
    sprite = Image.new("RGBA", (wide, high))
    ImageDraw.Draw(sprite).rounded_rectangle((0, 0, wide - 1, high - 1), radius, (0, 0, 0, 110))
    return sprite


class _Sign:
    """A die, an icon, a badge: drawn once, then a sprite."""

    def __init__(self, key: Hashable, wide: int, high: int, ground: int, draw: Callable[[Canvas, Frame], None]) -> None:
        self.key = (key, wide, high, ground)
        self.draw = draw

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Sign) and self.key == other.key


@lru_cache(maxsize=4096)
def _sign(sign: _Sign) -> Image.Image:
    _, wide, high, ground = sign.key
    canvas = UsualCanvas(wide, high, ground)
    sign.draw(canvas, Frame(0, 0, wide, high))
    return canvas.picture.convert("RGBA")


@lru_cache(maxsize=4096)
def _tile(indices: _Known) -> Image.Image:
    sprite = indices.image.copy()
    sprite.putpalette([channel for colour in PALETTE.colours for channel in colour])
    return sprite.convert("RGBA")


@lru_cache(maxsize=128)
def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(FILE), size)


def usual(step: Step[State, Event], caption: BoardCaption, laid: Callable[[State, News], Layout] = layout) -> bytes:
    """The board of that step as bots usually draw it."""
    plan = laid(step.state, news_of(step.events))
    canvas = UsualCanvas(plan.wide, plan.high, Tone.TABLE)
    canvas.planks(TABLE, 0)
    for place in plan.places:
        if lies_on_table(place):
            canvas.shadow(place.frame)
        draw_content(canvas, place.frame, place.holds, caption)
    file = BytesIO()
    canvas.picture.save(file, "PNG")
    return file.getvalue()
