"""Rules 7.1 to 7.8: using a tile."""

import pytest

from kingsforge_bot.games.keyflower.rules.events import GoodsGained, TileUsed, WorkersDrawn
from tests.games.keyflower.rules.table import bidden, built, seat, table, used


def test_where_tiles_are_used() -> None:
    """Rule 7.1: in one's own village, in another's, and on offer, whoever leads there."""
    t = table(
        seat("9 red", village=[built("keywood", 0, -1)]),
        seat("9 red", village=[built("miner", 0, -1)]),
        offer=[bidden("gold-mine", "1 2 red")],
    )
    t.play("0 use keywood with 1 red").play("1 pass")
    t.play("0 use miner with 1 red").play("1 pass")
    t.play("0 use gold-mine with 1 red")
    (event,) = [event for event in t.events if isinstance(event, TileUsed)]
    assert (event.owner, event.use) == (None, 1)


@pytest.mark.parametrize("tile", ["sea-bastion", "order-1"])
def test_no_workers_on_boats_and_turn_order_tiles(tile: str) -> None:
    """Rule 7.1."""
    t = table(seat("1 red"), seat())
    t.refuses(f"0 use {tile} with 1 red", "no-use", "7.1", tile=tile)


def test_no_workers_on_summer_boats() -> None:
    """Rule 7.1."""
    t = table(seat("1 red"), seat(), offer=["summer-boat-1"], season="summer")
    t.refuses("0 use summer-boat-1 with 1 red", "no-use", "7.1")


@pytest.mark.parametrize(
    "tile",
    ["barn", "blacksmith", "stone-yard", "timber-yard", "forge", "goldsmith", "sawmill", "sculptor", "well"],
)
def test_no_workers_on_tiles_that_only_score(tile: str) -> None:
    """Rule 7.1: on offer and in villages."""
    t = table(seat("1 red"), seat(), offer=[tile], season="autumn")
    t.refuses(f"0 use {tile} with 1 red", "no-use", "7.1")
    t = table(seat("1 red", village=[built(tile, 0, -1)]), seat(), season="winter")
    t.refuses(f"0 use {tile} with 1 red", "no-use", "7.1")


def test_no_workers_on_winter_tiles() -> None:
    """Rule 7.1."""
    t = table(seat("1 red"), seat(), offer=["windmill"], season="winter")
    t.refuses("0 use windmill with 1 red", "no-use", "7.1")


@pytest.mark.parametrize(
    ("lying", "least", "most"),
    [("", 1, 6), ("1 red", 2, 5), ("2 red", 3, 4), ("1 red, 2 red", 3, 3), ("1 red, 3 red", 0, 0), ("3 red", 0, 0)],
)
def test_how_many_workers(lying: str, least: int, most: int) -> None:
    """Rule 7.2: one more than the use before, six in all; more than the minimum may be placed."""
    t = table(seat("9 red"), seat(), offer=[used("keywood", lying)] if lying else ["keywood"])
    numbers = [int(line.split()[3]) for line in t.legal(0, "use keywood")]
    assert numbers == (list(range(least, most + 1)) if most else [])


def test_too_few_and_too_many() -> None:
    """Rule 7.2: bids beside the tile don't count."""
    t = table(seat("9 red"), seat(), offer=[bidden("keywood", "1 4 red", "1 red"), used("miner", "3 red")])
    t.refuses("0 use keywood with 1 red", "too-few", "7.2", tile="keywood", least=2)
    t.refuses("0 use keywood with 6 red", "tile-full", "7.2", tile="keywood", most=5)
    t.refuses("0 use miner with 3 red", "tile-full", "7.2", tile="miner", most=0)
    t.play("0 use keywood with 5 red")


def test_a_losing_group_moves_from_beside_the_tile_onto_it() -> None:
    """Rule 7.3."""
    t = table(seat("1 red"), seat("1 red"), offer=[bidden("keywood", "0 1 red, 1 2 red")])
    t.play("0 use keywood with 1 red moving 1")
    assert (t.bids("keywood"), t.uses("keywood"), t.lock("keywood")) == ("1 2 red", "1 red", "red")


def test_a_payment_comes_from_behind_the_screen() -> None:
    """Rule 7.4: besides the workers placed, never from a bid; without it the tile can't be used."""
    t = table(seat("1 yellow"), seat("1 red"), offer=["peddler"])
    t.refuses("0 use peddler with 1 yellow", "cannot-pay-worker", "7.4", tile="peddler", colour="yellow")
    t = table(seat("1 red"), seat("1 red"), offer=["peddler", bidden("miner", "0 1 yellow, 1 2 yellow")])
    t.refuses("0 use peddler with 1 red", "cannot-pay-worker", "7.4")
    t = table(seat("2 yellow"), seat("1 red"), offer=["peddler"])
    t.play("0 use peddler with 1 yellow")
    assert t[0].workers == "1 green"


