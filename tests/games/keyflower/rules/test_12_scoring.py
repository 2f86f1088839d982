"""Rules 12.1 to 12.9: final scoring, tile by tile."""

from typing import Any

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.events import GameEnded
from kingsforge_bot.games.keyflower.rules.scoring import places, score
from kingsforge_bot.games.keyflower.rules.state import Score
from tests.games.keyflower.rules.table import Json, aside, built, game, points, seat, table


def scored(*village: Json, starts: bool = False, **more: Any) -> Score:
    """What home-1 with that village brings."""
    gone = [{"name": "keyflower", "taken": 0}, {"name": "sea-bastion", "taken": 1}]
    t = table(seat(village=village, home="home-1", **more), seat(home="home-2"), season="winter", boats=gone)
    return score(game().tiles, Seat(0), t.state.players[0], starts=starts)


PRINTED = [
    *[(tile, 0, 3) for tile in ("keywood", "keystone-quarry", "key-mine", "woodcutter", "quarryman", "miner")],
    *[(tile, 0, 3) for tile in ("gold-mine", "workshop", "apprentice-hall", "store", "brewer")],
    *[(tile, 0, 5) for tile in ("stable", "fair", "hiring-fair", "farrier", "wainwright")],
    *[(tile, 0, 7) for tile in ("carpenter", "mason", "smelter", "goldsmith")],
    *[(tile, 0, 0) for tile in ("peddler", "alehouse", "tavern", "inn")],
    *[(tile, 3, 10) for tile in ("sawmill", "sculptor", "forge")],
    ("well", 3, 7),
    ("keythedral", 12, None),
    ("ianvincible", 5, None),
]


@pytest.mark.parametrize(("tile", "a", "b"), PRINTED)
def test_printed_points(tile: str, a: int, b: int | None) -> None:
    """Rules 12.2, 14.1, 14.2, 14.3: of the face that is up."""
    for side, vp in (("a", a), ("b", b)):
        if vp is not None:
            assert scored(built(tile, 0, -1, side=side)).total == vp


@pytest.mark.parametrize("home", range(1, 7))
def test_homes(home: int) -> None:
    """Rules 12.2, 14.1: 5 once upgraded."""
    for upgraded in (False, True):
        t = table(seat(home=f"home-{home}", upgraded=upgraded), seat(home="home-1" if home > 1 else "home-2"))
        assert score(game().tiles, Seat(0), t.state.players[0], starts=False).total == (5 if upgraded else 0)


def test_unused_gold() -> None:
    """Rule 12.2: 1 for each."""
    assert scored(goods="3 gold 2 wood").total == 3


YARDS = [("timber-yard", "wood", "stone"), ("stone-yard", "stone", "iron"), ("blacksmith", "iron", "wood")]


@pytest.mark.parametrize(("yard", "kind", "other"), YARDS)
def test_yards(yard: str, kind: str, other: str) -> None:
    """Rules 12.3, 14.2: 2 -> 3 for each fitting resource on them; gold there counts as the wanted kind (12.5)."""
    assert points(scored(built(yard, 0, -1, goods=f"3 {kind} 2 {other}"))) == {yard: 6}
    assert points(scored(built(yard, 0, -1, goods=f"3 {kind} 1 gold", side="b"))) == {yard: 12}
    one = scored(built(yard, 0, -1), goods=f"3 {kind} 1 gold")
    assert (points(one), one.gold) == ({}, 1)


def test_barn() -> None:
    """Rules 12.3, 14.2: 1 -> 2 for each resource on it."""
    assert scored(built("barn", 0, -1, goods="1 wood 1 stone 2 iron")).total == 4
    assert scored(built("barn", 0, -1, goods="1 wood 1 stone 2 iron 1 gold", side="b")).total == 10


def test_a_resource_on_a_yard_may_be_used_elsewhere() -> None:
    """Rule 12.3: where that brings more."""
    village = [built("timber-yard", 0, -1, goods="1 wood"), built("mercers-guild", 1, -1)]
    assert points(scored(*village, goods="1 stone 1 iron")) == {"mercers-guild": 5}
    village = [built("timber-yard", 0, -1, goods="1 wood", side="b"), built("windmill", 1, -1)]
    assert points(scored(*village, goods="4 stone")) == {"windmill": 5}
    assert points(scored(*village, goods="5 stone")) == {"timber-yard": 3, "windmill": 5}


