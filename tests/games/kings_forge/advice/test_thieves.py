"""Who is named as a possible thief after crafting."""

from typing import Any

import pytest

from kingsforge_bot.games.kings_forge.advice.thieves import thieves
from kingsforge_bot.games.kings_forge.rules.turns import later_seats
from tests.games.kings_forge.rules.table import Json, seat, table


def named(made: str, *others: str | Json, turn: int = 0, **more: Any) -> tuple[int, ...]:
    """Seat `turn` has just made that item; the other seats follow in order."""
    seats = [*others[:turn], seat(hand="M1", made=made), *others[turn:]]
    t = table(*seats, phase="craft", turn=turn, **more)
    return thieves(t.state, t.state.players[turn].made[0])


def test_only_those_who_still_roll_are_named() -> None:
    """Rules 3.1, 3.4: from the first player clockwise; whoever had the turn has had it."""
    assert named("table: W3 W4", "WW", "WW", "WW") == (1, 2, 3)
    assert named("table: W3 W4", "WW", "WW", "WW", turn=2) == (3,)
    assert named("table: W3 W4", "WW", "WW", "WW", turn=3) == ()
    assert named("table: W3 W4", "WW", "WW", "WW", turn=2, anvil=2) == (3, 0, 1)
    state = table("M", seat(hand=""), "M", phase="craft", turn=1, anvil=1).state
    assert later_seats(state) == (2, 0)


@pytest.mark.parametrize(
    ("other", "can"),
    [
        ("WW", True),
        ("W", False),
        ("MM", False),
        (seat("W", library=1), True),
        (seat("W", smithy="W"), False),
        (seat("W", smithy="W", claims="astrologer.bottom MM"), True),
        (seat("W", held="garden.bottom"), True),
    ],
)
def test_a_thief_needs_a_die_for_each_box(other: str | Json, *, can: bool) -> None:
    """Rules 3.1, 3.3, 3.4, 4.7: dice that roll, Library dice, and Garden's wood."""
    assert named("table: W3 W4", other, stock="W") == ((1,) if can else ())


@pytest.mark.parametrize(
    ("made", "held", "can"),
    [
        ("shield: M6 M6", "", False),
        ("shield: M6 M5", "", True),
        ("shield: M6 M6", "token-six", False),
        ("shield: M6 M6", "alchemist.bottom", True),
        ("shield: M7 M7", "alchemist.bottom", False),
        ("shield: M7 M7", "east-forest.bottom alchemist.bottom", True),
    ],
)
def test_dice_that_no_roll_beats_are_safe(made: str, held: str, *, can: bool) -> None:
    """Rules 3.4, 4.2: nowhere lower and once higher; above 6 only bonuses help."""
    assert named(made, seat("MMM", held=held)) == ((1,) if can else ())


def test_in_the_second_edition_an_item_counts_as_6_for_others() -> None:
    """Rule 4.3: values above 6 are for one's own turn only."""
    assert named("shield: M8 M6", seat("MM", held="alchemist.bottom"), edition="second") == (1,)
    assert named("shield: M8 M6", seat("MM", held="alchemist.bottom")) == ()


def test_a_purple_six_leaves_fives_at_best() -> None:
    """Rule 7.4: a six is cancelled before anything can be done with it."""
    assert named("shield: M5 M5", "MM", cemetery=6) == ()
    assert named("shield: M5 M5", "MM", cemetery=5) == (1,)
    assert named("shield: M5 M5", seat("MM", held="tavern.bottom"), cemetery=6) == (1,)
