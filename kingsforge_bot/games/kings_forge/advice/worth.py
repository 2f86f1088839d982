"""What hands are worth before a re-roll: all colours together, hands alike in what may be kept of them as one."""

from collections.abc import Sequence
from math import prod
from operator import mul
from typing import NamedTuple

Flat = list[float]
"""A number for each combination of one place per colour, the last colour changing fastest."""


class Worth(NamedTuple):
    """`places` has for each colour the place of each of its hands, `flat` the chance at each combination of places."""

    places: tuple[tuple[int, ...], ...]
    flat: Flat

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
        mine = _spread(self.flat, self.sizes, [[pair[0] for pair in some] for some in pairs])
        theirs = _spread(other.flat, other.sizes, [[pair[1] for pair in some] for some in pairs])
        return Worth(places, list(map(max, mine, theirs)))

    def mixed(self, colour: int, mixtures: Sequence[tuple[int, ...]]) -> "Worth":
        """With other hands of that colour: each worth the average of these places."""
        numbers: dict[tuple[int, ...], int] = {}
        places = tuple([numbers.setdefault(tuple(sorted(mixture)), len(numbers)) for mixture in mixtures])
        within = prod(self.sizes[colour + 1 :])
        flat: Flat = []
        for start in range(0, len(self.flat), within * self.sizes[colour]):
            for mixture in numbers:
                rows = [self.flat[start + place * within : start + (place + 1) * within] for place in mixture]
                flat += [sum(column) / len(mixture) for column in zip(*rows, strict=True)]
        return Worth((*self.places[:colour], places, *self.places[colour + 1 :]), flat)

    def average(self, chances: Sequence[Sequence[float]]) -> float:
        """Over all hands, each as likely as it is."""
        flat = self.flat
        for places, likely in zip(reversed(self.places), reversed(chances), strict=True):
            shares = [0.0] * (max(places) + 1)
            for place, chance in zip(places, likely, strict=True):
                shares[place] += chance
            size = len(shares)
            flat = [sum(map(mul, shares, flat[start : start + size])) for start in range(0, len(flat), size)]
        return flat[0]


def _spread(flat: Flat, sizes: Sequence[int], wanted: Sequence[Sequence[int]]) -> Flat:
    """The numbers at the wanted places of each colour, in their order."""
    if not sizes:
        return flat
    width = len(flat) // sizes[0]
    parts = [_spread(flat[start : start + width], sizes[1:], wanted[1:]) for start in range(0, len(flat), width)]
    return [number for place in wanted[0] for number in parts[place]]
