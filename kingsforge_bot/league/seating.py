"""How many sit at which table, and all the ways there are."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TypeVar

X = TypeVar("X")


def table_sizes(people: int, seats: int) -> tuple[int, ...]:
    """The sizes of as few tables as hold all, the largest first, one apart at most; a table of one is a bye."""
    tables = -(-people // seats)
    return tuple(shares(people, tables)) if tables else ()


def shares(whole: int, parts: int) -> Iterator[int]:
    """The whole in parts that differ by at most one, the largest first."""
    least, more = divmod(whole, parts)
    for part in range(parts):
        yield least + (part < more)


def seatings(people: Sequence[X], sizes: Sequence[int]) -> Iterator[tuple[tuple[X, ...], ...]]:
    """All ways to part the people into tables of these sizes, each once, whoever stands first in front.

    There are at most 280 for eight people, and a hundred times as many for twelve.
    """
    if not sizes:
        yield ()
        return
    first, *rest = people
    for size in dict.fromkeys(sizes):
        left = list(sizes)
        left.remove(size)
        for mates in combinations(rest, size - 1):
            others = [one for one in rest if one not in mates]
            for tables in seatings(others, left):
                yield ((first, *mates), *tables)
