"""What a choice of the gather phase leaves to roll, and which dice are given up most easily."""

import random
from math import isclose
from random import Random

import pytest
from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.advice.odds import odds
from kingsforge_bot.games.kings_forge.advice.outlook import Outlook, Outlooks
from kingsforge_bot.games.kings_forge.rules.actions import Dock, Gather
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.notation import parse
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.strategy.payments import Payments
from tests.games.kings_forge.rules.table import Table, seat, table
from tests.properties.play import Thrown
from tests.ui.looks import GAME, whole_game


def smith(supply: str, face_up: str, display: str = "table crown", **mine: object) -> Table:
    return table(seat(supply, **mine), "M", face_up=face_up, display=display)  # type: ignore[arg-type]


def outlook(t: Table, action: str) -> Outlook:
    found = parse(action)
    assert isinstance(found, Gather | Dock)
    return Outlooks(t.state).of(found)


def proposed(t: Table, start: str) -> str:
    """The action proposed among those that begin like that."""
    pays = Payments(t.state)
    claims = tuple(one for one in legal_actions(t.state) if isinstance(one, Gather) and str(one).startswith(start))
    if claims:
        return str(pays(claims))
    visits = tuple(one for one in legal_actions(t.state) if isinstance(one, Dock) and str(one).startswith(start))
    return str(pays(visits))


def test_spent_dice_are_not_rolled() -> None:
    """Rule 3.1: only those of the supply are."""
    found = outlook(smith("MMMWW", "mill"), "gather mill.top paying MM")
    [table] = found.items
    assert (str(found.dice), table.item, table.before) == ("MWW", "table", table.after)
    found = outlook(smith("MMMWW", "mill"), "gather mill.top paying WW")
    [table] = found.items
    assert (str(found.dice), table.item, table.after) == ("MMM", "table", 0)
    assert table.before > 0.4


@pytest.mark.parametrize(
    ("action", "dice", "white"),
    [
        ("gather jeweler.top paying MMMM", "MWWWG", 0),  # 2.3: usable now
        ("gather jeweler.bottom paying WW", "MMMMMW", 0),
        ("gather library.bottom paying WMM", "MMMWW", 1),
        ("dock gem.1 discarding library paying MMM", "MMWWW", 0),
        ("gather caravan.bottom paying MMMMMWWW", "", 0),
        ("gather peddler.bottom giving MMMM to 1 taking M", "MWWW", 0),
    ],
)
def test_what_is_gained_counts_where_it_is_rolled(action: str, dice: str, white: int) -> None:
    card = action.split()[1].partition(".")[0]
    t = smith("MMMMMWWW", "library" if card == "gem" else card)
    found = outlook(t, action)
    assert (str(found.dice) if found.dice else "", found.white) == (dice, white)


def test_astrologer_rolls_the_smithy_too() -> None:
    """Rule 3.1"""
    t = smith("MMM", "astrologer", smithy="WW")
    assert str(outlook(t, "gather astrologer.bottom paying MM").dice) == "MWW"


def test_a_benefit_raises_the_odds() -> None:
    found = outlook(smith("MWW", "west-forest"), "gather west-forest.bottom paying M")
    [table] = found.items
    assert table.before < table.after


def test_of_several_items_those_that_change_most_come_first() -> None:
    """Anvil is in best reach and stays there; Axe takes both wood dice, Table one of two."""
    t = smith("MMMMMMWWW", "north-mine", display="anvil axe table")
    found = outlook(t, "gather north-mine.top paying WW")
    assert [one.item for one in found.items] == ["table", "axe"]
    assert [one.after for one in found.items] == [0, 0]
    assert outlook(t, "gather north-mine.top paying MM").items[0].item == "anvil"


def test_where_nothing_is_in_reach_now_the_item_is_one_that_will_be() -> None:
    found = outlook(smith("MMMM", "jeweler", display="ruby-collar"), "gather jeweler.top paying MMMM")
    assert [(one.item, one.before, one.after) for one in found.items] == [("ruby-collar", 0, 0.5)]
    assert outlook(smith("MMMM", "mill", display="crown"), "gather mill.top paying MM").items == ()


@pytest.mark.parametrize(
    ("supply", "display", "start", "chosen"),
    [
        ("MMMWW", "table", "gather north-mine.top", "gather north-mine.top paying MM"),
        ("MMMWW", "anvil", "gather north-mine.top", "gather north-mine.top paying WW"),
        ("MMWW", "crown", "gather north-mine.top", "gather north-mine.top paying MM"),
        ("MMWW", "table", "gather jeweler.top", "gather jeweler.top paying MMWW"),
        ("MMMWW", "anvil", "dock token.1", "dock token.1 discarding north-mine paying WW"),
        ("MMMWW", "table", "gather peddler.bottom", "gather peddler.bottom giving MMMW to 1 taking M"),
    ],
)
def test_the_dice_that_serve_the_nearest_items_least(supply: str, display: str, start: str, chosen: str) -> None:
    """Where none is in reach, or it is all the same, the commonest; of those lost before those that come back."""
    assert proposed(smith(supply, "north-mine jeweler peddler", display=display), start) == chosen


@pytest.mark.parametrize(
    ("supply", "start", "chosen"),
    [
        # A gem more on the table, a die of metal less: Anvil loses a little or all.
        ("MMMMMMMMMG", "gather bazaar.bottom", "gather bazaar.bottom paying MMMMM"),
        ("MMMMMMMG", "gather bazaar.bottom", "gather bazaar.bottom paying MMMMG"),
        ("MMMMMMMMMMG", "dock gem.1", "dock gem.1 discarding bazaar paying MMM"),
        ("MMMMMMMMMWWW", "gather mill.top", "gather mill.top paying MM"),
    ],
)
def test_a_die_is_not_given_for_its_like_unless_that_saves_an_item(supply: str, start: str, chosen: str) -> None:
    """Both sides of the bound: with nine metal Anvil can spare one, with seven it can not."""
    assert proposed(smith(supply, "bazaar mill", display="anvil"), start) == chosen


def test_the_order_in_which_ways_are_listed_does_not_matter() -> None:
    t = smith("MMMWWGGB", "shrine", display="table ruby-collar crown")
    claims = [one for one in legal_actions(t.state) if isinstance(one, Gather) and one.side == "shrine.top"]
    first = Payments(t.state)(tuple(claims))
    for seed in range(5):
        random.Random(seed).shuffle(claims)
        assert Payments(t.state)(tuple(claims)) == first


def test_the_odds_are_those_that_the_workbench_tells_then() -> None:
    """Whatever is claimed or paid: where all others pass, this is rolled, with these odds."""
    compared = 0
    for state in whole_game(4, 3):
        if state.phase is not Phase.GATHER or state.owed is not None or state.cemetery is not None:
            continue
        outlooks = Outlooks(state)
        for action in list(legal_actions(state))[:40:7]:
            if not isinstance(action, Gather | Dock):
                continue
            found = outlooks.of(action)
            after = GAME.apply(state, state.turn, action, Thrown(Random(1))).state
            if not found.items or after.round != state.round or after.cemetery is not None:
                continue
            then = in_the_craft_turn(after, state.turn)
            told = {one.item: one.chance for one in odds(then) if one.seat is None}
            assert all(isclose(told[one.item], one.after, abs_tol=1e-9) for one in found.items)
            compared += 1
    assert compared > 30


def in_the_craft_turn(state: State, turn: int) -> State:
    return replace(state, phase=Phase.CRAFT, turn=turn, owed=None)
