"""North Mine: any x2 -> 2 metal; or any x2: once, re-roll any number of your dice."""

import pytest

from tests.games.kings_forge.rules.table import seat, table


@pytest.mark.parametrize(("stock", "gained"), [("MMM", "MM"), ("MWW", "M"), ("WW", "")])
def test_two_dice_for_two_metal(stock: str, gained: str) -> None:
    """Rules 7, 2.3: to the smithy, as far as the stock has them."""
    t = table("WGM", "M", face_up="north-mine", stock=stock)
    t.play("0 gather north-mine.top paying WG")
    assert (t[0].supply, t[0].smithy) == ("M", gained)
    t.awaits(1)


def test_the_re_roll_costs_two_dice() -> None:
    """Rule 7: held until used."""
    t = table("MM", "M", face_up="north-mine")
    t.refuses("0 gather north-mine.bottom paying M", "squares", "2.2", wanted=2, given=1)
    t.play("0 gather north-mine.bottom paying MM")
    assert t[0].held == "north-mine.bottom"
    t.awaits(1)


def test_any_number_of_dice_at_the_same_time() -> None:
    """Rules 4.2, 7: one die, some or all, Library and Garden dice too; once only."""
    t = table(seat(hand="M1 M1 M5 W2 L1", held="north-mine.bottom"), "M", phase="craft")
    t.play("0 use north-mine.bottom on M1 L1 W2", luck=[4, 5, 6])
    assert (t[0].hand, t[0].held) == ("M1 M4 M5 W6 L5", "")
    t.refuses("0 use north-mine.bottom on M1", "not-held", "4.4")
    t.awaits(0)


@pytest.mark.parametrize(("dice", "luck", "after"), [("M1", [3], "M1 M3 W2"), ("M1 M1 W2", [6, 5, 4], "M5 M6 W4")])
def test_one_die_or_all(dice: str, luck: list[int], after: str) -> None:
    """Rule 4.2: any number."""
    t = table(seat(hand="M1 M1 W2", held="north-mine.bottom"), "M", phase="craft")
    t.play(f"0 use north-mine.bottom on {dice}", luck=luck)
    assert t[0].hand == after
    t.awaits(0)


def test_earlier_changes_are_gone() -> None:
    """Rule 4.2: the die takes the new roll."""
    t = table(seat(hand="M5", held="west-forest.bottom north-mine.bottom"), "M", phase="craft")
    t.play("0 use west-forest.bottom on M5").play("0 use north-mine.bottom on M7", luck=[2])
    assert t[0].hand == "M2"
    t.awaits(0)


def test_a_re_rolled_purple_value_is_cancelled() -> None:
    """Rule 7.4: a re-roll is a roll; a die that already showed the value by a change is safe until it is rolled."""
    t = table(seat(hand="M3 M4 L6", held="north-mine.bottom"), "M", phase="craft", cemetery=4)
    t.play("0 use north-mine.bottom on M3 L6", luck=[4, 4])
    assert (t[0].hand, t[0].smithy, t.state.library) == ("M4", "M", 2)
    t.awaits(0)


def test_it_re_rolls_a_gather_roll() -> None:
    """Rule 4.4: Garden top's die."""
    t = table(seat("", held="north-mine.bottom"), "M", face_up="garden", stock="W")
    t.play("0 gather garden.top", luck=[1]).play("0 use north-mine.bottom on W1", luck=[4])
    assert t[0].smithy == "W"
    t.awaits(1)


def test_workshop_copies_both_halves() -> None:
    """Rules 7.2, 4.2: a copied re-roll is a second one."""
    t = table("MMM", seat("M", claims="north-mine.top MM"), face_up="workshop", stock="MM")
    t.play("0 gather workshop.top copying north-mine.top paying MMM")
    assert t[0].smithy == "MM"
    t = table("MMM", seat("M", claims="north-mine.bottom MM"), face_up="workshop")
    t.play("0 gather workshop.top copying north-mine.bottom paying MMM")
    assert t[0].held == "workshop.top=north-mine.bottom"
    held = "north-mine.bottom workshop.top=north-mine.bottom"
    t = table(seat(hand="M1 M2", held=held), "M", phase="craft")
    t.play("0 use workshop.top on M1", luck=[1]).play("0 use north-mine.bottom on M1 M2", luck=[5, 6])
    assert t[0].hand == "M5 M6"
    t.awaits(0)
