"""Every card and smithy has a drawing, and dice can be told apart without colour."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from kingsforge_bot.games.kings_forge.pictures.art import SPRITES
from kingsforge_bot.games.kings_forge.pictures.glyphs.dice_faces import draw_die
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon, icon_stencil
from kingsforge_bot.games.kings_forge.pictures.palette import GROUNDS, PALETTE, RGB_OF, Tone
from kingsforge_bot.games.kings_forge.rules.cards import Card
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.render.art import Sheet
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from tests.drawing.eyes import MATRICES, luminance, seen
from tests.games.kings_forge.pictures.boards import ALL_ITEMS

SIDE = 68
"""A rolled die on a board; 17 pixels on a phone."""
PHONE = 17
APART = 6.0
"""Mean difference of grey, of 255, between two dice as small as on a phone."""


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
