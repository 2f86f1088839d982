"""In which order best moves stand: as the strong player ranks them, but for reasons that a player reads."""

from typing import Any

import pytest

from kingsforge_bot.games.kings_forge.advice.outlook import Shift
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import Pool
from kingsforge_bot.games.kings_forge.rules.notation import parse
from kingsforge_bot.games.kings_forge.screens.known.ranked_moves import ranked
from kingsforge_bot.games.kings_forge.strategy.hint import Hint
from kingsforge_bot.games.kings_forge.strategy.match_point import needs_one
from kingsforge_bot.games.kings_forge.strategy.ranking import keeping_first, odds_first
from tests.games.kings_forge.hinting import hint_of
from tests.ui.looks import position

FREE = parse("gather peddler.top")
BOW_LOST = Shift(Item("bow-of-fire"), 0.97, 0.0)
BOW, HALF = Shift(Item("bow-of-fire"), 0.97, 0.97), Shift(Item("crown"), 0.1, 0.9)


@pytest.mark.parametrize(
    ("best", "other", "first"),
    [
        (hint_of(FREE, had=BOW_LOST), hint_of(parse("pass"), had=BOW, close=True), "pass"),
        (hint_of(FREE, had=BOW_LOST), hint_of(parse("pass"), had=BOW), "gather peddler.top"),
        (
            hint_of(FREE, had=BOW_LOST, likeliest=HALF),
            hint_of(parse("pass"), had=BOW, close=True),
            "gather peddler.top",
        ),
        (hint_of(FREE, had=BOW_LOST), hint_of(parse("pass"), had=BOW_LOST, close=True), "gather peddler.top"),
        (hint_of(FREE, idle=True), hint_of(parse("pass"), close=True), "pass"),
    ],
    ids=[
        "it keeps the item",
        "it is worth much less",
        "another item is as likely",
        "it gives it up too",
        "the best does nothing one sees",
    ],
)
def test_an_item_that_is_likely_is_not_given_up_for_next_to_nothing(best: Hint, other: Hint, first: str) -> None:
    third, fourth = (
        hint_of(parse(f"gather {one}"), had=BOW_LOST) for one in ("tavern.bottom paying M", "alchemist.bottom")
    )
    found = keeping_first([best, third, fourth, other])
    assert str(found[0].action) == first
    assert len(found) == 3
    assert {best.action, third.action} <= {one.action for one in found}


def test_what_helps_a_roll_without_dice_does_nothing_one_sees() -> None:
    """Rules 2.6, 3.1: with no die to roll a bonus is for nothing, a metal for passing first is kept."""
    state = position("", "MM", face_up=["alchemist", "peddler"], deck=["mill"], display=["shield"])
    assert [str(one.action) for one in ranked(state) if one.this_round.idle] == ["gather alchemist.bottom"]


def shifted(action: str, after: float, **more: Any) -> Hint:
    return hint_of(parse(action), shift=Shift(Item("shield"), 0.3, after), **more)


def test_a_move_without_a_reason_is_not_above_one_with_higher_odds() -> None:
    low, high = shifted("gather west-forest.bottom paying M", 0.42), shifted("gather east-forest.bottom paying M", 0.43)
    assert list(odds_first([low, high])) == [high, low]
    assert list(odds_first([high, low])) == [high, low]
    same = shifted("gather tavern.bottom paying M", 0.4249)
    assert list(odds_first([low, same])) == [low, same], "the numbers that are read do not differ"


@pytest.mark.parametrize(
    "why",
    [{"brings": (Pool.of("M"),)}, {"denied": parse("gather mill.top paying WW")}, {"gained": Shift(Item("axe"), 0, 1)}],
    ids=str,
)
def test_a_move_that_tells_what_speaks_for_it_stays_above(why: dict[str, Any]) -> None:
    low, high = shifted("pass", 0.3, **why), shifted("gather east-forest.bottom paying M", 0.43)
    assert list(odds_first([low, high])) == [low, high]


def test_a_move_stays_above_one_that_loses_dice() -> None:
    """They stand in its price, with a bin."""
    low, high = shifted("pass", 0.3), shifted("gather mill.top paying WW", 0.43, costs=Pool.of("WW"))
    assert list(odds_first([low, high])) == [low, high]


NEAR = ["axe", "table", "anvil"]


def test_with_one_item_to_go_what_makes_it_likelier_comes_first() -> None:
    """Rule 5.3: the next item won ends the game. Bazaar gives a gem for later, Alchemist +1 to a die of now."""
    state = position(
        {"supply": "MMMMMM", "items": NEAR},
        *({"passed": True, "supply": "M"} for _ in range(2)),
        face_up=["alchemist", "bazaar"],
        deck=["mill"],
        display=["shield"],
    )
    first, *_ = ranked(state)
    assert str(first.action) == "gather alchemist.bottom"
    assert first.this_round.likeliest is not None
    assert first.this_round.likeliest.gain > 0


def test_with_one_item_to_go_a_pass_comes_behind_what_can_still_be_added_before_it() -> None:
    """Rules 2.6, 5.3: whoever passes adds nothing more; who claims a free +1 may pass and take the token then."""
    state = position(
        {"supply": "MMMMM", "items": NEAR}, "M", "M", face_up=["alchemist"], deck=["mill"], display=["shield"]
    )
    first, *_ = ranked(state)
    assert str(first.action) == "gather alchemist.bottom"
    assert first.together is not None
    assert str(first.together.action) == "pass taking token"
    assert first.this_round.likeliest is not None
    assert first.together.shift.after > first.this_round.likeliest.after


def test_what_a_rival_would_win_with_is_taken() -> None:
    """Rule 5.3: with one item to go for Ben, the card that makes it likeliest is told with his odds."""
    ben = {"supply": "MMM", "items": NEAR}
    state = position(
        {"supply": "MM"}, ben, {"passed": True}, face_up=["alchemist", "bazaar"], deck=["mill"], display=["shield"]
    )
    first, *_ = ranked(state)
    assert first.stops is not None
    assert first.stops.seat == 1
    assert first.stops.shift.after > first.stops.shift.before


def test_the_game_ends_with_the_next_item_of_who_lacks_one() -> None:
    """Rule 5.3: five of two players."""
    four, three = ({"supply": "MM", "items": ["axe", "table", "anvil", "shield"][:count]} for count in (4, 3))
    for own, last in ((four, True), (three, False)):
        assert needs_one(position(own, "MM", face_up=["mill"], display=["crown"])) == last
