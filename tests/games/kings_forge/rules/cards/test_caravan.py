"""Caravan: W! -> 4 metal; or ALL dice of your supply (kept): a reward by their number."""

import pytest

from tests.games.kings_forge.rules.table import seat, table, unshuffled


def test_a_wood_lost_for_four_metal() -> None:
    """Rules 7, 5.2: to the smithy; the wood goes to the stock at clean-up."""
    t = table("MW", seat(passed=True), face_up="caravan", stock="MMMMM")
    t.refuses("0 gather caravan.top paying M", "square-kind", "2.2", takes=("W",))
    t.play("0 gather caravan.top paying W")
    assert (t[0].supply, t[0].smithy, t.stock) == ("M", "MMMM", "M")
    t.play("0 pass").play("0 roll", luck=[1]).play("0 end", luck=unshuffled(6))
    assert (t[0].supply, t.stock) == ("MMMMM", "MW")
    t.awaits(1)


def test_as_much_metal_as_there_is() -> None:
    """Rule 2.3: three of four."""
    t = table("W", "M", face_up="caravan", stock="MMMWG")
    t.play("0 gather caravan.top paying W")
    assert (t[0].smithy, t.stock) == ("MMM", "WG")
    t.awaits(1)


REWARDS = [(1, "M"), (2, "M"), (3, "W"), (4, "W"), (5, "G"), (6, "G"), (7, "B"), (8, "B"), (9, "GB"), (10, "GB")]


@pytest.mark.parametrize(("dice", "reward"), [*REWARDS, (20, "GB")])
def test_the_reward_depends_on_the_number_of_dice(dice: int, reward: str) -> None:
    """Rule 7.3: 1-2 a metal, 3-4 a wood, 5-6 a gem, 7-8 a magic, 9 or more a gem and a magic."""
    t = table("M" * dice, "M", face_up="caravan")
    t.play("0 gather caravan.bottom")
    assert (t[0].supply, t[0].smithy) == ("", reward)
    assert t[0].claims == f"caravan.bottom {'M' * dice}"
    t.awaits(1)


def test_all_kinds_count_and_all_come_back() -> None:
    """Rules 7.3, 5.2: the supply goes onto the card and comes back to the smithy at clean-up."""
    t = table("MWGB", seat("M", passed=True), face_up="caravan", stock="W")
    t.play("0 gather caravan.bottom").play("0 pass")
    t.awaits(1)
    t.play("1 roll", luck=[1]).play("1 end", luck=unshuffled(6))
    assert (t[0].supply, t.stock) == ("MWWGB", "")
    t.awaits(1)


def test_with_no_dice_it_cannot_be_chosen() -> None:
    """Rule 7.3: at least one; smithy and Library dice are not supply (7.1)."""
    t = table(seat("", smithy="MM", library=1), "M", face_up="caravan")
    t.refuses("0 gather caravan.bottom", "no-supply-to-pour", "7.3", side="caravan.bottom")
    assert t.legal(0, "gather caravan") == set()
    t.awaits(0)


@pytest.mark.parametrize("named", ["MMW", "WMM"])
def test_the_dice_may_be_named(named: str) -> None:
    """Rule 7.3: ALL dice of the supply, in any order."""
    t = table("MMW", "M", face_up="caravan")
    t.play(f"0 gather caravan.bottom paying {named}")
    assert (t[0].supply, t[0].smithy) == ("", "W")
    t.awaits(1)


@pytest.mark.parametrize(
    ("named", "reason"),
    [
        ("MM", "squares"),
        ("MMWW", "squares"),
        ("M" * 200, "squares"),
        ("MMM", "not-in-supply"),
        ("MML", "square-kind"),
        ("CMW", "square-kind"),
    ],
)
def test_no_other_dice_may_be_named(named: str, reason: str) -> None:
    """Rules 7.3, 2.2: not fewer, not more, and only those of the supply."""
    t = table("MMW", "M", face_up="caravan")
    t.refuses(f"0 gather caravan.bottom paying {named}", reason, "2.2")
    t.awaits(0)


def test_it_is_offered_once() -> None:
    """Rule 7.3: there is nothing to choose."""
    assert table("MMWG", "M", face_up="caravan").legal(0, "gather caravan.bottom") == {"gather caravan.bottom"}


@pytest.mark.parametrize(("supply", "reward"), [("WM", "M"), ("WMM", "M"), ("WMMM", "W"), ("W" + "M" * 9, "GB")])
def test_through_workshop_only_the_dice_left_count(supply: str, reward: str) -> None:
    """Rules 7.3, 7.2: Workshop's square is paid first."""
    t = table(supply, seat("M", claims="caravan.bottom MM"), face_up="workshop")
    t.play("0 gather workshop.top copying caravan.bottom paying W")
    assert (t[0].supply, t[0].smithy) == ("", reward)
    assert t[0].claims == f"workshop.top copying caravan.bottom {supply}"
    t.awaits(1)


def test_through_workshop_at_least_one_die_is_left() -> None:
    """Rule 7.3: two dice at least, one for each."""
    t = table("M", seat("M", claims="caravan.bottom MM"), face_up="workshop")
    t.refuses("0 gather workshop.top copying caravan.bottom paying M", "no-supply-to-pour", "7.3")
    assert not t.legal(0, "gather workshop.top")
    t.awaits(0)


@pytest.mark.parametrize(
    ("paying", "reason"),
    [
        ("", "squares"),
        (" paying L", "square-kind"),
        (" paying G", "not-in-supply"),
        (" paying MWL", "square-kind"),
        (" paying MW", "squares"),
    ],
)
def test_through_workshop_its_own_square_is_paid(paying: str, reason: str) -> None:
    """Rules 7.3, 2.2: with a die of the supply."""
    t = table("MMW", seat("M", claims="caravan.bottom MM"), face_up="workshop")
    t.refuses(f"0 gather workshop.top copying caravan.bottom{paying}", reason, "2.2")
    t.awaits(0)


def test_workshop_copies_the_top() -> None:
    """Rule 7.2: its own die comes back, the copied square's is lost."""
    t = table("WW", seat("M", claims="caravan.top W", passed=True), face_up="workshop", stock="MMMM")
    t.play("0 gather workshop.top copying caravan.top paying WW").play("0 pass")
    assert t[0].smithy == "MMMM"
    t.awaits(1)
    t.play("1 roll", luck=[1]).play("1 end", luck=unshuffled(7))
    assert (t[0].supply, t.stock) == ("MMMMW", "WW")
    t.awaits(1)
