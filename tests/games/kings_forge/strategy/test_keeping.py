"""How likely an item is made and kept: nobody who crafts later can steal it."""

from itertools import product
from random import Random
from time import process_time

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import NotWanted
from kingsforge_bot.games.kings_forge.advice.odds import question_of
from kingsforge_bot.games.kings_forge.advice.prospects import as_on_turn
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.strategy.keeping import Keeping, keeping
from tests.properties.play import Thrown
from tests.ui.looks import held, made, position, sampled

SHIELD, ANVIL = Item("shield"), Item("anvil")
FACES = range(1, 7)


def kept(state: State, seat: int = 0) -> dict[Item, Keeping]:
    owner = Seat(seat)
    return keeping(state, owner, question_of(as_on_turn(state, owner)), Thrown(Random(1)))


def by_hand() -> float:
    """Three metal of 2 and more make an anvil; three that are nowhere lower and once higher steal it (3.3, 3.4)."""
    safe = made_at_all = 0
    for mine in product(FACES, repeat=3):
        if min(mine) < 2:
            continue
        for theirs in product(FACES, repeat=3):
            pairs = [*zip(sorted(mine), sorted(theirs), strict=True)]
            made_at_all += 1
            safe += not (all(his >= own for own, his in pairs) and any(his > own for own, his in pairs))
    return safe / made_at_all


@pytest.mark.parametrize("phase", ["gather", "craft"])
def test_it_is_about_what_counting_all_rolls_finds(phase: str) -> None:
    cards = {"phase": phase, "face_up": ["mill"], "deck": ["garden"], "display": ["anvil"]}
    found = kept(position("MMM", "MMM", **cards))[ANVIL]
    assert by_hand() < 0.85
    assert found.share == pytest.approx(by_hand(), abs=0.06)
    assert found.thieves == (Seat(1),)
    # With more dice the best are laid, which are harder to beat.
    assert kept(position("MMMMM", "MMM", **cards))[ANVIL].share > found.share


def test_nothing_is_said_of_an_item_that_nobody_later_has_dice_for() -> None:
    """Rules 3.1, 3.4: Ben crafts last, and for a shield a single metal is too little."""
    assert kept(position("MM", "M", phase="craft", display=["shield"])) == {}
    assert kept(position("M", "MM", phase="craft", display=["shield"]), 1) == {}


def test_of_an_item_that_hardly_any_roll_makes_nothing_is_said() -> None:
    assert kept(position("M", "MMMMM", phase="craft", display=["shield"])) == {}


def test_more_thieves_and_their_benefits_leave_less() -> None:
    one = kept(position("MMM", "MMM", phase="craft", display=["shield"]))[SHIELD].share
    two = kept(position("MMM", "MMM", "MMM", phase="craft", display=["shield"]))[SHIELD]
    strong = {"supply": "MMM", "held": held("west-forest.bottom", "token-six")}
    assert two.share < one
    assert two.thieves == (Seat(1), Seat(2))
    assert kept(position("MMM", strong, phase="craft", display=["shield"]))[SHIELD].share < one


def test_what_lies_before_others_is_left_alone() -> None:
    """Rule 3.4: it is no item of the display."""
    lying = {"supply": "MMM", "made": [made("anvil", "M2 M2 M2")]}
    assert set(kept(position("MMMMM", lying, phase="craft", display=["shield"]))) == {SHIELD}


def test_over_random_games_it_is_a_share_and_takes_no_longer_than_two_seconds() -> None:
    longest, told = 0.0, 0
    for state in [one for one in sampled() if one.phase is Phase.GATHER]:
        begun = process_time()
        found = kept(state, state.turn)
        longest, told = max(longest, process_time() - begun), told + len(found)
        assert all(0 <= one.share <= 1 and one.thieves for one in found.values())
    assert longest < 2
    assert told > 3


def test_nobody_waits_for_it_any_more() -> None:
    state = position("MMMMM", "MM", phase="craft", display=["shield"])
    with pytest.raises(NotWanted):
        keeping(state, Seat(0), question_of(state), Thrown(Random(1)), lambda: False)
