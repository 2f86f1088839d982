"""Rule 7.4 in the craft phase: dice whose roll shows the purple value are cancelled."""

import pytest

from tests.games.kings_forge.rules.table import seat, table


def test_dice_that_roll_the_value_go_to_the_smithy() -> None:
    """Rule 7.4: they take no part in the turn."""
    t = table("MMW", "MMMMM", phase="craft", cemetery=4).play("0 roll", luck=[4, 3, 4])
    assert (t[0].hand, t[0].smithy, t.happened) == ("M3", "MW", ["Rolled", "Cancelled"])
    t.awaits(0)


@pytest.mark.parametrize("cemetery", [3, 5])
def test_other_values_are_safe(cemetery: int) -> None:
    """Rule 7.4: neither one more nor one less."""
    t = table("MMW", "MMMMM", phase="craft", cemetery=cemetery).play("0 roll", luck=[4, 4, 4])
    assert (t[0].hand, t[0].smithy) == ("M4 M4 W4", "")
    t.awaits(0)


@pytest.mark.parametrize("owner", [0, 1])
def test_everybodys_dice_are_cancelled_the_owners_too(owner: int) -> None:
    """Rule 7.4: whoever placed the purple die."""
    claims = ["", ""]
    claims[owner] = "cemetery.bottom"
    t = table(seat("MM", claims=claims[0]), seat("MM", claims=claims[1]), phase="craft", cemetery=4)
    t.play("0 roll", luck=[4, 1]).play("0 end").play("1 roll", luck=[4, 1])
    assert (t[1].hand, t[1].smithy) == ("M1", "M")
    t.awaits(1)


def test_a_turn_whose_dice_are_all_cancelled_ends_by_itself() -> None:
    """Rules 3.5, 7.4: nothing is left to place."""
    t = table(seat("MM", held="token-six"), "MMMMM", phase="craft", cemetery=4).play("0 roll", luck=[4, 4])
    assert t[0].smithy == "MM"
    t.awaits(1)


def test_with_gardens_wood_it_goes_on() -> None:
    """Rules 3.5, 7.4: the wood is still to be rolled."""
    t = table(seat("M", held="garden.bottom"), "MMMMM", phase="craft", cemetery=4, stock="W").play("0 roll", luck=[4])
    assert t[0].hand == ""
    t.awaits(0)


def test_gardens_wood_is_cancelled_to_the_smithy() -> None:
    """Rule 7.4: the rolled wood showed the value."""
    t = table(seat(hand="M1", held="garden.bottom"), "MMMMM", phase="craft", cemetery=4, stock="W")
    t.play("0 use garden.bottom taking wood", luck=[4])
    assert (t[0].hand, t[0].smithy, t.stock) == ("M1", "W", "")
    t.awaits(0)


def test_gardens_wood_cancelled_as_the_last_die_ends_the_turn() -> None:
    """Rules 3.5, 7.4: nothing is left in hand."""
    t = table(seat(hand="", held="garden.bottom"), "MMMMM", phase="craft", cemetery=4, stock="W")
    t.play("0 use garden.bottom taking wood", luck=[4])
    assert t[0].smithy == "W"
    t.awaits(1)


def test_a_library_die_is_cancelled_to_the_stock() -> None:
    """Rules 7.1, 7.4: it never lies on a smithy."""
    t = table(seat("M", library=1), "MMMMM", phase="craft", cemetery=4).play("0 roll", luck=[1, 4])
    assert (t[0].hand, t[0].smithy, t.state.library) == ("M1", "", 2)
    t.awaits(0)


def test_a_rerolled_die_can_be_cancelled() -> None:
    """Rule 7.4: a re-roll is a roll."""
    t = table(seat(hand="M1 M2 W3", held="north-mine.bottom"), "MMMMM", phase="craft", cemetery=4)
    t.play("0 use north-mine.bottom on M1 M2", luck=[4, 5])
    assert (t[0].hand, t[0].smithy) == ("M5 W3", "M")
    t.awaits(0)


