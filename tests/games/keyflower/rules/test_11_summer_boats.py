"""Rules 11.1 to 11.8: summer boats."""

from collections.abc import Sequence

import pytest

from kingsforge_bot.games.keyflower.rules.events import LockChanged
from tests.games.keyflower.rules.table import Json, Table, bidden, built, game, seat, table, used

EVERYTHING = "9 red 9 blue 9 yellow 9 green"
OTHER = seat("9 red 9 blue", home="home-2")


def owner(boat: str, workers: str = EVERYTHING, village: Sequence[Json] = (), goods: str = "") -> Json:
    """A seat with that summer boat, `4a` or so, at its home's water."""
    boats = [built(f"summer-boat-{boat[0]}", 0, 1, side=boat[1])] if boat else []
    return seat(workers, village=[*boats, *village], home="home-1", goods=goods)


def test_only_the_owner_has_the_ability() -> None:
    """Rule 11.1: and only of the face that was drawn."""
    tile = used("keywood", "1 red")
    for boat, mixes in (("4b", True), ("4a", False), ("", False)):
        t = table(owner(boat), OTHER, offer=[tile], season="spring")
        assert t.offers("0 use keywood with 1 red 1 blue") is mixes
    t = table(OTHER, owner("4b"), offer=[tile], turn=0)
    assert not t.offers("0 use keywood with 1 red 1 blue")


def test_it_holds_from_the_moment_it_is_won() -> None:
    """Rules 11.1, 11.3: tiles placed together with it need not match."""
    boats = [{"name": "keyflower", "taken": 0}, {"name": "sea-bastion", "taken": 1}]
    t = table(
        seat("1 red", won="summer-boat-2.a store"), seat(won="tavern"), phase="building", season="summer", boats=boats
    )
    t.play("0 place store at 0,1 turned 0").play("0 place summer-boat-2 at 0,-1 turned 0").play("0 done")


def test_across_the_fields() -> None:
    """Rule 11.3: steps lead across any shared edge where neither side is water."""
    # Sawmill RFFRFF turned 1 shows the home a field; beside the summer boat's field it shows one, too.
    village = [built("sawmill", 0, -1, 1, goods="1 wood"), built("sculptor", 1, 0, 1, goods="1 stone")]
    for boat, goes in (("2a", True), ("2b", False)):
        t = table(owner(boat, village=village), OTHER, season="winter")
        t.play("0 use home-1 with 1 red")
        assert t.offers("0 move 1 wood from sawmill to home-1") is goes
    t = table(owner("2a", village=village, goods="1 iron"), OTHER, season="winter")
    t.play("0 use home-1 with 1 red")
    t.refuses("0 move 1 iron from home-1 to summer-boat-2", "too-far", "8.1", wanted=2, left=1)


def test_steps_and_upgrades_are_doubled() -> None:
    """Rule 11.4: of every transport tile, whosever it is."""
    t = table(owner("2b"), seat("9 red", village=[built("stable", 0, -1)], home="home-2"))
    t.play("0 use home-1 with 1 red")
    assert t.state.work is not None
    assert (t.state.work.steps, t.state.work.upgrades) == (2, 2)
    t.play("0 end").play("1 pass").play("0 use stable with 1 red")
    assert t.state.work is not None
    assert (t.state.work.steps, t.state.work.upgrades) == (4, 2)
    t = table(owner("2b"), OTHER, turn=1)
    t.play("1 use home-1 with 1 red")
    assert t.state.work is not None
    assert (t.state.work.steps, t.state.work.upgrades) == (1, 1)


def test_any_resource_stands_in_for_any_other_in_upgrades() -> None:
    """Rule 11.5: gold too."""
    village = [built("goldsmith", 0, -1, goods="1 wood 1 iron"), built("carpenter", 0, -2, goods="2 stone 1 gold")]
    t = table(owner("3a", village=village), OTHER, season="winter")
    t.play("0 use home-1 with 1 red").play("0 upgrade goldsmith paying 1 wood 1 iron").play("0 end")
    t.play("1 pass").play("0 use home-2 with 1 red").play("0 upgrade carpenter paying 2 stone 1 gold")
    t = table(owner("3b", village=village), OTHER, season="winter")
    t.play("0 use home-1 with 1 red")
    t.refuses("0 upgrade goldsmith paying 1 wood 1 iron", "not-the-cost", "8.7")


