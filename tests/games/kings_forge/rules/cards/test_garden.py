"""Garden: free: roll a wood die of the stock, keep it from 4 on; or G/B: once +2 to one die, or 1 wood."""

import pytest

from tests.games.kings_forge.rules.table import seat, table, unshuffled

BENEFIT = "garden.bottom"


@pytest.mark.parametrize(("rolled", "smithy"), [(1, ""), (3, ""), (4, "W"), (6, "W")])
def test_from_four_on_the_wood_is_kept(rolled: int, smithy: str) -> None:
    """Rule 7: 4 or more: to the smithy; else back to the stock."""
    t = table("", "M", face_up="garden", stock="WM")
    t.play("0 gather garden.top", luck=[rolled])
    assert (t[0].smithy, t.stock) == (smithy, "M" if smithy else "MW")
    t.awaits(1)


def test_without_wood_in_the_stock_nothing_is_rolled() -> None:
    """Rule 2.3: the claim is allowed, nothing is rolled or gained; nothing waits either."""
    t = table(seat("", held="token-six"), "M", face_up="garden", stock="MGB")
    t.play("0 gather garden.top")
    assert (t[0].smithy, t.stock, t[0].held) == ("", "MGB", "token-six")
    t.awaits(1)


def test_a_benefit_may_save_the_roll() -> None:
    """Rule 4.4: the turn waits until a benefit is used or the die kept."""
    t = table(seat("", held="alchemist.bottom tavern.bottom"), "M", face_up="garden", stock="W")
    t.play("0 gather garden.top", luck=[2])
    assert t.legal(0) == {"keep", "use alchemist.bottom on W2", "use tavern.bottom on W2"}
    t.refuses("0 use tavern.bottom on W3", "die-not-in-hand", "4.4", die="W3")
    t.play("0 use alchemist.bottom on W2").awaits(0)
    t.play("0 use tavern.bottom on W3")
    assert (t[0].smithy, t[0].held) == ("W", "")
    t.awaits(1)


def test_the_die_may_be_kept_as_rolled() -> None:
    """Rule 4.4: keep; the benefit stays for later."""
    t = table(seat("", held="alchemist.bottom"), "M", face_up="garden", stock="W")
    t.play("0 gather garden.top", luck=[3]).play("0 keep")
    assert (t[0].smithy, t.stock, t[0].held) == ("", "W", "alchemist.bottom")
    t.awaits(1)


def test_a_die_that_is_kept_has_no_value_any_more() -> None:
    """Rules 2.3, 4.4: on the smithy it is a wood die like any other; nothing is left to keep or change."""
    t = table("", seat("M", held="token-six"), face_up="garden", stock="W")
    t.play("0 gather garden.top", luck=[5])
    t.refuses("1 keep", "nothing-to-keep", "4.4")
    t.refuses("1 use token-six on W5", "no-rolled-dice", "4.4")
    t.awaits(1)


@pytest.mark.parametrize("paid", ["G", "B"])
def test_the_bottom_costs_a_gem_or_a_magic_die(paid: str) -> None:
    """Rules 7, 4.7: after the claim the turn waits for the wood or for keeping the benefit."""
    t = table(f"{paid}M", "M", face_up="garden", stock="WW")
    t.refuses("0 gather garden.bottom paying M", "square-kind", "2.2", takes=("G", "B"))
    t.play(f"0 gather garden.bottom paying {paid}")
    assert t.legal(0) == {"keep", "use garden.bottom taking wood"}
    t.awaits(0)


def test_the_wood_may_be_taken_in_the_same_turn() -> None:
    """Rule 4.7: to the smithy, before the next player acts; then the slot is refilled (2.5)."""
    t = table("G", "M", face_up="garden library shrine tavern", deck="mill bazaar", stock="WW")
    t.play("0 gather garden.bottom paying G")
    assert t.face_up == "- library shrine tavern"
    t.refuses("0 pass taking token", "decide-first", "2.5", awaited=BENEFIT)
    t.refuses("0 use garden.bottom on W2", "no-rolled-dice", "4.4")
    t.play("0 use garden.bottom taking wood")
    assert (t[0].smithy, t[0].held, t.stock, t.face_up) == ("W", "", "W", "mill library shrine tavern")
    t.awaits(1)


def test_the_benefit_may_be_kept_for_later() -> None:
    """Rules 4.7, 4.4: then it is used before the action of a later turn, which goes on after it."""
    t = table("GMM", "M", "M", face_up="garden north-mine library", stock="WMM")
    t.play("0 gather garden.bottom paying G").play("0 keep")
    assert (t[0].held, t[0].smithy) == (BENEFIT, "")
    t.awaits(1)
    t.play("1 pass taking token").play("2 pass")
    t.play("0 use garden.bottom taking wood")
    assert (t[0].smithy, t[0].held) == ("W", "")
    t.awaits(0)
    t.refuses("0 use garden.bottom taking wood", "not-held", "4.4")
    t.play("0 gather north-mine.top paying MM").awaits(0)


