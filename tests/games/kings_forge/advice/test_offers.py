"""What is proposed in plain positions, as a player would expect it."""

from typing import Any

import pytest

from kingsforge_bot.games.kings_forge.advice.making.offers import Offer, proposals
from kingsforge_bot.games.kings_forge.rules.benefits import CHANGES
from kingsforge_bot.games.kings_forge.rules.effects import Boost, BoostOrDie, Flip, Reroll, TurnToSix
from tests.games.kings_forge.rules.table import Table, seat, table

RICH = "MMMMMMMWWWWGGG"


def crafting(hand: str, held: str = "", *, display: str = "", made: str = "", later: str = RICH, **more: Any) -> Table:
    """Seat 1 of three has rolled; seat 0 has items in front of it, seat 2 comes last."""
    seats = (seat(made=made), seat(hand=hand, held=held), seat(later))
    return table(*seats, phase="craft", turn=1, display=display, **more)


def offers(t: Table) -> dict[str, Offer]:
    return {offer.item: offer for offer in proposals(t.state)}


def lines(offer: Offer) -> tuple[list[str], list[str]]:
    """The cheapest and the safest proposal in the notation."""
    return [str(action) for action in offer.cheapest.actions], [str(action) for action in offer.safest.actions]


def test_nothing_is_proposed_before_the_roll_nor_outside_the_craft_phase() -> None:
    """Rule 3.1: proposals are for rolled dice."""
    assert proposals(table(RICH, RICH, face_up="mill").state) == ()
    assert proposals(table(RICH, RICH, phase="craft", display="table").state) == ()
    assert proposals(crafting("", "garden.bottom", display="table").state) == ()


def test_the_cheapest_takes_the_lowest_dice_and_the_safest_the_highest() -> None:
    """Rules 3.3, 3.4: dice in the order of the boxes."""
    offer = offers(crafting("W2 W3 W4 W5 W6", display="table"))["table"]
    assert lines(offer) == (["craft table with W3 W4"], ["craft table with W5 W6"])


def test_items_are_offered_from_the_display_then_by_seat() -> None:
    """Rules 3.3, 3.4: an item of one's own is not."""
    t = crafting("W3 W4 W4 M5 M6 M6 G3", display="table axe ruby-collar", made="shield: M5 M6")
    assert [(offer.item, offer.seat) for offer in proposals(t.state)] == [("table", None), ("axe", None), ("shield", 0)]


def test_a_library_die_is_given_last() -> None:
    """Rule 3.3: it would fit any box of another item too."""
    offer = offers(crafting("W3 W6 L4", display="table"))["table"]
    assert lines(offer)[0] == ["craft table with W3 W6"]


def test_the_weakest_of_the_benefits_that_do_is_spent() -> None:
    """Rule 4.1: +1 is enough."""
    held = "west-forest.bottom token-six alchemist.bottom"
    assert lines(offers(crafting("W3 W3", held, display="table", later=""))["table"])[0] == [
        "use alchemist.bottom on W3",
        "craft table with W3 W4",
    ]


def test_no_benefit_is_spent_where_a_higher_die_does() -> None:
    """Rule 3.3: benefits are given up after dice."""
    offer = offers(crafting("W3 W3 W6", "alchemist.bottom", display="table", later=""))["table"]
    assert lines(offer)[0] == ["craft table with W3 W6"]


@pytest.mark.parametrize(
    ("hand", "held", "steps"),
    [
        ("M1 M1", "tavern.bottom west-forest.bottom alchemist.bottom", None),
        ("M1 M3", "tavern.bottom west-forest.bottom", ["use tavern.bottom on M1", "use west-forest.bottom on M3"]),
        ("M2 M3", "tavern.bottom west-forest.bottom", ["use tavern.bottom on M2", "use west-forest.bottom on M3"]),
        ("M1 M1", "south-mine.bottom", ["use south-mine.bottom on M1 M1"]),
        ("M4 M4", "token-plus", ["use token-plus on M4 M4"]),
        ("M2 L5", "west-forest.bottom cemetery.top", ["use west-forest.bottom on M2", "use cemetery.top on M4"]),
        ("M3 L1", "token-six workshop.top=garden.bottom", ["use token-six on L1", "use workshop.top on M3"]),
    ],
)
def test_changes_and_bonuses_work_together(hand: str, held: str, steps: list[str] | None) -> None:
    """Rules 4.1, 4.2, 4.6, 7.2: changes that set a die first, bonuses of different cards may add up on one die."""
    found = offers(crafting(hand, held, display="shield", later=""))
    assert (None if "shield" not in found else lines(found["shield"])[0][:-1]) == steps


