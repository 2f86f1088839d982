"""Whole numbers side by side in one integer: all are added, multiplied and compared at once.

A chance is a number of ways here, out of a power of six, so nothing is rounded. Each number lies in its own bytes, the
first lowest. The highest bit of each stays free: it tells in a comparison which of two numbers is larger.
"""

from collections.abc import Callable, Sequence
from functools import reduce
from math import prod
from typing import Final

Row = int
"""Numbers side by side. How many, whoever holds it knows."""
Groups = Sequence[tuple[int, ...]]
"""What becomes one: for each new place the old ones that go into it."""
_BITS: Final = 8


class Lanes:
    """Room for numbers up to `most`."""

    def __init__(self, most: int) -> None:
        self.bytes = most.bit_length() // _BITS + 1
        self._all_but_guard = self.bytes * _BITS - 1
        self._ones: dict[int, int] = {}

    def ones(self, count: int) -> Row:
        """So many ones; times a number, that number everywhere."""
        found = self._ones.get(count)
        if found is None:
            found = self._ones[count] = int.from_bytes((b"\1" + bytes(self.bytes - 1)) * count, "little")
        return found

    def joined(self, rows: Sequence[Row], count: int) -> Row:
        """One row after the other, each of so many numbers."""
        size = count * self.bytes
        return int.from_bytes(b"".join([row.to_bytes(size, "little") for row in rows]), "little")

    def cut(self, row: Row, parts: int, count: int) -> list[Row]:
        """So many rows of so many numbers each."""
        size = count * self.bytes
        data = memoryview(row.to_bytes(parts * size, "little"))
        return [int.from_bytes(data[start : start + size], "little") for start in range(0, parts * size, size)]

    def no_less(self, one: Row, two: Row, count: int) -> bool:
        """Whether no number of the first is less than the second's there."""
        guards = self.ones(count) << self._all_but_guard
        return ((one | guards) - two) & guards == guards

    def larger(self, one: Row, two: Row, count: int) -> Row:
        """The larger of the two at each place."""
        guards = self.ones(count) << self._all_but_guard
        above = (one | guards) - two
        where = above & guards
        # Ones below the guard where the first is no less: there the difference is added to the second.
        return two + (above & (where - (where >> self._all_but_guard)))

    def turned(self, row: Row, outer: int, inner: int) -> Row:
        """The first of two indices becomes the last."""
        if outer == 1 or inner == 1:
            return row
        width, count = self.bytes, outer * inner
        data = row.to_bytes(count * width, "little")
        found = bytearray(count * width)
        for byte in range(width):
            plane = data[byte::width]
            if outer <= inner:
                for place in range(outer):
                    found[place * width + byte :: outer * width] = plane[place * inner : (place + 1) * inner]
            else:
                for place in range(inner):
                    start = place * outer * width
                    found[start + byte : start + outer * width : width] = plane[place::inner]
        return int.from_bytes(found, "little")

    def largest(self, row: Row, sizes: Sequence[int], groups: Sequence[Groups]) -> Row:
        """Index by index the largest number of each group."""
        return self._grouped(row, sizes, groups, self.larger)

    def summed(self, row: Row, sizes: Sequence[int], groups: Sequence[Groups]) -> Row:
        """Index by index the sum of each group."""
        return self._grouped(row, sizes, groups, lambda one, two, _: one + two)

    def _grouped(
        self, row: Row, sizes: Sequence[int], groups: Sequence[Groups], joint: Callable[[Row, Row, int], Row]
    ) -> Row:
        count = prod(sizes)
        for size, some in zip(sizes, groups, strict=True):
            inner = count // size
            rows = self.cut(row, size, inner)
            new = [reduce(lambda one, two: joint(one, two, inner), [rows[place] for place in group]) for group in some]  # noqa: B023
            count = len(new) * inner
            row = self.turned(self.joined(new, inner), len(new), inner)
        return row

    def widened(self, row: Row, count: int, wide: "Lanes") -> Row:
        """The same numbers with more room."""
        data, found = row.to_bytes(count * self.bytes, "little"), bytearray(count * wide.bytes)
        for byte in range(self.bytes):
            found[byte :: wide.bytes] = data[byte :: self.bytes]
        return int.from_bytes(found, "little")
