"""Every tile has a drawing of its own, told from all others by its outline as small as on a phone."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from kingsforge_bot.games.keyflower.pictures.art import SCENES, SIGN, SIGNS, SPRITES, TILE
from kingsforge_bot.games.keyflower.pictures.meaning import Pic, of_cost, of_face
from kingsforge_bot.games.keyflower.pictures.palette import ASSETS, LETTERS, PALETTE, Tone
from kingsforge_bot.games.keyflower.pictures.shown import greeting_tiles
from kingsforge_bot.games.keyflower.rules.kinds import COLOURS, RESOURCES, SKILLS, Name
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.tiles import TileKind, TileSet
from kingsforge_bot.render.art import Sheet
from tests.drawing.eyes import contrast_in
from tests.games.keyflower.pictures.scenes import TILES

PHONE = 26
"""Side of a scene of the market on a phone."""
OUTLINES_APART = 0.08
"""Share of the square by which two outlines differ so small."""
APART = 10.0
"""Mean difference of grey, of 255, between two scenes so small on their ground."""
SIGN_PHONE = 11
"""Side of a sign of an effect on a phone."""
MOST_OF_REPOSITORY = 2 << 20


def outline(folder: str, name: str, side: int, phone: int) -> Image.Image:
    """What covers the ground, as white."""
    tile = SPRITES.tile(folder, name, side, Tone.CUT)
    covered = tile.point([0 if index == Tone.CUT else 255 for index in range(256)])
    return covered.resize((phone, phone), Image.Resampling.BOX)


def grey(folder: str, name: str, side: int, phone: int) -> Image.Image:
    """On the meadow of summer, without hue."""
    tile = SPRITES.tile(folder, name, side, Tone.CUT)
    lying = tile.point([Tone.SUMMER if index == Tone.CUT else index for index in range(256)]).convert("P")
    lying.putpalette(PALETTE.packed)
    return lying.convert("L").resize((phone, phone), Image.Resampling.BOX)


def differ(one: Image.Image, other: Image.Image) -> float:
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0]


def test_every_tile_is_drawn() -> None:
    assert SPRITES.known(TILE) == set(TILES.facts)
    assert len(SPRITES.known(TILE)) == 64


def test_scenes_differ_as_small_as_on_a_phone() -> None:
    drawn = {name: grey(TILE, name, SCENES[2], PHONE) for name in SPRITES.known(TILE)}
    near = [(one, other) for one, other in combinations(sorted(drawn), 2) if differ(drawn[one], drawn[other]) < APART]
    assert near == []


def test_most_scenes_differ_by_their_outline_alone() -> None:
    """All but a handful of pairs, and none at all among the tiles of one season, which lie side by side."""
    drawn = {name: outline(TILE, name, SCENES[2], PHONE) for name in SPRITES.known(TILE)}
    near = [
        (one, other)
        for one, other in combinations(sorted(drawn), 2)
        if differ(drawn[one], drawn[other]) < 255 * OUTLINES_APART
    ]
    assert [pair for pair in near if len({TILES[Name(name)].kind for name in pair}) == 1] == []
    assert len(near) <= 6


@pytest.mark.parametrize("kinds", [RESOURCES, SKILLS], ids=["resources", "skill tiles"])
def test_resources_and_tools_differ_by_their_outline(kinds: tuple[str, ...]) -> None:
    """Rule 15.7: by shape, not by colour alone."""
    for one, other in combinations(kinds, 2):
        shapes = [outline(SIGN, name, SIGNS[1], SIGN_PHONE) for name in (one, other)]
        assert differ(*shapes) >= 255 * OUTLINES_APART, (one, other)


def test_workers_have_a_letter_that_can_be_read() -> None:
    """Rule 15.7: B R Y G, none of them twice."""
    assert len({colour.value[0] for colour in COLOURS}) == len(COLOURS)
    for fill, ink in LETTERS.items():
        assert contrast_in(PALETTE, ink, fill) >= 4.5


def test_every_sign_that_a_tile_or_a_picture_needs_is_drawn() -> None:
    needed = {sign.name for sign in signs_of(TILES) if isinstance(sign, Pic)}
    assert needed <= SPRITES.known(SIGN)
    assert {*COLOURS, *RESOURCES, *SKILLS, *Season} <= SPRITES.known(SIGN)
    assert {f"tree-{season}" for season in Season} <= SPRITES.known(SIGN)


def signs_of(tiles: TileSet) -> list[object]:
    faces = [face for facts in tiles.facts.values() for face in (facts.a, facts.b) if face is not None]
    costs = [facts.cost for facts in tiles.facts.values() if facts.cost is not None]
    return [*(sign for face in faces for sign in of_face(face)), *(sign for cost in costs for sign in of_cost(cost))]


@pytest.mark.parametrize("sheet", SPRITES.sheets, ids=lambda sheet: SPRITES.file(sheet).stem)
def test_drawings_are_cut_out(sheet: Sheet) -> None:
    """A rim of ground is left round each, and it covers a good part of its square."""
    for name in SPRITES.known(sheet.folder):
        tile = SPRITES.tile(sheet.folder, name, sheet.side, sheet.ground)
        assert (tile.mode, tile.size) == ("L", (sheet.side, sheet.side))
        assert tile.getpixel((0, 0)) == sheet.ground
        covered = ImageStat.Stat(outline(sheet.folder, name, sheet.side, sheet.side)).mean[0] / 255
        assert 0.1 <= covered <= 0.9, name


def test_the_drawings_are_small() -> None:
    files = [file for file in ASSETS.rglob("*") if file.is_file()]
    assert sum(file.stat().st_size for file in files) <= MOST_OF_REPOSITORY
    for folder in (TILE, SIGN):
        assert {file.stem for file in (ASSETS / "art" / folder).glob("*.svg")} == SPRITES.known(folder)


@pytest.mark.parametrize("season", Season)
def test_every_season_has_its_countryside(season: Season) -> None:
    assert SPRITES.band(season).size == (1600, 112)


def test_the_greeting_shows_a_tile_of_each_season() -> None:
    """Also of a set in which those shown of ours are missing."""
    assert [TILES[name].kind for name in greeting_tiles(TILES)] == [TileKind(season) for season in Season]
    shown = set(greeting_tiles(TILES))
    facts = {name: one for name, one in TILES.facts.items() if name not in shown}
    kinds = {kind: tuple(name for name in names if name not in shown) for kind, names in TILES.kinds.items()}
    other = greeting_tiles(TileSet(facts, kinds))
    assert [TILES[name].kind for name in other] == [TileKind(season) for season in Season]
    assert not shown & set(other)
