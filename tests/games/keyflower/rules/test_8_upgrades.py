"""Rules 8.5 to 8.8: upgrades, and what each of them costs."""

import pytest

from tests.games.keyflower.rules.table import Table, built, game, seat, table

COSTS = [
    ("home-1", "1 wood 1 stone", ""),
    ("keywood", "", "1 saw"),
    ("keystone-quarry", "", "1 pickaxe"),
    ("key-mine", "", "1 anvil"),
    ("woodcutter", "", "1 saw"),
    ("quarryman", "", "1 pickaxe"),
    ("miner", "", "1 anvil"),
    ("gold-mine", "1 stone 1 iron", ""),
    ("stable", "1 wood 1 iron", ""),
    ("peddler", "1 gold", ""),
    ("apprentice-hall", "1 wood 1 stone", ""),
    ("alehouse", "1 wood 1 stone 1 iron", ""),
    ("store", "1 gold", ""),
    ("fair", "1 gold", ""),
    ("carpenter", "3 wood", ""),
    ("mason", "3 stone", ""),
    ("smelter", "3 iron", ""),
    ("tavern", "1 wood 1 stone 1 iron", ""),
    ("hiring-fair", "1 wood 1 iron", ""),
    ("brewer", "1 stone 1 iron", ""),
    ("timber-yard", "", "1 saw"),
    ("stone-yard", "", "1 pickaxe"),
    ("blacksmith", "", "1 anvil"),
    ("sawmill", "3 wood", ""),
    ("sculptor", "3 stone", ""),
    ("forge", "3 iron", ""),
    ("goldsmith", "2 gold", ""),
]
HOMES = [
    ("home-1", "1 wood 1 stone"),
    ("home-2", "1 stone 1 iron"),
    ("home-3", "1 wood 1 iron"),
    ("home-4", "1 wood 1 stone"),
    ("home-5", "1 stone 1 iron"),
    ("home-6", "1 wood 1 iron"),
]


def at_work(tile: str = "", goods: str = "", skills: str = "", home: str = "", lying: str = "") -> Table:
    """Seat 0 works with 1 step and 1 upgrade; `goods` lie on the tile, `lying` on the home."""
    village = [built(tile, 0, -1, goods=goods)] if tile else []
    one = seat("1 red", skills=skills, village=village, goods=lying, home=home)
    t = table(one, seat("1 red", home="home-2" if home != "home-2" else "home-1"), season="winter")
    return t.play(f"0 use {home or 'home-1'} with 1 red")


@pytest.mark.parametrize(("tile", "goods", "skills"), COSTS)
def test_what_an_upgrade_costs(tile: str, goods: str, skills: str) -> None:
    """Rules 8.6, 14.1, 14.2: resources on that very tile go to the stock, skill tiles to the pile."""
    t = at_work(lying=goods) if tile == "home-1" else at_work(tile, goods, skills)
    before, pile = t.state.stock.total, t.state.pile.total
    t.play(f"0 upgrade {tile}")
    assert (t[0].goods(tile), t[0].skills, t[0].tile(tile).side) == ("", "", "b")
    assert t.state.stock.total - before + t.state.pile.total - pile == sum(
        map(int, (goods + " " + skills).split()[::2])
    )


@pytest.mark.parametrize(("home", "goods"), HOMES)
def test_what_homes_cost(home: str, goods: str) -> None:
    """Rules 8.6, 14.1: the tile just used may be upgraded by its own use (8.5)."""
    t = at_work(home=home, lying=goods)
    t.play(f"0 upgrade {home}")
    assert t[0].home == ""


def test_without_the_cost() -> None:
    """Rule 8.6: what lies elsewhere does not count."""
    t = at_work("gold-mine", "1 stone", lying="1 iron")
    t.refuses("0 upgrade gold-mine", "cost", "8.6", tile="gold-mine", paying="1 stone 1 iron")
    assert t.legal(0, "upgrade") == []


def test_without_the_skill_tile() -> None:
    """Rule 8.6: exactly the printed one."""
    t = at_work("keywood", skills="1 anvil")
    t.refuses("0 upgrade keywood", "skill-missing", "8.6", tile="keywood", skill="saw", wanted=1, have=0)
    t.refuses("0 upgrade keywood paying 1 anvil", "not-the-cost", "8.7", tile="keywood")


@pytest.mark.parametrize("paying", ["1 stone 1 gold", "1 iron 1 gold", "2 gold"])
def test_gold_stands_in(paying: str) -> None:
    """Rules 8.7, 16.4: for wood, stone or iron; the whole payment is written."""
    t = at_work("gold-mine", "1 stone 1 iron 2 gold")
    assert sorted(t.legal(0, "upgrade")) == sorted(
        [
            "upgrade gold-mine",
            *[f"upgrade gold-mine paying {one}" for one in ("1 stone 1 gold", "1 iron 1 gold", "2 gold")],
        ]
    )
    t.play(f"0 upgrade gold-mine paying {paying}")


