"""What is forgotten to save memory is read again when it is asked for."""

import gc
from pathlib import Path

import pytest
from PIL import Image, ImageFont
from PIL.PngImagePlugin import PngInfo

from kingsforge_bot.render import tidying
from kingsforge_bot.render.art import Sheet, Sprites
from kingsforge_bot.render.tidying import tidy
from kingsforge_bot.render.typeface import width

SIDE = 4
SHEET = Sheet("bead", SIDE, 0, "paper")
MOST_FONTS = 16


def written(sprites: Sprites, **tones: int) -> None:
    """A sheet of tiles, each of one tone."""
    names = PngInfo()
    names.add_text("names", " ".join(tones))
    whole = Image.new("P", (SIDE, SIDE * len(tones)))
    whole.putpalette(bytes(range(256)) * 3)
    for index, tone in enumerate(tones.values()):
        whole.paste(tone, (0, index * SIDE, SIDE, (index + 1) * SIDE))
    whole.save(sprites.file(SHEET), pnginfo=names)


@pytest.mark.parametrize("trim", [None, lambda _: 1])
def test_a_sheet_is_read_once_until_it_is_forgotten(
    trim: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Systems that take no memory back are fine."""
    monkeypatch.setattr(tidying, "_TRIM", trim)
    sprites = Sprites(tmp_path, (SHEET,), stencils=(), bands="")

    def tone_of(name: str) -> int:
        return sprites.tile("bead", name, SIDE, 0).tobytes()[0]

    written(sprites, red=3, blue=5, green=7)
    assert tone_of("red") == 3
    written(sprites, red=4, blue=6, green=8)
    assert tone_of("blue") == 5
    tidy()
    assert tone_of("green") == 8
    # What was cut out of it is still there.
    assert tone_of("red") == 3


def test_few_fonts_are_kept() -> None:
    sizes = range(301, 301 + 3 * MOST_FONTS)
    for size in sizes:
        width("42", size)
    gc.collect()
    fonts = [one for one in gc.get_objects() if isinstance(one, ImageFont.FreeTypeFont) and one.size in sizes]
    assert 0 < len(fonts) <= MOST_FONTS
