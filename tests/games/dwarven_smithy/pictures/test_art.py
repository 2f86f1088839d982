"""Every card has a drawing of its own, and resources can be told apart without colour."""

import re
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from kingsforge_bot.drawing.seats import EMBLEMS
from kingsforge_bot.games.dwarven_smithy.pictures.art import (
    COST,
    COVERED,
    GUILD,
    HELP,
    KINDS,
    RESOURCE,
    SPRITES,
    drawing_of,
)
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon, icon_stencil
from kingsforge_bot.games.dwarven_smithy.pictures.palette import ASSETS, PALETTE, Tone
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.resources import CLASS_OF, UNSEEN, Class, Kind, Name, is_raw
from kingsforge_bot.render.art import Sheet
from tests.games.dwarven_smithy.pictures.scenes import BOX

DATA = ASSETS.parent.parent / "data"
TILED = (Tone.CARD, Tone.WALL)
"""What tiles lie on: parchment, and the stone of the smithies."""
APART = 9.0
"""Mean difference of grey, of 255, between two resources as small as on a phone."""
PHONE = 19
"""Width there of a card of a workshop."""
PHONE_COST = 12
"""Width there of an icon of a cost."""
SHAPED_APART = 0.3
"""Share of the dark and light parts by which the shapes of two classes differ so small."""


def all_resources() -> frozenset[str]:
    """The names of what resources are drawn as: refined, raw, and any of a class."""
    raw = {f"raw-{kind}" for kind in Kind if CLASS_OF[kind] is not Class.RUNE}
    assert all(is_raw(Name(name)) for name in raw)
    return frozenset({*(kind.value for kind in Kind), *raw, *(one.value for one in Class)})


def grey(name: str) -> Image.Image:
    tile = SPRITES.tile(RESOURCE, name, HELP, Tone.CARD).convert("P")
    tile.putpalette(PALETTE.packed)
    return tile.convert("L").resize((PHONE, PHONE), Image.Resampling.BOX)


def test_every_card_is_drawn() -> None:
    # The deck's back is on no picture any more; without its drawing the palette of all others would come out otherwise.
    assert SPRITES.known(GUILD) == {*BOX.guild, *KINDS, COVERED, "hidden"}
    assert SPRITES.known(RESOURCE) == all_resources()


def test_resources_differ_in_grey() -> None:
    for one, other in combinations(sorted(all_resources()), 2):
        assert ImageStat.Stat(ImageChops.difference(grey(one), grey(other))).mean[0] >= APART, (one, other)


def shape(name: str) -> Image.Image:
    """What is dark in an icon of a cost, inside its frame."""
    tile = SPRITES.tile(RESOURCE, name, COST, Tone.CARD).convert("P")
    tile.putpalette(PALETTE.packed)
    small = tile.convert("L").resize((PHONE_COST, PHONE_COST), Image.Resampling.BOX)
    return small.crop((1, 1, PHONE_COST - 1, PHONE_COST - 1)).point([255] * 128 + [0] * 128)


def test_classes_differ_by_their_shape() -> None:
    """Any metal, any gem, any rune: in a cost they stand side by side."""
    for one, other in combinations(Class, 2):
        differs = ImageStat.Stat(ImageChops.difference(shape(one.value), shape(other.value))).mean[0] / 255
        assert differs >= SHAPED_APART, (one, other)


@pytest.mark.parametrize("folder", [GUILD, RESOURCE])
def test_no_two_drawings_are_alike(folder: str) -> None:
    tiles = {SPRITES.tile(folder, name, COST, Tone.CARD).tobytes() for name in SPRITES.known(folder)}
    assert len(tiles) == len(SPRITES.known(folder))


def test_a_card_without_a_drawing_has_that_of_its_kind() -> None:
    """Whoever puts the printed cards in need not draw them."""
    for card in BOX.guild.values():
        stranger = replace(card, id=Name("nobody-drew-it"))
        folder, name = drawing_of(stranger.id, CardSet({stranger.id: stranger}, BOX.resources))
        assert (folder, name in KINDS) == (GUILD, True)
        assert str(card.subtype or card.type) in (name, name.removeprefix("kings-"))


def test_what_nobody_may_know_has_one_drawing() -> None:
    assert drawing_of(UNSEEN, BOX) == (GUILD, COVERED)


def test_raw_and_refined_are_drawn_apart() -> None:
    for kind in Kind:
        drawings = {drawing_of(Name(name), BOX) for name in (f"raw-{kind}", kind.value) if name in all_resources()}
        assert len(drawings) == sum(name in all_resources() for name in (f"raw-{kind}", kind.value))


@pytest.mark.parametrize("sheet", SPRITES.sheets, ids=lambda sheet: SPRITES.file(sheet).stem)
def test_tiles_lie_on_their_ground(sheet: Sheet) -> None:
    assert sheet.ground in TILED
    for name in SPRITES.known(sheet.folder):
        image = SPRITES.tile(sheet.folder, name, sheet.side, sheet.ground)
        assert (image.mode, image.size) == ("L", (sheet.side, sheet.side))
        assert [image.getpixel(at) for at in ((0, 0), (sheet.side - 1, 0), (0, sheet.side - 1))] == [sheet.ground] * 3


@pytest.mark.parametrize("icon", Icon)
def test_every_icon_is_drawn(icon: Icon) -> None:
    box = icon_stencil(icon, 60).getbbox()
    assert box is not None
    assert box[2] - box[0] >= 24


def test_texts_sign_seats_with_the_same_shapes() -> None:
    """As the emblems on pictures, in every language: flame, drop, moth, star, moon, leaf."""
    files = list(DATA.glob("locale/*/seats.ftl"))
    assert len(files) == 4
    for file in files:
        signs = re.findall(r"^seat-sign-\d = (.+)$", file.read_text("utf-8"), re.MULTILINE)
        assert signs == ["🔥", "💧", "🦋", "⭐", "🌙", "🍃"], file
    assert [emblem.name for emblem in EMBLEMS] == ["FLAME", "DROP", "MOTH", "STAR", "MOON", "LEAF"]
