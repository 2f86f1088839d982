"""Rule 3.3: making items of the display."""

from typing import Any

import pytest

from tests.games.kings_forge.rules.table import Table, seat, table


def crafting(hand: str, display: str, queue: str = "", **more: Any) -> Table:
    """Seat 0 of three has rolled."""
    return table(seat(hand=hand), "MMMMM", "MMMMM", phase="craft", display=display, queue=queue, **more)


def test_an_item_lies_in_front_of_its_maker_with_its_dice() -> None:
    """Rule 3.3: each box gets its own die; the other dice stay in hand."""
    t = crafting("M2 W3 W4", "table").play("0 craft table with W3 W4")
    assert (t[0].made, t[0].hand, t[0].items) == ("table: W3 W4", "M2", "")
    t.awaits(0)


def test_the_lowest_card_of_the_queue_joins_the_display_at_once() -> None:
    """Rule 3.3: and the others wait on."""
    t = crafting("M2 W3 W4", "anvil table axe", "pick crown").play("0 craft table with W3 W4")
    assert (t.display, t.queue) == ("anvil axe pick", "crown")
    assert t.happened == ["Crafted", "Displayed"]
    t.awaits(0)


def test_the_new_card_may_be_crafted_in_the_same_turn() -> None:
    """Rule 3.3: any number of items a turn, the card just shown too."""
    t = crafting("M2 W3 W4 G5", "table", "ruby-collar crown")
    t.refuses("0 craft ruby-collar with G5", "not-on-display", "3.3", item="ruby-collar")
    t.play("0 craft table with W3 W4").play("0 craft ruby-collar with G5")
    assert (t[0].made, t.display) == ("table: W3 W4; ruby-collar: G5", "crown")
    t.awaits(0)


def test_without_a_queue_the_display_shrinks() -> None:
    """Rule 3.3: with the queue empty the display isn't refilled."""
    t = crafting("M2 W3 W4", "anvil table axe").play("0 craft table with W3 W4")
    assert (t.display, t.happened) == ("anvil axe", ["Crafted"])
    t.awaits(0)


def test_a_die_of_exactly_the_value_is_enough() -> None:
    """Rule 3.3: at least that value."""
    t = crafting("M1 W3 W4", "table")
    assert t.offers("0 craft table with W3 W4")
    t.play("0 craft table with W3 W4").awaits(0)


@pytest.mark.parametrize(("dice", "box", "wanted"), [("W2 W4", 1, "W3"), ("W3 W3", 2, "W4")])
def test_a_die_one_too_low_is_refused(dice: str, box: int, wanted: str) -> None:
    """Rule 3.3: the refusal says which box, and by how much."""
    t = crafting(dice, "table")
    t.refuses(f"0 craft table with {dice}", "box-too-low", "3.3", item="table", box=box, wanted=wanted, short=1)
    t.awaits(0)


def test_better_dice_than_needed_may_be_placed() -> None:
    """Rule 3.3: with W3 and W4 in hand, W6 and W6 may still be what one gives."""
    t = crafting("W3 W4 W6 W6", "table").play("0 craft table with W6 W6")
    assert (t[0].made, t[0].hand) == ("table: W6 W6", "W3 W4")
    t.awaits(0)


def test_every_choice_of_dice_is_offered_once() -> None:
    """Rule 3.3: which dice are given is the crafter's choice; dice that show the same are the same."""
    t = crafting("W3 W4 W4 W6", "table")
    assert t.legal(0, "craft") == {f"craft table with {dice}" for dice in ("W3 W4", "W3 W6", "W4 W4", "W4 W6")}
    t.awaits(0)


def test_the_crafter_says_which_die_lies_in_which_box() -> None:
    """Rule 3.3: any arrangement that fills the boxes will do."""
    t = crafting("M1 W4 W6", "table").play("0 craft table with W6 W4")
    assert t[0].made == "table: W6 W4"
    t.awaits(0)


def test_an_arrangement_that_leaves_a_box_too_low_is_refused() -> None:
    """Rule 3.3: though the same dice would do the other way round."""
    t = crafting("M1 W3 W6", "table")
    t.refuses("0 craft table with W6 W3", "box-too-low", "3.3", box=2)
    assert t.offers("0 craft table with W3 W6")
    t.awaits(0)


def test_each_box_wants_its_own_die() -> None:
    """Rule 3.3: one die can't fill two boxes."""
    t = crafting("W4 M4", "table")
    t.refuses("0 craft table with W4 W4", "die-not-in-hand", "3.3", die="W4")
    t.awaits(0)


def test_each_box_wants_its_colour() -> None:
    """Rule 3.3: a metal die fills no wood box, however high."""
    t = crafting("M6 W4", "table")
    t.refuses("0 craft table with M6 W4", "box-colour", "3.3", box=1, wanted="W", given="M")
    t.awaits(0)


@pytest.mark.parametrize(("dice", "given"), [("W3", 1), ("W3 W4 W5", 3)])
def test_neither_fewer_nor_more_dice_than_boxes(dice: str, given: int) -> None:
    """Rule 3.3: every box gets a die, and only boxes do."""
    t = crafting("W3 W4 W5", "table")
    t.refuses(f"0 craft table with {dice}", "boxes", "3.3", wanted=2, given=given)
    t.awaits(0)


def test_a_library_die_fits_any_box() -> None:
    """Rules 3.3, 7.1: it has the colour of its box while it lies there."""
    t = crafting("M1 W4 L3", "table")
    assert t.legal(0, "craft") == {"craft table with L3 W4"}
    t.play("0 craft table with L3 W4")
    assert t[0].made == "table: L3 W4"
    t.awaits(0)


def test_two_library_dice_fill_two_colours() -> None:
    """Rules 3.3, 7.1: each its own box."""
    t = crafting("M1 L2 L5", "magic-wand")
    assert t.legal(0, "craft") == {"craft magic-wand with L5 L2"}
    t.play("0 craft magic-wand with L5 L2")
    assert t[0].hand == "M1"
    t.awaits(0)


def test_a_library_die_is_held_to_the_value() -> None:
    """Rule 3.3: white fits the colour, not the number."""
    t = crafting("W4 L2", "table")
    t.refuses("0 craft table with L2 W4", "box-too-low", "3.3", box=1, given="L2", short=1)
    t.awaits(0)


def test_a_card_that_waits_or_is_gone_cannot_be_crafted() -> None:
    """Rule 3.3: only what is on display."""
    t = table(seat(hand="W3 W4 W6"), seat(made="table: W3 W4"), phase="craft", display="axe", queue="giant-club")
    t.refuses("0 craft giant-club with W3 W4 W6", "not-on-display", "3.3", item="giant-club")
    t.refuses("0 craft table with W4 W6", "not-on-display", "3.3", item="table")
    t.refuses("0 craft no-such-thing with W4 W6", "not-on-display", "3.3", item="no-such-thing")
    t.awaits(0)


def test_crafting_is_never_compulsory() -> None:
    """Rules 3.3, 3.5: dice that would make an item may go to the smithy."""
    t = crafting("W3 W4", "table").play("0 end")
    assert (t[0].smithy, t.display) == ("WW", "table")
    t.awaits(1)


def test_a_hand_of_nothing_useful_offers_only_the_end() -> None:
    """Rules 3.3, 3.5: no item, no benefit."""
    t = crafting("M1 W2", "table")
    assert t.legal(0) == {"end"}
    t.awaits(0)
