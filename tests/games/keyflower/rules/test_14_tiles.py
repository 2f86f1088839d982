"""Section 14: the tiles of the data file, and what is refused of a group's own."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.games.keyflower.card_data import TILES, tiles
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.tiles import Edge, TileKind, read_tiles
from tests.games.keyflower.rules.table import game


def rows() -> dict[str, Any]:
    return tomllib.loads(TILES.read_text("utf-8"))


def test_how_many_tiles_there_are() -> None:
    """Rules 1.1, 14.1: 64, of which 58 are not boats; 4 summer boats."""
    found = Counter(tile.kind for tile in game().tiles.facts.values())
    assert found == {
        **dict.fromkeys((TileKind.SPRING, TileKind.SUMMER, TileKind.AUTUMN, TileKind.WINTER), 12),
        **dict.fromkeys((TileKind.HOME, TileKind.BOAT), 6),
        TileKind.ORDER: 4,
    }
    assert sum(tile.is_summer_boat for tile in game().tiles.facts.values()) == 4


@pytest.mark.parametrize(
    ("kind", "roads"),
    [("home", 5), ("spring", 4), ("summer", 3), ("autumn", 2), ("winter", 1), ("boat", 0)],
)
def test_how_many_roads_tiles_have(kind: str, roads: int) -> None:
    """Rule 14.5: the book's count, which the edges of one source obey; turn-order tile k has k."""
    for name in game().tiles.of(TileKind(kind)):
        tile = game().tiles[name]
        assert tile.edges.count(Edge.ROAD) == (0 if tile.is_summer_boat else roads)
    for number, name in enumerate(game().tiles.of(TileKind.ORDER), 1):
        assert game().tiles[name].edges.count(Edge.ROAD) == number


@pytest.mark.parametrize(
    ("boat", "loads"),
    [
        ("keyflower", "7/1 7/1 3/2"),
        ("sea-bastion", "6/2 6/2 6/2"),
        ("sea-breese", "6/1 4/1 4/1"),
        ("flipper", "5/2 5/2 2/2"),
        ("ianvincible", "5/1 5/1 3/1"),
        ("white-wind", "4/2 4/2 4/1"),
    ],
)
def test_boat_loads(boat: str, loads: str) -> None:
    """Rule 14.4: workers and skill tiles in spring, summer and autumn."""
    found = game().tiles[Name(boat)].load
    seasons = (Season.SPRING, Season.SUMMER, Season.AUTUMN)
    assert " ".join([f"{found[one].workers}/{found[one].skills}" for one in seasons]) == loads


def test_every_tile_says_how_it_is_known() -> None:
    """Rule 14.5."""
    for tile in game().tiles.facts.values():
        assert set(tile.status) >= {"facts", "edges"} or "load" in tile.status
        assert tile.status["edges"] == "one source"


@pytest.mark.parametrize(
    ("field", "value", "what"),
    [
        ("edges", "RRFRR", "six edges"),
        ("edges", "RRFRRX", "X"),
        ("id", "Key Wood", "not a name"),
        ("id", "miner", "stands twice"),
        ("season", "monsoon", "monsoon"),
        ("a", {"vp": 99}, "numbers go to"),
        ("a", {"vp": 0, "use": [{"do": "sing"}]}, "sing"),
        ("number", 3, "turn-order"),
        ("upgrade", {"skills": {"spoon": 1}}, "spoon"),
        ("load", {"spring": {"workers": 1, "skills": 1}}, "load"),
        ("colour", "red", "colour"),
    ],
)
def test_a_faulty_tile(field: str, value: object, what: str) -> None:
    """Rule 14.5: a group's own data is checked, and the tile is named."""
    data = rows()
    data["tile"][0][field] = value
    with pytest.raises(PositionError, match=what) as error:
        read_tiles(data)
    assert "tile" in error.value.where


def test_too_few_tiles() -> None:
    """Rules 1.1, 14.5: a table of six needs ten of a season."""
    data = rows()
    data["tile"] = data["tile"][3:]
    with pytest.raises(PositionError, match="at least 10"):
        read_tiles(data)


def test_a_second_tile_of_a_kind_the_scoring_cannot_weigh() -> None:
    """Rules 12.8, 14.5."""
    data = rows()
    for tile in data["tile"]:
        if tile["id"] == "keythedral":
            tile["a"] = {"vp": 0, "end": {"score": "any", "of": "worker", "count": 5, "vp": 3}}
    with pytest.raises(PositionError, match="second tile"):
        read_tiles(data)


def test_what_is_no_data_file(tmp_path: Path) -> None:
    """Rule 14.5."""
    file = tmp_path / "tiles.toml"
    file.write_text("tile = 3", "utf-8")
    with pytest.raises(PositionError, match="list"):
        tiles(file)
    file.write_text("[[card]]", "utf-8")
    with pytest.raises(PositionError, match="tile"):
        tiles(file)
    file.write_text("tile = [", "utf-8")
    with pytest.raises(PositionError):
        tiles(file)
    with pytest.raises(PositionError):
        tiles(tmp_path / "nothing.toml")