def test_bonuses_of_one_card_go_to_different_dice() -> None:
    """Rule 4.1: East Forest cannot make one 3 a 5."""
    assert offers(crafting("M3 M5", "east-forest.bottom", display="shield")) == {}
    assert "shield" in offers(crafting("M4 M4", "east-forest.bottom", display="shield"))


def test_parts_of_a_bonus_not_needed_go_to_the_same_item() -> None:
    """Rule 4.5: they would be lost."""
    offer = offers(crafting("M4 M6", "token-plus", display="shield"))["shield"]
    assert lines(offer)[0] == ["use token-plus on M4 M6", "craft shield with M5 M7"]


def test_a_reroll_is_not_counted_on() -> None:
    """Rule 4.2: only the values in hand count."""
    assert offers(crafting("M4 M4", "north-mine.bottom workshop.top=north-mine.bottom", display="shield")) == {}


def test_to_steal_one_value_must_be_higher() -> None:
    """Rule 3.4: equal dice are not enough, one bonus more is."""
    assert offers(crafting("W3 W4", made="table: W3 W4")) == {}
    bonus = offers(crafting("W3 W4", "alchemist.bottom", made="table: W3 W4", later=""))["table"]
    assert lines(bonus)[0][1:] in (["steal table with W4 W4 from 0"], ["steal table with W3 W5 from 0"])


def test_all_bonuses_go_to_the_highest_die_of_the_safest() -> None:
    """Rule 4.3: in the 3rd edition values above 6 stand, and a thief must reach them."""
    offer = offers(crafting("G4 G6", "west-forest.bottom alchemist.bottom", display="ruby-collar"))["ruby-collar"]
    assert lines(offer) == (
        ["craft ruby-collar with G4"],
        ["use west-forest.bottom on G6", "use alchemist.bottom on G8", "craft ruby-collar with G9"],
    )


def test_in_the_second_edition_no_bonus_is_spent_above_six() -> None:
    """Rule 4.3: it would be a 6 again when others craft."""
    t = crafting("G4 G6", "west-forest.bottom alchemist.bottom", display="ruby-collar", edition="second")
    assert lines(offers(t)["ruby-collar"])[1] == ["craft ruby-collar with G6"]


@pytest.mark.parametrize(("later", "same"), [("", True), ("MMMM", True), ("MMMW", True), ("WW", False)])
def test_where_nobody_can_steal_the_safest_is_the_cheapest(later: str, same: bool) -> None:
    """Rule 3.4: only a later player with dice for all boxes can."""
    offer = offers(crafting("W3 W4 W6 W6", display="table", later=later))["table"]
    assert (offer.safest == offer.cheapest) == same


def test_the_last_to_craft_needs_no_safety() -> None:
    """Rule 3.4: nobody can steal after them."""
    last = table(seat(RICH), seat(RICH), seat(hand="W3 W4 W6 W6"), phase="craft", turn=2, display="table")
    assert offers(last)["table"].safest == offers(last)["table"].cheapest


@pytest.mark.parametrize(
    "thief",
    [
        seat("W", library=1),
        seat("W", smithy="W", claims="astrologer.bottom MM"),
        seat("W", held="garden.bottom"),
    ],
)
def test_all_that_a_later_player_may_roll_counts(thief: dict[str, Any]) -> None:
    """Rules 3.1, 4.7, 7.1: Library dice, with Astrologer the smithy, and Garden's wood."""
    t = table("", seat(hand="W3 W4 W6 W6"), thief, phase="craft", turn=1, display="table")
    offer = offers(t)["table"]
    assert lines(offer) == (["craft table with W3 W4"], ["craft table with W6 W6"])


def test_a_hand_of_forty_dice_with_eight_benefits_is_answered() -> None:
    """Rules 3.2, 4.1: many equal dice are no more work than few."""
    hand = " ".join(["M1 M1 M1 M2 M2 M3"] * 3 + ["W1 W1 W2 W3"] * 3 + ["G1 G2 B1 B2 B3"] + ["L1 L2", "G1 G1 G1"])
    held = (
        "alchemist.bottom cemetery.top east-forest.bottom garden.bottom south-mine.bottom tavern.bottom "
        "token-six workshop.top=tavern.bottom"
    )
    t = crafting(hand, held, display="crown dragon-whistle table", made="shield: M9 M9; bracelet: M6 G9")
    assert "table" in offers(t)


def test_every_benefit_of_the_box_has_a_shape_that_the_search_knows() -> None:
    """Rule 4.2: one die for a flip and a six, 1s for South Mine; another shape would need another search."""
    for change in CHANGES.values():
        match change:
            case Flip(dice=1) | TurnToSix(dice=1, showing=None) | Boost() | BoostOrDie() | Reroll():
                pass
            case TurnToSix(dice=dice, showing=1):
                assert dice >= 91
            case _:
                raise AssertionError(change)
