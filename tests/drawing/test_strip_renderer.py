"""Strips below each other: drawn once, packed again only where a picture has too many bytes."""

from io import BytesIO
from pathlib import Path
from random import Random

from PIL import Image

from kingsforge_bot.drawing.strip_renderer import LEFT, Strip, StripRenderer
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.palette import Palette

WIDE = 64
COLOURS = {index: (index, 255 - index, 40 + index) for index in range(4)}
PALETTE = Palette(COLOURS, (), Path("none"))


class Drawn:
    """Counts how often each strip is painted."""

    def __init__(self) -> None:
        self.painted: list[str] = []

    def strip(self, key: str, tone: int, high: int = 3) -> Strip:
        def paint(canvas: Canvas) -> None:
            self.painted.append(key)
            canvas.indices.paste(tone, (LEFT, 0, LEFT + WIDE, high))

        return Strip(high, key, paint)


def test_strips_lie_below_each_other() -> None:
    drawn, renderer = Drawn(), StripRenderer(PALETTE, WIDE, 1 << 16, 1 << 16)
    image = Image.open(BytesIO(renderer.picture([drawn.strip("a", 1), drawn.strip("b", 2, 5)])))
    assert image.size == (WIDE, 8)
    assert [image.getpixel((WIDE - 1, y)) for y in range(8)] == [1, 1, 1, 2, 2, 2, 2, 2]


def test_what_was_drawn_is_kept_until_it_is_forgotten() -> None:
    drawn, renderer = Drawn(), StripRenderer(PALETTE, WIDE, 1 << 16, 1 << 16)
    first = renderer.picture([drawn.strip("a", 1), drawn.strip("b", 2)])
    assert renderer.picture([drawn.strip("a", 1), drawn.strip("b", 2)]) == first
    renderer.picture([drawn.strip("a", 1), drawn.strip("c", 3)])
    assert drawn.painted == ["a", "b", "c"]
    renderer.forget()
    renderer.picture([drawn.strip("a", 1)])
    assert drawn.painted == ["a", "b", "c", "a"]


def test_a_picture_of_too_many_bytes_is_packed_again() -> None:
    def noise(canvas: Canvas) -> None:
        rng = Random(1)
        for x in range(LEFT, LEFT + WIDE):
            for y in range(90):
                canvas.indices.putpixel((x, y), rng.choice((0, 0, 0, 1, 2)))

    loose = StripRenderer(PALETTE, WIDE, 1 << 16, 1 << 16).picture([Strip(90, "noise", noise)])
    tight = StripRenderer(PALETTE, WIDE, 10, 1 << 16).picture([Strip(90, "noise", noise)])
    assert len(tight) <= len(loose)
    assert Image.open(BytesIO(tight)).tobytes() == Image.open(BytesIO(loose)).tobytes()
