"""Rules 4.1 to 4.6: turns, passing, and where placed workers come from."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.events import Passed, TurnsEnded
from tests.games.keyflower.rules.table import bidden, game, seat, table, used


def test_a_turn_is_a_bid_a_use_or_a_pass() -> None:
    """Rule 4.1: then the next seat clockwise."""
    t = table(seat("3 red"), seat("3 red"), seat("3 red"), offer=["keywood", "miner"])
    assert {line.split()[0] for line in t.legal(0)} == {"bid", "use", "pass"}
    t.play("0 bid keywood with 1 red")
    t.awaits(1)
    t.play("1 use miner with 1 red")
    t.awaits(2)
    t.play("2 pass")
    t.awaits(0)


def test_one_of_each_kind_comes_first_and_the_least_numbers() -> None:
    """Rules 4.1, 6.2, 7.2: menus show the beginning."""
    t = table(seat("3 red"), seat("1 red"), offer=["keywood", "miner"])
    begins = t.legal(0)[:3]
    assert begins == ["bid keywood with 1 red", "use keywood with 1 red", "pass"]
    numbers = [int(line.split()[3]) for line in t.legal(0, "bid")]
    assert numbers[:3] == [1, 1, 1]
    assert max(numbers) == 3


def test_passing_is_not_final() -> None:
    """Rule 4.2: who passed may place again, and a placement begins the count anew."""
    t = table(seat("2 red"), seat("2 red"), offer=["keywood", "miner"])
    t.play("0 pass")
    assert t.state.has_passed(Seat(0))
    t.play("1 bid keywood with 1 red")
    assert not t.state.has_passed(Seat(0))
    t.play("0 bid miner with 1 red").play("1 pass").play("0 pass")
    assert t.phase == "boats"


def test_the_turns_end_when_all_pass_one_after_the_other() -> None:
    """Rule 4.2: also at once, without one placement."""
    t = table(seat("1 red"), seat("1 red"), seat("1 red"), offer=["keywood"])
    t.play("0 pass").play("1 pass")
    t.awaits(2)
    t.play("2 pass")
    assert any(isinstance(event, TurnsEnded) for event in t.events)
    assert t.phase == "boats"


def test_who_has_nothing_to_place_passes_automatically() -> None:
    """Rule 4.3: without a worker behind the screen and without a losing group; it counts as a pass."""
    t = table(seat("1 red"), seat(), seat("1 red"), offer=["keywood"])
    t.play("0 pass")
    assert t.told(None) == [Passed(Seat(0), automatic=False), Passed(Seat(1), automatic=True)]
    t.awaits(2)
    t.play("2 pass")
    assert t.phase == "boats"


def test_a_losing_group_is_something_to_place() -> None:
    """Rule 4.3."""
    t = table(seat("1 red"), seat(), offer=[bidden("keywood", "0 3 red, 1 2 red")])
    t.play("0 pass")
    t.awaits(1)


def test_a_winning_group_is_nothing_to_place() -> None:
    """Rule 4.3: all pass automatically, and the season ends."""
    t = table(seat("1 red"), seat(), offer=[bidden("keywood", "1 3 red, 0 2 red")])
    t.play("0 pass")
    assert t.phase == "boats"


def test_nobody_passes_automatically_for_want_of_the_right_colour() -> None:
    """Rule 4.3: that would tell what the screen hides."""
    t = table(
        seat("1 blue"),
        seat("1 red"),
        offer=[bidden("keywood", "0 1 blue", uses="6 blue")],
        orders=[bidden("order-1", "0 1 blue")],
    )
    t.play("0 pass")
    t.awaits(1)
    assert game().forced(t.state, Seat(1)) is None


def test_workers_come_from_the_screen_and_from_losing_groups() -> None:
    """Rule 4.4: from either or from both, several groups together."""
    offer = [bidden("keywood", "0 2 red, 1 3 red"), bidden("miner", "0 1 red, 1 2 red"), "gold-mine"]
    t = table(seat("2 red"), seat("1 red"), offer=offer)
    for line in ("with 2 red", "with 2 red moving 1", "with 3 red moving 1", "with 5 red moving 1+2"):
        assert t.offers(f"0 bid gold-mine {line}")
    t.play("0 bid gold-mine with 4 red moving 1+2")
    assert (t[0].workers, t.bids("gold-mine"), t.bids("keywood"), t.bids("miner")) == (
        "1 red",
        "0 4 red",
        "1 3 red",
        "1 2 red",
    )


def test_a_losing_group_moves_whole_or_not_at_all() -> None:
    """Rule 4.4."""
    t = table(seat("2 red"), seat("1 red"), offer=[bidden("keywood", "0 2 red, 1 3 red"), "miner"])
    t.refuses("0 bid miner with 1 red moving 1", "moves-whole", "4.4", moved=2, number=1)
    t.refuses("0 use miner with 1 red moving 1", "moves-whole", "4.4", moved=2, number=1)
    t.play("0 bid miner with 2 red moving 1")


def test_what_is_not_behind_the_screen() -> None:
    """Rule 4.4: both sides of the bound, with and without a group that moves."""
    t = table(seat("2 red"), seat("1 red"), offer=[bidden("keywood", "0 2 red, 1 3 red"), "miner"])
    t.refuses("0 bid miner with 3 red", "not-behind-screen", "4.4", colour="red", wanted=3, have=2)
    t.refuses("0 bid miner with 5 red moving 1", "not-behind-screen", "4.4", wanted=3, have=2)
    t.refuses("0 use miner with 1 blue", "not-behind-screen", "4.4", colour="blue", wanted=1, have=0)
    t.play("0 bid miner with 4 red moving 1")


def test_where_no_group_is() -> None:
    """Rule 4.4: only one's own groups move."""
    t = table(seat("2 red"), seat("1 red"), offer=[bidden("keywood", "1 3 red"), "miner"])
    t.refuses("0 bid miner with 1 red moving 1", "no-group-there", "4.4", place="1")
    t.refuses("0 bid miner with 1 red moving o1", "no-group-there", "4.4", place="o1")


