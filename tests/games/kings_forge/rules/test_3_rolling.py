"""Rules 3.1 and 3.2: the craft roll, and what may be done with its dice."""

import pytest

from tests.games.kings_forge.rules.table import seat, table


def test_all_dice_of_the_supply_are_rolled() -> None:
    """Rule 3.1: the turn begins with a roll of the whole supply."""
    t = table("MMW", "MMMMM", "MMMMM", phase="craft", display="crown")
    t.play("0 roll", luck=[4, 2, 6])
    assert (t[0].hand, t[0].supply) == ("M2 M4 W6", "")
    t.awaits(0)


def test_only_the_seat_on_turn_has_a_hand() -> None:
    """Rule 3.1: one turn each, so the others' dice wait unrolled."""
    t = table("MM", "MMMMM", "WW", phase="craft").play("0 roll", luck=[1, 2])
    assert (t[1].hand, t[2].hand, t[2].supply) == (None, None, "WW")
    t.awaits(0)


def test_library_dice_join_the_roll() -> None:
    """Rules 3.1, 7.1: both Library dice, here the original's and Workshop's, are part of the one roll."""
    t = table(seat("M", library=2), "MMMMM", phase="craft").play("0 roll", luck=[3, 6, 1])
    assert (t[0].hand, t[0].library) == ("M3 L1 L6", 0)
    t.awaits(0)


def test_smithy_dice_stay_where_they_are() -> None:
    """Rule 3.1: without Astrologer only the supply is rolled."""
    t = table(seat("M", smithy="WG"), "MMMMM", phase="craft").play("0 roll", luck=[3])
    assert (t[0].hand, t[0].smithy) == ("M3", "WG")
    t.awaits(0)


@pytest.mark.parametrize(
    ("claims", "paid_back"),
    [("astrologer.bottom MM", "MM"), ("workshop.top copying astrologer.bottom MMM", "MMM")],
)
def test_astrologer_rolls_the_smithy_too(claims: str, paid_back: str) -> None:
    """Rules 3.1, 7.2: Astrologer bottom, claimed or copied, adds every die that lies on the smithy now."""
    t = table(seat("M", smithy="WG", claims=claims), "MMMMM", phase="craft").play("0 roll", luck=[1, 2, 3])
    assert (t[0].hand, t[0].smithy) == ("M1 W2 G3", "")
    assert t[0].claims.endswith(paid_back)
    t.awaits(0)


def test_astrologer_top_rolls_no_smithy() -> None:
    """Rule 3.1: only the bottom half rolls the smithy."""
    t = table(seat("M", smithy="WG", claims="astrologer.top"), "MMMMM", phase="craft").play("0 roll", luck=[1])
    assert (t[0].hand, t[0].smithy) == ("M1", "WG")
    t.awaits(0)


def test_astrologer_without_supply_rolls_the_smithy_alone() -> None:
    """Rules 3.1, 3.5: dice on the smithy are something to roll then, so the turn is not skipped."""
    t = table("M", seat(smithy="W", claims="astrologer.bottom MM"), phase="craft", turn=0)
    t.play("0 roll", luck=[1]).play("0 end")
    t.awaits(1)
    t.play("1 roll", luck=[5])
    assert t[1].hand == "W5"
    t.awaits(1)


def test_rolling_is_compulsory() -> None:
    """Rule 3.1: before the roll nothing else can be done, not even ending."""
    t = table(seat("MW", held="token-six garden.bottom"), seat(made="table: W3 W4"), phase="craft", display="shield")
    assert t.legal(0) == {"roll"}
    t.refuses("0 use token-six on M3", "roll-first", "3.1")
    t.refuses("0 use garden.bottom taking wood", "roll-first", "3.1")
    t.refuses("0 craft shield with M5 M5", "roll-first", "3.1")
    t.refuses("0 steal table with W4 W5 from 1", "roll-first", "3.1")
    t.refuses("0 end", "roll-first", "3.1")
    t.awaits(0)


def test_the_roll_comes_once() -> None:
    """Rule 3.1: one roll."""
    t = table("MM", "MMMMM", phase="craft").play("0 roll", luck=[1, 2])
    t.refuses("0 roll", "already-rolled", "3.1")
    t.awaits(0)


@pytest.mark.parametrize("line", ["0 roll", "0 craft table with W3 W4", "0 steal table with W3 W5 from 1", "0 end"])
def test_crafting_waits_for_its_phase(line: str) -> None:
    """Rule 1.6: in the gather phase nobody rolls, crafts, steals or ends."""
    t = table("MM", "MMMMM", display="table")
    t.refuses(line, "wrong-phase", "1.6", phase="gather")
    t.awaits(0)


@pytest.mark.parametrize("line", ["0 gather mill.top paying MM", "0 dock wood.1 discarding mill paying M", "0 pass"])
def test_gathering_is_over(line: str) -> None:
    """Rule 1.6: in the craft phase nobody claims, docks or passes."""
    t = table("MM", "MMMMM", phase="craft", face_up="mill")
    t.refuses(line, "wrong-phase", "1.6", phase="craft")
    t.awaits(0)


def test_the_first_player_begins_and_turns_go_clockwise() -> None:
    """Rule 3.1: from the first player clockwise, one turn each."""
    t = table("M", "M", seat("M", held="token-plus"), phase="craft", anvil=2)
    t.awaits(2)
    t.refuses("0 roll", "not-your-turn", "1.5", awaited=2, done=None)
    t.play("2 roll", luck=[1]).play("2 end").awaits(0)
    t.refuses("2 roll", "not-your-turn", "1.5", awaited=0, done="crafted")
    t.refuses("1 roll", "not-your-turn", "1.5", awaited=0, done=None)
    t.play("0 roll", luck=[1]).play("0 end").awaits(1)


def test_the_craft_phase_begins_with_the_first_player_not_with_the_next_in_turn() -> None:
    """Rules 2.7, 3.1: seat 2 was the last to pass, but the anvil lies with seat 1."""
    t = table(seat("M", passed=True), seat("M", passed=True), "MM", anvil=1, turn=2)
    t.play("2 pass")
    assert t.phase == "craft"
    t.awaits(1)


def test_benefits_may_be_used_in_any_order_and_between_items() -> None:
    """Rules 3.2, 3.3: crafting ends no turn; benefits go on afterwards."""
    t = table(seat(hand="M4 M4 W2 W4", held="token-six west-forest.bottom"), "M", phase="craft", display="table shield")
    t.play("0 use west-forest.bottom on W2").play("0 craft table with W4 W4").play("0 use token-six on M4")
    assert t[0].hand == "M4 M6"
    t.awaits(0)


def test_a_placed_die_is_out_of_reach() -> None:
    """Rule 3.2: benefits work on dice not yet placed."""
    t = table(seat(hand="M4 W3 W4", held="token-six"), "M", phase="craft", display="table")
    t.play("0 craft table with W3 W4")
    t.refuses("0 use token-six on W3", "die-not-in-hand", "3.2", die="W3")
    t.awaits(0)


def test_only_dice_that_lie_there_can_be_named() -> None:
    """Rule 3.2: on your own rolled dice, and as many as there are."""
    t = table(seat(hand="M4 M5", held="token-plus"), seat(made="table: W3 W4"), phase="craft", anvil=1, turn=0)
    t.refuses("0 use token-plus on W3", "die-not-in-hand", "3.2", die="W3")
    t.refuses("0 use token-plus on M4 M4", "die-not-in-hand", "3.2", die="M4")
    t.play("0 use token-plus on M4 M5")
    assert t[0].hand == "M5 M6"
    t.awaits(0)
