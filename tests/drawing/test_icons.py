"""Icons: the drawing of a member's name, in the middle of its place, what is white in it cut out."""

from enum import Enum, auto
from pathlib import Path

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from kingsforge_bot.drawing.icons import Icons
from kingsforge_bot.render.art import STENCIL, Sprites
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.palette import Palette

WHITE, BLACK = range(2)
PALETTE = Palette({WHITE: (255, 255, 255), BLACK: (0, 0, 0)}, (), Path("none"))


class Sign(Enum):
    """What is drawn."""

    FULL = auto()
    CUT = auto()


@pytest.fixture
def icons(tmp_path: Path) -> Icons:
    """One that fills its square, and one whose right half is white."""
    whole = Image.new("LA", (STENCIL, 2 * STENCIL), (0, 255))
    whole.paste((255, 255), (STENCIL // 2, 0, STENCIL, STENCIL))
    names = PngInfo()
    names.add_text("names", "cut full")
    whole.save(tmp_path / "sign.png", pnginfo=names)
    return Icons(Sprites(tmp_path, (), stencils=("sign",), bands=""), "sign")


def test_what_is_drawn_white_is_cut_out(icons: Icons) -> None:
    stencil = icons.stencil(Sign.CUT, 40)
    assert (stencil.mode, stencil.size) == ("L", (40, 40))
    assert (stencil.getpixel((5, 20)), stencil.getpixel((35, 20))) == (255, 0)
    assert set(icons.stencil(Sign.FULL, 40).tobytes()) == {255}


@pytest.mark.parametrize("frame", [Frame(10, 20, 60, 30), Frame(25, 5, 30, 60)])
def test_an_icon_lies_in_the_middle_as_large_as_its_place_allows(icons: Icons, frame: Frame) -> None:
    canvas = Canvas(80, 80, WHITE, PALETTE)
    icons.draw(canvas, frame, Sign.FULL, BLACK, WHITE)
    # All around (25, 20) of 30 pixels, whichever way the place is too long.
    assert canvas.indices.getbbox() == (25, 20, 55, 50)
