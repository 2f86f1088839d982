"""Rules of leagues, 6.2: head to head."""

from fractions import Fraction

import pytest

from kingsforge_bot.league.tiebreaks import head_to_head
from tests.league.written import group, letters, many


def between(level: str, *rounds: str) -> dict[str, Fraction] | None:
    found = head_to_head(many(level), group("abcdef", *rounds).results)
    return None if found is None else {letters((entrant,)): worth for entrant, worth in found.items()}


def test_who_beat_the_other_comes_first() -> None:
    assert between("ab", "b>a") == {"a": Fraction(0), "b": Fraction(1)}


def test_at_a_larger_table_only_those_count_who_are_level() -> None:
    assert between("ac", "b>c>a>d") == {"a": Fraction(0), "c": Fraction(1)}


def test_it_is_the_mean_of_all_results_between_them() -> None:
    """A beat b, then b beat a, then they were level; c and b met at a table of three."""
    assert between("ab", "a>b", "b>a", "a=b") == {"a": Fraction(1, 2), "b": Fraction(1, 2)}
    assert between("abc", "a>b", "a>c", "b>c>d") == {"a": Fraction(1), "b": Fraction(1, 2), "c": Fraction(0)}


@pytest.mark.parametrize("rounds", [("a>b", "a>c"), ("a>b c>d",), ()])
def test_it_says_nothing_unless_all_of_them_have_met(rounds: tuple[str, ...]) -> None:
    assert between("abc", *rounds) is None


def test_meetings_with_others_make_up_for_none() -> None:
    assert between("ab", "a>c b>d", "a>d b>c") is None


def test_who_left_a_table_is_behind_all_who_stayed() -> None:
    """3.4"""
    assert between("ab", "a!>b>c") == {"a": Fraction(0), "b": Fraction(1)}
    assert between("ab", "a!>b!>c") == {"a": Fraction(1, 2), "b": Fraction(1, 2)}
