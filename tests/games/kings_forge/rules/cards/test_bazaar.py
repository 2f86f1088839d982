"""Bazaar: W, W -> 1 gem; or any x5 -> 1 gem."""

from tests.games.kings_forge.rules.table import seat, table


def test_two_wood_for_a_gem() -> None:
    """Rules 7, 2.2: both squares take wood only; the dice come back."""
    t = table("MWW", "M", face_up="bazaar", stock="GG")
    t.refuses("0 gather bazaar.top paying WM", "square-kind", "2.2", square=2, takes=("W",))
    t.play("0 gather bazaar.top paying WW")
    assert (t[0].supply, t[0].smithy, t.stock) == ("M", "G", "G")
    t.awaits(1)


def test_any_five_dice_for_a_gem() -> None:
    """Rule 7: five dice, not four."""
    t = table("MMWGB", "M", face_up="bazaar", stock="G")
    t.refuses("0 gather bazaar.bottom paying MMWG", "squares", "2.2", wanted=5, given=4)
    t.play("0 gather bazaar.bottom paying MMWGB")
    assert (t[0].supply, t[0].smithy) == ("", "G")
    t.awaits(1)
    assert table("MMMM", "M", face_up="bazaar").legal(0, "gather bazaar.bottom") == set()


def test_without_a_gem_nothing_is_gained() -> None:
    """Rule 2.3: no smaller reward."""
    t = table("WW", "M", face_up="bazaar", stock="MWB")
    t.play("0 gather bazaar.top paying WW")
    assert (t[0].smithy, t.stock) == ("", "MWB")
    t.awaits(1)


def test_workshop_copies_both_halves() -> None:
    """Rule 7.2: one die more for each."""
    t = table("MWW", seat(claims="bazaar.top WW"), "M", face_up="workshop", stock="G")
    t.play("0 gather workshop.top copying bazaar.top paying MWW")
    assert t[0].smithy == "G"
    t = table("MMMMMM", seat(claims="bazaar.bottom MMMMM"), "M", face_up="workshop", stock="G")
    t.refuses("0 gather workshop.top copying bazaar.bottom paying MMMMM", "squares", "2.2", wanted=6, given=5)
    t.play("0 gather workshop.top copying bazaar.bottom paying MMMMMM")
    assert (t[0].smithy, t[0].supply) == ("G", "")
    t.awaits(1)
