"""Rules 4.1, 4.2, 4.5, 4.6: what benefits do to the dice of the craft roll."""

from typing import Any

import pytest

from tests.games.kings_forge.rules.table import Table, seat, table


def holding(held: str, hand: str, **more: Any) -> Table:
    """Seat 0 has rolled and holds something."""
    return table(seat(hand=hand, held=held), "MMMMM", "MMMMM", phase="craft", **more)


def test_a_bonus_goes_whole_to_one_die() -> None:
    """Rule 4.1: +2 isn't split into +1 and +1."""
    t = holding("west-forest.bottom", "M3 W4")
    t.refuses("0 use west-forest.bottom on M3 W4", "too-many-dice", "4.1", source="west-forest.bottom", most=1)
    t.play("0 use west-forest.bottom on W4")
    assert (t[0].hand, t[0].held) == ("M3 W6", "")
    t.awaits(0)


def test_bonuses_of_one_card_go_to_different_dice() -> None:
    """Rule 4.1: East Forest's three may not meet on one die, but equal dice are different dice."""
    t = holding("east-forest.bottom", "M3 M3 W4")
    t.refuses("0 use east-forest.bottom on W4 W4", "die-not-in-hand", "3.2", die="W4")
    t.play("0 use east-forest.bottom on M3 M3 W4")
    assert t[0].hand == "M4 M4 W5"
    t.awaits(0)


def test_bonuses_of_different_sources_add_up_on_one_die() -> None:
    """Rule 4.1: a card's and a token's."""
    t = holding("west-forest.bottom alchemist.bottom token-plus", "M1 W4")
    t.play("0 use west-forest.bottom on M1").play("0 use alchemist.bottom on M3").play("0 use token-plus on M4 W4")
    assert t[0].hand == "M5 W5"
    t.awaits(0)


def test_a_copied_bonus_adds_to_the_originals() -> None:
    """Rules 4.1, 7.2: the copy belongs to Workshop, another card."""
    t = holding("west-forest.bottom workshop.top=west-forest.bottom", "M1 W4")
    t.play("0 use west-forest.bottom on M1").play("0 use workshop.top on M3")
    assert (t[0].hand, t[0].held) == ("M5 W4", "")
    t.awaits(0)


def test_nothing_is_kept_for_another_round() -> None:
    """Rule 4.1: benefits not used are gone after clean-up."""
    t = table(seat(hand="M1", held="token-six token-plus tavern.bottom"), "", phase="craft", anvil=1, turn=0).play(
        "0 end"
    )
    assert (t[0].held, t.state.round) == ("", 2)
    t.awaits(0)


def test_the_plus_token_gives_one_to_two_different_dice() -> None:
    """Rule 4.2: two dice, and no third."""
    t = holding("token-plus", "M3 W4 G2")
    t.refuses("0 use token-plus on M3 W4 G2", "too-many-dice", "4.1", most=2)
    t.play("0 use token-plus on M3 G2")
    assert t[0].hand == "M4 W4 G3"
    t.awaits(0)


@pytest.mark.parametrize(("before", "after"), [("M1", "M6"), ("M5", "M6"), ("M6", "M6"), ("M8", "M6")])
def test_the_six_token_makes_one_die_a_six(before: str, after: str) -> None:
    """Rule 4.2: also from above 6."""
    t = holding("token-six", f"{before} W1").play(f"0 use token-six on {before}")
    assert t[0].hand == f"{after} W1"
    t.awaits(0)


def test_the_six_token_is_for_one_die() -> None:
    """Rules 4.1, 4.2: one die becomes 6."""
    t = holding("token-six", "M1 W1")
    t.refuses("0 use token-six on M1 W1", "too-many-dice", "4.1", most=1)
    t.awaits(0)


def test_each_of_two_tokens_is_used_for_itself() -> None:
    """Rule 4.2: two automatic sixes are two uses."""
    t = holding("token-six token-six", "M1 W1").play("0 use token-six on M1")
    assert t[0].held == "token-six"
    t.play("0 use token-six on W1")
    assert (t[0].hand, t[0].held) == ("M6 W6", "")
    t.awaits(0)


@pytest.mark.parametrize(("before", "after"), [("M1", "M6"), ("M3", "M4"), ("M6", "M1")])
def test_a_flip_turns_a_die_over(before: str, after: str) -> None:
    """Rule 4.2: 7 - value."""
    t = holding("tavern.bottom", f"{before} W2").play(f"0 use tavern.bottom on {before}")
    assert t[0].hand == f"{after} W2"
    t.awaits(0)


def test_above_six_nothing_is_flipped() -> None:
    """Rule 4.6: 7 - 7 would be no value of a die."""
    t = holding("tavern.bottom", "M6 W7")
    t.refuses("0 use tavern.bottom on W7", "cannot-flip", "4.6", die="W7")
    assert t.legal(0, "use") == {"use tavern.bottom on M6"}
    t.awaits(0)


