"""How likely at least an item is still there when a seat's craft turn comes."""

from math import isclose, prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import NotWanted
from kingsforge_bot.games.kings_forge.advice.least_left import Whereabouts, crafting_before, least_left
from kingsforge_bot.games.kings_forge.advice.prospects import as_on_turn
from kingsforge_bot.games.kings_forge.advice.reach import may_improve
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import Pool
from kingsforge_bot.games.kings_forge.rules.meta import Edition
from kingsforge_bot.games.kings_forge.rules.state import Phase, Player, State
from tests.games.kings_forge.advice.counted import counted, ended
from tests.games.kings_forge.advice.positions import positions
from tests.games.kings_forge.rules.table import seat, table

SHIELD = Whereabouts(Item("shield"), None)
_SUPPLIES = st.lists(st.sampled_from("MWG"), min_size=0, max_size=3).map("".join).map(Pool.of)


def test_who_crafts_before_a_seat_is_who_sits_between_it_and_the_anvil() -> None:
    """Rule 3.1: from the first player clockwise, whoever gathers now; in the craft phase from the turn on."""
    gathering = table("M", "M", "M", anvil=1, turn=2).state
    assert [crafting_before(gathering, Seat(one)) for one in range(3)] == [(1, 2), (), (1,)]
    crafting = table("M", seat(), "M", "M", anvil=1, turn=2, phase="craft").state
    assert [crafting_before(crafting, Seat(one)) for one in range(4)] == [(2, 3), (), (), (2,)]


def test_two_dice_take_a_shield_once_in_nine_rolls() -> None:
    """Rule 3.3: two dice that show 5 or 6; what nobody before has dice for stays."""
    state = table("MM", "MMMMM", "G", phase="craft", display="shield table").state
    assert isclose(least_left(state, Seat(1))[SHIELD], 8 / 9)
    assert least_left(state, Seat(1))[Whereabouts(Item("table"), None)] == 1
    assert least_left(state, Seat(0))[SHIELD] == 1
    two = table("MM", "MM", "MMM", phase="craft", display="shield").state
    assert isclose(least_left(two, Seat(2))[SHIELD], (8 / 9) ** 2)


def test_while_gathering_it_is_as_if_gathering_ended_now() -> None:
    """Rule 3.1: the first player crafts first, whoever is on turn."""
    state = table("MM", "MMMMM", display="shield", anvil=1, turn=0).state
    assert least_left(state, Seat(1))[SHIELD] == 1
    five = 1 - (2 / 3) ** 5 - 5 * (1 / 3) * (2 / 3) ** 4
    assert isclose(least_left(state, Seat(0))[SHIELD], 1 - five)


def test_an_item_made_is_left_unless_it_is_stolen_and_nobody_steals_from_themselves() -> None:
    """Rule 3.4: nowhere lower and once higher; the owner's turn is not over, but it is theirs."""
    state = table(seat(made="shield: M5 M5", hand="M6 M6"), "MM", "MM", phase="craft", display="").state
    mine = Whereabouts(Item("shield"), Seat(0))
    assert least_left(state, Seat(1))[mine] == 1
    assert isclose(least_left(state, Seat(2))[mine], 1 - 3 / 36)
    assert mine not in least_left(state, Seat(0))


@pytest.mark.parametrize(
    ("hand", "held", "left"), [("M5 M6", "", 0), ("M5 M4", "", 1), ("M5 M4", "token-six", 0), ("M1", "token-six", 1)]
)
def test_dice_that_lie_there_make_an_item_or_do_not(hand: str, held: str, left: int) -> None:
    """Rules 3.3, 4.2: with all that is held."""
    state = table(seat(hand=hand, held=held), "MM", phase="craft", display="shield").state
    assert least_left(state, Seat(1))[SHIELD] == left


def test_dice_that_may_still_roll_again_promise_nothing() -> None:
    """Rule 4.2: a re-roll may bring what does not lie there; a die too few it never brings."""
    again = seat(hand="M1 M1", held="north-mine.bottom")
    assert least_left(table(again, "MM", phase="craft", display="shield").state, Seat(1))[SHIELD] == 0
    one = seat(hand="M1", held="north-mine.bottom")
    assert least_left(table(one, "MM", phase="craft", display="shield").state, Seat(1))[SHIELD] == 1


@settings(max_examples=60, deadline=None)
@given(positions(benefits=2), st.tuples(_SUPPLIES, _SUPPLIES), st.sampled_from((None, None, 3, 6)))
def test_it_is_what_is_left_by_all_rolls_of_those_before(
    state: State, supplies: tuple[Pool, Pool], banned: int | None
) -> None:
    """Rules 3.3, 3.4, 4.3, 7.4: of two who roll before the third, each by itself; nobody rolls twice."""
    held = state.players[state.turn].held
    first, second, asker = [Seat((state.turn + place) % 3) for place in range(3)]
    players = list(state.players)
    players[first] = Player(supply=supplies[0], held=() if may_improve(held) else held, made=players[first].made)
    players[second] = Player(supply=supplies[1], made=players[second].made)
    state = replace(state, players=tuple(players), cemetery=banned, anvil=first, turn=first)
    found = least_left(state, asker)
    then = ended(state) if state.edition is Edition.SECOND else state
    makes = {one: counted(as_on_turn(replace(then, phase=Phase.CRAFT), one)) for one in (first, second)}
    for place, least in found.items():
        before = [one for one in (first, second) if one != place.seat]
        assert isclose(least, prod([1 - makes[one][place.item] for one in before]), abs_tol=1e-9)


def test_it_can_be_given_up() -> None:
    state = table(seat("MMMMWWGG", held="north-mine.bottom token-six"), "M", phase="craft", display="crown").state
    with pytest.raises(NotWanted):
        least_left(state, Seat(1), lambda: False)
