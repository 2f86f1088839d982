"""Luck of games that are played again by their number."""

import random
from collections.abc import Sequence
from typing import TypeVar

X = TypeVar("X")


class Thrown:
    """Luck that a seed decides: the same seed, the same game."""

    def __init__(self, seed: str | int) -> None:
        self._random = random.Random(seed)

    def roll(self, dice: int) -> tuple[int, ...]:
        """What so many six-sided dice show."""
        return tuple(self._random.choices(range(1, 7), k=dice))

    def shuffle(self, items: Sequence[X]) -> tuple[X, ...]:
        """All of them, in any order."""
        return tuple(self._random.sample(items, len(items)))

    def draw(self, items: Sequence[X], count: int) -> tuple[X, ...]:
        """So many of them, or all if there are fewer, without putting back."""
        return self.shuffle(items)[:count]


class ThrownOneByOne(Thrown):
    """Rolls die by die, which gives other numbers of the same seed: pictures and benchmarks rest on these games."""

    def roll(self, dice: int) -> tuple[int, ...]:
        """What so many six-sided dice show, one after the other."""
        return tuple(self._random.randint(1, 6) for _ in range(dice))
