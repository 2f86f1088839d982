"""The sprites of a game are made of its drawings, and those that all games share with them."""

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PIL import Image

from kingsforge_bot.devtools.sprites import make_sprites
from kingsforge_bot.drawing import portraits, seats
from kingsforge_bot.render.art import Sheet, Sprites
from kingsforge_bot.render.palette import Palette

DISC = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="30" fill="{}"/></svg>\n'
)
TONES = {0: (250, 240, 210), 1: (40, 90, 30)}


def drawn(folder: Path, *names: str) -> None:
    folder.mkdir(parents=True)
    for name in names:
        (folder / f"{name}.svg").write_text(DISC.format("#2060c0"), "utf-8")


@pytest.fixture
def shared(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where the emblems and portraits of all games go, made of one drawing each."""
    drawn(tmp_path / "seats" / "art" / "emblem", "disc")
    drawn(tmp_path / "seats" / "art" / "portrait", "smith")
    to = tmp_path / "seats" / "sprites"
    to.mkdir()
    monkeypatch.setattr(seats, "ASSETS", tmp_path / "seats")
    monkeypatch.setattr(seats, "SPRITES", Sprites(to, (), stencils=("emblem",), bands=""))
    monkeypatch.setattr(portraits, "FIGURES", to)
    return to


def test_emblems_and_portraits_are_made_each_time(shared: Path) -> None:
    make_sprites(())
    assert {file.name for file in shared.iterdir()} == {"emblem.png", "portrait-smith.png"}
    with Image.open(shared / "portrait-smith.png") as portrait:
        assert portrait.size == (portraits.SIDE, portraits.SIDE)
        # Nothing is behind the drawing.
        assert portrait.getchannel("A").getpixel((2, 2)) == 0


def test_a_game_has_its_own_in_its_own_colours(shared: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assets = tmp_path / "beads"
    drawn(assets / "art" / "bead", "round")
    drawn(assets / "art" / "string", "long")
    sprites = Sprites(assets / "sprites", (Sheet("bead", 144, 0, "paper"),), stencils=(), bands="string")
    palette = Palette(TONES, (), assets / "sprites" / "palette.txt")
    pictures = "kingsforge_bot.games.beads.pictures"
    monkeypatch.setitem(sys.modules, f"{pictures}.art", SimpleNamespace(SPRITES=sprites))
    monkeypatch.setitem(sys.modules, f"{pictures}.palette", SimpleNamespace(ASSETS=assets, PALETTE=palette))
    make_sprites(["beads"])
    made = {file.name for file in (assets / "sprites").iterdir()}
    assert made == {"bead-144-paper.png", "string-long.png", "palette.txt"}
    colours = Palette(TONES, (), assets / "sprites" / "palette.txt").colours
    red, green, blue = colours[sprites.tile("bead", "round", 144, 0).tobytes()[144 * 72 + 72]]
    assert blue > 150 > green > red