def test_a_group_that_moves_leaves_the_screen_for_the_payment() -> None:
    """Rule 7.4."""
    t = table(seat("1 yellow"), seat("1 red"), offer=["peddler", bidden("miner", "0 1 yellow, 1 2 yellow")])
    t.play("0 use peddler with 1 yellow moving 2")
    assert t[0].workers == "1 green"


def test_a_skill_tile_that_cannot_be_paid() -> None:
    """Rule 7.4."""
    t = table(seat("1 red", skills="1 saw"), seat(), offer=["mason", "brewer", "carpenter"], season="summer")
    t.refuses("0 use mason with 1 red", "cannot-pay-skill", "7.4", tile="mason", skill="pickaxe")
    t.refuses("0 use brewer with 1 red paying anvil", "cannot-pay-skill", "7.4", tile="brewer", skill="anvil")
    t.play("0 use brewer with 1 red paying saw")


def test_the_effect_happens_once_however_many_workers() -> None:
    """Rule 7.5."""
    t = table(seat("6 red"), seat(), offer=["miner"])
    t.play("0 use miner with 6 red")
    assert t[0].home == "2 iron"


def test_where_resources_lie() -> None:
    """Rule 7.5: on a tile of one's own village; from any other tile they go home."""
    t = table(
        seat("9 red", village=[built("keywood", 0, -1)]),
        seat("9 red", village=[built("miner", 0, -1)]),
        offer=["gold-mine"],
    )
    t.play("0 use keywood with 1 red")
    assert (t[0].goods("keywood"), t[0].home) == ("1 wood", "")
    t.play("1 use keywood with 2 red")
    assert (t[0].goods("keywood"), t[1].home) == ("1 wood", "1 wood")
    t.play("0 use gold-mine with 1 red")
    assert t[0].home == "1 gold"


def test_greens_come_from_the_green_supply_only() -> None:
    """Rule 7.5: never out of the bag; and 7.7: you get what there is."""
    spent = {"red": 39, "blue": 39, "yellow": 39, "green": 20}
    t = table(seat("1 red 1 yellow"), seat("1 blue"), offer=["peddler"], bag=spent)
    t.play("0 use peddler with 1 red")
    assert (t[0].workers, t.bag) == ("", "39 blue 39 red 40 yellow 20 green")


def test_drawn_workers_may_be_spent_greens() -> None:
    """Rule 7.5."""
    t = table(seat("1 red"), seat(), offer=["alehouse"], greens=15)
    t.play("0 use alehouse with 1 red", draws="green")
    assert t[0].workers == "1 green"


def test_what_is_paid_cannot_be_drawn_by_that_use() -> None:
    """Rule 7.6: the tavern's worker goes into an empty bag when all is done."""
    rich = seat("39 red", village=[built("tavern", 0, -1)])
    t = table(seat("1 red 40 blue 40 yellow 20 green"), rich, season="autumn")
    t.play("0 use tavern with 1 red paying blue")
    assert (t[0].workers, t.bag) == ("39 blue 40 yellow 20 green", "1 blue")
    (event,) = [event for event in t.events if isinstance(event, WorkersDrawn)]
    assert (event.workers.total, event.wanted) == (0, 2)


def test_the_pile_gets_a_paid_skill_tile_at_the_end() -> None:
    """Rule 7.6."""
    t = table(seat("1 red", skills="16 saw 16 pickaxe 16 anvil"), seat(), offer=["hiring-fair"], season="summer")
    t.play("0 use hiring-fair with 1 red paying saw")
    assert (t[0].skills, str(t.state.pile)) == ("15 saw 16 pickaxe 16 anvil", "1 saw")


def test_a_short_stock() -> None:
    """Rule 7.7: you get what there is."""
    t = table(seat("1 red"), seat(goods="23 iron"), offer=["miner"])
    t.play("0 use miner with 1 red")
    assert t[0].home == "1 iron"


def test_a_use_that_brings_nothing() -> None:
    """Rule 7.7: it is allowed, with payment."""
    t = table(seat("1 red"), seat(goods="24 iron"), offer=["miner"])
    t.play("0 use miner with 1 red")
    (event,) = [event for event in t.events if isinstance(event, GoodsGained)]
    assert (event.goods.total, t[0].home) == (0, "")


def test_the_workers_stay_and_the_same_player_may_come_again() -> None:
    """Rule 7.8."""
    t = table(seat("9 red"), seat("1 red"), offer=["miner"])
    t.play("0 use miner with 1 red").play("1 pass").play("0 use miner with 2 red")
    assert (t.uses("miner"), t[0].home) == ("1 red, 2 red", "4 iron")
