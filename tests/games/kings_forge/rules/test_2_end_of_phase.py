"""Rules 2.7 to 2.10: when the gather phase ends, and what it holds back."""

import pytest

from kingsforge_bot.games.kings_forge.rules.gathering import claims_left
from tests.games.kings_forge.rules.table import Json, seat, table

FOUR = "mill library shrine tavern"


# 2.7 the end of the phase with 3 or 4


@pytest.mark.parametrize("seats", [3, 4])
def test_the_phase_ends_when_all_have_passed(seats: int) -> None:
    """Rule 2.7: with the last pass the craft phase begins with the first player."""
    t = table(*["MM"] * seats, anvil=1, turn=1, face_up=FOUR)
    t.play("1 pass taking metal")
    for other in range(2, seats):
        t.play(f"{other} pass")
    assert t.phase == "gather"
    t.play("0 pass")
    assert t.phase == "craft"
    t.awaits(1)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_phase_ends_with_the_last_card_once_somebody_has_passed(seats: int) -> None:
    """Rule 2.7: no card face up and at least one has passed."""
    others: list[str | Json] = [seat("MM", passed=True), *["MM"] * (seats - 2)]
    t = table("MMMM", *others, face_up="mill north-mine", deck="")
    t.play("0 gather mill.top paying MM")
    assert t.phase == "gather"
    t.awaits(2)
    t.play("2 gather north-mine.top paying MM")
    assert t.phase == "craft"
    t.awaits(0)


def test_with_the_last_card_gone_the_next_player_must_pass() -> None:
    """Rule 2.7: nobody has passed yet: the next one must, still choosing, and with it the phase ends."""
    t = table("MM", "MM", "MM", face_up="mill", deck="")
    t.play("0 gather mill.top paying MM")
    assert t.phase == "gather"
    t.awaits(1)
    assert t.legal(1) == {"pass taking metal", "pass taking token"}
    t.refuses("1 pass", "first-pass-takes", "2.6")
    t.play("1 pass taking metal")
    assert (t.phase, t[1].supply, t[2].passed) == ("craft", "MMM", False)
    t.awaits(1)  # seat 0 has nothing to roll


def test_with_three_the_eighth_card_does_not_end_the_phase() -> None:
    """Rules 2.7, 2.8: a slot that can't be refilled ends the phase with 2 players only."""
    t = table("MM", "MM", "MM", face_up=FOUR, deck="")
    t.play("0 gather mill.top paying MM")
    assert t.phase == "gather"
    t.awaits(1)


# 2.8 the end of the phase with 2


def test_with_two_the_phase_ends_when_both_have_passed() -> None:
    """Rule 2.8: both have passed; with one only, the other goes on."""
    t = table("MM", "MM", face_up=FOUR)
    t.play("0 pass taking token")
    assert t.phase == "gather"
    t.awaits(1)
    t.play("1 pass")
    assert t.phase == "craft"
    t.awaits(0)


@pytest.mark.parametrize("line", ["gather mill.top paying MM", "dock wood.2 discarding mill paying MM"])
def test_with_two_the_phase_ends_when_a_slot_stays_empty(line: str) -> None:
    """Rule 2.8: with the eighth claim or dock, nobody having passed; no automatic pass, no first-pass benefit."""
    t = table("MM", "MM", face_up=FOUR, deck="bazaar")
    t.play(f"0 {line}")
    assert t.phase == "gather"
    t.awaits(1)
    t = table("MMM", "MM", face_up=FOUR, deck="")
    t.play(f"0 {line}")
    assert t.phase == "craft"
    assert [t[0].held, t[1].held, t[1].supply, t[0].passed, t[1].passed] == ["", "", "MM", False, False]
    t.awaits(0)


def test_with_two_a_whole_phase_is_eight_cards() -> None:
    """Rule 2.8: four face up and seven in the deck make eight claims or docks; three cards are left."""
    t = table("M" * 11, "M" * 15, face_up=FOUR, deck="garden bazaar peddler caravan alchemist astrologer cemetery")
    spaces = ["wood.1", "wood.2", "token.1", "token.2", "gem.1", "gem.2", "magic.1", "magic.2"]
    for number, (space, cost) in enumerate(zip(spaces, (1, 2, 2, 3, 3, 4, 4, 5), strict=True)):
        assert t.phase == "gather"
        t.play(f"{number % 2} dock {space} discarding {t.face_up.split()[0]} paying {'M' * cost}")
    assert (t.phase, t[0].supply, t[1].supply, t.deck) == ("craft", "M", "M", "")
    assert t.face_up == "- library shrine tavern"
    t.awaits(0)


def test_with_two_a_waiting_roll_is_settled_before_the_phase_ends() -> None:
    """Rules 2.5, 2.8: the eighth claim is settled first."""
    t = table(seat("M", held="token-six"), "M", face_up="garden library", deck="", stock="W")
    t.play("0 gather garden.top", luck=[3])
    assert t.phase == "gather"
    t.awaits(0)
    t.play("0 use token-six on W3")
    assert (t.phase, t[0].smithy) == ("craft", "W")
    t.awaits(0)


# 2.9 and 2.10


def test_dice_paid_reach_the_stock_only_at_clean_up() -> None:
    """Rule 2.9: not even those on X squares and docks are there to be gained this round."""
    t = table("WWM", "MM", face_up="mill north-mine", stock="")
    t.play("0 dock wood.2 discarding mill paying WM")
    assert (t[0].smithy, t.stock) == ("", "")
    t.play("1 gather north-mine.top paying MM")
    assert (t[1].smithy, t.stock) == ("", "")
    t.awaits(0)


def test_a_player_without_dice_is_not_passed_automatically() -> None:
    """Rule 2.10: free actions may be claimed."""
    t = table("MM", "", face_up="mill alchemist", deck="tavern shrine library")
    t.play("0 gather mill.top paying MM").awaits(1)
    assert t.legal(1) == {"gather alchemist.bottom", "pass taking metal", "pass taking token"}
    t.play("1 gather alchemist.bottom").awaits(0)


def test_without_a_claim_or_a_dock_only_pass_is_left() -> None:
    """Rule 2.10: no dice and nothing free."""
    t = table("", seat("M", passed=True), face_up="mill north-mine", deck="")
    assert t.legal(0) == {"pass"}
    t.awaits(0)


def test_with_two_it_is_known_how_many_claims_end_the_phase() -> None:
    """Rule 2.8: the one after the last card of the deck; with three only passes end it (2.7)."""
    t = table("MMMM", "MMMM", face_up=FOUR, deck="north-mine")
    assert claims_left(t.state) == 2
    t.play("0 gather mill.top paying MM")
    assert claims_left(t.state) == 1
    t.play("1 gather north-mine.top paying MM")
    assert (t.phase, claims_left(t.state)) == ("craft", None)
    assert claims_left(table("MM", "MM", "MM", face_up=FOUR, deck="north-mine").state) is None
