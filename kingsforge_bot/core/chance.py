"""Luck: the one door through which it enters the rules, and its record."""

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

X = TypeVar("X")

FACES = 6
_SHOWN = frozenset(range(1, FACES + 1))


class Chance(Protocol):
    """The only door through which luck enters the rules."""

    def roll(self, dice: int) -> tuple[int, ...]:
        """Throw `dice` six-sided dice; values 1 to 6 in the order of the dice."""

    def shuffle(self, items: Sequence[X]) -> tuple[X, ...]:
        """The same items in a random order, first drawn first."""

    def draw(self, items: Sequence[X], count: int) -> tuple[X, ...]:
        """`count` of the items, each place at most once, in the order drawn: a handful out of a bag."""


class LuckMismatchError(ValueError):
    """Written luck does not fit what the rules ask for: too short, or values no die or shuffle can give."""

    def __init__(self, wanted: str, found: tuple[int, ...]) -> None:
        super().__init__(f"wanted {wanted}, found {found}")
        self.wanted = wanted
        self.found = found


class Replayed:
    """Luck read back from a record, or dictated by a test: `Replayed([4, 4, 6])`.

    A roll of n dice takes n values 1..6. A shuffle of n items takes n indices (0-based, each once): the
    item at the first index comes first. A draw of k items takes k different indices.
    """

    __slots__ = ("_drawn", "_next")

    def __init__(self, drawn: Iterable[int] = ()) -> None:
        self._drawn = tuple(drawn)
        self._next = 0

    @property
    def left(self) -> tuple[int, ...]:
        """Values not asked for yet."""
        return self._drawn[self._next :]

    def check_used_up(self) -> None:
        """Raises LuckMismatchError if values are left that nobody asked for."""
        if self._next < len(self._drawn):
            raise LuckMismatchError("no more", self.left)

    def roll(self, dice: int) -> tuple[int, ...]:
        values = self._take(dice, "dice")
        if not _SHOWN.issuperset(values):
            raise LuckMismatchError(f"values 1 to {FACES}", values)
        return values

    def shuffle(self, items: Sequence[X]) -> tuple[X, ...]:
        order = self._take(len(items), "shuffled items")
        if sorted(order) != list(range(len(items))):
            raise LuckMismatchError(f"an order of {len(items)} items", order)
        return tuple(map(items.__getitem__, order))

    def draw(self, items: Sequence[X], count: int) -> tuple[X, ...]:
        drawn = self._take(count, "items")
        if len(set(drawn)) < count or not all(0 <= index < len(items) for index in drawn):
            raise LuckMismatchError(f"{count} different ones of {len(items)} items", drawn)
        return tuple(map(items.__getitem__, drawn))

    def _take(self, count: int, what: str) -> tuple[int, ...]:
        start = self._next
        values = self._drawn[start : start + count]
        if len(values) < count:
            raise LuckMismatchError(f"{count} {what}", values)
        self._next = start + count
        return values


class Recorder:
    """Passes another source of luck through and writes down what it gave, in `Replayed`'s form."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self._drawn: list[int] = []

    @property
    def drawn(self) -> tuple[int, ...]:
        """All values given so far, in order."""
        return tuple(self._drawn)

    def roll(self, dice: int) -> tuple[int, ...]:
        values = self._source.roll(dice)
        self._drawn.extend(values)
        return values

    def shuffle(self, items: Sequence[X]) -> tuple[X, ...]:
        order = self._source.shuffle(range(len(items)))
        self._drawn.extend(order)
        return tuple(items[index] for index in order)

    def draw(self, items: Sequence[X], count: int) -> tuple[X, ...]:
        drawn = self._source.draw(range(len(items)), count)
        self._drawn.extend(drawn)
        return tuple(items[index] for index in drawn)
