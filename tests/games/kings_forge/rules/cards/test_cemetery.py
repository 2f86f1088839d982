"""Cemetery: free: +1 to one die; or free: roll the purple die, whose value is cancelled for the round."""

import pytest

from tests.games.kings_forge.rules.table import seat, table, unshuffled

PURPLE = {"type": "die", "side": "cemetery.bottom", "die": "C3"}


def test_plus_one_to_one_die() -> None:
    """Rules 7, 4.1: free; one die."""
    t = table("", "M", face_up="cemetery")
    t.play("0 gather cemetery.top")
    assert t[0].held == "cemetery.top"
    t.awaits(1)
    t = table(seat(hand="M3 M3", held="cemetery.top"), "M", phase="craft")
    t.refuses("0 use cemetery.top on M3 M3", "too-many-dice", "4.1")
    t.play("0 use cemetery.top on M3")
    assert t[0].hand == "M3 M4"
    t.awaits(0)


def test_the_purple_die_is_placed_at_once_when_nothing_could_change_it() -> None:
    """Rules 7.4, 4.4: rolled when the card is claimed."""
    t = table("", "M", face_up="cemetery")
    t.play("0 gather cemetery.bottom", luck=[4])
    assert t.state.cemetery == 4
    assert "PurplePlaced" in t.happened
    t.awaits(1)


def test_before_it_is_placed_a_benefit_may_change_it() -> None:
    """Rules 7.4, 4.4: the turn waits; the benefit is spent; not after."""
    t = table(seat("", held="token-six alchemist.bottom"), "M", face_up="cemetery")
    t.play("0 gather cemetery.bottom", luck=[3])
    assert "PurplePlaced" not in t.happened
    t.awaits(0)
    t.play("0 use alchemist.bottom on C3").awaits(0)
    t.play("0 keep")
    assert (t.state.cemetery, t[0].held) == (4, "token-six")
    t.awaits(1)
    t.refuses("0 use token-six on C4", "not-your-turn", "1.5")


@pytest.mark.parametrize(
    ("held", "line", "luck", "value"),
    [
        ("token-plus", "token-plus on C3", [], 4),
        ("tavern.bottom", "tavern.bottom on C3", [], 4),
        ("west-forest.bottom", "west-forest.bottom on C3", [], 5),
        ("garden.bottom", "garden.bottom on C3", [], 5),
        ("east-forest.bottom", "east-forest.bottom on C3", [], 4),
        ("north-mine.bottom", "north-mine.bottom on C3", [1], 1),
        ("token-six", "token-six on C3", [], 6),
        ("workshop.top=tavern.bottom", "workshop.top on C3", [], 4),
    ],
)
def test_any_benefit_for_dice_of_mine_fits_the_purple_die(held: str, line: str, luck: list[int], value: int) -> None:
    """Rules 7.4, 4.5: one die of those it could change; it is placed when nothing is left that could change it."""
    t = table(seat("", held=held), "M", face_up="library", owed=PURPLE)
    t.play(f"0 use {line}", luck=luck)
    assert (t.state.cemetery, t[0].held) == (value, "")
    t.awaits(1)


def test_what_could_not_change_it_is_not_waited_for() -> None:
    """Rule 4.4: ones to six on a 3, a six on a 6: the die is placed at once."""
    t = table(seat("", held="south-mine.bottom"), "M", face_up="cemetery")
    t.play("0 gather cemetery.bottom", luck=[3]).awaits(1)
    t = table(seat("", held="south-mine.bottom"), "M", face_up="cemetery")
    t.play("0 gather cemetery.bottom", luck=[1]).awaits(0)
    t.play("0 use south-mine.bottom on C1")
    assert t.state.cemetery == 6
    t = table(seat("", held="token-six"), "M", face_up="cemetery")
    t.play("0 gather cemetery.bottom", luck=[6]).awaits(1)


@pytest.mark.parametrize("owner", [0, 1])
def test_dice_whose_roll_shows_it_go_to_the_smithy_at_once(owner: int) -> None:
    """Rule 7.4: every die of every player, the owner too, before any benefit can save it."""
    claims = ["", ""]
    claims[owner] = "cemetery.bottom"
    t = table(seat("MMW", claims=claims[0], held="token-six"), seat("M", claims=claims[1]), phase="craft", cemetery=2)
    t.play("0 roll", luck=[2, 3, 2])
    assert (t[0].hand, t[0].smithy) == ("M3", "MW")
    t.refuses("0 use token-six on W2", "die-not-in-hand", "3.2", die="W2")
    t.awaits(0)


def test_a_re_roll_is_a_roll() -> None:
    """Rule 7.4: re-rolls too; dice that were not re-rolled are safe."""
    t = table(seat(hand="M2 M3 W1", held="north-mine.bottom"), "M", phase="craft", cemetery=2)
    t.play("0 use north-mine.bottom on M3 W1", luck=[2, 5])
    assert (t[0].hand, t[0].smithy) == ("M2 W5", "M")
    t.awaits(0)


@pytest.mark.parametrize(
    ("held", "line"),
    [("alchemist.bottom", "alchemist.bottom on M3"), ("tavern.bottom", "tavern.bottom on M3")],
)
def test_a_die_changed_into_the_value_is_safe(held: str, line: str) -> None:
    """Rule 7.4: only what is rolled is cancelled."""
    t = table(seat(hand="M3", held=held), "M", phase="craft", cemetery=4)
    t.play(f"0 use {line}")
    assert t[0].hand == "M4"
    t.awaits(0)


