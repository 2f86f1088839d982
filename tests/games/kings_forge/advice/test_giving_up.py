"""The search can be given up: it asks often whether it is still wanted, and ends at the first no."""

from collections.abc import Callable

import pytest

from kingsforge_bot.core.wanted import NotWanted, StillWanted
from kingsforge_bot.games.kings_forge.advice import odds as answers
from kingsforge_bot.games.kings_forge.advice.making.offers import proposals
from kingsforge_bot.games.kings_forge.advice.making.safety import safest_way
from kingsforge_bot.games.kings_forge.advice.making.thrift import cheapest_way
from kingsforge_bot.games.kings_forge.advice.odds import odds
from kingsforge_bot.games.kings_forge.rules.state import State
from tests.games.kings_forge.advice.waiting import Asker
from tests.games.kings_forge.rules.table import seat, table

HELD = "tavern.bottom south-mine.bottom east-forest.bottom token-plus token-six"
DISPLAY = "crown iron-golem queens-crossbow"
AGAIN = f"{HELD} north-mine.bottom"
BEFORE = table(seat("MMMMMWWGGGB", held=AGAIN), "MMWWGGBB", phase="craft", display=DISPLAY).state
AFTER = table(
    seat(hand="M1 M2 M2 M3 W1 W2 W3 G1 G2 G3 B1 B2 L1", held=HELD), "MMMMWWWGGGBB", phase="craft", display=DISPLAY
).state

Search = Callable[[State, StillWanted], object]


@pytest.fixture(autouse=True)
def nothing_is_known() -> None:
    """Answers are kept for whoever asks again."""
    answers._asked.cache_clear()
    answers._chance.cache_clear()
    cheapest_way.cache.clear()
    safest_way.cache.clear()


@pytest.mark.parametrize(("search", "state", "often"), [(odds, BEFORE, 200), (proposals, AFTER, 50)])
def test_a_long_search_asks_often_whether_it_is_wanted(search: Search, state: State, often: int) -> None:
    """Rules 3.3, 3.4: what a hand can make or steal may take long to find."""
    patient = Asker(1_000_000)
    assert search(state, patient)
    assert patient.asked > often


@pytest.mark.parametrize(("search", "state"), [(odds, BEFORE), (proposals, AFTER)])
@pytest.mark.parametrize("waits", [0, 1, 40])
def test_a_search_that_is_given_up_ends_at_once(search: Search, state: State, waits: int) -> None:
    """Rules 3.3, 3.4: nothing is decided by a search, so nothing is left half done."""
    asker = Asker(waits)
    with pytest.raises(NotWanted):
        search(state, asker)
    assert asker.asked == waits + 1


@pytest.mark.parametrize(("search", "state"), [(odds, BEFORE), (proposals, AFTER)])
def test_what_was_given_up_once_is_found_the_next_time(search: Search, state: State) -> None:
    """Rules 3.3, 3.4: the same hand makes the same things."""
    with pytest.raises(NotWanted):
        search(state, Asker(40))
    assert search(state, Asker(1_000_000)) == search(state, Asker(1_000_000))
