"""South Mine: any x2 -> 2 metal; or any x2: once, turn any or all of your 1s to 6."""

import pytest

from tests.games.kings_forge.rules.table import seat, table


@pytest.mark.parametrize(("stock", "gained"), [("MMM", "MM"), ("MWW", "M"), ("WW", "")])
def test_two_dice_for_two_metal(stock: str, gained: str) -> None:
    """Rules 7, 2.3: to the smithy, as far as the stock has them."""
    t = table("WGM", "M", face_up="south-mine", stock=stock)
    t.play("0 gather south-mine.top paying WG")
    assert (t[0].supply, t[0].smithy) == ("M", gained)
    t.awaits(1)


def test_the_benefit_costs_two_dice() -> None:
    """Rule 7: held until used."""
    t = table("MMM", "M", face_up="south-mine")
    t.refuses("0 gather south-mine.bottom paying MMM", "squares", "2.2", wanted=2, given=3)
    t.play("0 gather south-mine.bottom paying MM")
    assert t[0].held == "south-mine.bottom"
    t.awaits(1)


@pytest.mark.parametrize(
    ("dice", "after"), [("M1 M1 W1", "M2 M6 M6 W6"), ("M1", "M1 M2 M6 W1"), ("W1 M1", "M1 M2 M6 W6")]
)
def test_any_or_all_ones_become_six(dice: str, after: str) -> None:
    """Rules 7, 4.5: once; fewer may be chosen, the rest is lost."""
    t = table(seat(hand="M1 M1 M2 W1", held="south-mine.bottom"), "M", phase="craft")
    t.play(f"0 use south-mine.bottom on {dice}")
    assert (t[0].hand, t[0].held) == (after, "")
    t.awaits(0)


@pytest.mark.parametrize("die", ["M2", "M6", "M7"])
def test_no_other_die_is_turned(die: str) -> None:
    """Rule 7: only 1s."""
    t = table(seat(hand=f"M1 {die}", held="south-mine.bottom"), "M", phase="craft")
    t.refuses(f"0 use south-mine.bottom on {die}", "not-a-one", "7", die=die)
    t.refuses(f"0 use south-mine.bottom on M1 {die}", "not-a-one", "7", die=die)
    assert t.legal(0, "use") == {"use south-mine.bottom on M1"}
    t.awaits(0)


def test_without_a_one_there_is_nothing_to_use_it_on() -> None:
    """Rules 7, 4.5: at least one die."""
    t = table(seat(hand="M2 M3", held="south-mine.bottom"), "M", phase="craft")
    assert t.legal(0) == {"end"}
    t.awaits(0)


def test_a_die_made_a_one_counts() -> None:
    """Rules 3.2, 4.2: benefits in any order; a flipped 6 shows 1."""
    t = table(seat(hand="M6", held="tavern.bottom south-mine.bottom"), "M", phase="craft")
    t.play("0 use tavern.bottom on M6").play("0 use south-mine.bottom on M1")
    assert t[0].hand == "M6"
    t.awaits(0)


def test_a_garden_die_showing_one_is_kept() -> None:
    """Rule 4.4: on a gather roll."""
    t = table(seat("", held="south-mine.bottom"), "M", face_up="garden", stock="W")
    t.play("0 gather garden.top", luck=[1]).awaits(0)
    t.play("0 use south-mine.bottom on W1")
    assert t[0].smithy == "W"
    t.awaits(1)


def test_workshop_copies_both_halves() -> None:
    """Rule 7.2: three dice each."""
    t = table("MMM", seat("M", claims="south-mine.top MM"), face_up="workshop", stock="MM")
    t.play("0 gather workshop.top copying south-mine.top paying MMM")
    assert t[0].smithy == "MM"
    t = table("MMM", seat("M", claims="south-mine.bottom MM"), face_up="workshop")
    t.play("0 gather workshop.top copying south-mine.bottom paying MMM")
    assert t[0].held == "workshop.top=south-mine.bottom"
    t = table(seat(hand="M1 M1", held="workshop.top=south-mine.bottom"), "M", phase="craft")
    t.refuses("0 use south-mine.bottom on M1", "not-held", "4.4")
    t.play("0 use workshop.top on M1 M1")
    assert t[0].hand == "M6 M6"
    t.awaits(0)
