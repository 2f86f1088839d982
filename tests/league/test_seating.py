"""Rules of leagues, 2.1: how many sit at which table."""

import pytest

from kingsforge_bot.league.round import meetings
from kingsforge_bot.league.seating import seatings, table_sizes
from tests.league.written import many


@pytest.mark.parametrize(
    ("people", "seats", "sizes"),
    [
        (0, 2, ()),
        (2, 2, (2,)),
        (3, 2, (2, 1)),
        (3, 3, (3,)),
        (4, 3, (2, 2)),
        (5, 4, (3, 2)),
        (7, 3, (3, 2, 2)),
        (11, 4, (4, 4, 3)),
        (64, 6, (6,) * 9 + (5,) * 2),
    ],
)
def test_as_few_tables_as_hold_all_and_as_even_as_can_be(people: int, seats: int, sizes: tuple[int, ...]) -> None:
    assert table_sizes(people, seats) == sizes


def test_only_tables_of_two_leave_anybody_alone() -> None:
    alone = [(people, seats) for seats in range(2, 7) for people in range(2, 65) if 1 in table_sizes(people, seats)]
    assert alone == [(people, 2) for people in range(3, 65, 2)]


@pytest.mark.parametrize(
    ("sizes", "ways"), [((2, 2), 3), ((2, 1), 3), ((3, 2, 2), 105), ((2,) * 4, 105), ((3, 3, 2), 280)]
)
def test_each_way_to_sit_is_there_once(sizes: tuple[int, ...], ways: int) -> None:
    """As many as the field counts: n! over the factorials of the sizes, and of how many tables have the same."""
    found = list(seatings(range(sum(sizes)), sizes))
    assert len(found) == len({frozenset(map(frozenset, tables)) for tables in found}) == ways
    assert all(sorted(map(len, tables)) == sorted(sizes) for tables in found)
    assert all(sorted(one for table in tables for one in table) == list(range(sum(sizes))) for tables in found)


def test_all_who_sit_at_one_table_have_met() -> None:
    assert len(meetings([many("abcd"), many("ef")])) == 7
