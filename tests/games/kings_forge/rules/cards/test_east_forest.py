"""East Forest: any x2 -> 1 wood; or any: +1 to each of three different dice."""

import pytest

from tests.games.kings_forge.rules.table import seat, table


def test_two_dice_for_a_wood() -> None:
    """Rules 7, 2.3: both come back, the wood goes to the smithy."""
    t = table("MGM", "M", face_up="east-forest", stock="WW")
    t.play("0 gather east-forest.top paying MG")
    assert (t[0].supply, t[0].smithy, t.stock) == ("M", "W", "W")
    t.awaits(1)


def test_the_benefit_costs_one_die() -> None:
    """Rule 7: any die; it is held until used."""
    t = table("MM", "M", face_up="east-forest")
    t.refuses("0 gather east-forest.bottom paying MM", "squares", "2.2", wanted=1, given=2)
    t.play("0 gather east-forest.bottom paying M")
    assert (t[0].supply, t[0].held) == ("M", "east-forest.bottom")
    t.awaits(1)


@pytest.mark.parametrize(
    ("dice", "after"), [("M1 M1 W6", "M2 M2 M3 W7 W7"), ("M1", "M1 M2 M3 W6 W7"), ("M1 W7", "M1 M2 M3 W6 W8")]
)
def test_plus_one_to_up_to_three_different_dice(dice: str, after: str) -> None:
    """Rules 4.1, 4.5: equal dice are different dice; fewer may be chosen, the rest is lost."""
    t = table(seat(hand="M1 M1 M3 W6 W7", held="east-forest.bottom"), "M", phase="craft")
    t.play(f"0 use east-forest.bottom on {dice}")
    assert (t[0].hand, t[0].held) == (after, "")
    t.awaits(0)


@pytest.mark.parametrize(
    ("dice", "reason", "rule"),
    [
        ("M1 M1 M3 W6", "too-many-dice", "4.1"),
        ("W6 W6", "die-not-in-hand", "3.2"),
        ("M3 M3 M3", "die-not-in-hand", "3.2"),
        ("", "no-dice-named", "4.5"),
    ],
)
def test_not_on_four_nor_twice_on_one(dice: str, reason: str, rule: str) -> None:
    """Rules 4.1, 4.5: three dice at the most, each once, at least one."""
    t = table(seat(hand="M1 M1 M3 W6", held="east-forest.bottom"), "M", phase="craft")
    t.refuses(f"0 use east-forest.bottom on {dice}".strip(), reason, rule)
    t.awaits(0)


def test_workshop_copies_both_halves() -> None:
    """Rules 7.2, 4.1: the copy's bonuses may go on the same dice as the original's."""
    t = table("MMM", seat("M", claims="east-forest.top MM"), face_up="workshop", stock="W")
    t.play("0 gather workshop.top copying east-forest.top paying MMM")
    assert t[0].smithy == "W"
    t = table("MM", seat("M", claims="east-forest.bottom M"), face_up="workshop")
    t.play("0 gather workshop.top copying east-forest.bottom paying MM")
    assert t[0].held == "workshop.top=east-forest.bottom"
    held = "east-forest.bottom workshop.top=east-forest.bottom"
    t = table(seat(hand="M1 M2", held=held), "M", phase="craft")
    t.play("0 use east-forest.bottom on M1 M2").play("0 use workshop.top on M2 M3")
    assert t[0].hand == "M3 M4"
    t.awaits(0)
