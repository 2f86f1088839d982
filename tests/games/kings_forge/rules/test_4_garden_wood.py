"""Rule 4.7: Garden bottom's wood, in the gather phase and in the craft phase."""

from typing import Any

import pytest

from tests.games.kings_forge.rules.table import seat, table

BOTH = "garden.bottom workshop.top=garden.bottom"


def test_the_wood_may_be_taken_in_the_turn_of_the_claim() -> None:
    """Rule 4.7: before the next player acts; it goes to the smithy."""
    t = table("GM", "MMMMM", face_up="garden", stock="WW").play("0 gather garden.bottom paying G")
    assert t.legal(0) == {"keep", "use garden.bottom taking wood"}
    t.awaits(0)
    t.play("0 use garden.bottom taking wood")
    assert (t[0].smithy, t[0].held, t.stock) == ("W", "", "W")
    t.awaits(1)


def test_the_choice_may_be_kept_for_later() -> None:
    """Rule 4.7: then the next player acts."""
    t = table("GM", "MMMMM", face_up="garden", stock="WW").play("0 gather garden.bottom paying G").play("0 keep")
    assert (t[0].smithy, t[0].held, t.stock) == ("", "garden.bottom", "WW")
    assert t.happened == ["BenefitKept", "Refilled"]
    t.awaits(1)


def test_nothing_else_comes_first() -> None:
    """Rules 2.5, 4.7: the claim isn't settled before the choice."""
    t = table("GM", "MMMMM", face_up="garden mill").play("0 gather garden.bottom paying G")
    t.refuses("0 pass taking token", "decide-first", "2.5", awaited="garden.bottom")
    t.refuses("1 pass taking token", "not-your-turn", "1.5")
    t.awaits(0)


def test_the_wood_may_be_taken_in_a_later_own_turn_before_the_action() -> None:
    """Rules 4.4, 4.7: it is not the action; that still follows."""
    t = table(seat("M", held="garden.bottom"), "MMMMM", stock="W").play("0 use garden.bottom taking wood")
    assert (t[0].smithy, t.stock) == ("W", "")
    t.awaits(0)
    t.play("0 pass taking token").awaits(1)


def test_who_has_passed_waits_for_the_craft_phase() -> None:
    """Rule 4.7: who has passed has no turn in which to take it."""
    t = table(seat("M", held="garden.bottom", passed=True), "M", "M", turn=1)
    t.refuses("0 use garden.bottom taking wood", "not-your-turn", "1.5", awaited=1)
    t.awaits(1)


def test_in_the_craft_phase_the_wood_is_rolled_at_once_and_usable() -> None:
    """Rule 4.7: it joins the hand."""
    t = table(seat(hand="W3", held="garden.bottom"), "M", phase="craft", display="table", stock="W")
    t.play("0 use garden.bottom taking wood", luck=[5])
    assert (t[0].hand, t[0].held, t.stock) == ("W3 W5", "", "")
    t.play("0 craft table with W3 W5").awaits(1)


def test_bonus_or_wood_not_both() -> None:
    """Rules 4.7, 7: once."""
    t = table(seat(hand="W3", held="garden.bottom"), "M", phase="craft", stock="W")
    t.play("0 use garden.bottom on W3")
    assert t[0].hand == "W5"
    t.refuses("0 use garden.bottom taking wood", "not-held", "4.4", source="garden.bottom")
    t.awaits(0)


def test_the_copy_is_a_second_choice_of_its_own() -> None:
    """Rules 4.7, 7.2: the wood by one, the bonus by the other."""
    t = table(seat(hand="W3", held="garden.bottom workshop.top=garden.bottom"), "M", phase="craft", stock="W")
    t.play("0 use workshop.top taking wood", luck=[1]).play("0 use garden.bottom on W1")
    assert (t[0].hand, t[0].held) == ("W3 W3", "")
    t.awaits(0)


def test_only_gardens_bottom_gives_wood() -> None:
    """Rule 4.7: no other benefit does, and none that isn't held."""
    t = table(seat(hand="W3", held="token-six workshop.top=tavern.bottom"), "M", phase="craft")
    t.refuses("0 use token-six taking wood", "gives-no-wood", "4.7", source="token-six")
    t.refuses("0 use workshop.top taking wood", "gives-no-wood", "4.7", source="workshop.top")
    t.refuses("0 use garden.bottom taking wood", "not-held", "4.4", source="garden.bottom")
    t.awaits(0)


def test_without_wood_in_the_stock_the_claim_asks_nothing() -> None:
    """Rules 1.2, 4.7: there is nothing to choose; the bonus is still held."""
    t = table("GM", "MMMMM", face_up="garden", stock="M").play("0 gather garden.bottom paying G")
    assert t[0].held == "garden.bottom"
    t.awaits(1)


@pytest.mark.parametrize(("player", "phase"), [(seat("M", held=BOTH), "gather"), (seat(hand="W3", held=BOTH), "craft")])
def test_wood_that_the_stock_lacks_is_not_taken(player: dict[str, Any], phase: str) -> None:
    """Rules 1.2, 4.7: nothing would be gained, and the bonus still can be."""
    t = table(player, "M", phase=phase, stock="MGB")
    t.refuses("0 use garden.bottom taking wood", "no-wood-left", "4.7", source="garden.bottom")
    t.refuses("0 use workshop.top taking wood", "no-wood-left", "4.7", source="workshop.top")
    assert not [action for action in t.legal(0) if action.endswith("taking wood")]
    assert t[0].held == BOTH
    t.awaits(0)


def test_the_last_wood_may_be_taken_once() -> None:
    """Rules 1.2, 4.7: the other bound."""
    t = table(seat("M", held=BOTH), "M", stock="WM").play("0 use workshop.top taking wood")
    t.refuses("0 use garden.bottom taking wood", "no-wood-left", "4.7")
    assert (t[0].smithy, t[0].held, t.stock) == ("W", "garden.bottom", "M")
    t.awaits(0)


def test_a_gather_roll_that_waits_is_no_moment_for_wood() -> None:
    """Rules 4.4, 4.7: Garden bottom's bonus may change the die, its wood may not come before."""
    t = table(seat("MMM", held="garden.bottom"), "M", face_up="tavern").play("0 gather tavern.top paying MMM", luck=[2])
    assert t.legal(0) == {"keep", "use garden.bottom on G2"}
    t.refuses("0 use garden.bottom taking wood", "decide-first", "2.5", awaited="tavern.top")
    t.awaits(0)
