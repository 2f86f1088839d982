"""What would make an item: each benefit once, all boxes together; what only luck can do is not promised."""

import pytest

from kingsforge_bot.games.kings_forge.rulebook.parts import BoxMissed, Enough, MayHelp, MustExceed, Part
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import read_dice
from tests.rulebook.asking import position, refused, told, used

TABLE = Item("table")  # W3 W4
SHIELD = {"card": {"item": "shield", "rank": 5, "boxes": ["M5", "M5"]}, "dice": ["M5", "M6"]}


def remedy(hand: str, *held: str, item: Item = TABLE, made: object = None, **more: object) -> list[Part]:
    """What is said beside the boxes that are missed."""
    benefits = [dict(zip(("source", "like"), one.split("="), strict=False)) for one in held]
    other = {"supply": "M", "made": [made] if made else []}
    state = position({"hand": hand.split(), "held": benefits}, other, phase="craft", **more)
    return [part for part in told(state, item).parts if not isinstance(part, BoxMissed | MustExceed)]


def test_one_token_is_not_counted_for_two_boxes() -> None:
    """Rules 3.3, 4.4: it lifts either box, and is then gone."""
    assert remedy("W1 W2", "token-six") == []
    assert remedy("W1 W3", "token-six") == [Enough(TABLE, (used("token-six", "W1"),), read_dice("W3 W6"))]


def test_two_bonuses_that_only_together_reach_the_box_are_named() -> None:
    """Rule 4.1: bonuses of different cards add up on one die."""
    (enough,) = remedy("W2 W3", "alchemist.bottom", "cemetery.top")
    assert isinstance(enough, Enough)
    assert {use.source for use in enough.uses} == {Source.ALCHEMIST_BOTTOM, Source.CEMETERY_TOP}
    assert enough.dice == read_dice("W3 W4")
    assert remedy("W2 W3", "alchemist.bottom") == []


def test_a_re_roll_may_help_and_no_more() -> None:
    """Rule 4.2: the dice take a new roll."""
    mine = Held(Source.NORTH_MINE_BOTTOM)
    assert remedy("W1 W2", "north-mine.bottom") == [MayHelp(TABLE, (mine,), ())]
    assert remedy("W3", "north-mine.bottom") == []


def test_what_has_to_help_the_luck_is_named_with_it() -> None:
    """Rules 4.1, 4.3: no roll shows 7."""
    sevens = {"card": SHIELD["card"], "dice": ["M6", "M6"]}
    both = (Held(Source.ALCHEMIST_BOTTOM), Held(Source.NORTH_MINE_BOTTOM))
    found = remedy("M1 M2", "north-mine.bottom", "alchemist.bottom", item=Item("shield"), made=sevens)
    assert found == [MayHelp(Item("shield"), both, ())]
    assert remedy("M1 M2", "north-mine.bottom", item=Item("shield"), made=sevens) == []


@pytest.mark.parametrize(("purple", "named"), [(6, False), (5, True), (None, True)])
def test_luck_cannot_show_the_purple_value(purple: int | None, named: bool) -> None:
    """Rule 7.4: such a die is cancelled at once."""
    found = remedy("M1 M2", "north-mine.bottom", item=Item("shield"), made=SHIELD, cemetery=purple)
    assert bool(found) is named


@pytest.mark.parametrize(("stock", "named"), [("W", True), ("M", False)])
def test_gardens_wood_may_help_where_a_wood_die_lacks(stock: str, named: bool) -> None:
    """Rules 1.2, 4.7: it is rolled; without wood in the stock there is none."""
    found = remedy("M5 W3", "garden.bottom", item=Item("axe"), stock=stock)
    assert found == ([MayHelp(Item("axe"), (), (Source.GARDEN_BOTTOM,))] if named else [])


def test_two_wood_dice_need_two_in_the_stock() -> None:
    """Rules 1.2, 7.2: Workshop's copy is a second die."""
    both = ("garden.bottom", "workshop.top=garden.bottom")
    (found,) = remedy("", *both, stock="WW")
    assert isinstance(found, MayHelp)
    assert set(found.wood) == {Source.GARDEN_BOTTOM, Source.WORKSHOP_TOP}
    assert remedy("", *both, stock="WM") == []


def test_what_lifts_equal_dice_above_theirs_is_named() -> None:
    """Rule 3.4: once higher."""
    found = remedy("M5 M6", "alchemist.bottom", item=Item("shield"), made=SHIELD)
    (enough,) = found
    assert isinstance(enough, Enough)
    assert [use.source for use in enough.uses] == [Source.ALCHEMIST_BOTTOM]
    assert sum(one.value for one in enough.dice) == 12
    assert remedy("M5 M6", item=Item("shield"), made=SHIELD) == []


def test_dice_that_would_do_are_named_when_others_were_tried() -> None:
    """Rule 3.3"""
    state = position({"hand": ["W1", "W3", "W4"]}, "M", phase="craft")
    assert refused(state, "craft table with W1 W4").parts == (Enough(TABLE, (), read_dice("W3 W4")),)


def test_the_same_holds_when_stealing() -> None:
    """Rule 3.4"""
    state = position({"hand": ["M5", "M6", "M6"]}, {"supply": "M", "made": [SHIELD]}, phase="craft")
    assert Enough(Item("shield"), (), read_dice("M6 M6")) in refused(state, "steal shield with M5 M6 from 1").parts
