"""Shrine: any!, any x3 -> 1 gem; or any x7 -> 1 magic."""

from tests.games.kings_forge.rules.table import seat, table, unshuffled


def test_four_dice_one_of_them_lost_for_a_gem() -> None:
    """Rules 7, 2.2, 5.2: the first die is lost, three come back."""
    t = table("MMWBM", seat("", passed=True), face_up="shrine", stock="GG")
    t.refuses("0 gather shrine.top paying MMW", "squares", "2.2", wanted=4, given=3)
    t.play("0 gather shrine.top paying MMWB")
    assert (t[0].supply, t[0].smithy, t.stock) == ("M", "G", "G")
    t.play("0 pass").play("0 roll", luck=[1]).play("0 end", luck=unshuffled(6))
    assert (t[0].supply, t.stock) == ("MMWGB", "MG")
    t.awaits(1)


def test_any_seven_dice_for_a_magic() -> None:
    """Rules 7, 2.2: all come back; six are not enough."""
    t = table("MMMMWWG", seat("M", passed=True), face_up="shrine", stock="B")
    t.refuses("0 gather shrine.bottom paying MMMMWW", "squares", "2.2", wanted=7, given=6)
    t.play("0 gather shrine.bottom paying MMMMWWG")
    assert (t[0].supply, t[0].smithy) == ("", "B")
    t.play("0 pass").play("1 roll", luck=[1]).play("1 end", luck=unshuffled(6))
    assert (t[0].supply, t.stock) == ("MMMMWWGB", "")
    t.awaits(1)


def test_without_the_die_in_the_stock_nothing_is_gained() -> None:
    """Rule 2.3: nothing smaller instead."""
    t = table("MMMM", "MMMMMMM", face_up="shrine", stock="MWB")
    t.play("0 gather shrine.top paying MMMM")
    assert (t[0].smithy, t.stock) == ("", "MWB")
    t.awaits(1)
    t = table("MMMMMMM", "M", face_up="shrine", stock="MWG")
    t.play("0 gather shrine.bottom paying MMMMMMM")
    assert (t[0].smithy, t.stock) == ("", "MWG")
    t.awaits(1)


def test_workshop_copies_both_halves() -> None:
    """Rule 7.2: the second die written is the lost one of the copied top."""
    t = table("BWMMM", seat("", claims="shrine.top MMMM", passed=True), face_up="workshop", stock="G")
    t.play("0 gather workshop.top copying shrine.top paying BWMMM").play("0 pass", luck=unshuffled(7))
    assert (t[0].supply, t.stock) == ("MMMGB", "MW")
    t.awaits(1)
    t = table("M" * 8, seat("M", claims="shrine.bottom MMMMMMM"), face_up="workshop", stock="B")
    t.refuses("0 gather workshop.top copying shrine.bottom paying MMMMMMM", "squares", "2.2", wanted=8, given=7)
    t.play("0 gather workshop.top copying shrine.bottom paying MMMMMMMM")
    assert t[0].smithy == "B"
    t.awaits(1)