@pytest.mark.parametrize("colour", ["blue", "yellow", "green"])
def test_a_counter_bid_in_another_colour(colour: str) -> None:
    """Rule 11.6: on a village tile that another player bids for; the lock stays for everybody and for uses."""
    t = table(owner("4a"), OTHER, offer=[bidden("keywood", "1 2 red")])
    t.play(f"0 bid keywood with 3 {colour}")
    assert (t.bids("keywood"), t.lock("keywood")) == (f"1 2 red, 0 3 {colour}", "red")
    t.refuses("1 bid keywood with 4 blue", "locked", "5.1")
    t.play("1 bid keywood with 2 red")
    t.refuses(f"0 use keywood with 1 {colour}", "locked", "5.1")
    t.play(f"0 bid keywood with 2 {colour}")


def test_where_no_counter_bid_is_made() -> None:
    """Rule 11.6: not on turn-order tiles, not on a tile locked green, not without a bid of another, not by others."""
    offer = [bidden("keywood", "1 2 green"), bidden("miner", "0 2 red"), used("gold-mine", "1 red")]
    t = table(owner("4a"), OTHER, offer=offer, orders=[bidden("order-1", "1 1 red")])
    t.refuses("0 bid keywood with 3 blue", "locked", "5.1")
    t.refuses("0 bid miner with 3 blue", "locked", "5.1")
    t.refuses("0 bid gold-mine with 3 blue", "locked", "5.1")
    t.refuses("0 bid order-1 with 2 blue", "locked", "5.1")
    t = table(owner("4b"), OTHER, offer=[bidden("keywood", "1 2 red")])
    t.refuses("0 bid keywood with 3 blue", "locked", "5.1")


def test_a_bid_has_one_colour() -> None:
    """Rule 11.6: later additions in its colour; one in the lock's colour can't be mixed with another."""
    t = table(owner("4a"), OTHER, offer=[bidden("keywood", "1 2 red, 0 3 blue", lock="red")])
    t.refuses("0 bid keywood with 1 red", "bid-other-colour", "11.6", tile="keywood", colour="blue")
    t.play("0 bid keywood with 1 blue")
    t = table(owner("4a"), OTHER, offer=[bidden("keywood", "1 2 red, 0 3 red")])
    t.refuses("0 bid keywood with 1 blue", "locked", "5.1")


def test_when_all_others_have_left_the_owners_colour_is_the_lock() -> None:
    """Rule 11.6: if no worker lies on the tile."""
    for uses, lock in (("", "blue"), ("1 red", "red")):
        offer = [bidden("keywood", "1 2 red, 0 3 blue", uses, lock="red"), "miner"]
        t = table(owner("4a"), OTHER, offer=offer, turn=1)
        t.play("1 bid miner with 2 red moving 1")
        assert t.lock("keywood") == lock
        assert any(isinstance(event, LockChanged) for event in t.events) is (lock == "blue")


def test_a_mixed_use() -> None:
    """Rule 11.7: of a tile that already has a lock, from screen and losing groups; 7.2 holds; the lock stays."""
    offer = [used("keywood", "1 red"), bidden("miner", "0 1 yellow, 1 2 yellow")]
    t = table(owner("4b", workers="1 red 1 blue 1 green"), OTHER, offer=offer)
    t.refuses("0 use keywood with 1 blue", "too-few", "7.2", least=2)
    t.refuses("0 use keywood with 1 red 1 blue moving 2", "moves-whole", "4.4")
    t.play("0 use keywood with 1 red 1 blue 1 yellow moving 2")
    assert (t.uses("keywood"), t.lock("keywood"), t[0].workers) == ("1 red, 1 blue 1 red 1 yellow", "red", "1 green")


def test_a_use_in_one_other_colour() -> None:
    """Rule 11.7: with workers of any colours; on an untouched tile one colour (5.1)."""
    t = table(owner("4b"), OTHER, offer=[bidden("keywood", "1 2 red"), "miner"])
    t.refuses("0 use miner with 1 red 1 blue", "one-colour", "5.1")
    t.play("0 use keywood with 1 blue")
    assert (t.uses("keywood"), t.lock("keywood")) == ("1 blue", "red")


def test_two_faces_of_one_tile() -> None:
    """Rule 11.8: the two never meet, for the tile is there once."""
    assert len([name for name in game().tiles.facts if name.startswith("summer-boat")]) == 4
    t = Table(
        game().load(b'{"players": [{}, {}], "season": "summer", "offer": [{"name": "summer-boat-1", "side": "b"}]}')
    )
    assert t.state.offer[0].side == "b"
