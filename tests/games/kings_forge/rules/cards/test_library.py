"""Library: G!, any -> 1 metal and 1 magic; or W, any, any: a Library die for your craft roll."""

import pytest

from tests.games.kings_forge.rules.table import seat, table, unshuffled


def test_a_gem_lost_for_a_metal_and_a_magic() -> None:
    """Rules 7, 5.2: both to the smithy; the gem goes to the stock, the other die comes back."""
    t = table("GMW", seat(passed=True), face_up="library", stock="MMB")
    t.refuses("0 gather library.top paying MG", "square-kind", "2.2", square=1, takes=("G",))
    t.play("0 gather library.top paying GM")
    assert (t[0].supply, t[0].smithy, t.stock) == ("W", "MB", "M")
    t.play("0 pass").play("0 roll", luck=[1]).play("0 end", luck=unshuffled(6))
    assert (t[0].supply, t.stock) == ("MMWB", "MG")
    t.awaits(1)


@pytest.mark.parametrize(("stock", "gained"), [("B", "B"), ("M", "M"), ("WG", "")])
def test_the_half_that_the_stock_has(stock: str, gained: str) -> None:
    """Rule 2.3: what the stock can't give is not given."""
    t = table("GM", "M", face_up="library", stock=stock)
    t.play("0 gather library.top paying GM")
    assert t[0].smithy == gained
    t.awaits(1)


def test_a_library_die_for_the_craft_roll() -> None:
    """Rules 7, 7.1, 3.1: it is rolled with the supply; it is no die of the supply before."""
    t = table("WMM", seat("M", passed=True), face_up="library west-forest")
    t.refuses("0 gather library.bottom paying MMW", "square-kind", "2.2", square=1, takes=("W",))
    t.play("0 gather library.bottom paying WMM")
    assert (t[0].supply, t[0].library, t.state.library) == ("", 1, 1)
    t.refuses("0 gather west-forest.bottom paying M", "not-in-supply", "2.2", have=0)
    t.play("0 pass").play("0 roll", luck=[4])
    assert (t[0].hand, t[0].library) == ("L4", 0)
    t.awaits(0)


@pytest.mark.parametrize("dice", ["L4 W4", "W3 L4", "L4 L5"])
def test_it_fits_any_box(dice: str) -> None:
    """Rules 3.3, 7.1: it has the box's colour while it lies there, with its value."""
    t = table(seat(hand="L4 L5 W3 W4 M6"), "M", phase="craft", display="table")
    t.play(f"0 craft table with {dice}")
    assert t[0].made == f"table: {dice}"
    t.awaits(0)


def test_its_value_must_suffice() -> None:
    """Rule 3.3: at least the box's value, for a Library die too."""
    t = table(seat(hand="L3 L4 W3 M1"), "M", phase="craft", display="table")
    t.refuses("0 craft table with W3 L3", "box-too-low", "3.3", box=2)
    t.play("0 craft table with W3 L4").awaits(0)


def test_left_over_it_goes_to_the_stock_at_once() -> None:
    """Rule 7.1: at the end of the turn, never to the smithy."""
    t = table(seat(hand="L3 W3"), "M", phase="craft")
    t.play("0 end")
    assert (t[0].smithy, t.state.library) == ("W", 2)
    t.awaits(1)


def test_on_an_item_that_is_stolen_it_goes_to_the_stock_at_once() -> None:
    """Rule 7.1: the other dice of the item go to their owner's smithy."""
    t = table(seat(made="table: L3 W4"), seat(hand="M1 W4 W4"), phase="craft", turn=1)
    t.play("1 steal table with W4 W4 from 0")
    assert (t[0].smithy, t[0].made, t.state.library) == ("W", "", 2)
    t.awaits(1)


def test_on_an_item_that_is_won_it_stays_until_clean_up() -> None:
    """Rules 7.1, 5.1: then to the stock."""
    t = table(seat(hand="L3 W4 M1"), "M", phase="craft", display="table")
    t.play("0 craft table with L3 W4").play("0 end")
    assert t.state.library == 1
    t.play("1 roll", luck=[1]).play("1 end")
    assert (t.state.library, t[0].supply, t[0].items) == (2, "MW", "table")
    t.awaits(1)


def test_without_a_library_die_in_the_stock_none_is_given() -> None:
    """Rules 2.3, 7.1: the card may still be claimed."""
    t = table("WMM", "M", face_up="library", library=0)
    t.play("0 gather library.bottom paying WMM")
    assert (t[0].library, t.state.library) == (0, 0)
    t.awaits(1)


def test_there_are_two_so_that_workshop_can_copy_the_card() -> None:
    """Rules 7.1, 7.2: a second white die."""
    t = table(seat("MWMM", claims="library.bottom WMM", library=1), "M", face_up="workshop")
    assert t.state.library == 1
    t.play("0 gather workshop.top copying library.bottom paying MWMM")
    assert (t[0].library, t.state.library) == (2, 0)
    t.awaits(1)


def test_workshop_copies_the_top_with_its_lost_gem() -> None:
    """Rule 7.2: its own die first, then the gem, then any."""
    t = table("MGM", seat("M", claims="library.top GM"), face_up="workshop", stock="MB")
    t.refuses("0 gather workshop.top copying library.top paying GMM", "square-kind", "2.2", square=2)
    t.play("0 gather workshop.top copying library.top paying MGM")
    assert t[0].smithy == "MB"
    t.awaits(1)
