"""Shares are told with how sure they are, and who won by when they began."""

from collections import Counter

import msgspec
import pytest

from kingsforge_bot.devtools.shares import Share, between, percent, summed, wins_by_place


class Game(msgspec.Struct, frozen=True):
    """Who began, who won, and how many played."""

    first: int
    winners: tuple[int, ...]
    seats: int = 2


def test_who_begins_is_told_from_who_was_first_and_a_shared_place_counts_in_part() -> None:
    games = [Game(1, (1,)), Game(1, (0,)), Game(0, (0, 1)), Game(0, (0,))]
    assert wins_by_place(games) == [Share(2.5, 4), Share(1.5, 4)]
    assert wins_by_place([Game(1, (1,)), Game(0, (0, 1))]) == [Share(1.5, 2), Share(0.5, 2)]


def test_places_go_round_the_table() -> None:
    assert wins_by_place([Game(2, (0,), seats=3)]) == [Share(0, 1), Share(1, 1), Share(0, 1)]


def test_the_interval_of_a_share_is_wilsons() -> None:
    low, high = Share(76, 100).interval
    assert (low, high) == pytest.approx((0.6677, 0.8331), abs=1e-4)
    assert Share(0, 0).interval == (0.0, 1.0)
    assert Share(10, 10).interval[1] == pytest.approx(1.0)
    assert Share(10, 10).interval[0] < 0.75


def test_a_share_of_nothing_is_none() -> None:
    assert Share(0, 0).value == 0.0
    assert Share(1, 4).value == 0.25


def test_a_share_is_written_with_where_it_is() -> None:
    assert percent(0.1234) == "12.3 %"
    assert between(Share(76, 100)) == "76.0 % (66.8 % to 83.3 %)"


def test_what_happened_more_than_once_in_a_case_is_written_without_doubt() -> None:
    assert between(Share(5, 4)) == "125.0 % (125.0 % to 125.0 %)"


def test_counts_are_added() -> None:
    assert summed([{"a": 1, "b": 2}, {"b": 3}]) == Counter({"a": 1, "b": 5})
    assert summed([]) == Counter[str]()