def test_no_worker_goes_back_behind_the_screen() -> None:
    """Rule 4.4: a moved group is placed with all its workers."""
    t = table(seat("1 red"), seat("1 red"), offer=[bidden("keywood", "0 2 red, 1 3 red"), "miner"])
    t.play("0 use miner with 3 red moving 1")
    assert (t[0].workers, t.uses("miner")) == ("", "3 red")


def test_a_winning_group_stays() -> None:
    """Rule 4.5: it can't be moved, nor made smaller."""
    t = table(seat("2 red"), seat("1 red"), offer=[bidden("keywood", "0 3 red, 1 2 red"), "miner"])
    t.refuses("0 bid miner with 3 red moving 1", "group-wins", "4.5", place="1")
    t.refuses("0 use miner with 4 red moving 1", "group-wins", "4.5", place="1")


def test_a_group_is_losing_from_the_moment_another_bid_is_higher() -> None:
    """Rule 4.5: turn-order tiles too."""
    t = table(seat("1 red"), seat("2 red"), offer=["keywood"], orders=[bidden("order-1", "0 1 red")])
    t.play("0 pass")
    assert t.state.losing(Seat(0)) == {}
    t.play("1 bid order-1 with 2 red")
    assert list(t.state.losing(Seat(0))) == ["o1"]
    t.play("0 bid keywood with 2 red moving o1")


def test_a_turn_waits_until_all_about_it_is_settled() -> None:
    """Rules 4.6, 8.4: while work is left, the same seat is asked."""
    t = table(seat("1 red", goods="1 wood"), seat("1 red"))
    t.play("0 use home-1 with 1 red")
    t.awaits(0)
    t.play("0 end")
    t.awaits(1)


def test_uses_do_not_end_a_season() -> None:
    """Rule 4.2: a use counts as a placement."""
    t = table(seat("2 red"), seat("1 red"), offer=[used("keywood", "1 red")])
    t.play("0 pass").play("1 pass")
    assert t.phase == "boats"
    t = table(seat("3 red"), seat("1 red"), seat("1 red"), offer=[used("keywood", "1 red")])
    t.play("0 pass").play("1 pass").play("2 pass")
    assert t.phase == "boats"
    t = table(seat("3 red"), seat("1 red"), offer=[used("keywood", "1 red")])
    t.play("0 use keywood with 2 red").play("1 pass")
    t.awaits(0)
