"""What tells two gather actions apart: what it takes from the next player, odds of this round, dice of the next one."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.actions import Action
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Pool
from kingsforge_bot.games.kings_forge.rules.notation import parse
from kingsforge_bot.games.kings_forge.strategy.contrast import Contrast, contrast
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
