"""Rules 1.1 to 1.6: what lies on the table at the start."""

from random import Random

import pytest

from kingsforge_bot.core.chance import Recorder, Replayed
from kingsforge_bot.games.keyflower.rules.events import BoatsLoaded, HomesDealt, SeasonBegan, WinterDealt, WorkersDrawn
from kingsforge_bot.games.keyflower.rules.state import Phase
from tests.games.keyflower.rules.table import FirstOnes, game
from tests.properties.play import Thrown

TABLES = [(2, 2, 1, 6, 3), (3, 3, 2, 7, 3), (4, 4, 3, 8, 3), (5, 5, 4, 9, 2), (6, 6, 4, 10, 2)]


@pytest.mark.parametrize(("seats", "boats", "orders", "offer", "hand"), TABLES)
def test_what_each_number_of_players_gets(seats: int, boats: int, orders: int, offer: int, hand: int) -> None:
    """Rules 1.1, 1.3: boats, homes, turn-order tiles, spring offer, winter hands, and 8 workers each."""
    state = game().setup(seats, {}, Thrown(Random(seats))).state
    assert (len(state.boats), len(state.orders), len(state.offer)) == (boats, orders, offer)
    for player in state.players:
        assert (len(player.hand), player.workers.total, player.skills.total) == (hand, 8, 0)
        assert len(player.village) == 1


@pytest.mark.parametrize("seats", [1, 7])
def test_numbers_of_players_there_are_not(seats: int) -> None:
    """Rule 1.1: 2 to 6."""
    with pytest.raises(ValueError, match="seats"):
        game().setup(seats, {}, FirstOnes())


def test_options_there_are_not() -> None:
    """Rule 2.3: screens are counted or known."""
    for options in ({"screens": "open"}, {"mode": "full"}):
        with pytest.raises(ValueError, match="option"):
            game().setup(2, options, FirstOnes())


def test_the_box_at_the_start() -> None:
    """Rules 1.1, 1.6: no green in the bag; 120 workers less 16 and the boats' 13, 48 skill tiles less 3."""
    state = game().setup(2, {}, FirstOnes()).state
    assert state.bag.green == 0
    assert state.bag.total == 120 - 16 - 7 - 6
    assert state.pile.total == 48 - 1 - 2
    assert state.greens == 20
    assert str(state.stock) == "24 wood 24 stone 24 iron 48 gold"


def test_the_order_of_luck() -> None:
    """Rules 1.3, 13.2: homes, winter hands, the offer, 8 workers for each seat, then the loads."""
    events = game().setup(3, {}, FirstOnes()).events
    kinds = [HomesDealt, *[WinterDealt] * 3, SeasonBegan, *[WorkersDrawn] * 3, BoatsLoaded]
    assert [type(event) for event in events] == kinds


def test_luck_read_back() -> None:
    """Rule 13.3: what was drawn leads to the same table again."""
    luck = Recorder(Thrown(Random(3)))
    step = game().setup(5, {}, luck)
    again = Replayed(luck.drawn)
    assert game().setup(5, {}, again) == step
    assert again.left == ()


def test_the_lowest_home_starts() -> None:
    """Rule 1.4: and has the first turn (3.6)."""
    state = game().setup(3, {}, FirstOnes("home-5 home-2 home-6")).state
    assert [player.home.name for player in state.players] == ["home-5", "home-2", "home-6"]
    assert (state.start, state.turn) == (1, 1)


def test_boats_and_turn_order_tiles_lie_in_their_order() -> None:
    """Rule 1.5."""
    state = game().setup(4, {}, FirstOnes()).state
    assert [boat.name for boat in state.boats] == ["keyflower", "sea-bastion", "sea-breese", "flipper"]
    assert [tile.name for tile in state.orders] == ["order-1", "order-2", "order-3"]


def test_each_tile_is_there_once() -> None:
    """Rule 1.2: a tile's id names one thing on the table."""
    state = game().setup(6, {}, Thrown(Random(1))).state
    names = [tile.name for tile in state.tiles_on_table()] + [player.home.name for player in state.players]
    names += [boat.name for boat in state.boats] + [name for player in state.players for name in player.hand]
    assert len(set(names)) == len(names) == 10 + 4 + 6 + 6 + 12


def test_the_home_lies_at_0_0() -> None:
    """Rule 1.6: turned 0."""
    state = game().setup(2, {}, FirstOnes()).state
    for player in state.players:
        assert player.home.at is not None
        assert (player.home.at.q, player.home.at.r, player.home.at.turned) == (0, 0, 0)
    assert state.phase is Phase.TURNS