def test_a_library_die_is_cancelled_into_the_stock() -> None:
    """Rules 7.4, 7.1: it never lies on a smithy."""
    t = table(seat("M", library=1), "M", phase="craft", cemetery=2)
    t.play("0 roll", luck=[5, 2])
    assert (t[0].hand, t[0].smithy, t.state.library) == ("M5", "", 2)
    t.awaits(0)


def test_all_dice_cancelled_end_the_turn() -> None:
    """Rules 7.4, 3.5: nothing is left to roll or to place."""
    t = table(seat("MM", held="token-six"), "M", phase="craft", cemetery=2)
    t.play("0 roll", luck=[2, 2])
    assert (t[0].hand, t[0].smithy) == (None, "MM")
    t.awaits(1)


@pytest.mark.parametrize(
    ("face_up", "line", "stock"),
    [("garden", "gather garden.top", "WM"), ("tavern", "gather tavern.top paying MMM", "GM")],
)
def test_the_deciding_die_goes_to_the_stock_and_gives_nothing(face_up: str, line: str, stock: str) -> None:
    """Rule 7.4: Garden top and Tavern top; though a benefit is held, nobody is asked."""
    t = table(seat("MMM", held="token-six"), "M", face_up=face_up, cemetery=2, stock=stock)
    t.play(f"0 {line}", luck=[2])
    assert (sorted(t.stock), t[0].smithy, t[0].held) == (sorted(stock), "", "token-six")
    t.awaits(1)


def test_a_deciding_die_re_rolled_into_the_value_is_cancelled_too() -> None:
    """Rule 7.4: a re-roll in the gather phase."""
    t = table(seat("", held="north-mine.bottom token-six"), "M", face_up="garden", cemetery=4, stock="W")
    t.play("0 gather garden.top", luck=[3]).awaits(0)
    t.play("0 use north-mine.bottom on W3", luck=[4])
    assert (t.stock, t[0].smithy, t[0].held) == ("W", "", "token-six")
    t.awaits(1)


def test_rolls_made_before_it_was_placed_stand() -> None:
    """Rule 7.4: a wood die gained earlier in the round stays."""
    t = table(seat("M"), "M", face_up="garden cemetery", stock="W")
    t.play("0 gather garden.top", luck=[5])
    t.play("1 gather cemetery.bottom", luck=[5])
    assert (t[0].smithy, t.state.cemetery) == ("W", 5)
    t.awaits(0)


def test_the_purple_die_is_never_cancelled() -> None:
    """Rule 7.4: a copy that rolls the same value again places it again."""
    t = table("M", seat("M", claims="cemetery.bottom"), face_up="workshop", cemetery=4)
    t.play("0 gather workshop.top copying cemetery.bottom paying M", luck=[4])
    assert t.state.cemetery == 4
    t.awaits(1)


def test_a_copy_moves_the_purple_die() -> None:
    """Rules 7.4, 7.2: only the new value counts from then."""
    t = table("MMM", seat("MM", claims="cemetery.bottom", passed=True), face_up="workshop", cemetery=4)
    t.play("0 gather workshop.top copying cemetery.bottom paying M", luck=[5])
    assert t.state.cemetery == 5
    t.play("0 pass").play("0 roll", luck=[4, 5])
    assert (t[0].hand, t[0].smithy) == ("M4", "M")
    t.awaits(0)


def test_a_copy_may_be_changed_before_it_is_placed() -> None:
    """Rules 7.4, 4.4: the turn waits as for the card itself; the die has left the card it lay on."""
    t = table(seat("M", held="north-mine.bottom"), seat("M", claims="cemetery.bottom"), face_up="workshop", cemetery=4)
    t.play("0 gather workshop.top copying cemetery.bottom paying M", luck=[4]).awaits(0)
    assert t.state.cemetery is None
    t.play("0 use north-mine.bottom on C4", luck=[4])
    assert "PurplePlaced" in t.happened
    t.awaits(1)


def test_a_copied_plus_one_belongs_to_workshop() -> None:
    """Rule 7.2: Cemetery's free top costs the one die as a copy."""
    t = table("M", seat("M", claims="cemetery.top"), face_up="workshop")
    t.play("0 gather workshop.top copying cemetery.top paying M")
    assert t[0].held == "workshop.top=cemetery.top"
    t.awaits(1)


@pytest.mark.parametrize(("edition", "value"), [("third", 7), ("second", 6)])
def test_above_six_the_editions_differ(edition: str, value: int) -> None:
    """Rules 7.4, 4.3: it cancels nothing in the 3rd edition and counts as 6 in the 2nd."""
    t = table(seat("", held="alchemist.bottom"), seat("MM"), face_up="cemetery", edition=edition)
    t.play("0 gather cemetery.bottom", luck=[6]).awaits(0)
    t.play("0 use alchemist.bottom on C6")
    assert t.state.cemetery == value
    t.awaits(1)
    crafting = table(seat("MM"), "M", phase="craft", edition=edition, cemetery=value)
    crafting.play("0 roll", luck=[6, 5])
    assert crafting[0].hand == ("M5 M6" if edition == "third" else "M5")


def test_the_ban_ends_with_the_round() -> None:
    """Rules 7.4, 5.2: the purple die goes to the stock at clean-up."""
    t = table(seat("", claims="cemetery.bottom"), seat("MM"), phase="craft", turn=1, cemetery=3)
    t.play("1 roll", luck=[3, 2])
    assert t[1].hand == "M2"
    t.play("1 end", luck=unshuffled(1))
    assert t.state.cemetery is None
    t.awaits(1)
