"""Alchemist: G, G/B, any -> 1 magic; or free: +1 to one die."""

import pytest

from tests.games.kings_forge.rules.table import seat, table


@pytest.mark.parametrize("paid", ["GGM", "GBM", "GGB", "GBW"])
def test_a_gem_a_stone_and_any_die_make_a_magic_die(paid: str) -> None:
    """Rules 7, 2.2: gem, gem or magic, any; the magic die goes to the smithy, nothing is lost."""
    t = table(f"{paid}M", "M", face_up="alchemist", stock="BB")
    t.play(f"0 gather alchemist.top paying {paid}")
    assert (t[0].supply, t[0].smithy, t.stock) == ("M", "B", "B")
    t.awaits(1)


def test_the_first_square_takes_no_magic_die() -> None:
    """Rules 7, 2.2: one gem at least."""
    t = table("BBM", "M", face_up="alchemist")
    t.refuses("0 gather alchemist.top paying BBM", "square-kind", "2.2", square=1, takes=("G",), given="B")
    assert t.legal(0, "gather alchemist.top") == set()
    t.awaits(0)


def test_plus_one_to_one_die() -> None:
    """Rules 7, 4.1: free; one die shows one more, also above 6."""
    t = table("", "M", face_up="alchemist")
    t.play("0 gather alchemist.bottom")
    assert t[0].held == "alchemist.bottom"
    t.awaits(1)
    t = table(seat(hand="M3 M6 W4", held="alchemist.bottom"), "M", phase="craft")
    t.refuses("0 use alchemist.bottom on M3 W4", "too-many-dice", "4.1", most=1)
    t.play("0 use alchemist.bottom on M6")
    assert (t[0].hand, t[0].held) == ("M3 M7 W4", "")
    t.refuses("0 use alchemist.bottom on M3", "not-held", "4.4")
    t.awaits(0)


def test_workshop_copies_both_halves() -> None:
    """Rule 7.2: its own die first, then the copied squares; a copied benefit belongs to Workshop."""
    claimed = seat("M", claims="alchemist.top GBM")
    t = table("MGGW", claimed, face_up="workshop", stock="B")
    t.refuses("0 gather workshop.top copying alchemist.top paying GMGW", "square-kind", "2.2", square=2)
    t.play("0 gather workshop.top copying alchemist.top paying MGGW")
    assert (t[0].smithy, t.stock) == ("B", "")
    t.awaits(1)
    t = table(seat("M", claims="alchemist.bottom"), "M", face_up="workshop")
    t.play("0 gather workshop.top copying alchemist.bottom paying M")
    assert t[0].held == "workshop.top=alchemist.bottom"
    t.awaits(1)


def test_the_original_and_its_copy_add_up_on_one_die() -> None:
    """Rules 7.2, 4.1: bonuses of different cards may go to one die."""
    t = table(seat(hand="M3 W4", held="alchemist.bottom workshop.top=alchemist.bottom"), "M", phase="craft")
    t.play("0 use alchemist.bottom on M3").play("0 use workshop.top on M4")
    assert t[0].hand == "M5 W4"
    t.awaits(0)
