"""Every card and smithy has a drawing, and dice can be told apart without colour."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from kingsforge_bot.games.kings_forge.pictures.art import SPRITES
from kingsforge_bot.games.kings_forge.pictures.dice_faces import draw_die
from kingsforge_bot.games.kings_forge.pictures.icons import Icon, icon_stencil
from kingsforge_bot.games.kings_forge.pictures.palette import GROUNDS, PALETTE, RGB_OF, Tone
from kingsforge_bot.games.kings_forge.pictures.row import EMBLEMS
from kingsforge_bot.games.kings_forge.rules.cards import Card
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.render.art import Sheet
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.palette import SIZE

from .boards import ALL_ITEMS

SIDE = 68
"""A rolled die on a board; 17 pixels on a phone."""
PHONE = 17
APART = 6.0
"""Mean difference of grey, of 255, between two dice as small as on a phone."""
RGB = tuple[float, float, float]
MATRICES: dict[str, tuple[RGB, RGB, RGB]] = {
    # What is left of linear light for the three kinds of colour-blindness, after Viénot, Brettel and Mollon.
    "protanopia": ((0.112, 0.888, 0.0), (0.112, 0.888, 0.0), (0.004, -0.004, 1.0)),
    "deuteranopia": ((0.293, 0.707, 0.0), (0.293, 0.707, 0.0), (-0.022, 0.022, 1.0)),
    "tritanopia": ((1.0, 0.15, -0.15), (0.0, 0.95, 0.05), (0.0, 0.88, 0.12)),
    "grey": ((0.213, 0.715, 0.072),) * 3,
}


def seen(colour: tuple[int, int, int], by: str) -> RGB:
    linear: list[float] = [(part / 255) ** 2.2 for part in colour]
    found = [
        255 * max(0.0, min(1.0, sum(a * b for a, b in zip(row, linear, strict=True)))) ** (1 / 2.2)
        for row in MATRICES[by]
    ]
    return found[0], found[1], found[2]


def luminance(colour: RGB) -> float:
    parts: list[float] = [(part / 255) ** 2.2 for part in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def die(kind: Kind, value: int | None, by: str) -> Image.Image:
    """A die as somebody sees it, as small as on a phone."""
    canvas = Canvas(SIDE, SIDE, Tone.CARD, PALETTE)
    draw_die(canvas, Frame(0, 0, SIDE, SIDE), kind, value, Tone.CARD)
    image = canvas.image()
    image.putpalette([round(part) for colour in PALETTE.colours for part in seen(colour, by)])
    return image.convert("L").resize((PHONE, PHONE), Image.Resampling.BOX)


@pytest.mark.parametrize("by", MATRICES)
def test_dice_differ_for_whoever_looks(by: str) -> None:
    """Also where all colours were alike: the shapes and letters are compared, in grey."""
    for value in (None, 4):
        dice = {kind: die(kind, value, by) for kind in Kind}
        for one, other in combinations(Kind, 2):
            difference = ImageStat.Stat(ImageChops.difference(dice[one], dice[other])).mean[0]
            assert difference >= APART, (by, one, other, difference)


@pytest.mark.parametrize("by", MATRICES)
def test_letters_stand_out_from_dice_for_whoever_looks(by: str) -> None:
    tones = (Tone.METAL, Tone.WOOD, Tone.GEM, Tone.MAGIC, Tone.CEMETERY)
    white = luminance(seen(RGB_OF[Tone.WHITE], by)) + 0.05
    for tone in tones:
        assert white / (luminance(seen(RGB_OF[tone], by)) + 0.05) >= 4.5, tone


def test_dice_have_shapes_of_their_own() -> None:
    shapes = {kind: SPRITES.stencil("die", kind.name.lower(), SIDE)[0] for kind in Kind}
    for one, other in combinations(Kind, 2):
        assert ImageStat.Stat(ImageChops.difference(shapes[one], shapes[other])).mean[0] > 1, (one, other)


def test_every_card_is_drawn() -> None:
    assert SPRITES.known("craft") == set(ALL_ITEMS)
    assert SPRITES.known("gather") == {card.value for card in Card}
    assert SPRITES.known("emblem") == {f"{one.name.lower()}-{side}" for one in EMBLEMS for side in ("lit", "banked")}
    assert len(EMBLEMS) == 4


@pytest.mark.parametrize("sheet", SPRITES.sheets, ids=lambda sheet: SPRITES.file(sheet).stem)
def test_tiles_lie_on_their_ground(sheet: Sheet) -> None:
    folder, side, ground = sheet.folder, sheet.side, sheet.ground
    assert ground in GROUNDS
    for name in SPRITES.known(folder):
        image = SPRITES.tile(folder, name, side, ground)
        assert (image.mode, image.size) == ("L", (side, side))
        assert [image.getpixel(at) for at in ((0, 0), (side - 1, 0), (0, side - 1))] == [ground] * 3


def test_no_two_illustrations_look_alike() -> None:
    for folder in ("craft", "gather"):
        tiles = {name: SPRITES.tile(folder, name, 52, Tone.PAPER).convert("L") for name in SPRITES.known(folder)}
        assert len({image.tobytes() for image in tiles.values()}) == len(tiles)


@pytest.mark.parametrize("icon", Icon)
def test_every_icon_is_drawn(icon: Icon) -> None:
    box = icon_stencil(icon, 60).getbbox()
    assert box is not None
    assert box[2] - box[0] >= 30


def test_one_palette_for_everything() -> None:
    assert len(PALETTE.colours) <= SIZE
