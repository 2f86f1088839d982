"""West Forest: any x2 -> 1 wood; or any: +2 to one die."""

import pytest

from tests.games.kings_forge.rules.table import seat, table


@pytest.mark.parametrize(("stock", "gained"), [("WW", "W"), ("MGB", "")])
def test_two_dice_for_a_wood(stock: str, gained: str) -> None:
    """Rules 7, 2.3: to the smithy, if the stock has one."""
    t = table("MGM", "M", face_up="west-forest", stock=stock)
    t.play("0 gather west-forest.top paying MG")
    assert (t[0].supply, t[0].smithy) == ("M", gained)
    t.awaits(1)


def test_the_benefit_costs_one_die() -> None:
    """Rule 7: any die; held until used."""
    t = table("MM", "M", face_up="west-forest")
    t.refuses("0 gather west-forest.bottom paying MM", "squares", "2.2", wanted=1, given=2)
    t.play("0 gather west-forest.bottom paying M")
    assert t[0].held == "west-forest.bottom"
    t.awaits(1)


@pytest.mark.parametrize(("before", "after"), [("M1", "M3"), ("M5", "M7"), ("M8", "M10"), ("L4", "L6")])
def test_plus_two_whole_to_one_die(before: str, after: str) -> None:
    """Rules 4.1, 4.3, 4.6: also above 6 and on a Library die."""
    t = table(seat(hand=f"{before} W6", held="west-forest.bottom"), "M", phase="craft")
    t.refuses(f"0 use west-forest.bottom on {before} W6", "too-many-dice", "4.1", most=1)
    t.play(f"0 use west-forest.bottom on {before}")
    assert after in (t[0].hand or "").split()
    assert "W6" in (t[0].hand or "").split()
    t.awaits(0)


def test_it_saves_a_garden_roll() -> None:
    """Rule 4.4: a 2 becomes a 4."""
    t = table(seat("", held="west-forest.bottom"), "M", face_up="garden", stock="W")
    t.play("0 gather garden.top", luck=[2]).play("0 use west-forest.bottom on W2")
    assert t[0].smithy == "W"
    t.awaits(1)


def test_workshop_copies_both_halves() -> None:
    """Rules 7.2, 4.1: copy and original may add up on one die."""
    t = table("MMM", seat("M", claims="west-forest.top MM"), face_up="workshop", stock="W")
    t.play("0 gather workshop.top copying west-forest.top paying MMM")
    assert t[0].smithy == "W"
    t = table("MM", seat("M", claims="west-forest.bottom M"), face_up="workshop")
    t.play("0 gather workshop.top copying west-forest.bottom paying MM")
    assert t[0].held == "workshop.top=west-forest.bottom"
    held = "west-forest.bottom workshop.top=west-forest.bottom"
    t = table(seat(hand="M1", held=held), "M", phase="craft")
    t.play("0 use west-forest.bottom on M1").play("0 use workshop.top on M3")
    assert t[0].hand == "M5"
    t.awaits(0)
