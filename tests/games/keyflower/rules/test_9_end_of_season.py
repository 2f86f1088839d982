"""Rules 9.1 to 9.9: the end of a season, in its order."""

import pytest

from kingsforge_bot.games.keyflower.rules.events import (
    BoatsCalled,
    BoatTaken,
    GreensGained,
    GroupsReturned,
    TileLeft,
    TileWon,
    TurnsEnded,
    WorkersDrawn,
    WorkersTaken,
)
from tests.games.keyflower.rules.table import bidden, built, seat, table, used


def test_losing_groups_go_back() -> None:
    """Rule 9.1: of village tiles and turn-order tiles."""
    t = table(
        seat("1 red"),
        seat("1 red"),
        offer=[bidden("keywood", "0 2 blue, 1 3 blue")],
        orders=[bidden("order-1", "0 1 green, 1 2 green")],
    )
    t.all_pass()
    assert (t[0].workers, t[1].workers) == ("2 blue 1 red 1 green", "1 red")
    assert [event.seat for event in t.events if isinstance(event, GroupsReturned)] == [0]


def test_tiles_without_a_bid_leave() -> None:
    """Rule 9.2: workers on them go into the bag, greens too."""
    t = table(seat("1 red"), seat("1 red"), offer=[used("keywood", "1 green, 2 green"), "miner"])
    t.all_pass()
    left = [event.tile for event in t.events if isinstance(event, TileLeft)]
    assert (left, t.state.bag.green, t.state.offer) == (["keywood", "miner"], 3, ())


def test_tiles_are_won() -> None:
    """Rule 9.3: workers lying on them go to the winner, whoever placed them; the bid goes into the bag, greens too."""
    t = table(seat("1 red"), seat("1 red"), offer=[bidden("keywood", "0 2 green", "1 green, 2 green")])
    t.all_pass()
    assert (t[0].workers, t[0].won, t.state.bag.green) == ("1 red 3 green", "keywood", 2)
    (event,) = [event for event in t.events if isinstance(event, TileWon)]
    assert (str(event.paid), str(event.workers)) == ("2 green", "3 green")


def test_tiles_are_won_from_the_start_player_clockwise() -> None:
    """Rule 9.3."""
    offer = [bidden("keywood", "0 1 red"), bidden("miner", "1 1 red"), bidden("gold-mine", "2 1 red")]
    t = table(seat("1 red"), seat("1 red"), seat("1 red"), offer=offer, start=1)
    t.all_pass()
    assert [event.seat for event in t.events if isinstance(event, TileWon)] == [1, 2, 0]


def test_workers_on_a_village_go_to_its_owner() -> None:
    """Rule 9.4: on the home too, whoever placed them."""
    t = table(seat("3 red", village=[built("miner", 0, -1)]), seat("3 blue"))
    t.play("0 use home-1 with 1 red").play("0 end").play("1 use miner with 1 blue").all_pass()
    assert (t[0].workers, t[1].workers) == ("1 blue 3 red", "2 blue")
    assert any(isinstance(event, WorkersTaken) for event in t.events)


@pytest.mark.parametrize(
    ("orders", "start", "choosers", "after"),
    [
        ([], 0, (0, 1, 2), 1),
        ([], 2, (2, 0, 1), 0),
        (["2 1 red"], 0, (2, 0, 1), 1),
        (["", "2 1 red"], 0, (2, 0, 1), 2),
        (["", "1 1 red"], 0, (1, 2, 0), 1),
        (["2 1 red", "1 1 red"], 0, (2, 1, 0), 1),
        (["2 1 red", "2 1 red"], 0, (2, 0, 1), 2),
    ],
)
def test_in_which_order_boats_are_chosen(orders: list[str], start: int, choosers: tuple[int, ...], after: int) -> None:
    """Rule 9.5: winners of turn-order tiles, each at the first tile won; then the others from the start player on."""
    names = ["order-1", "order-2"]
    bids = [*orders, "", ""][:2]
    t = table(
        seat("1 red"),
        seat("1 red"),
        seat("1 red"),
        orders=[bidden(name, bid) for name, bid in zip(names, bids, strict=True)],
        start=start,
    )
    t.all_pass()
    (event,) = [event for event in t.events if isinstance(event, BoatsCalled)]
    assert (event.choosers, event.start) == (choosers, after)
    assert (t.state.choosers, t.state.start) == (choosers, after)
    t.awaits(choosers[0])


LOADS = [
    {"name": "keyflower", "workers": {"red": 2}, "skills": {"saw": 1}},
    {"name": "sea-bastion", "workers": {"blue": 1, "green": 1}},
]


