"""Rules 8.1 to 8.4: transport."""

from kingsforge_bot.games.keyflower.rules.events import GoodsMoved, WorkEnded
from tests.games.keyflower.rules.table import Table, aside, bidden, built, seat, table

# home-1 has water in the south and roads everywhere else. Keywood RRFRRF at the north: its south edge is a road. Miner
# RRFRFR north of it: road in the south. Fields lie between Gold Mine RFRRFR in the north-east of the home and Keywood.
VILLAGE = [built("keywood", 0, -1, goods="2 wood 1 gold"), built("miner", 0, -2, goods="1 iron")]


def working(*, tile: str = "stable", more: str = "", goods: str = "", upgraded: bool = False) -> Table:
    """Seat 0 has used seat 1's stable: 2 steps, 1 upgrade; with `upgraded` 4 and 2."""
    other = seat("1 red", village=[built(tile, 0, -1, side="b" if upgraded else "a")])
    t = table(seat(f"1 red {more}", village=VILLAGE, goods=goods), other, season="winter")
    return t.play(f"0 use {tile} with 1 red")


def test_work_is_in_ones_own_village_whosever_tile_is_used() -> None:
    """Rule 8.1: of the other's village nothing moves."""
    t = working()
    t.refuses("0 move 1 wood from stable to home-2", "not-in-village", "8.1", tile="stable")
    t.refuses("0 move 1 wood from keywood to home-2", "not-in-village", "8.1", tile="home-2")
    t.refuses("0 upgrade stable", "not-in-village", "8.1", tile="stable")
    t.play("0 move 1 wood from keywood to home-1")
    assert (t[0].goods("keywood"), t[0].home) == ("1 wood 1 gold", "1 wood")


def test_a_step_carries_one_resource_over_one_connection() -> None:
    """Rule 8.2: n resources over d steps cost n x d."""
    t = working()
    t.refuses("0 move 2 wood from keywood to home-2", "not-in-village", "8.1")
    t.play("0 move 2 wood from keywood to home-1")
    (event,) = [event for event in t.events if isinstance(event, GoodsMoved)]
    assert (event.steps, t.state.work is not None and t.state.work.steps) == (2, 0)


def test_one_resource_may_go_several_steps() -> None:
    """Rules 8.2, 8.3: the shortest way."""
    t = working()
    t.play("0 move 1 iron from miner to home-1")
    (event,) = [event for event in t.events if isinstance(event, GoodsMoved)]
    assert event.steps == 2


def test_more_steps_than_there_are() -> None:
    """Rule 8.1: both sides of the bound."""
    t = working(upgraded=True, goods="3 stone")
    t.refuses("0 move 3 stone from home-1 to miner", "too-far", "8.1", wanted=6, left=4)
    t.play("0 move 2 stone from home-1 to miner")
    assert t[0].goods("miner") == "2 stone 1 iron"


def test_steps_are_divided_over_resources_of_any_kind() -> None:
    """Rule 8.2."""
    t = working()
    t.play("0 move 1 wood from keywood to home-1").play("0 move 1 gold from keywood to miner")
    assert (t[0].home, t[0].goods("miner")) == ("1 wood", "1 iron 1 gold")


def test_what_does_not_lie_there() -> None:
    """Rule 8.2."""
    t = working()
    t.refuses("0 move 2 gold from keywood to home-1", "not-lying-there", "8.2", resource="gold", wanted=2, have=1)
    t.refuses("0 move 1 stone from home-1 to keywood", "not-lying-there", "8.2", have=0)


def test_to_where_it_lies() -> None:
    """Rule 8.2."""
    working().refuses("0 move 1 wood from keywood to keywood", "same-tile", "8.2", tile="keywood")


def test_only_roads_connect() -> None:
    """Rule 8.3: two fields that touch are no connection, nor is a tile laid aside."""
    village = [built("miner", 0, -1), built("sawmill", 0, -2, goods="1 wood"), aside("sculptor", goods="1 stone")]
    t = table(seat("1 red", village=village), seat("1 red"), season="winter")
    t.play("0 use home-1 with 1 red")
    assert t.offers("0 move 1 wood from sawmill to miner")
    village = [built("miner", 0, -1), built("sawmill", 0, -2, 1, goods="1 wood"), aside("sculptor", goods="1 stone")]
    t = table(seat("1 red", village=village), seat("1 red"), season="winter")
    t.play("0 use home-1 with 1 red")
    t.refuses("0 move 1 wood from sawmill to miner", "no-road", "8.3", origin="sawmill", to="miner")
    t.refuses("0 move 1 stone from sculptor to miner", "no-road", "8.3")


def test_tiles_that_only_score_are_passed_through() -> None:
    """Rule 8.3: and may hold any number of resources."""
    village = [built("sawmill", 0, -1, goods="5 wood"), built("miner", 0, -2)]
    t = table(seat("1 red", village=village), seat("1 red", village=[built("stable", 0, -1)]), season="winter")
    t.play("0 use stable with 1 red").play("0 move 1 wood from sawmill to miner")
    t.play("0 move 1 wood from sawmill to home-1")
    assert t[0].home == "1 wood"


def test_the_turn_waits_while_anything_is_left() -> None:
    """Rule 8.4: none is compulsory."""
    t = working()
    t.play("0 move 2 wood from keywood to home-1")
    t.awaits(0)
    t.play("0 end")
    (event,) = [event for event in t.events if isinstance(event, WorkEnded)]
    assert (event.steps, event.upgrades) == (0, 1)
    t.awaits(1)


def test_work_ends_itself_when_nothing_is_left() -> None:
    """Rule 8.4."""
    t = table(seat("1 red", goods="1 wood 1 stone", village=VILLAGE), seat("1 red"))
    t.play("0 use home-1 with 1 red").play("0 move 1 wood from keywood to home-1").play("0 upgrade home-1")
    assert any(isinstance(event, WorkEnded) for event in t.events)
    t.awaits(1)


def test_work_may_be_ended_at_once() -> None:
    """Rule 8.1: a losing group may be parked this way."""
    t = table(seat("1 red"), seat("1 red"), offer=[bidden("keywood", "0 2 red, 1 3 red")])
    t.play("0 use home-1 with 2 red moving 1").play("0 end")
    assert (t.uses("home-1"), t[0].workers) == ("2 red", "1 red")


def test_in_the_midst_of_work_nothing_else_is_done() -> None:
    """Rule 13.1."""
    t = working(more="1 blue")
    for line in ("0 pass", "0 bid order-1 with 1 blue", "0 use home-1 with 1 blue", "0 done"):
        t.refuses(line, "not-now", "13.1")
    t.refuses("1 end", "not-awaited", "13.1")