def test_nothing_stands_in_for_gold() -> None:
    """Rule 8.7: nor for another resource."""
    t = at_work("peddler", "1 wood")
    t.refuses("0 upgrade peddler paying 1 wood", "not-the-cost", "8.7", paying="1 wood")
    t = at_work("carpenter", "2 wood 1 stone")
    t.refuses("0 upgrade carpenter paying 2 wood 1 stone", "not-the-cost", "8.7")


@pytest.mark.parametrize("tile", ["workshop", "farrier", "wainwright"])
def test_any_two_resources(tile: str) -> None:
    """Rules 8.7, 14.1, 14.2: the same or different kinds, gold too."""
    t = at_work(tile, "2 wood 1 gold")
    t.refuses(f"0 upgrade {tile}", "choice-missing", "16.2", tile=tile)
    t.refuses(f"0 upgrade {tile} paying 1 wood", "not-the-cost", "8.7")
    assert t.legal(0, "upgrade") == [f"upgrade {tile} paying 2 wood", f"upgrade {tile} paying 1 wood 1 gold"]
    t.play(f"0 upgrade {tile} paying 1 wood 1 gold")
    assert t[0].goods(tile) == "1 wood"


def test_well_any_three() -> None:
    """Rules 8.7, 14.2."""
    t = at_work("well", "2 wood 1 gold")
    t.play("0 upgrade well paying 2 wood 1 gold")


def test_barn_any_skill_tile() -> None:
    """Rules 8.7, 14.2."""
    t = at_work("barn", skills="1 pickaxe")
    t.refuses("0 upgrade barn", "choice-missing", "16.2")
    t.play("0 upgrade barn paying 1 pickaxe")


def test_inn_any_resource_and_any_skill_tile() -> None:
    """Rules 8.7, 14.2."""
    t = at_work("inn", "1 iron", "1 pickaxe 1 saw")
    assert t.legal(0, "upgrade") == ["upgrade inn paying 1 iron 1 saw", "upgrade inn paying 1 iron 1 pickaxe"]
    t.refuses("0 upgrade inn paying 1 iron", "not-the-cost", "8.7")
    t.play("0 upgrade inn paying 1 iron 1 saw")
    assert t[0].skills == "1 pickaxe"


def test_paying_exactly_what_is_printed_is_superfluous() -> None:
    """Rule 16.2."""
    t = at_work("gold-mine", "1 stone 1 iron")
    t.refuses("0 upgrade gold-mine paying 1 stone 1 iron", "superfluous", "16.2", tile="gold-mine")


@pytest.mark.parametrize("tile", ["windmill", "summer-boat-1"])
def test_what_cannot_be_upgraded(tile: str) -> None:
    """Rule 8.5."""
    t = at_work(tile)
    t.refuses(f"0 upgrade {tile}", "no-side-b", "8.5", tile=tile)


def test_only_once() -> None:
    """Rule 8.5."""
    village = [built("keywood", 0, -1, side="b")]
    t = table(seat("1 red", skills="1 saw", village=village), seat("1 red"))
    t.play("0 use home-1 with 1 red")
    t.refuses("0 upgrade keywood", "upgraded-before", "8.5", tile="keywood")


def test_no_upgrade_is_left() -> None:
    """Rule 8.1."""
    village = [built("keywood", 0, -1), built("woodcutter", 0, -2)]
    t = table(seat("1 red", skills="2 saw", village=village), seat("1 red"))
    t.play("0 use home-1 with 1 red").play("0 upgrade keywood")
    t.refuses("0 upgrade woodcutter", "no-upgrade-left", "8.1")


def test_all_else_stays() -> None:
    """Rule 8.8: orientation, other resources, workers, uses so far and lock; from then on it works as side b."""
    village = [built("woodcutter", 0, -1, 1, goods="1 gold", uses="1 blue")]
    t = table(seat("1 red 2 blue", skills="1 saw", village=village), seat("1 red"))
    before = t[0].tile("woodcutter")
    t.play("0 use home-1 with 1 red").play("0 upgrade woodcutter").play("0 end").play("1 pass")
    after = t[0].tile("woodcutter")
    assert (after.at, after.goods, after.uses, after.lock) == (before.at, before.goods, before.uses, before.lock)
    t.play("0 use woodcutter with 2 blue")
    assert t[0].goods("woodcutter") == "1 wood 2 gold"


def test_the_numbers_are_those_when_the_workers_were_placed() -> None:
    """Rule 8.1: an upgrade of the tile at work changes nothing about it."""
    t = at_work(lying="1 wood 1 stone")
    t.play("0 upgrade home-1")
    assert t.state.work is not None
    assert (t.state.work.steps, t.state.work.upgrades) == (1, 0)


def test_every_tile_with_a_cost_is_tried_here() -> None:
    """Rule 14.1: and 14.2."""
    tried = {tile for tile, *_ in COSTS} | {home for home, _ in HOMES}
    chosen = {"workshop", "farrier", "wainwright", "well", "barn", "inn"}
    assert tried | chosen == {tile.id for tile in game().tiles.facts.values() if tile.cost is not None}
