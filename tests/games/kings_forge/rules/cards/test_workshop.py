"""Workshop: any + the copied cost: the same action as a claim of this round; or any!, any -> 1 wood at once."""

import pytest

from tests.games.kings_forge.rules.table import seat, table, unshuffled


def test_a_wood_at_once_for_two_dice_one_of_them_lost() -> None:
    """Rules 7, 2.3, 5.2: into the supply; the first die goes to the stock."""
    t = table("MBM", seat("", passed=True), face_up="workshop bazaar", stock="WW")
    t.play("0 gather workshop.bottom paying MB")
    assert (t[0].supply, t[0].smithy, t.stock) == ("MW", "", "W")
    t.play("0 pass").play("0 roll", luck=[1, 1]).play("0 end", luck=unshuffled(6))
    assert (t[0].supply, t.stock) == ("MWB", "MW")
    t.awaits(1)


def test_without_wood_nothing_is_gained() -> None:
    """Rule 2.3: no smaller reward."""
    t = table("MM", "M", face_up="workshop", stock="MG")
    t.play("0 gather workshop.bottom paying MM")
    assert t[0].supply == ""
    t.awaits(1)


def test_without_a_claim_this_round_there_is_nothing_to_copy() -> None:
    """Rule 7.2: the top can't be chosen; a card turned down at a dock is no claim."""
    t = table("MMM", seat("M", visits="wood.1 discarding north-mine M"), face_up="workshop")
    t.refuses("0 gather workshop.top copying north-mine.top paying MMM", "not-claimed-yet", "7.2")
    t.refuses("0 gather workshop.top", "nothing-to-copy", "7.2")
    t.refuses("0 gather workshop.top paying M", "nothing-to-copy", "7.2")
    assert t.legal(0, "gather workshop.top") == set()
    t.awaits(0)


def test_the_copied_side_is_named() -> None:
    """Rules 7.2, 10: with Workshop's top and with nothing else."""
    t = table("MMM", seat("M", claims="south-mine.top MM"), face_up="workshop north-mine")
    t.refuses("0 gather workshop.top paying MMM", "copy-needed", "7.2")
    t.refuses("0 gather workshop.top", "copy-needed", "7.2")
    t.refuses("0 gather north-mine.top copying south-mine.top paying MM", "copies-nothing", "7.2")
    t.refuses("0 gather workshop.bottom copying south-mine.top paying MM", "copies-nothing", "7.2")
    t.awaits(0)


def test_the_half_that_was_used_is_copied() -> None:
    """Rule 7.2: not the other half of the card."""
    t = table("MMM", seat("M", claims="north-mine.top MM"), face_up="workshop", stock="MM")
    t.refuses(
        "0 gather workshop.top copying north-mine.bottom paying MMM", "not-claimed-yet", "7.2", side="north-mine.bottom"
    )
    t.play("0 gather workshop.top copying north-mine.top paying MMM").awaits(1)


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_any_players_claim_is_copied_the_own_included(owner: int) -> None:
    """Rule 7.2: own, a neighbour's, or of one who has passed."""
    seats = [seat("MMM"), seat("M"), seat("M", passed=True)]
    seats[owner]["claims"] = [{"side": "north-mine.top", "paid": ["M", "M"]}]
    t = table(*seats, face_up="workshop", stock="MM")
    t.play("0 gather workshop.top copying north-mine.top paying MMM")
    assert t[0].smithy == "MM"
    t.awaits(1)


@pytest.mark.parametrize("side", ["workshop.top", "workshop.bottom"])
def test_workshop_does_not_copy_itself(side: str) -> None:
    """Rule 7.2: it copies a claim already made, and there is one Workshop."""
    t = table("MMMM", seat("M", claims="north-mine.top MM"), face_up="workshop")
    t.refuses(f"0 gather workshop.top copying {side} paying MM", "not-claimed-yet", "7.2", side=side)
    t.awaits(0)


def test_its_own_square_comes_back_and_the_copied_x_is_lost() -> None:
    """Rules 7.2, 5.2: Workshop's square first, then those of the copied side in their order."""
    t = table("BGMWM", seat("", claims="mill.bottom GMMM", passed=True), face_up="workshop", stock="")
    t.play("0 gather workshop.top copying mill.bottom paying BGMWM").play("0 pass", luck=unshuffled(7))
    assert (t[0].supply, t.stock) == ("MMWB", "GG")
    t.awaits(1)


def test_the_copied_squares_take_their_kinds() -> None:
    """Rules 7.2, 2.2: any die on the first square, then as on the copied card."""
    t = table("WWM", seat("M", claims="bazaar.top WW"), face_up="workshop", stock="G")
    t.refuses("0 gather workshop.top copying bazaar.top paying WWM", "square-kind", "2.2", square=3, takes=("W",))
    t.play("0 gather workshop.top copying bazaar.top paying MWW")
    assert t[0].smithy == "G"
    t.awaits(1)


def test_one_die_short_it_cannot_be_chosen() -> None:
    """Rules 7.2, 2.2: the copied cost and one die more."""
    t = table("MM", seat("M", claims="north-mine.top MM"), face_up="workshop")
    assert t.legal(0, "gather workshop.top") == set()
    t.refuses("0 gather workshop.top copying north-mine.top paying MMM", "not-in-supply", "2.2", wanted=3, have=2)
    t.awaits(0)


def test_a_copied_benefit_is_used_by_workshops_name() -> None:
    """Rules 7.2, 4.4: once, whatever becomes of the original."""
    t = table(seat(hand="M3 M3", held="workshop.top=west-forest.bottom"), "M", phase="craft")
    t.refuses("0 use west-forest.bottom on M3", "not-held", "4.4", source="west-forest.bottom")
    t.play("0 use workshop.top on M3")
    t.refuses("0 use workshop.top on M3", "not-held", "4.4")
    assert t[0].hand == "M3 M5"
    t.awaits(0)


def test_claims_of_earlier_rounds_are_gone() -> None:
    """Rule 7.2: this round's claims only."""
    t = table(
        seat("MM", claims="alchemist.bottom"), seat("", passed=True), face_up="workshop", deck="", anvil=1, turn=0
    )
    t.play("0 pass").play("0 roll", luck=[1, 1]).play("0 end", luck=[1, 0])
    assert "workshop" in t.face_up
    t.refuses("0 gather workshop.top copying alchemist.bottom paying M", "not-claimed-yet", "7.2")
    t.awaits(0)
