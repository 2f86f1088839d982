"""Rules of leagues, 3: points."""

from fractions import Fraction

import pytest

from kingsforge_bot.league.points import final_places, table_points, total_points
from tests.league.written import many, one, points, round_, table


@pytest.mark.parametrize(
    ("ended", "worth"),
    [
        ("a>b", {"a": Fraction(1), "b": Fraction(0)}),
        ("a>b>c", {"a": Fraction(1), "b": Fraction(1, 2), "c": Fraction(0)}),
        ("a>b>c>d", {"a": Fraction(1), "b": Fraction(2, 3), "c": Fraction(1, 3), "d": Fraction(0)}),
        (
            "f>e>d>c>b>a",
            {
                "a": Fraction(0),
                "b": Fraction(1, 5),
                "c": Fraction(2, 5),
                "d": Fraction(3, 5),
                "e": Fraction(4, 5),
                "f": Fraction(1),
            },
        ),
    ],
)
def test_a_table_gives_points_by_place(ended: str, worth: dict[str, Fraction]) -> None:
    """3.1"""
    assert points(ended) == worth


@pytest.mark.parametrize(
    ("ended", "worth"),
    [
        ("a=b", {"a": Fraction(1, 2), "b": Fraction(1, 2)}),
        ("a=b>c", {"a": Fraction(3, 4), "b": Fraction(3, 4), "c": Fraction(0)}),
        ("a>b=c", {"a": Fraction(1), "b": Fraction(1, 4), "c": Fraction(1, 4)}),
        ("a=b=c", {"a": Fraction(1, 2), "b": Fraction(1, 2), "c": Fraction(1, 2)}),
        (
            "a>b=c=d>e",
            {"a": Fraction(1), "b": Fraction(1, 2), "c": Fraction(1, 2), "d": Fraction(1, 2), "e": Fraction(0)},
        ),
    ],
)
def test_who_is_level_shares(ended: str, worth: dict[str, Fraction]) -> None:
    """3.2"""
    assert points(ended) == worth


def test_places_count_whatever_numbers_stand_for_them() -> None:
    """1, 1, 2 says the same as 1, 1, 3."""
    skipped = table("a=b>c")
    assert skipped.places == (1, 1, 2)
    assert final_places(skipped) == {one("a"): 1, one("b"): 1, one("c"): 3}


def test_who_left_is_last_and_the_others_move_up() -> None:
    """3.4: also where the bot in their seat won."""
    assert points("a>b!>c") == points("a>c>b")
    assert points("b!>a>c") == points("a>c>b")
    assert points("a=b!>c") == points("a>c>b")


def test_whoever_leaves_has_nothing_of_it_even_if_others_leave_too() -> None:
    """3.4: the others have the places that they have among themselves."""
    assert points("a!>b!>c") == {"a": Fraction(0), "b": Fraction(0), "c": Fraction(1)}
    assert points("a!>b!>c>d") == {"a": Fraction(0), "b": Fraction(0), "c": Fraction(1), "d": Fraction(2, 3)}
    assert points("a!>b!") == {"a": Fraction(0), "b": Fraction(0)}


def test_nobody_has_less_because_somebody_else_left() -> None:
    """3.4"""
    played = points("a=b>c>d")
    left = points("a=b>c!>d")
    assert all(left[stayed] >= played[stayed] for stayed in "abd")


def test_a_bye_is_a_point_and_a_missed_round_nothing() -> None:
    """3.3: d was not there for the second round."""
    total = total_points([round_("a>b c>d e"), round_("a=b c>e")])
    assert [total[each] for each in many("abcde")] == [
        Fraction(3, 2),
        Fraction(1, 2),
        Fraction(2),
        Fraction(0),
        Fraction(1),
    ]


def test_a_table_that_is_running_gives_nothing_yet() -> None:
    running = round_("ab c")
    assert total_points([running]) == {one("a"): Fraction(0), one("b"): Fraction(0), one("c"): Fraction(1)}
    with pytest.raises(ValueError, match="running"):
        table_points(running.tables[0])
