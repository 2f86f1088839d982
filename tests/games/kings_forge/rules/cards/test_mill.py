"""Mill: any!, any! -> 2 wood; or G/B!, any x3 -> 3 wood and 2 metal."""

import pytest

from tests.games.kings_forge.rules.table import seat, table, unshuffled


def test_two_dice_lost_for_two_wood() -> None:
    """Rules 7, 5.2: to the smithy; both dice go to the stock."""
    t = table("MGM", seat(passed=True), face_up="mill", stock="WWW")
    t.play("0 gather mill.top paying MG")
    assert (t[0].supply, t[0].smithy, t.stock) == ("M", "WW", "W")
    t.play("0 pass").play("0 roll", luck=[1]).play("0 end", luck=unshuffled(6))
    assert (t[0].supply, t.stock) == ("MWW", "MWG")
    t.awaits(1)


@pytest.mark.parametrize(("paid", "lost", "kept"), [("GMMB", "G", "MMB"), ("BMMG", "B", "MMG")])
def test_a_stone_lost_and_three_dice_for_three_wood_and_two_metal(paid: str, lost: str, kept: str) -> None:
    """Rules 7, 2.2: the first die is the one that is lost."""
    t = table("GMMB", seat("M", passed=True), face_up="mill", stock="WWWMM")
    t.refuses("0 gather mill.bottom paying MMGB", "square-kind", "2.2", square=1, takes=("G", "B"))
    t.play(f"0 gather mill.bottom paying {paid}")
    assert (t[0].supply, t[0].smithy, t.stock) == ("", "MMWWW", "")
    t.play("0 pass").play("1 roll", luck=[1]).play("1 end", luck=unshuffled(6))
    assert t.stock == lost
    assert sorted(t[0].supply) == sorted(kept + "MMWWW")
    t.awaits(1)


def test_both_stones_are_offered_for_the_lost_square() -> None:
    """Rules 7, 2.2: which one is lost is a choice."""
    assert table("GMMB", "M", face_up="mill").legal(0, "gather mill.bottom") == {
        "gather mill.bottom paying GMMB",
        "gather mill.bottom paying BMMG",
    }
    assert table("MMMM", "M", face_up="mill").legal(0, "gather mill.bottom") == set()


@pytest.mark.parametrize(("stock", "gained"), [("WWM", "MWW"), ("WWWWM", "MWWW"), ("MMM", "MM"), ("GB", "")])
def test_as_much_as_the_stock_has(stock: str, gained: str) -> None:
    """Rule 2.3: kind by kind."""
    t = table("GMMM", "M", face_up="mill", stock=stock)
    t.play("0 gather mill.bottom paying GMMM")
    assert t[0].smithy == gained
    t.awaits(1)


def test_workshop_copies_both_halves() -> None:
    """Rule 7.2: its own die comes back, the copied X squares lose theirs."""
    t = table("BMW", seat("", claims="mill.top MM", passed=True), face_up="workshop", stock="WW")
    t.play("0 gather workshop.top copying mill.top paying BMW").play("0 pass", luck=unshuffled(7))
    assert (t[0].supply, t.stock) == ("WWB", "MMMW")
    t.awaits(1)
    t = table("MBGMM", seat("M", claims="mill.bottom GMMM"), face_up="workshop", stock="WWWMM")
    t.refuses("0 gather workshop.top copying mill.bottom paying BMGMM", "square-kind", "2.2", square=2)
    t.play("0 gather workshop.top copying mill.bottom paying MBGMM")
    assert t[0].smithy == "MMWWW"
    t.awaits(1)
