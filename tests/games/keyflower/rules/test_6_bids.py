"""Rules 6.1 to 6.4: bids."""

import pytest

from kingsforge_bot.games.keyflower.rules.events import BidMade
from tests.games.keyflower.rules.table import bidden, built, seat, table


@pytest.mark.parametrize("tile", ["keywood", "order-1"])
def test_what_is_bid_for(tile: str) -> None:
    """Rule 6.1: tiles of the offer and turn-order tiles."""
    t = table(seat("1 red"), seat("1 red"), offer=["keywood"])
    t.play(f"0 bid {tile} with 1 red")
    assert t.bids(tile) == "0 1 red"


def test_summer_boats_are_bid_for() -> None:
    """Rule 6.1."""
    t = table(seat("1 red"), seat(), offer=["summer-boat-1.b"], season="summer")
    t.play("0 bid summer-boat-1 with 1 red")


@pytest.mark.parametrize("tile", ["sea-bastion", "home-2", "miner"])
def test_what_is_not_bid_for(tile: str) -> None:
    """Rule 6.1: boats and tiles in villages."""
    t = table(seat("2 red"), seat(village=[built("miner", 0, -1)]), offer=["keywood"])
    t.refuses(f"0 bid {tile} with 1 red", "not-for-bids", "6.1", tile=tile)


def test_a_bid_exceeds_every_other() -> None:
    """Rule 6.2: no tie, no upper limit."""
    t = table(seat("9 red"), seat(), seat(), offer=[bidden("keywood", "1 2 red, 2 3 red")])
    t.refuses("0 bid keywood with 3 red", "bid-too-low", "6.2", tile="keywood", least=4)
    assert t.legal(0, "bid keywood") == [f"bid keywood with {number} red" for number in range(4, 10)]
    t.play("0 bid keywood with 4 red")
    (event,) = [event for event in t.events if isinstance(event, BidMade)]
    assert (event.total, event.outbid) == (4, 2)


def test_adding_to_a_losing_bid() -> None:
    """Rule 6.3: enough to exceed the highest; the group itself isn't moved for this."""
    t = table(seat("9 red"), seat(), offer=[bidden("keywood", "0 2 red, 1 5 red")])
    t.refuses("0 bid keywood with 3 red", "bid-too-low", "6.2", least=4)
    t.refuses("0 bid keywood with 6 red moving 1", "own-group-stays", "6.3", place="1")
    t.play("0 bid keywood with 4 red")
    assert t.bids("keywood") == "0 6 red, 1 5 red"


def test_adding_to_a_winning_bid() -> None:
    """Rule 6.3: any number."""
    t = table(seat("2 red"), seat(), offer=[bidden("keywood", "0 2 red")])
    t.play("0 bid keywood with 1 red")
    assert t.bids("keywood") == "0 3 red"


def test_other_losing_groups_are_moved_in() -> None:
    """Rule 6.3."""
    offer = [bidden("keywood", "0 1 red, 1 2 red"), bidden("miner", "0 2 red, 1 3 red")]
    t = table(seat("1 red"), seat("1 red"), offer=offer)
    t.play("0 bid keywood with 2 red moving 2")
    assert (t.bids("keywood"), t.bids("miner"), t[0].workers) == ("0 3 red, 1 2 red", "1 3 red", "1 red")


def test_any_number_of_tiles_may_be_led() -> None:
    """Rule 6.4: village and turn-order tiles."""
    t = table(seat("5 red"), seat("1 red"), seat("1 red"), offer=["keywood", "miner"])
    for tile in ("keywood", "order-1", "miner", "order-2"):
        t.play(f"0 bid {tile} with 1 red").play("1 pass").play("2 pass")
    assert [t.bids(tile) for tile in ("keywood", "order-1", "miner", "order-2")] == ["0 1 red"] * 4
