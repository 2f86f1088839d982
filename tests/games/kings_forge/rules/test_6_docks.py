"""Rules section 6: what the docks cost and give."""

import pytest

from tests.games.kings_forge.rules.table import seat, table, unshuffled

SPACES = [
    ("wood.1", 1, "W"),
    ("wood.2", 2, "W"),
    ("gem.1", 3, "G"),
    ("gem.2", 4, "G"),
    ("magic.1", 4, "B"),
    ("magic.2", 5, "B"),
]
TOKENS = [("token.1", 2), ("token.2", 3)]
COSTS = [*((space, cost) for space, cost, _ in SPACES), *TOKENS]


@pytest.mark.parametrize(("space", "cost", "gained"), SPACES)
def test_a_dock_gives_its_die(space: str, cost: int, gained: str) -> None:
    """Rules 6, 2.4: to the smithy, for that many dice."""
    t = table("MMMMM", "M", face_up="mill", stock="WGB")
    t.play(f"0 dock {space} discarding mill paying {'M' * cost}")
    assert (t[0].supply, t[0].smithy) == ("M" * (5 - cost), gained)
    assert gained not in t.stock
    t.awaits(1)


@pytest.mark.parametrize(("space", "cost"), TOKENS)
def test_the_token_dock_gives_an_automatic_six(space: str, cost: int) -> None:
    """Rules 6, 2.4: a token to hold; no dock gives a +1/+1."""
    t = table("MMMMM", "M", face_up="mill")
    t.play(f"0 dock {space} discarding mill paying {'M' * cost}")
    assert (t[0].supply, t[0].smithy, t[0].held) == ("M" * (5 - cost), "", "token-six")
    t.awaits(1)


@pytest.mark.parametrize(("space", "cost"), COSTS)
def test_a_space_costs_neither_more_nor_less(space: str, cost: int) -> None:
    """Rule 6: both sides of its price."""
    t = table("MMMMMM", "M", face_up="mill")
    for paid in {cost - 1, cost + 1} - {0}:
        t.refuses(
            f"0 dock {space} discarding mill paying {'M' * paid}",
            "space-cost",
            "6",
            space=space,
            wanted=cost,
            given=paid,
        )
    t.awaits(0)


@pytest.mark.parametrize(("space", "cost"), COSTS)
def test_a_space_is_offered_to_those_who_can_pay_it(space: str, cost: int) -> None:
    """Rules 6, 2.4: just enough dice, and one short."""
    t = table("M" * cost, "M", face_up="mill", deck="")
    assert f"dock {space} discarding mill paying {'M' * cost}" in t.legal(0)
    t = table("M" * (cost - 1), "M", face_up="mill", deck="")
    assert not t.legal(0, f"dock {space}")
    if cost > 1:
        t.refuses(f"0 dock {space} discarding mill paying {'M' * cost}", "not-in-supply", "2.4", have=cost - 1)


@pytest.mark.parametrize("paid", ["MWGB", "BBBB", "WMMG"])
def test_a_dock_takes_any_dice(paid: str) -> None:
    """Rule 6: any dice of the supply."""
    t = table("MMWG" + "BBBB", "M", face_up="mill", stock="G")
    t.play(f"0 dock gem.2 discarding mill paying {paid}")
    assert t[0].smithy == "G"
    t.awaits(1)


def test_dock_dice_always_go_to_the_stock() -> None:
    """Rules 6, 2.4, 5.2: at clean-up, all of them."""
    t = table(seat("M", visits="gem.1 discarding mill MWB"), "", phase="craft", stock="")
    t.play("0 roll", luck=[1]).play("0 end", luck=unshuffled(1))
    assert (t.stock, t[0].supply) == ("MWB", "M")
    t.awaits(1)


def test_both_spaces_of_a_dock_serve_one_player_too() -> None:
    """Rules 6, 2.4: by anyone, in any order; the two tokens of the box."""
    t = table("MMMMMM", seat("M", passed=True), face_up="mill library")
    t.play("0 dock token.2 discarding mill paying MMM").play("0 dock token.1 discarding library paying MM")
    assert t[0].held == "token-six token-six"
    t.awaits(0)


def test_a_token_makes_a_die_a_six() -> None:
    """Rules 6, 4.2: also from above 6."""
    t = table(seat(hand="M1 M8", held="token-six token-six"), "M", phase="craft")
    t.play("0 use token-six on M8").play("0 use token-six on M1")
    assert (t[0].hand, t[0].held) == ("M6 M6", "")
    t.awaits(0)
