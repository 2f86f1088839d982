"""Numbers side by side in one integer, against the same with lists."""

from collections import Counter
from itertools import product
from math import prod
from random import Random

import pytest

from kingsforge_bot.games.kings_forge.advice.counting.lanes import Lanes
from kingsforge_bot.games.kings_forge.advice.counting.spread import spread
from kingsforge_bot.games.kings_forge.advice.counting.throws import GONE, matter, throws
from kingsforge_bot.games.kings_forge.advice.counting.worth import Worth
from kingsforge_bot.games.kings_forge.advice.making.kit import Bonus, Kit


def row_of(lanes: Lanes, numbers: list[int]) -> int:
    return lanes.joined(numbers, 1)


@pytest.mark.parametrize("most", [1, 127, 128, 6**14, 6**30])
def test_each_number_is_compared_with_its_own(most: int) -> None:
    luck, lanes = Random(most), Lanes(most)
    one, two = [[luck.choice((0, 1, most - 1, most)) for _ in range(50)] for _ in range(2)]
    larger = list(map(max, one, two))
    assert lanes.cut(lanes.larger(row_of(lanes, one), row_of(lanes, two), 50), 50, 1) == larger
    assert lanes.no_less(row_of(lanes, larger), row_of(lanes, one), 50)
    for place in range(50):
        less = [*larger[:place], larger[place] - 1, *larger[place + 1 :]]
        if larger[place]:
            assert not lanes.no_less(row_of(lanes, less), row_of(lanes, larger), 50)


@pytest.mark.parametrize("sizes", [(1,), (3,), (2, 3), (5, 1, 4), (3, 4, 90), (4, 90, 2), (3, 2, 70, 3)])
def test_groups_are_joined_index_by_index(sizes: tuple[int, ...]) -> None:
    """Short rows and long ones, which go different ways."""
    luck, lanes = Random(prod(sizes)), Lanes(10**6)
    groups = [[tuple(luck.choices(range(size), k=luck.randint(1, 3))) for _ in range(size + 1)] for size in sizes]
    numbers = [luck.randint(0, 10**5) for _ in range(prod(sizes))]
    of = dict(zip(product(*map(range, sizes)), numbers, strict=True))
    rows = lanes.cut(row_of(lanes, numbers), sizes[0], prod(sizes[1:]))
    chosen = [[of[places] for places in product(*some)] for some in product(*groups)]
    count = len(chosen)
    assert lanes.cut(lanes.largest(rows, sizes, groups), count, 1) == list(map(max, chosen))
    assert lanes.cut(lanes.summed(rows, sizes, groups), count, 1) == list(map(sum, chosen))


def test_an_average_is_over_all_hands_as_often_as_they_come() -> None:
    lanes = Lanes(60)
    worth = Worth(((0, 1, 0), (1, 0)), lanes, row_of(lanes, [10, 20, 30, 40]), 60)
    expected = sum(
        first * second * (10, 20, 30, 40)[2 * place + other]
        for first, place in ((1, 0), (2, 1), (3, 0))
        for second, other in ((4, 1), (2, 0))
    )
    assert worth.average([[1, 2, 3], [4, 2]]) == pytest.approx(expected / (6 * 6 * 60), rel=1e-15)


@pytest.mark.parametrize("banned", [None, 1, 4, 6])
@pytest.mark.parametrize("flips", [0, 1, 2])
def test_what_lies_at_the_edge_is_all_there_is(flips: int, banned: int | None) -> None:
    """Rules 4.2, 7.4: as if every throw were looked at, where a better die never does worse."""
    what = matter([(2, 3, 5, 5, 6)], Kit(flips=flips, bonuses=(Bonus(1, 2),)), banned)

    def end(values: tuple[int, ...]) -> tuple[bool, int]:
        assert GONE not in values
        shown = sorted([*[7 - value if value < 4 else value for value in values[:flips]], *values[flips:]])
        return sum(shown[-5:]) >= 22, min(len([value for value in shown if value >= 5]), 3)

    every = Counter[tuple[bool, int]]()
    for (_, values), chance in throws(11, what).items():
        every[end(values)] += chance  # type: ignore[assignment]
    found = spread(11, what, end)
    assert found.keys() == every.keys()
    assert all(abs(found[one] - every[one]) < 1e-12 for one in found)