def test_a_reroll_takes_any_dice_at_the_same_time() -> None:
    """Rule 4.2: once, those that are named, and the others lie still."""
    t = holding("north-mine.bottom", "M1 M2 W3 G4").play("0 use north-mine.bottom on M1 M2 W3", luck=[6, 5, 4])
    assert (t[0].hand, t[0].held) == ("M5 M6 W4 G4", "")
    t.awaits(0)


def test_a_reroll_takes_library_dice_too() -> None:
    """Rules 4.2, 4.6: white dice are dice of the roll."""
    t = holding("north-mine.bottom", "M1 L1").play("0 use north-mine.bottom on L1", luck=[6])
    assert t[0].hand == "M1 L6"
    t.awaits(0)


def test_a_reroll_takes_gardens_die_too() -> None:
    """Rules 4.2, 4.7: the wood rolled in the craft phase is one of the dice."""
    t = holding("garden.bottom north-mine.bottom", "M1", stock="W")
    t.play("0 use garden.bottom taking wood", luck=[1]).play("0 use north-mine.bottom on M1 W1", luck=[5, 6])
    assert t[0].hand == "M5 W6"
    t.awaits(0)


def test_earlier_changes_are_gone_after_a_reroll() -> None:
    """Rule 4.2: the new roll counts, not the new roll and the bonus."""
    t = holding("west-forest.bottom north-mine.bottom", "M1 W2")
    t.play("0 use west-forest.bottom on M1").play("0 use north-mine.bottom on M3", luck=[2])
    assert t[0].hand == "M2 W2"
    t.awaits(0)


def test_a_bonus_after_a_reroll_stands() -> None:
    """Rules 3.2, 4.2: the order is the player's."""
    t = holding("west-forest.bottom north-mine.bottom", "M1 W2")
    t.play("0 use north-mine.bottom on M1", luck=[2]).play("0 use west-forest.bottom on M2")
    assert t[0].hand == "M4 W2"
    t.awaits(0)


def test_south_mine_turns_any_ones_to_sixes() -> None:
    """Rules 4.2, 7: any or all of them, Library dice too, and nothing but ones."""
    t = holding("south-mine.bottom", "M1 M1 W2 L1")
    t.refuses("0 use south-mine.bottom on M1 W2", "not-a-one", "7", die="W2")
    t.play("0 use south-mine.bottom on M1 L1")
    assert (t[0].hand, t[0].held) == ("M1 M6 W2 L6", "")
    t.awaits(0)


def test_fewer_dice_than_printed_may_be_chosen() -> None:
    """Rule 4.5: the other parts are lost."""
    t = holding("east-forest.bottom", "M3 W4").play("0 use east-forest.bottom on W4")
    assert (t[0].hand, t[0].held) == ("M3 W5", "")
    t.refuses("0 use east-forest.bottom on M3", "not-held", "4.4", source="east-forest.bottom")
    t.awaits(0)


@pytest.mark.parametrize("source", ["token-plus", "north-mine.bottom", "south-mine.bottom"])
def test_at_least_one_die_must_be_chosen(source: str) -> None:
    """Rule 4.5: a benefit on nothing is no use of it."""
    t = holding(source, "M1 W4")
    t.refuses(f"0 use {source} on", "no-dice-named", "4.5", source=source)
    t.awaits(0)


def test_every_choice_of_dice_is_offered_once() -> None:
    """Rules 4.5, 4.2: one die or two, equal dice are the same."""
    t = holding("token-plus", "M3 M3 W4")
    assert t.legal(0, "use") == {f"use token-plus on {dice}" for dice in ("M3", "W4", "M3 M3", "M3 W4")}
    t.awaits(0)


def test_a_reroll_offers_every_set_of_dice() -> None:
    """Rule 4.2: any number of dice."""
    t = holding("north-mine.bottom", "M3 M3 W4")
    found = {f"use north-mine.bottom on {dice}" for dice in ("M3", "W4", "M3 M3", "M3 W4", "M3 M3 W4")}
    assert t.legal(0, "use") == found
    t.awaits(0)


@pytest.mark.parametrize(
    ("held", "before", "after"),
    [("cemetery.top", "L4", "L5"), ("token-six", "L4", "L6"), ("tavern.bottom", "L2", "L5")],
)
def test_library_dice_may_be_changed(held: str, before: str, after: str) -> None:
    """Rule 4.6: white dice take bonuses, tokens and flips."""
    t = holding(held, f"M1 {before}").play(f"0 use {held} on {before}")
    assert t[0].hand == f"M1 {after}"
    t.awaits(0)


def test_a_bonus_makes_the_item() -> None:
    """Rules 3.3, 4.1: one short, one added."""
    t = holding("alchemist.bottom", "M1 W3 W3", display="table")
    t.refuses("0 craft table with W3 W3", "box-too-low", "3.3", short=1)
    t.play("0 use alchemist.bottom on W3").play("0 craft table with W3 W4").awaits(0)
