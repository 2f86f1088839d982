"""Peddler: free: 1 metal; or give 4 dice to an opponent's supply and take 1 die of your choice from it."""

import pytest

from tests.games.kings_forge.rules.table import seat, table

TRADE = "gather peddler.bottom giving MMMM to 1 taking"


def test_a_metal_for_nothing() -> None:
    """Rules 7, 2.3: to the smithy."""
    t = table("", "M", face_up="peddler", stock="M")
    t.play("0 gather peddler.top")
    assert (t[0].smithy, t.stock) == ("M", "")
    t.awaits(1)


def test_four_dice_given_and_one_taken() -> None:
    """Rules 7, 7.5: the four are in the opponent's supply, the one on the own smithy."""
    t = table("MMMMW", "MB", "M", face_up="peddler")
    t.play(f"0 {TRADE} B")
    assert (t[0].supply, t[0].smithy, t[1].supply, t[1].smithy) == ("W", "B", "MMMMM", "")
    t.awaits(1)


@pytest.mark.parametrize("giving", ["MMM", "MMMMM", "MMMW"])
def test_exactly_four_dice_of_the_supply(giving: str) -> None:
    """Rule 7.5: four, and those one has; smithy dice don't count."""
    t = table(seat("MMMMM", smithy="W"), "B", face_up="peddler")
    reason = ("trade-size", "7.5") if len(giving) != 4 else ("not-in-supply", "7.5")
    t.refuses(f"0 gather peddler.bottom giving {giving} to 1 taking B", *reason)
    t.play(f"0 {TRADE} B").awaits(1)


def test_a_supply_of_three_cannot_trade() -> None:
    """Rule 7.5: the action can't be chosen."""
    t = table("MMM", "B", face_up="peddler")
    assert t.legal(0, "gather peddler") == {"gather peddler.top"}
    t.awaits(0)


@pytest.mark.parametrize("kind", ["G", "L", "C"])
def test_only_a_die_that_lies_in_that_supply_is_taken(kind: str) -> None:
    """Rule 7.5: none of cards, docks, smithies or the Library."""
    partner = seat("MB", smithy="G", library=1, claims="library.bottom WGG", visits="wood.1 discarding mill G")
    t = table("MMMM", partner, face_up="peddler")
    t.refuses(f"0 {TRADE} {kind}", "trade-takes", "7.5", kind=kind, seat=1)
    assert t.legal(0, "gather peddler.bottom") == {f"{TRADE} M", f"{TRADE} B"}
    t.awaits(0)


def test_a_die_just_given_may_be_taken_back() -> None:
    """Rule 7.5: also from a supply that was empty."""
    t = table("MMMW", "", face_up="peddler")
    t.play("0 gather peddler.bottom giving MMMW to 1 taking W")
    assert (t[0].supply, t[0].smithy, t[1].supply) == ("", "W", "MMM")
    t.awaits(1)


def test_one_who_has_passed_may_be_chosen() -> None:
    """Rule 7.5: any opponent; being passed, they stay so."""
    t = table("MMMM", seat("B", passed=True), "M", face_up="peddler")
    t.play(f"0 {TRADE} B")
    assert (t[1].supply, t[1].passed) == ("MMMM", True)
    t.awaits(2)


@pytest.mark.parametrize("number", [0, 2, 9])
def test_the_partner_is_an_opponent_at_the_table(number: int) -> None:
    """Rule 7.5: not oneself, nor nobody."""
    t = table("MMMMM", "B", face_up="peddler")
    t.refuses(f"0 gather peddler.bottom giving MMMM to {number} taking M", "trade-partner", "7.5", seat=number)
    t.awaits(0)


def test_every_opponent_is_offered() -> None:
    """Rule 7.5: with each kind of die that would lie there."""
    t = table("MMMM", "B", "", face_up="peddler")
    assert t.legal(0, "gather peddler.bottom") == {
        "gather peddler.bottom giving MMMM to 1 taking M",
        "gather peddler.bottom giving MMMM to 1 taking B",
        "gather peddler.bottom giving MMMM to 2 taking M",
    }


def test_the_trade_is_named_with_the_claim() -> None:
    """Rules 7.5, 10: it belongs to Peddler's bottom, and only there."""
    t = table("MMMMMM", "B", face_up="peddler north-mine")
    t.refuses("0 gather peddler.bottom", "trade-needed", "7.5", side="peddler.bottom")
    t.refuses("0 gather peddler.top giving MMMM to 1 taking B", "no-trade", "7.5", side="peddler.top")
    t.refuses("0 gather north-mine.top paying MM giving MMMM to 1 taking B", "no-trade", "7.5")
    t.refuses("0 gather peddler.bottom paying MMMM giving MMMM to 1 taking B", "squares", "2.2", wanted=0)
    t.awaits(0)


def test_without_dice_enough_to_give_it_says_so() -> None:
    """Rules 7.5, 7.2: four of them, and Workshop's own die; nobody is asked what they would give of fewer."""
    t = table("MMM", "B", face_up="peddler")
    t.refuses("0 gather peddler.bottom", "dice-short", "7.5", side="peddler.bottom", wanted=4, have=3)
    t = table("MMMM", seat("B", claims="peddler.bottom"), face_up="workshop")
    t.refuses("0 gather workshop.top copying peddler.bottom", "dice-short", "7.5", wanted=5, have=4)
    t.awaits(0)


def test_through_workshop_its_own_die_is_paid_first() -> None:
    """Rules 7.2, 7.5: five dice are needed; four are not enough."""
    t = table("MMMM", seat("B", claims="peddler.bottom"), face_up="workshop")
    assert t.legal(0, "gather workshop.top") == set()
    t.refuses(
        "0 gather workshop.top copying peddler.bottom paying M giving MMMM to 1 taking B",
        "not-in-supply",
        "7.5",
        wanted=4,
        have=3,
    )
    t = table("MMMMW", seat("B", claims="peddler.bottom"), face_up="workshop")
    t.refuses("0 gather workshop.top copying peddler.bottom paying W", "trade-needed", "7.5", side="peddler.bottom")
    t.refuses("0 gather workshop.top copying peddler.bottom", "squares", "2.2", wanted=1, given=0)
    t.play("0 gather workshop.top copying peddler.bottom paying W giving MMMM to 1 taking B")
    assert (t[0].supply, t[0].smithy, t[1].supply) == ("", "B", "MMMM")
    t.awaits(1)


def test_through_workshop_the_free_metal_costs_one_die() -> None:
    """Rule 7.2: a copied free action."""
    t = table("W", seat("B", claims="peddler.top"), face_up="workshop", stock="M")
    t.play("0 gather workshop.top copying peddler.top paying W")
    assert t[0].smithy == "M"
    t.awaits(1)