def test_a_boat_gives_its_whole_load_and_stays() -> None:
    """Rule 9.6: empty or not; the last player's boat is taken automatically."""
    t = table(seat("1 red"), seat("1 red"), boats=LOADS)
    t.all_pass()
    t.play("0 take keyflower")
    assert (t[0].workers, t[0].skills, t[1].workers) == ("3 red", "1 saw", "1 blue 1 red 1 green")
    taken = [(event.seat, event.boat, event.automatic) for event in t.events if isinstance(event, BoatTaken)]
    assert taken == [(0, "keyflower", False), (1, "sea-bastion", True)]
    assert (t.state.season, len(t.state.boats)) == ("summer", 2)


def test_a_boat_that_is_taken() -> None:
    """Rule 9.6: only one that nobody has taken this season."""
    t = table(seat("1 red"), seat("1 red"), seat("1 red"))
    t.all_pass()
    t.refuses("1 take keyflower", "not-awaited", "13.1")
    t.play("0 take keyflower")
    t.refuses("1 take keyflower", "boat-taken", "9.6", boat="keyflower", seat=0)
    t.refuses("1 take flipper", "not-in-play", "16.2", tile="flipper")
    t.play("1 take sea-breese")


def test_in_winter_the_boat_itself_is_taken() -> None:
    """Rule 9.6: it is to be built."""
    t = table(seat("1 red"), seat("1 red"), season="winter")
    t.all_pass()
    t.play("0 take sea-bastion")
    assert (t[0].won, t[1].won) == ("sea-bastion", "keyflower")


def test_bids_on_turn_order_tiles_go_into_the_bag() -> None:
    """Rule 9.7: and the tiles stay for the next season."""
    t = table(seat("1 red"), seat("1 red"), orders=[bidden("order-1", "0 2 green")])
    t.all_pass()
    t.play("0 take keyflower")
    assert (t.state.bag.green, [tile.name for tile in t.state.orders], t.bids("order-1")) == (2, ["order-1"], "")


def test_in_winter_turn_order_tiles_are_won() -> None:
    """Rule 9.7: every one of them."""
    orders = [bidden("order-1", "0 2 green"), bidden("order-2", "0 1 red")]
    t = table(seat("1 red"), seat("1 red"), seat("1 red"), orders=orders, season="winter")
    t.all_pass()
    assert (t[0].won, t.state.orders) == ("order-1 order-2", ())


@pytest.mark.parametrize(("face", "gain"), [("a", WorkersDrawn), ("b", GreensGained)])
@pytest.mark.parametrize(("season", "won"), [("summer", True), ("autumn", False), ("winter", False)])
def test_the_income_of_summer_boat_1(face: str, gain: type, season: str, won: bool) -> None:
    """Rules 9.8, 11.2: after all boats are taken, also for one won this very season: 2 of the bag, or 1 green."""
    t = table(
        seat("1 red", home="home-2"),
        seat("1 red", home="home-1", village=[] if won else [built("summer-boat-1", 0, 1, side=face)]),
        offer=[bidden(f"summer-boat-1.{face}", "1 1 red")] if won else [],
        season=season,
    )
    t.all_pass()
    before = t.state.players[1].workers.total
    assert not any(isinstance(event, gain) for event in t.events)
    t.play("0 take sea-bastion")
    assert any(isinstance(event, gain) for event in t.events)
    load = t.state.players[1].workers.total - before
    assert load == (2 if face == "a" else 1)
    assert t.state.players[1].workers.green == (1 if face == "b" else 0)


def test_what_there_is_of_the_income() -> None:
    """Rule 11.2: as far as there are any."""
    boats = [built("summer-boat-1", 0, 1, side="b")]
    t = table(seat("20 green", home="home-2"), seat("1 red", home="home-1", village=boats), season="autumn")
    t.all_pass()
    t.play("0 take sea-bastion")
    assert t[1].workers == "1 red"


def test_the_next_season_begins_when_all_have_built() -> None:
    """Rule 9.9: with the start player."""
    t = table(seat("1 red"), seat("1 red"), orders=[bidden("order-1", "1 1 red")], offer=[bidden("keywood", "1 1 red")])
    t.all_pass()
    t.play("1 take keyflower")
    t.awaits(1)
    assert t.phase == "building"
    t.play(f"1 {t.legal(1, 'place')[0]}").play("1 done")
    assert (t.state.season, t.state.turn) == ("summer", 1)


def test_the_order_of_it_all() -> None:
    """Rules 9.1, 9.2, 9.3, 9.4, 9.5: as they stand."""
    t = table(
        seat("1 red", village=[built("gold-mine", 0, -1, uses="1 red")]),
        seat("1 red"),
        offer=[bidden("keywood", "0 2 blue, 1 3 blue"), "miner"],
    )
    t.play("0 pass").play("1 pass")
    order = [TurnsEnded, GroupsReturned, TileLeft, TileWon, WorkersTaken, BoatsCalled]
    assert [type(event) for event in t.events if type(event) in order] == order
