"""Rule 2.6: passing and its benefit."""

import pytest

from tests.games.kings_forge.rules.table import seat, table, unshuffled

FOUR = "mill library shrine tavern"


def test_the_first_to_pass_may_take_a_metal_at_once() -> None:
    """Rule 2.6: from the stock into the supply, not the smithy."""
    t = table("M", "M", face_up="mill", stock="MM")
    t.play("0 pass taking metal")
    assert (t[0].supply, t[0].smithy, t[0].held, t.stock, t[0].passed) == ("MM", "", "", "M", True)
    t.awaits(1)


def test_the_first_to_pass_may_take_a_token() -> None:
    """Rule 2.6: a +1/+1 token for the craft phase."""
    t = table("M", "M", face_up="mill", stock="MM")
    t.play("0 pass taking token")
    assert (t[0].supply, t[0].held, t.stock, t[0].passed) == ("M", "token-plus", "MM", True)
    t.awaits(1)


def test_the_first_to_pass_takes_one_of_the_two() -> None:
    """Rule 2.6: the benefit is chosen, not left out."""
    t = table("M", "M", face_up="mill")
    t.refuses("0 pass", "first-pass-takes", "2.6")
    t.awaits(0)


def test_without_metal_in_the_stock_only_the_token() -> None:
    """Rule 2.6: no metal, no choice; with a single one there is."""
    t = table("M", "M", face_up="mill", stock="WGB")
    t.refuses("0 pass taking metal", "no-metal-left", "2.6")
    t.refuses("0 pass", "first-pass-takes", "2.6", metal=0)
    assert t.legal(0, "pass") == {"pass taking token"}
    t = table("M", "M", face_up="mill", stock="MWGB")
    assert t.legal(0, "pass") == {"pass taking token", "pass taking metal"}
    t.play("0 pass taking metal").awaits(1)


@pytest.mark.parametrize("taking", ["metal", "token"])
def test_later_passers_take_nothing(taking: str) -> None:
    """Rule 2.6: only the first to pass in the phase takes something."""
    t = table("M", seat("M", passed=True), "M", face_up="mill")
    t.refuses(f"0 pass taking {taking}", "later-pass-takes-nothing", "2.6")
    t.play("0 pass")
    assert (t[0].supply, t[0].held) == ("M", "")
    t.awaits(2)


def test_the_benefit_of_passing_comes_again_in_the_next_round() -> None:
    """Rule 2.6: the first to pass in the phase, each phase anew."""
    t = table("", seat("M", passed=True), face_up=FOUR, deck="garden", phase="gather")
    t.play("0 pass")
    t.play("1 roll", luck=[1]).play("1 end", luck=unshuffled(5))
    t.refuses("1 pass", "first-pass-takes", "2.6")
    t.play("1 pass taking token").awaits(0)


def test_who_has_passed_acts_no_more_in_the_phase() -> None:
    """Rules 2.6, 4.7: no claim and no benefit, though one is held."""
    t = table("MM", seat("MM", held="garden.bottom", passed=True), "MM", face_up=FOUR)
    t.play("0 gather mill.top paying MM").awaits(2)
    t.refuses("1 use garden.bottom taking wood", "not-your-turn", "1.5", awaited=2, done="passed")
    t.refuses("0 gather shrine.top", "not-your-turn", "1.5", awaited=2, done=None)
