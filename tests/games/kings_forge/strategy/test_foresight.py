"""The gather phase with the others in mind: what a pass leaves them."""

from random import Random

from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.rules.actions import Action, Pass
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.notation import parse
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.strategy.foresight import (
    Care,
    Reasons,
    Weighed,
    best_with_foresight,
    in_order,
    weighed,
)
from kingsforge_bot.games.kings_forge.strategy.smith import CARE_OF_TWO, SMITH_OF_TWO
from kingsforge_bot.players.player import bounded
from tests.games.kings_forge.rules.table import game
from tests.properties.play import Thrown
from tests.ui.looks import position

BESIDES = replace(CARE_OF_TWO, leaving=0.0)
"""The best reply counts, and nothing that the other takes after it."""


def values(state: State, care: Care) -> dict[Action, float]:
    return {one.action: one.value for one in weighed(state, bounded(legal_actions(state)), SMITH_OF_TWO, care)}


def test_a_pass_of_two_counts_what_the_other_takes_besides() -> None:
    """Rule 2.6: who passes does nothing more, the other takes one card after the other."""
    lower = 0
    for number in range(4):
        state = game().setup(2, {}, Thrown(Random(number))).state
        with_it, without = values(state, CARE_OF_TWO), values(state, BESIDES)
        for action, value in without.items():
            if isinstance(action, Pass):
                lower += with_it[action] < value
            else:
                assert with_it[action] == value
    assert lower >= 4


def advised(state: State) -> Action:
    return best_with_foresight(state, bounded(legal_actions(state)), SMITH_OF_TWO, CARE_OF_TWO)


def test_dice_for_nothing_come_before_a_pass() -> None:
    """Rule 2.6: whoever passes takes nothing more; even hoards that no more metal is worth anything to."""
    for face_up in (["peddler"], ["astrologer"]):
        state = position(
            "M" * 20, {"supply": "MM", "passed": True}, face_up=face_up, deck=["cemetery"], display=["crown"], round=9
        )
        free, leave = parse(f"gather {face_up[0]}.top"), parse("pass")
        assert best_with_foresight(state, [leave, free], SMITH_OF_TWO, CARE_OF_TWO) == free


def test_with_nothing_to_win_a_pass_comes_before_a_benefit_for_no_dice() -> None:
    """Rule 3.1: nothing is rolled, so that nothing can be changed."""
    state = position("", {"supply": "MMMM", "passed": True}, face_up=["cemetery"], deck=["garden"], display=["crown"])
    assert isinstance(advised(state), Pass)


def test_what_is_worth_the_same_is_paid_with_the_commoner_dice() -> None:
    """Rule 2.2: either comes back after the round; of so many metal dice none is lacking on the anvil."""
    state = position("M" * 10 + "WWWW", "M", face_up=["east-forest"], deck=["garden"], display=["anvil"], round=4)
    found = weighed(state, bounded(legal_actions(state)), SMITH_OF_TWO, CARE_OF_TWO)
    claims = [one.action for one in in_order(found) if "east-forest.bottom" in str(one.action)]
    assert [str(one) for one in claims] == ["gather east-forest.bottom paying M", "gather east-forest.bottom paying W"]


def test_but_with_those_that_serve_an_item_less_where_that_makes_a_difference() -> None:
    """Sure is more than nearly sure."""
    state = position("MMMMMMWWW", "M", face_up=["west-forest"], deck=["garden"], display=["anvil"], round=4)
    found = weighed(state, bounded(legal_actions(state)), SMITH_OF_TWO, CARE_OF_TWO)
    first = next(one.action for one in in_order(found) if "west-forest.bottom" in str(one.action))
    assert str(first) == "gather west-forest.bottom paying W"


def test_of_moves_worth_about_the_same_the_one_with_more_items_of_this_round_is_first() -> None:
    """To about a hundredth of an item; what is worth more stays first, whatever can be said for others."""
    action = Pass()

    def one(value: float, items: float, owned: int = 0) -> Weighed:
        return Weighed(action, value, value, None, Reasons(items, owned, False, 0))

    assert [found.value for found in in_order([one(0.5, 0.1), one(0.497, 0.9), one(0.493, 0.9, 5)])] == [
        0.493,
        0.497,
        0.5,
    ]
    assert [found.value for found in in_order([one(0.3, 0.9), one(0.5, 0.1)])] == [0.5, 0.3]


def test_of_the_last_card_only_what_it_asks_for_is_gathered() -> None:
    """Rule 3.3: with the queue empty nothing comes after Sapphire Spear (wood and a gem), and magic serves nothing."""

    def first(*queue: str) -> str:
        state = position(
            "MMMMMMMMWWWG",
            "MMMMMMWWWW",
            face_up=["east-forest", "shrine"],
            deck=["garden"],
            display=["sapphire-spear"],
            queue=[*queue],
            round=7,
        )
        return str(advised(state))

    assert first() == "gather east-forest.top paying MM"
    assert first("witchs-brooch", "crown").startswith("gather shrine.bottom")


def test_where_the_other_has_passed_nothing_is_left_to_them() -> None:
    """Rule 2.1: players who have passed are skipped."""
    begin = game().setup(2, {}, Thrown(Random(1))).state
    other = 1 - begin.turn
    players = tuple([replace(one, passed=seat == other) for seat, one in enumerate(begin.players)])
    state = replace(begin, players=players)
    assert values(state, CARE_OF_TWO) == values(state, BESIDES)
