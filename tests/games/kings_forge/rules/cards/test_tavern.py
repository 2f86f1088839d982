"""Tavern: any x3: roll a gem die, 1-2 take 1 metal instead, 3-6 keep the gem; or any: flip one die."""

import pytest

from tests.games.kings_forge.rules.table import seat, table

WAITING = {"type": "die", "side": "tavern.top", "die": "G2"}


@pytest.mark.parametrize(("rolled", "gained"), [(1, "M"), (2, "M"), (3, "G"), (6, "G")])
def test_from_three_on_the_gem_is_kept_else_a_metal(rolled: int, gained: str) -> None:
    """Rule 7: to the smithy; a gem not kept goes back."""
    t = table("MMMW", "M", face_up="tavern", stock="MG")
    t.play("0 gather tavern.top paying MMM", luck=[rolled])
    assert (t[0].supply, t[0].smithy) == ("W", gained)
    assert t.stock == {"M": "G", "G": "M"}[gained]
    t.awaits(1)


def test_it_costs_three_dice() -> None:
    """Rules 7, 2.2: two are not enough."""
    t = table("MM", "M", face_up="tavern")
    t.refuses("0 gather tavern.top paying MM", "squares", "2.2", wanted=3, given=2)
    assert t.legal(0, "gather tavern") == {"gather tavern.bottom paying M"}
    t.awaits(0)


def test_without_a_gem_in_the_stock_nothing_is_rolled() -> None:
    """Rule 2.3: nor is the metal gained."""
    t = table("MMM", "M", face_up="tavern", stock="MW")
    t.play("0 gather tavern.top paying MMM")
    assert (t[0].smithy, t.stock) == ("", "MW")
    t.awaits(1)


def test_without_metal_the_gem_goes_back_and_nothing_is_gained() -> None:
    """Rule 2.3: on 1 or 2."""
    t = table("MMM", "M", face_up="tavern", stock="WG")
    t.play("0 gather tavern.top paying MMM", luck=[2])
    assert (t[0].smithy, t.stock) == ("", "WG")
    t.awaits(1)


def test_a_benefit_may_save_the_gem() -> None:
    """Rule 4.4: or the die is kept for the metal."""
    for line, gained in (("use token-plus on G2", "G"), ("keep", "M")):
        t = table(seat("MMM", held="token-plus"), "M", face_up="tavern", stock="MG")
        t.play("0 gather tavern.top paying MMM", luck=[2]).awaits(0)
        t.play(f"0 {line}")
        assert t[0].smithy == gained
        t.awaits(1)


def test_a_good_roll_waits_too() -> None:
    """Rule 4.4: whatever could change the die is asked for; changing it for the worse is allowed."""
    t = table(seat("MMM", held="tavern.bottom"), "M", face_up="tavern", stock="MG")
    t.play("0 gather tavern.top paying MMM", luck=[6]).awaits(0)
    t.play("0 use tavern.bottom on G6")
    assert (t[0].smithy, t.stock) == ("M", "G")
    t.awaits(1)


def test_on_its_own_die_a_token_is_used_in_one_go() -> None:
    """Rule 4.5: the second +1 is lost."""
    t = table(seat("", held="token-plus"), "M", face_up="library", owed=WAITING, stock="M")
    t.refuses("0 use token-plus on G2 G2", "die-not-in-hand", "4.4", die="G2")
    t.play("0 use token-plus on G2")
    assert (t[0].smithy, t[0].held) == ("G", "")
    t.awaits(1)


@pytest.mark.parametrize(("before", "after"), [("M1", "M6"), ("M2", "M5"), ("M3", "M4"), ("M6", "M1")])
def test_flip_one_die(before: str, after: str) -> None:
    """Rule 4.2: 7 minus the value."""
    t = table(seat(hand=f"{before} W4", held="tavern.bottom"), "M", phase="craft")
    t.refuses(f"0 use tavern.bottom on {before} W4", "too-many-dice", "4.1", most=1)
    t.play(f"0 use tavern.bottom on {before}")
    assert (t[0].hand, t[0].held) == (f"{after} W4", "")
    t.awaits(0)


def test_a_die_above_six_is_not_flipped() -> None:
    """Rule 4.6: 7 minus 7 is no side; a 6 may be flipped."""
    t = table(seat(hand="M6 M7 M8", held="tavern.bottom"), "M", phase="craft")
    t.refuses("0 use tavern.bottom on M7", "cannot-flip", "4.6", die="M7")
    t.refuses("0 use tavern.bottom on M8", "cannot-flip", "4.6", die="M8")
    assert t.legal(0, "use") == {"use tavern.bottom on M6"}
    t.awaits(0)


def test_the_flip_costs_one_die() -> None:
    """Rule 7: any die, held until used."""
    t = table("W", "M", face_up="tavern")
    t.play("0 gather tavern.bottom paying W")
    assert t[0].held == "tavern.bottom"
    t.awaits(1)


def test_workshop_copies_both_halves() -> None:
    """Rules 7.2, 4.4: the copied roll waits like the original."""
    t = table(seat("MMMM", held="token-six"), seat("M", claims="tavern.top MMM"), face_up="workshop", stock="G")
    t.play("0 gather workshop.top copying tavern.top paying MMMM", luck=[1]).awaits(0)
    t.play("0 use token-six on G1")
    assert t[0].smithy == "G"
    t.awaits(1)
    t = table("MM", seat("M", claims="tavern.bottom M"), face_up="workshop")
    t.play("0 gather workshop.top copying tavern.bottom paying MM")
    assert t[0].held == "workshop.top=tavern.bottom"
    t.awaits(1)
