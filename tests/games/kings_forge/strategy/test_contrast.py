"""What tells two gather actions apart: what it takes from the next player, odds of this round, dice of the next one."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.actions import Action
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Pool
from kingsforge_bot.games.kings_forge.rules.notation import parse
from kingsforge_bot.games.kings_forge.strategy.contrast import Contrast, contrast, leaves_more
from kingsforge_bot.games.kings_forge.strategy.foresight import Reasons, Weighed
from tests.ui.looks import position

GATHER = position(
    {"supply": "MMMMW"},
    "MMMM",
    round=3,
    face_up=["north-mine", "mill", "library", "shrine"],
    deck=["garden"],
    display=["table", "axe", "crown"],
)
MINE, PASS = parse("gather north-mine.top paying MM"), parse("pass taking token")
WASTE = parse("dock token.1 discarding mill paying MM")


def valued(action: Action, value: float, alone: float, denied: Action | None = None) -> Weighed:
    return Weighed(action, value, alone, denied, Reasons(0, 0, goes_on=False, common=0))


def test_what_is_mostly_better_because_of_the_next_player_is_told_so() -> None:
    found = contrast(GATHER, valued(PASS, 0.1, 0.5), valued(MINE, 0.5, 0.5, denied=MINE))
    assert found == Contrast(denied=MINE, to=Seat(1))
    assert contrast(GATHER, valued(PASS, 0.1, 0.1), valued(MINE, 0.5, 0.5, denied=MINE)).denied is None


def test_else_the_item_that_is_likeliest_by_most() -> None:
    state = position({"supply": "MMMW"}, "M", face_up=["north-mine"], deck=["garden"], display=["shield", "crown"])
    found = contrast(state, valued(WASTE, 0, 0), valued(PASS, 0.5, 0.5))
    assert found.odds is not None
    assert found.odds.item == "shield"
    assert found.odds.better > found.odds.worse


def test_else_the_dice_that_are_owned_later() -> None:
    state = position({"supply": "MMM"}, "M", face_up=["north-mine"], deck=["garden"], display=["crown"])
    found = contrast(state, valued(WASTE, 0, 0), valued(MINE, 0.5, 0.5))
    assert found.odds is None
    assert found.dice != NO_DICE
    assert contrast(state, valued(PASS, 0, 0), valued(PASS, 0.5, 0.5)) == Contrast(dice=Pool.of(""))


def test_an_item_is_a_reason_only_where_the_likeliest_one_becomes_likelier() -> None:
    """Rules 2.6, 3.3: a token makes Ruby Collar two in three, a metal Anvil 58%, which was no item before."""
    metals = position({"supply": "MMG"}, "M", face_up=["mill"], deck=["garden"], display=["anvil", "ruby-collar"])
    metal = parse("pass taking metal")
    found = contrast(metals, valued(PASS, 0, 0), valued(metal, 0.4, 0.4))
    assert found == Contrast(dice=Pool.of("M"))
    other_way = contrast(metals, valued(metal, 0, 0), valued(PASS, 0.4, 0.4))
    assert other_way.odds is not None
    assert other_way.odds.item == "ruby-collar"
    assert leaves_more(metals, PASS, metal)
    assert not leaves_more(metals, metal, PASS)


def test_of_items_that_are_as_likely_all_together_count() -> None:
    """Rule 3.3: the metal brings Anvil beside Table."""
    state = position({"supply": "MMWW"}, "M", face_up=["mill"], deck=["garden"], display=["anvil", "table"])
    metal = parse("pass taking metal")
    assert leaves_more(state, metal, parse("pass"))
    assert not leaves_more(state, parse("pass"), metal)
    assert not leaves_more(state, metal, parse("roll"))
