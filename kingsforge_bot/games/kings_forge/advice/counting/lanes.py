"""Whole numbers side by side in one integer: all are added, multiplied and compared at once.

A chance is a number of ways here, out of a power of six, so nothing is rounded. Each number lies in its own bytes, the
first lowest. The highest bit of each stays free: it tells in a comparison which of two numbers is larger.
"""

from collections.abc import Callable, Sequence
from math import prod
from typing import Final

Row = int
"""Numbers side by side. How many, whoever holds it knows."""
Groups = Sequence[tuple[int, ...]]
"""What becomes one: for each new place the old ones that go into it."""
_BITS: Final = 8
_LONG: Final = 60
_Joint = Callable[[Row, Row, int], Row]


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
        return self._cut(row.to_bytes(parts * count * self.bytes, "little"), parts, count)

    def _cut(self, row: bytes | bytearray, parts: int, count: int) -> list[Row]:
        size = count * self.bytes
        data = memoryview(row)
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

    def largest(self, rows: Sequence[Row], sizes: Sequence[int], groups: Sequence[Groups]) -> Row:
        """Index by index the largest number of each group; a row for each place of the first."""
        return self._grouped(rows, sizes, groups, self.larger)

    def summed(self, rows: Sequence[Row], sizes: Sequence[int], groups: Sequence[Groups]) -> Row:
        """Index by index the sum of each group; a row for each place of the first."""
        return self._grouped(rows, sizes, groups, lambda one, two, _: one + two)

    def _grouped(self, rows: Sequence[Row], sizes: Sequence[int], groups: Sequence[Groups], joint: _Joint) -> Row:
        if not sizes:
            return rows[0]
        inners = [prod(sizes[place + 1 :]) for place in range(len(sizes))]
        long = sum([inner >= _LONG for inner in inners])
        blocks = _combined(rows, groups[0], joint, inners[0]) if long else [self.joined(rows, inners[0])]
        for place in range(1, long):
            inner = inners[place]
            parts = [self.cut(block, sizes[place], inner) for block in blocks]
            blocks = [one for some in parts for one in _combined(some, groups[place], joint, inner)]
        # Short rows would be slow one by one: they turn, so that all blocks' numbers lie side by side.
        count = inners[long - 1] if long else prod(sizes)
        data, count = self._turned(blocks, count), count * len(blocks)
        for size, some in zip(sizes[long:], groups[long:], strict=True):
            inner = count // size
            new = _combined(self._cut(data, size, inner), some, joint, inner)
            data, count = self._turned(new, inner), len(new) * inner
        return int.from_bytes(data, "little")

    def _turned(self, rows: Sequence[Row], inner: int) -> bytes | bytearray:
        """The numbers of each place of the rows side by side."""
        width, outer = self.bytes, len(rows)
        size = inner * width
        if outer == 1 or inner == 1:
            return b"".join([row.to_bytes(size, "little") for row in rows])
        found = bytearray(outer * size)
        if outer <= inner:
            for place, row in enumerate(rows):
                data = row.to_bytes(size, "little")
                for byte in range(width):
                    found[place * width + byte :: outer * width] = data[byte::width]
            return found
        data = b"".join([row.to_bytes(size, "little") for row in rows])
        for byte in range(width):
            plane = data[byte::width]
            for place in range(inner):
                start = place * outer * width
                found[start + byte : start + outer * width : width] = plane[place::inner]
        return found

    def widened(self, row: Row, count: int, wide: "Lanes") -> Row:
        """The same numbers with more room."""
        data, found = row.to_bytes(count * self.bytes, "little"), bytearray(count * wide.bytes)
        for byte in range(self.bytes):
            found[byte :: wide.bytes] = data[byte :: self.bytes]
        return int.from_bytes(found, "little")


def _combined(rows: Sequence[Row], groups: Groups, joint: _Joint, count: int) -> list[Row]:
    found: list[Row] = []
    for group in groups:
        row = rows[group[0]]
        for place in group[1:]:
            row = joint(row, rows[place], count)
        found.append(row)
    return found