def test_a_library_die_rerolled_into_the_value_goes_to_the_stock() -> None:
    """Rules 7.1, 7.4: the same for a re-roll."""
    t = table(seat(hand="M1 L2", held="north-mine.bottom"), "MMMMM", phase="craft", cemetery=4)
    t.play("0 use north-mine.bottom on L2", luck=[4])
    assert (t[0].hand, t[0].smithy, t.state.library) == ("M1", "", 2)
    t.awaits(0)


def test_a_reroll_that_cancels_the_last_dice_ends_the_turn() -> None:
    """Rules 3.5, 7.4: nothing is left in hand."""
    t = table(seat(hand="M1 M2", held="north-mine.bottom"), "MMMMM", phase="craft", cemetery=4)
    t.play("0 use north-mine.bottom on M1 M2", luck=[4, 4])
    assert t[0].smithy == "MM"
    t.awaits(1)


@pytest.mark.parametrize(
    ("held", "before", "after"),
    [
        ("west-forest.bottom", "M2", "M4"),
        ("tavern.bottom", "M3", "M4"),
        ("token-plus", "M3", "M4"),
        ("garden.bottom", "M2", "M4"),
    ],
)
def test_a_die_changed_into_the_value_is_safe(held: str, before: str, after: str) -> None:
    """Rule 7.4: only a roll is cancelled."""
    t = table(seat(hand=f"{before} W1", held=held), "MMMMM", phase="craft", cemetery=4)
    t.play(f"0 use {held} on {before}")
    assert (t[0].hand, t[0].smithy) == (f"{after} W1", "")
    t.awaits(0)


def test_sixes_made_by_a_token_are_safe() -> None:
    """Rule 7.4: also where the purple die shows 6."""
    t = table(seat(hand="M1 W1", held="token-six"), "MMMMM", phase="craft", cemetery=6).play("0 use token-six on M1")
    assert (t[0].hand, t[0].smithy) == ("M6 W1", "")
    t.awaits(0)


def test_no_benefit_saves_a_cancelled_die() -> None:
    """Rule 7.4: it is gone before any benefit can be used."""
    t = table(seat("MW", held="tavern.bottom"), "MMMMM", phase="craft", cemetery=4).play("0 roll", luck=[4, 1])
    t.refuses("0 use tavern.bottom on M4", "die-not-in-hand", "3.2", die="M4")
    t.awaits(0)


def test_dice_on_the_smithy_that_astrologer_rolled_are_cancelled_back_and_stay() -> None:
    """Rules 3.1, 7.4: they don't come back through Astrologer, for there is one roll."""
    t = table(seat("M", smithy="WG", claims="astrologer.bottom MM"), "MMMMM", phase="craft", cemetery=4)
    t.play("0 roll", luck=[4, 4, 1])
    assert (t[0].hand, t[0].smithy) == ("G1", "MW")
    t.refuses("0 roll", "already-rolled", "3.1")
    t.awaits(0)


def test_a_stolen_items_dice_are_not_rolled() -> None:
    """Rules 3.4, 7.4: a 4 on an item stands, whether crafted or stolen."""
    t = table(seat(made="table: W3 W4"), seat(hand="M1 W4 W4"), phase="craft", turn=1, cemetery=4)
    t.play("1 steal table with W4 W4 from 0")
    assert (t[1].made, t[0].smithy) == ("table: W4 W4", "WW")
    t.awaits(1)


def test_above_six_nothing_is_cancelled() -> None:
    """Rule 7.4: in the 3rd edition a purple 7 meets no roll."""
    t = table("MMW", "MMMMM", phase="craft", cemetery=7).play("0 roll", luck=[6, 6, 6])
    assert (t[0].hand, t[0].smithy) == ("M6 M6 W6", "")
    t.awaits(0)


def test_the_purple_value_is_gone_with_the_round() -> None:
    """Rules 5.2, 7.4: to the end of the round."""
    t = table(seat(hand="M1"), "", phase="craft", anvil=1, turn=0, cemetery=4).play("0 end")
    assert (t.state.round, t.state.cemetery) == (2, None)
    t.awaits(0)
