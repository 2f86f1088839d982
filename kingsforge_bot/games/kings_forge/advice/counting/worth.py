"""What hands are worth before a re-roll: all colours together, hands alike in what may be kept of them as one."""

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

from kingsforge_bot.games.kings_forge.advice.counting.lanes import Groups, Lanes, Row


class Worth(NamedTuple):
    """`places` has for each colour the place of each of its hands.

    `row` has the chance at each combination of places, the last colour changing fastest, in ways out of `scale`.
    """

    places: tuple[tuple[int, ...], ...]
    lanes: Lanes
    row: Row
    scale: int

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many places each colour has."""
        return tuple([max(places) + 1 for places in self.places])

    def better(self, other: "Worth") -> "Worth":
        """The better of the two for each combination of hands."""
        pairs = [
            dict.fromkeys(zip(mine, theirs, strict=True))
            for mine, theirs in zip(self.places, other.places, strict=True)
        ]
        numbers = [{pair: place for place, pair in enumerate(some)} for some in pairs]
        places = tuple(
            [
                tuple([of[pair] for pair in zip(mine, theirs, strict=True)])
                for of, mine, theirs in zip(numbers, self.places, other.places, strict=True)
            ]
        )
        scale = max(self.scale, other.scale)
        mine, theirs = [
            worth.summed([[(pair[which],) for pair in some] for some in pairs]) * (scale // worth.scale)
            for which, worth in enumerate((self, other))
        ]
        return Worth(places, self.lanes, self.lanes.larger(mine, theirs, prod(map(len, pairs))), scale)

    def summed(self, groups: Sequence[Groups]) -> Row:
        """Sums of places, colour by colour."""
        sizes = self.sizes
        return self.lanes.summed(self.lanes.cut(self.row, sizes[0], prod(sizes[1:])), sizes, groups)

    def mixed(self, colour: int, mixtures: Sequence[tuple[int, ...]]) -> "Worth":
        """With other hands of that colour: each worth the average of as many places."""
        numbers: dict[tuple[int, ...], int] = {}
        places = tuple([numbers.setdefault(tuple(sorted(mixture)), len(numbers)) for mixture in mixtures])
        groups: list[Groups] = [[(place,) for place in range(size)] for size in self.sizes]
        groups[colour] = list(numbers)
        row = self.summed(groups)
        every = (*self.places[:colour], places, *self.places[colour + 1 :])
        return Worth(every, self.lanes, row, self.scale * len(mixtures[0]))

    def average(self, ways: Sequence[Sequence[int]]) -> float:
        """Over all hands, each in so many ways."""
        count, total = prod(self.sizes), prod(map(sum, ways)) * self.scale
        wide = Lanes(2 * total)
        row = self.lanes.widened(self.row, count, wide)
        for size, places, likely in zip(self.sizes, self.places, ways, strict=True):
            shares = [0] * size
            for place, number in zip(places, likely, strict=True):
                shares[place] += number
            count //= size
            row = sum([share * part for share, part in zip(shares, wide.cut(row, size, count), strict=True)])
        return row / total