WINTER = [
    ("jeweller", {"goods": "3 gold 1 wood"}, 6),
    ("craftsmans-guild", {"workers": "3 blue 2 red 2 yellow 5 green"}, 6),
    ("watermill", {"goods": "4 wood 3 stone"}, 4),
    ("mercers-guild", {"goods": "2 wood 3 stone 2 iron"}, 10),
    ("windmill", {"goods": "4 wood 3 stone 4 iron"}, 10),
    ("scribes", {"skills": "2 saw 2 pickaxe 3 anvil"}, 20),
    ("scholar", {"skills": "2 saw 4 anvil"}, 12),
    ("village-hall", {"workers": "5 blue 3 red 2 green"}, 5),
    ("key-market", {"workers": "5 blue 3 green"}, 6),
    ("key-guild", {"skills": "4 saw 3 pickaxe 4 anvil"}, 20),
    ("apothecary", {"workers": "5 blue 3 red 2 green"}, 6),
]


@pytest.mark.parametrize(("tile", "items", "vp"), WINTER)
def test_winter_tiles(tile: str, items: dict[str, Any], vp: int) -> None:
    """Rules 12.4, 14.3: wherever the items are, any number of sets."""
    assert points(scored(built(tile, 0, -1), **items)) == {tile: vp}


@pytest.mark.parametrize(
    ("tile", "items"),
    [
        ("mercers-guild", {"goods": "9 wood 9 stone"}),
        ("windmill", {"goods": "4 wood"}),
        ("scribes", {"skills": "5 saw 5 anvil"}),
        ("key-guild", {"skills": "4 saw"}),
        ("apothecary", {"workers": "4 blue"}),
        ("craftsmans-guild", {"workers": "9 blue 9 red 9 green"}),
    ],
)
def test_just_too_little_for_winter_tiles(tile: str, items: dict[str, Any]) -> None:
    """Rule 12.4: green stands in for no other colour."""
    assert scored(built(tile, 0, -1), **items).total == 0


def test_gold_at_mercers_guild() -> None:
    """Rules 12.4, 12.5: it stands in for wood, stone or iron, and then does not score its 1 point."""
    one = scored(built("mercers-guild", 0, -1), goods="1 wood 4 gold")
    assert (points(one), one.gold, str(one.lines[0].goods)) == ({"mercers-guild": 5}, 2, "1 wood 2 gold")
    assert scored(built("mercers-guild", 0, -1), goods="6 gold").total == 10


def test_each_item_counts_once() -> None:
    """Rule 12.5: on one tile."""
    village = [built("craftsmans-guild", 0, -1), built("apothecary", 1, -1)]
    assert scored(*village, workers="1 blue 1 red 1 yellow 4 green").total == 3
    assert scored(*village, workers="1 blue 1 red 1 yellow 5 green").total == 6


@pytest.mark.parametrize(
    ("village", "items", "tile", "total"),
    [
        ([], {}, "", 1),
        ([built("timber-yard", 0, -1)], {}, "timber-yard", 2),
        ([built("timber-yard", 0, -1, side="b"), built("jeweller", 1, -1)], {}, "timber-yard", 3),
        ([built("mercers-guild", 0, -1)], {"goods": "1 wood 1 iron"}, "mercers-guild", 5),
        ([built("scribes", 0, -1)], {"skills": "1 saw 1 anvil"}, "scribes", 10),
        ([built("craftsmans-guild", 0, -1)], {"workers": "1 red 1 yellow"}, "craftsmans-guild", 3),
        ([built("key-market", 0, -1)], {}, "key-market", 2),
        ([built("white-wind", 0, -1)], {"workers": "3 red"}, "", 4),
    ],
)
def test_the_start_worker(village: list[Json], items: dict[str, Any], tile: str, total: int) -> None:
    """Rule 12.6: one resource, also lying on a yard, skill tile or worker of any kind; as a gold 1."""
    one = scored(*village, starts=True, **items)
    assert one.total == total
    assert one.start is (tile == "")
    assert [line.tile for line in one.lines if line.start] == ([tile] if tile else [])


def test_keyflower() -> None:
    """Rules 12.7, 11.4: 1 for each printed step, the home's too; summer boat 2b doubles it."""
    village = [built("keyflower", 0, 1), built("stable", 0, -1), built("wainwright", 1, -1, side="b")]
    assert points(scored(*village))["keyflower"] == 1 + 2 + 6
    assert points(scored(*village, upgraded=True))["keyflower"] == 2 + 2 + 6
    assert points(scored(*village, built("summer-boat-2", 0, 2, side="b")))["keyflower"] == 18
    assert points(scored(*village, built("summer-boat-2", 0, 2, side="a")))["keyflower"] == 9


def test_sea_bastion() -> None:
    """Rule 12.7: tiles of the best closed route of roads; without a loop 0."""
    home = [built("woodcutter", 0, -1), built("quarryman", 0, -2)]
    assert points(scored(*home, built("sea-bastion", 0, 1))) == {}
    # Alehouse in the north and Woodcutter in the north-east of the home touch each other, all by roads.
    village = [built("alehouse", 0, -1, 4), built("woodcutter", 1, -1), built("sea-bastion", 0, 1)]
    found = scored(*village)
    (line,) = found.lines
    assert (line.tile, line.scored, set(line.tiles)) == ("sea-bastion", 3, {"home-1", "alehouse", "woodcutter"})


