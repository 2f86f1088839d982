"""What a seat is told of its odds, whoever is on turn: what the table's own solver makes of every roll."""

from math import isclose

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.prospects import as_on_turn, prospects, rolls_later
from kingsforge_bot.games.kings_forge.advice.reach import may_improve
from kingsforge_bot.games.kings_forge.advice.theft_odds import thefts
from kingsforge_bot.games.kings_forge.rules.dice import Pool
from kingsforge_bot.games.kings_forge.rules.meta import Edition
from kingsforge_bot.games.kings_forge.rules.state import Player, State
from tests.games.kings_forge.advice.counted import counted, ended
from tests.games.kings_forge.advice.positions import positions
from tests.games.kings_forge.rules.table import seat, table
from tests.ui.looks import position

_SUPPLIES = st.lists(st.sampled_from("MWG"), min_size=1, max_size=3).map("".join).map(Pool.of)


@settings(max_examples=60, deadline=None)
@given(positions(benefits=2), _SUPPLIES, st.sampled_from((None, None, 3, 6)))
def test_the_odds_of_a_later_seat_are_what_the_solver_gets_of_each_roll(
    state: State, supply: Pool, banned: int | None
) -> None:
    """Somebody else is on turn; benefits that roll dice themselves are held against the truth elsewhere."""
    held = state.players[state.turn].held
    held = () if may_improve(held) else held
    asker = Seat((state.turn + 1) % len(state.players))
    players = list(state.players)
    players[asker] = Player(supply=supply, held=held, made=players[asker].made)
    state = replace(state, players=tuple(players), cemetery=banned)
    expected = counted(as_on_turn(state, asker))
    found = {one.item: one.chance for one in prospects(state, asker).now}
    assert found.keys() == expected.keys()
    assert all(isclose(found[item], expected[item], abs_tol=1e-9) for item in found), (found, expected)


@settings(max_examples=60, deadline=None)
@given(positions(benefits=2), _SUPPLIES)
def test_a_theft_is_as_likely_as_the_solver_gets_it_of_each_roll(state: State, supply: Pool) -> None:
    """Rules 3.4, 4.3: against the dice that lie there; in the second edition above 6 in their owner's turn only."""
    owner = Seat((state.turn + 1) % len(state.players))
    players = [Player(supply=supply, made=one.made) for one in state.players]
    state = replace(state, turn=owner, anvil=owner, players=tuple(players))
    for theft in thefts(state, owner):
        then = as_on_turn(state, theft.thief)
        if state.edition is Edition.SECOND:
            then = ended(then)
        assert isclose(theft.chance, counted(then)[theft.item], abs_tol=1e-9)


def test_who_has_rolled_or_had_the_turn_rolls_no_more() -> None:
    gathers = table("M", "M", phase="gather").state
    assert all(rolls_later(gathers, Seat(one)) for one in (0, 1))
    crafts = table("M", seat(hand="M3"), "M", phase="craft", turn=1).state
    assert [rolls_later(crafts, Seat(one)) for one in (0, 1, 2)] == [False, False, True]


def test_what_a_first_pass_takes_is_told_beside_claims_and_docks() -> None:
    """Rule 2.6: the token raises two dice, the metal is one die more; a later pass brings nothing."""
    state = table("MMM", "MM", phase="gather", display="shield").state
    found = prospects(state, Seat(0)).claims
    assert {"pass taking metal", "pass taking token"} <= {str(one.action) for one in found}
    passed = replace(state, players=(state.players[0], replace(state.players[1], passed=True)))
    assert not any(str(one.action).startswith("pass") for one in prospects(passed, Seat(0)).claims)


def test_a_dock_that_makes_one_item_likelier_is_told_whatever_it_costs_another() -> None:
    """Rules 2.4, 3.1: Astrologer rolls the dock's wood for the trumpet, and the metal paid was the shield's."""
    claims = [{"side": "astrologer.bottom", "paid": ["M", "M"]}]
    own = {"supply": "MM", "smithy": "M", "claims": claims}
    state = position(own, "MMM", face_up=["dragon-lair", "mill"], deck=["tavern"], display=["trumpet", "shield"])
    [dock] = [one for one in prospects(state, Seat(0)).claims if str(one.action).startswith("dock wood")]
    assert (dock.item, dock.most) == ("trumpet", True)
    plain = position({**own, "claims": []}, "MMM", face_up=["dragon-lair"], deck=["tavern"], display=["trumpet"])
    assert not [one for one in prospects(plain, Seat(0)).claims if str(one.action).startswith("dock wood")]
