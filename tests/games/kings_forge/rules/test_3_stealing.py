"""Rule 3.4: taking items that others made or stole this round."""

from typing import Any

import pytest

from kingsforge_bot.games.kings_forge.rules.dice import read_dice
from kingsforge_bot.games.kings_forge.rules.events import Stolen
from tests.games.kings_forge.rules.table import Table, seat, table


def stealing(hand: str, made: str, **more: Any) -> Table:
    """Seat 1 has rolled; the item lies in front of seat 0; seat 2 comes last."""
    return table(seat(made=made), seat(hand=hand), "MMMMM", phase="craft", turn=1, **more)


def test_a_stolen_item_lies_in_front_of_the_thief_and_frees_its_dice() -> None:
    """Rule 3.4: the former dice go to their owner's smithy."""
    t = stealing("M1 W3 W5", "table: W3 W4").play("1 steal table with W3 W5 from 0")
    assert (t[1].made, t[1].hand) == ("table: W3 W5", "M1")
    assert (t[0].made, t[0].smithy) == ("", "WW")
    t.awaits(1)


def test_display_and_queue_do_not_change() -> None:
    """Rule 3.4: nothing was taken from there."""
    t = stealing("M1 W3 W5", "table: W3 W4", display="axe pick", queue="crown")
    t.play("1 steal table with W3 W5 from 0")
    assert (t.display, t.queue, t.happened) == ("axe pick", "crown", ["Stolen"])
    t.awaits(1)


def test_equal_dice_are_not_enough() -> None:
    """Rule 3.4: at least one die must be strictly higher."""
    t = stealing("W3 W4", "table: W3 W4")
    t.refuses("1 steal table with W3 W4 from 0", "steal-not-higher", "3.4", item="table")
    t.awaits(1)


@pytest.mark.parametrize(("dice", "box"), [("W3 W6", 1), ("W3 W4", 1)])
def test_one_lower_die_spoils_it(dice: str, box: int) -> None:
    """Rule 3.4: equal everywhere, however high the other die."""
    t = stealing(dice, "table: W4 W5")
    t.refuses(f"1 steal table with {dice} from 0", "steal-too-low", "3.4", box=box, wanted=4, short=1)
    t.awaits(1)


@pytest.mark.parametrize("dice", ["W4 W6", "W5 W5", "W6 W6"])
def test_one_higher_die_is_enough(dice: str) -> None:
    """Rule 3.4: none lower, one higher."""
    t = stealing(f"M1 {dice}", "table: W4 W5").play(f"1 steal table with {dice} from 0")
    assert t[1].made == f"table: {dice}"
    t.awaits(1)


def test_dice_are_compared_colour_by_colour_and_sorted() -> None:
    """Rule 3.4: W5 on the low box and W4 on the high one is beaten by W4 and W6, though W4 lies where W5 lay."""
    t = stealing("M1 W4 W6", "table: W5 W4").play("1 steal table with W4 W6 from 0")
    assert t[1].made == "table: W4 W6"
    t.awaits(1)


def test_the_thief_may_name_the_dice_in_any_order_within_a_colour() -> None:
    """Rules 3.3, 3.4: the high die then lies on the high box."""
    t = stealing("M1 W4 W6", "table: W4 W5").play("1 steal table with W6 W4 from 0")
    assert t[1].made == "table: W4 W6"
    t.awaits(1)


def test_colours_do_not_make_up_for_each_other() -> None:
    """Rule 3.4: a gem higher by three saves no wood that is lower by one."""
    t = stealing("W4 W4 G6 W3", "ceremonial-pipe: W4 W4 G5")
    t.refuses("1 steal ceremonial-pipe with W3 W4 G6 from 0", "steal-too-low", "3.4", box=1)
    assert t.legal(1, "steal") == {"steal ceremonial-pipe with W4 W4 G6 from 0"}
    t.awaits(1)


def test_dice_must_have_the_colours_of_the_boxes() -> None:
    """Rules 3.3, 3.4: stealing fills the boxes as crafting does."""
    t = stealing("M6 W6", "table: W3 W4")
    t.refuses("1 steal table with M6 W6 from 0", "box-colour", "3.3", box=1, wanted="W", given="M")
    t.awaits(1)


@pytest.mark.parametrize("dice", ["W6", "W4 W5 W6"])
def test_neither_fewer_nor_more_dice_than_boxes(dice: str) -> None:
    """Rules 3.3, 3.4: one die for each box."""
    t = stealing("W4 W5 W6", "table: W3 W4")
    t.refuses(f"1 steal table with {dice} from 0", "boxes", "3.3", wanted=2)
    t.awaits(1)