@pytest.mark.parametrize(("boats", "vp"), [(1, 2), (2, 4), (3, 8), (4, 16), (5, 32)])
def test_sea_breese(boats: int, vp: int) -> None:
    """Rule 12.7: boats in an unbroken straight line of water from the home's water edge."""
    names = ["sea-breese", *[f"summer-boat-{number}" for number in range(1, 5)]][:boats]
    assert points(scored(*[built(name, 0, number) for number, name in enumerate(names, 1)])) == {"sea-breese": vp}


def test_sea_breese_without_a_line() -> None:
    """Rules 12.7, 10.5, 11.3: a gap, another direction or no place bring nothing."""
    assert scored(built("sea-breese", 0, 2), built("summer-boat-1", 0, 3)).total == 0
    assert scored(aside("sea-breese")).total == 0
    assert points(scored(built("sea-breese", 0, 1), built("summer-boat-2", 0, 2, 1))) == {"sea-breese": 2}
    assert scored(built("summer-boat-2", 0, 1, 1), built("sea-breese", 0, 2)).total == 0


def test_flipper() -> None:
    """Rules 12.1, 12.7: 2, and one own tile is turned free of charge, the one that brings most."""
    one = scored(built("flipper", 0, 1), built("keywood", 0, -1), built("sawmill", 0, -2))
    assert (one.total, one.upgraded) == (2 + 10, "sawmill")
    one = scored(built("flipper", 0, 1), built("timber-yard", 0, -1, goods="9 wood"), built("sawmill", 0, -2))
    assert (one.total, one.upgraded) == (2 + 27 + 3, "timber-yard")
    one = scored(built("flipper", 0, 1))
    assert (one.total, one.upgraded) == (2 + 5, "home-1")


def test_white_wind() -> None:
    """Rule 12.7: 1 for each worker allocated to it."""
    assert points(scored(built("white-wind", 0, 1), workers="3 red 2 green")) == {"white-wind": 5}
    village = [built("white-wind", 0, 1), built("key-market", 0, -1)]
    assert points(scored(*village, workers="3 red 2 green")) == {"white-wind": 3, "key-market": 4}


def test_turn_order_tiles() -> None:
    """Rule 12.2: 1 for each tile touching them, whatever the edge; laid aside nothing (10.5)."""
    village = [built("keywood", 0, -1), built("order-4", 1, -1)]
    assert points(scored(*village)) == {"order-4": 2}
    assert points(scored(built("keywood", 0, -1), aside("order-4"))) == {}


def test_any_resource_on_scoring_tiles() -> None:
    """Rule 11.5: summer boat 3b; the 1 point of unallocated gold remains gold's alone."""
    for face, total in (("b", 3 * 2 + 2), ("a", 1 * 2 + 2)):
        boat = built("summer-boat-3", 0, 1, side=face)
        assert scored(boat, built("timber-yard", 0, -1, goods="1 wood 2 iron"), goods="1 stone 2 gold").total == total
    for face, total in (("b", 10), ("a", 0)):
        boat = built("summer-boat-3", 0, 1, side=face)
        assert scored(boat, built("mercers-guild", 0, -1), goods="6 wood").total == total
    for face, total in (("b", 4), ("a", 0)):
        assert scored(built("summer-boat-3", 0, 1, side=face), built("jeweller", 0, -1), goods="2 wood").total == total


def test_the_end_of_a_game() -> None:
    """Rules 9.9, 12.1, 12.9: after winter all is scored; workers taken back in 9.4 count, and equal points share."""
    hall = [built("village-hall", 0, -1), built("keywood", 1, -1, uses="1 blue")]
    seats = [seat("1 blue", village=hall), seat("1 blue"), seat("1 blue", upgraded=True)]
    t = table(*seats, season="winter").all_pass()
    for who, boat in enumerate(("sea-breese", "sea-bastion")):
        t.play(f"{who} take {boat}")
    for who in range(3):
        t.play(f"{who} {t.legal(who, 'place')[0]}").play(f"{who} done")
    (event,) = [event for event in t.events if isinstance(event, GameEnded)]
    assert t.phase == "over"
    assert points(t.score(0))["village-hall"] == 2
    assert event.scores == t.state.scores
    assert places(t.state.scores) == event.places == game().places(t.state)


def test_equal_points_share_the_place() -> None:
    """Rule 12.9."""
    scores = [Score(Seat(seat), (), gold) for seat, gold in enumerate((3, 5, 3, 5))]
    assert places(scores) == ((1, 3), (0, 2))
