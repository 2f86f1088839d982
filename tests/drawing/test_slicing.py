"""A layout cut into strips: what lies in a strip is its key, what lies across a cut is in both."""

from io import BytesIO
from pathlib import Path

from PIL import Image

from kingsforge_bot.drawing.layout import Column, Drawn, Over, Part, Row, Space, shown
from kingsforge_bot.drawing.slicing import slices
from kingsforge_bot.drawing.strip_renderer import LEFT, StripRenderer
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.palette import Palette

WIDE, HIGH = 40, 30
PALETTE = Palette({index: (60 * index, 200 - 60 * index, 40) for index in range(4)}, (), Path("none"))
WHOLE = Frame(LEFT, 0, WIDE, HIGH)


def fill(canvas: Canvas, frame: Frame, tone: int) -> None:
    canvas.slab(frame, tone, tone, 0)


def picture(part: Part[Drawn], *cuts: int) -> Image.Image:
    renderer = StripRenderer(PALETTE, WIDE, 1 << 16, 1 << 16)
    return Image.open(BytesIO(renderer.picture([*slices(part, WHOLE, cuts)]))).copy()


def layout(last: int = 3) -> Part[Drawn]:
    above = Row((shown(fill, 1), shown(fill, 2)), size=12)
    return Over((shown(fill, 0), Column((above, Space(6), shown(fill, last)))))


def test_where_it_is_cut_cannot_be_seen() -> None:
    whole = picture(layout())
    assert whole.size == (WIDE, HIGH)
    for cuts in ((12,), (5,), (5, 15, 25)):
        assert picture(layout(), *cuts).tobytes() == whole.tobytes()


def test_strips_are_as_high_as_the_cuts_say() -> None:
    assert [strip.high for strip in slices(layout(), WHOLE, (12, 20))] == [12, 8, 10]


def test_a_change_is_in_the_keys_of_the_strips_it_reaches_into_alone() -> None:
    one, other = ([strip.key for strip in slices(layout(last), WHOLE, (12, 24))] for last in (3, 2))
    assert [a == b for a, b in zip(one, other, strict=True)] == [True, False, False]


def test_the_same_strip_further_down_is_known_again() -> None:
    """Keys say where in the strip things lie, not where in the picture."""
    part = Column((shown(fill, 1), shown(fill, 1)))
    upper, lower = slices(part, WHOLE, (HIGH // 2,))
    assert upper.key == lower.key