def test_without_wood_there_is_nothing_to_wait_for() -> None:
    """Rules 2.3, 4.7: the benefit is held; the next player acts."""
    t = table("G", "M", face_up="garden", stock="M")
    t.play("0 gather garden.bottom paying G")
    assert t[0].held == BENEFIT
    t.awaits(1)


def test_only_garden_bottom_gives_wood() -> None:
    """Rule 4.7: no other benefit does."""
    t = table(seat("M", held="west-forest.bottom token-plus"), "M", face_up="mill")
    t.refuses("0 use west-forest.bottom taking wood", "gives-no-wood", "4.7", source="west-forest.bottom")
    t.refuses("0 use token-plus taking wood", "gives-no-wood", "4.7")
    t.awaits(0)


def test_plus_two_to_one_die() -> None:
    """Rules 7, 4.1: whole to one die; then the wood is gone."""
    t = table(seat(hand="M3 W4", held=BENEFIT), "M", phase="craft")
    t.refuses("0 use garden.bottom on M3 W4", "too-many-dice", "4.1")
    t.play("0 use garden.bottom on M3")
    assert (t[0].hand, t[0].held) == ("M5 W4", "")
    t.refuses("0 use garden.bottom taking wood", "not-held", "4.4")
    t.awaits(0)


def test_in_the_craft_phase_the_wood_is_rolled_at_once_and_usable() -> None:
    """Rules 7, 3.2: it joins the rolled dice; at clean-up it is the player's own."""
    t = table(seat(hand="W3", held=BENEFIT), "M", phase="craft", display="table", stock="W")
    t.play("0 use garden.bottom taking wood", luck=[5])
    assert (t[0].hand, t[0].held, t.stock) == ("W3 W5", "", "")
    t.play("0 craft table with W3 W5")
    t.awaits(1)


def test_the_wood_waits_for_the_roll() -> None:
    """Rule 3.1: the turn begins with the roll, unless there is nothing else to roll."""
    t = table(seat("M", held=BENEFIT), "M", phase="craft", stock="W")
    t.refuses("0 use garden.bottom taking wood", "roll-first", "3.1")
    t.play("0 roll", luck=[2]).play("0 use garden.bottom taking wood", luck=[2])
    assert t[0].hand == "M2 W2"
    t = table(seat("", held=BENEFIT), "M", phase="craft", stock="W")
    t.play("0 use garden.bottom taking wood", luck=[2])
    assert t[0].hand == "W2"
    t.awaits(0)


def test_the_purple_die_cancels_the_wood_into_the_smithy() -> None:
    """Rule 7.4: rolled in the craft phase only; in the gather phase nothing is rolled."""
    t = table(seat(hand="M3", held=BENEFIT), "M", phase="craft", cemetery=4, stock="W")
    t.play("0 use garden.bottom taking wood", luck=[4])
    assert (t[0].hand, t[0].smithy) == ("M3", "W")
    t.awaits(0)
    t = table(seat("M", held=BENEFIT), "M", face_up="mill", cemetery=4, stock="W")
    t.play("0 use garden.bottom taking wood")
    assert t[0].smithy == "W"
    t.awaits(0)


def test_unused_it_is_lost_at_clean_up() -> None:
    """Rules 4.1, 5.2: nothing is kept for another round."""
    t = table(seat(hand="M3", held=BENEFIT), "", phase="craft", stock="W")
    t.play("0 end", luck=unshuffled(0))
    assert (t[0].held, t[0].supply, t.stock) == ("", "M", "W")
    t.awaits(1)


def test_workshop_copies_the_roll() -> None:
    """Rules 7.2, 2.3: the free action costs the one die."""
    t = table("M", seat("M", claims="garden.top"), face_up="workshop", stock="W")
    t.play("0 gather workshop.top copying garden.top paying M", luck=[4])
    assert t[0].smithy == "W"
    t.awaits(1)


def test_a_copied_bottom_is_a_second_separate_choice() -> None:
    """Rules 7.2, 4.7: the copy may give the wood while the original is kept, and the other way round."""
    claimed = seat("MG", claims="garden.bottom G", held=BENEFIT)
    t = table(claimed, "M", face_up="workshop", stock="WW")
    t.play("0 gather workshop.top copying garden.bottom paying MG")
    t.refuses("0 use garden.bottom taking wood", "decide-first", "2.5", awaited="workshop.top")
    t.play("0 use workshop.top taking wood")
    assert (t[0].smithy, t[0].held) == ("W", BENEFIT)
    t.awaits(1)
    both = f"{BENEFIT} workshop.top={BENEFIT}"
    t = table(seat(hand="M1", held=both), "M", phase="craft", stock="W")
    t.play("0 use workshop.top on M1").play("0 use garden.bottom taking wood", luck=[6])
    assert (t[0].hand, t[0].held) == ("M3 W6", "")
    t.awaits(0)


def test_two_plus_two_may_add_up_on_one_die() -> None:
    """Rules 7.2, 4.1: original and copy on the same die."""
    t = table(seat(hand="M1", held=f"{BENEFIT} workshop.top={BENEFIT}"), "M", phase="craft")
    t.play("0 use garden.bottom on M1").play("0 use workshop.top on M3")
    assert t[0].hand == "M5"
    t.awaits(0)