def test_dice_must_lie_in_hand() -> None:
    """Rule 3.2: what was not rolled can't be placed."""
    t = stealing("W4 W5", "table: W3 W4")
    t.refuses("1 steal table with W5 W5 from 0", "die-not-in-hand", "3.4", die="W5")
    t.awaits(1)


def test_library_dice_have_the_colour_of_their_box_on_both_sides() -> None:
    """Rules 3.3, 3.4, 7.1: a white 5 among wood beats a white 4; the loser's white die goes to the stock at once."""
    t = stealing("M1 W3 L5", "table: W3 L4").play("1 steal table with W3 L5 from 0")
    assert (t[1].made, t[0].smithy, t.state.library) == ("table: W3 L5", "W", 1)
    assert [event.freed for event in t.events if isinstance(event, Stolen)] == [read_dice("W3")]
    t.awaits(1)


def test_every_choice_of_dice_is_offered_once() -> None:
    """Rule 3.4: and only choices that beat the item."""
    t = stealing("W3 W4 W5 W5 W6", "table: W4 W5")
    found = {f"steal table with {dice} from 0" for dice in ("W4 W6", "W5 W5", "W5 W6")}
    assert t.legal(1, "steal") == found
    t.awaits(1)


def test_nobody_exchanges_dice_on_an_own_item() -> None:
    """Rule 3.4: only what lies in front of others."""
    t = table(seat(hand="W5 W6", made="table: W3 W4"), "MMMMM", phase="craft")
    t.refuses("0 steal table with W5 W6 from 0", "own-item", "3.4", item="table")
    t.awaits(0)


def test_an_item_won_in_an_earlier_round_is_safe() -> None:
    """Rules 3.4, 5.1: only items made this round can be stolen."""
    t = table(seat(items="table"), seat(hand="W5 W6"), phase="craft", turn=1)
    t.refuses("1 steal table with W5 W6 from 0", "not-there-to-steal", "3.4", item="table", seat=0)
    t.awaits(1)


@pytest.mark.parametrize("victim", [2, 3, 9])
def test_the_item_must_lie_in_front_of_the_seat_that_is_named(victim: int) -> None:
    """Rule 3.4: another seat, or a seat that isn't there, has nothing to steal."""
    t = stealing("W5 W6", "table: W3 W4")
    t.refuses(f"1 steal table with W5 W6 from {victim}", "not-there-to-steal", "3.4", seat=victim)
    t.awaits(1)


def test_any_number_of_items_may_be_stolen() -> None:
    """Rule 3.4: also from different seats."""
    t = table(seat(made="table: W3 W4"), seat(made="ruby-collar: G4"), seat(hand="M1 W4 W4 G5"), phase="craft", turn=2)
    t.play("2 steal table with W4 W4 from 0").play("2 steal ruby-collar with G5 from 1")
    assert (t[2].made, t[0].smithy, t[1].smithy) == ("table: W4 W4; ruby-collar: G5", "WW", "G")
    t.awaits(2)


def test_a_stolen_item_can_be_stolen_again_by_a_later_player() -> None:
    """Rule 3.4: from the thief, whose dice now count."""
    t = table(seat(smithy="WW"), seat(made="table: W3 W5"), seat(hand="M1 W4 W5 W6"), phase="craft", turn=2)
    t.refuses("2 steal table with W4 W5 from 0", "not-there-to-steal", "3.4")
    t.play("2 steal table with W4 W5 from 1")
    assert (t[2].made, t[1].smithy, t[0].smithy) == ("table: W4 W5", "WW", "WW")
    t.awaits(2)


def test_the_victim_keeps_its_other_items() -> None:
    """Rule 3.4: one item changes hands, the others stay with their dice."""
    t = stealing("M1 G5", "table: W3 W4; ruby-collar: G4").play("1 steal ruby-collar with G5 from 0")
    assert (t[0].made, t[0].smithy) == ("table: W3 W4", "G")
    t.awaits(1)


def test_an_item_taken_back_must_be_beaten_by_dice_of_the_own_turn() -> None:
    """Rule 3.4: each player has one craft turn, so the victim can't answer."""
    t = stealing("M1 W3 W5", "table: W3 W4").play("1 steal table with W3 W5 from 0")
    t.refuses("0 steal table with W6 W6 from 1", "not-your-turn", "1.5", awaited=1)
    t.awaits(1)
