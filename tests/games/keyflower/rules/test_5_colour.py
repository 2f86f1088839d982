"""Rules 5.1 and 5.2: one colour for a placement, and the lock."""

from tests.games.keyflower.rules.table import bidden, built, seat, table, used


def test_all_workers_of_a_placement_have_one_colour() -> None:
    """Rule 5.1: moved groups too."""
    offer = [bidden("keywood", "0 2 blue, 1 3 blue"), "miner"]
    t = table(seat("3 red 3 blue"), seat("1 red"), offer=offer)
    t.refuses("0 use miner with 1 red 1 blue", "one-colour", "5.1")
    t.refuses("0 bid miner with 3 red moving 1", "one-colour", "5.1")
    t.play("0 bid miner with 3 blue moving 1")


def test_the_first_worker_locks_the_colour() -> None:
    """Rule 5.1: beside a tile or on it, for bids and uses of everybody."""
    t = table(seat("3 red 3 blue"), seat("3 red 3 blue"), offer=["keywood", "miner"])
    t.play("0 bid keywood with 1 red").play("1 use miner with 1 blue")
    assert (t.lock("keywood"), t.lock("miner")) == ("red", "blue")
    t.refuses("0 use keywood with 1 blue", "locked", "5.1", tile="keywood", lock="red", colour="blue")
    t.refuses("0 bid miner with 1 red", "locked", "5.1", tile="miner", lock="blue", colour="red")
    t.play("0 use keywood with 1 red").play("1 bid miner with 1 blue")


def test_green_is_a_colour_like_the_others() -> None:
    """Rule 5.1."""
    t = table(seat("2 green"), seat("3 red 3 green"), offer=["keywood"])
    t.play("0 bid keywood with 1 green")
    t.refuses("1 bid keywood with 3 red", "locked", "5.1")
    t.play("1 bid keywood with 2 green")


def test_each_tile_has_a_lock_by_itself() -> None:
    """Rule 5.2: turn-order tiles, homes and villages too."""
    t = table(seat("3 red 3 blue 3 yellow", village=[built("keywood", 0, -1)]), seat("3 red 3 blue"), offer=["miner"])
    t.play("0 bid order-1 with 1 red").play("1 use home-1 with 1 blue").play("1 end")
    t.play("0 use keywood with 1 yellow")
    assert (t.lock("order-1"), t.lock("home-1"), t.lock("keywood")) == ("red", "blue", "yellow")
    t.refuses("1 bid order-1 with 2 blue", "locked", "5.1")
    t.refuses("1 use home-1 with 2 red", "locked", "5.1")
    t.refuses("1 use keywood with 2 red", "locked", "5.1")


def test_locks_end_with_the_season() -> None:
    """Rule 5.2."""
    t = table(
        seat("1 red", village=[built("keywood", 0, -1, uses="1 red")]),
        seat("1 blue"),
        orders=[bidden("order-1", "0 1 red")],
    )
    t.all_pass()
    assert (t.lock("keywood"), t.lock("order-1")) == (None, None)


def test_a_lock_stays_when_the_group_that_set_it_moves_on() -> None:
    """Rule 5.2."""
    t = table(seat("3 red"), seat("3 red"), offer=[bidden("keywood", "0 1 red, 1 2 red"), "miner"])
    t.play("0 bid miner with 1 red moving 1")
    assert (t.lock("keywood"), t.bids("keywood")) == ("red", "1 2 red")


def test_workers_on_a_tile_lock_its_bids() -> None:
    """Rule 5.1: whoever used it."""
    t = table(seat("3 red 1 blue"), seat("3 blue"), offer=[used("keywood", "1 blue")])
    t.refuses("0 bid keywood with 1 red", "locked", "5.1")
    t.play("0 bid keywood with 1 blue")
