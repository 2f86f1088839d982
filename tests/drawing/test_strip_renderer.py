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


def noisy(high: int) -> Strip:
    """Of which the slow way takes fewer bytes."""

    def noise(canvas: Canvas) -> None:
        rng = Random(high)
        for x in range(LEFT, LEFT + WIDE):
            for y in range(high):
                canvas.indices.putpixel((x, y), rng.choice((0, 0, 0, 1, 2)))

    return Strip(high, high, noise)


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


def test_what_lasts_is_not_ousted_by_other_strips() -> None:
    drawn, renderer = Drawn(), StripRenderer(PALETTE, WIDE, 1 << 16, room=600, lasting=600)
    for key in ("b", "c", "d"):
        renderer.picture([drawn.strip("a", 1)._replace(lasting=True), drawn.strip(key, 2)])
    assert drawn.painted == ["a", "b", "c", "d"]
    renderer.picture([drawn.strip("b", 2)])
    assert drawn.painted == ["a", "b", "c", "d", "b"]


def test_a_picture_of_another_width_has_strips_of_its_own() -> None:
    drawn, renderer = Drawn(), StripRenderer(PALETTE, WIDE, 1 << 16, 1 << 16)
    sizes = [Image.open(BytesIO(renderer.picture([drawn.strip("a", 1)], wide))).size for wide in (None, WIDE + 8, None)]
    assert sizes == [(WIDE, 3), (WIDE + 8, 3), (WIDE, 3)]
    assert drawn.painted == ["a", "a"]


def test_of_a_picture_of_too_many_bytes_the_smallest_strip_that_saves_enough_is_packed_again() -> None:
    large, small = noisy(1200), noisy(600)
    quick = StripRenderer(PALETTE, WIDE, 1 << 20, 1 << 20)
    renderer = StripRenderer(PALETTE, WIDE, 1 << 20, 1 << 20)
    # Some of the bytes are no strip's: about a hundred.
    renderer.picture([large, small], most_bytes=len(quick.picture([large, small])) - 500)
    assert len(renderer.picture([small])) < len(quick.picture([small]))
    assert renderer.picture([large]) == quick.picture([large]), "left as it was"


def test_a_picture_of_too_many_bytes_is_packed_again() -> None:
    loose = StripRenderer(PALETTE, WIDE, 1 << 16, 1 << 16).picture([noisy(90)])
    tight = StripRenderer(PALETTE, WIDE, 10, 1 << 16).picture([noisy(90)])
    assert len(tight) <= len(loose)
    assert Image.open(BytesIO(tight)).tobytes() == Image.open(BytesIO(loose)).tobytes()
