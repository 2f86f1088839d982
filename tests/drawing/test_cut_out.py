"""What is cut out can be laid on anything, and a stencil blended with whatever it covers."""

from pathlib import Path

import pytest
from PIL import Image

from kingsforge_bot.render.art import Sheet, Sprites
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.palette import Palette
from kingsforge_bot.render.rasterise import rasterise

TONES = {0: (250, 240, 210), 1: (40, 90, 30), 2: (200, 30, 30), 3: (90, 90, 90)}
BARE = 3
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="30" fill="{}"/></svg>\n'


def sprites(folder: Path) -> tuple[Sprites, Palette]:
    """A folder with one disc in it, of a colour that no tone has."""
    art = folder / "art"
    for name, drawn in (("thing", SVG.format("#2060c0")), ("band", SVG.format("#e0e0e0"))):
        (art / name).mkdir(parents=True)
        (art / name / "disc.svg").write_text(drawn, "utf-8")
    made = Sprites(folder / "sprites", (Sheet("thing", 144, BARE, "bare", framed=False),), stencils=(), bands="band")
    palette = Palette(TONES, (), folder / "sprites" / "palette.txt")
    rasterise(art, made, palette)
    return made, Palette(TONES, (), folder / "sprites" / "palette.txt")


def test_a_drawing_is_cut_out_along_its_edge(tmp_path: Path) -> None:
    made, palette = sprites(tmp_path)
    tile = made.tile("thing", "disc", 144, BARE)
    assert [tile.getpixel(at) for at in ((2, 2), (141, 2), (72, 8))] == [BARE] * 3
    inside = set(tile.crop((50, 50, 95, 95)).tobytes())
    assert BARE not in inside
    assert all(blue > 150 and red < 80 for red, _, blue in (palette.colours[index] for index in inside))


@pytest.mark.parametrize("ground", [0, 1, 2])
def test_the_ground_is_seen_round_what_is_laid_on_it(tmp_path: Path, ground: int) -> None:
    made, palette = sprites(tmp_path)
    canvas = Canvas(160, 160, ground, palette)
    canvas.lay(made.tile("thing", "disc", 144, BARE), 8, 8, BARE)
    assert [canvas.indices.getpixel(at) for at in ((0, 0), (12, 12), (150, 12))] == [ground] * 3
    assert canvas.indices.getpixel((80, 80)) != ground


def test_a_stencil_is_blended_with_each_tone_it_covers() -> None:
    """Half of an ink over two grounds: a colour between it and either; where nothing covers, the ground itself."""
    between = [tuple((a + b) // 2 for a, b in zip(TONES[2], TONES[ground], strict=True)) for ground in (0, 1)]
    tones = {**TONES, **{4 + index: (one[0], one[1], one[2]) for index, one in enumerate(between)}}
    canvas = Canvas(20, 10, 0, Palette(tones, (), Path("none")))
    canvas.slab(Frame(10, 0, 10, 10), 1, 1, 0)
    coverage = Image.new("L", (20, 5), 128)
    coverage.paste(255, (0, 0, 20, 1))
    coverage.paste(0, (0, 4, 20, 5))
    canvas.blend(coverage, 0, 2, 2)
    rows = [[canvas.indices.getpixel((x, y)) for x in (3, 16)] for y in (0, 2, 4, 6, 9)]
    assert rows == [[0, 1], [2, 2], [4, 5], [0, 1], [0, 1]]
