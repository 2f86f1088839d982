"""Which words stand where, packed: an index has tens of thousands of such pairs, and is kept while the bot runs."""

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, chain
from typing import Final

import msgspec


class Postings:
    """By numbers, such as those of words, the numbers of what each stands in: one row after the other in one array."""

    def __init__(self, rows: Sequence[Sequence[int]]) -> None:
        self._all: Final = array("H", chain.from_iterable(rows))
        self._begin: Final = array("I", accumulate(map(len, rows), initial=0))

    def __getitem__(self, row: int) -> Sequence[int]:
        return self._all[self._begin[row] : self._begin[row + 1]]


class Phrase(msgspec.Struct, frozen=True):
    """One wording of an entry: its number, what the wording is worth, and the weight of all its words."""

    entry: int
    worth: float
    mass: float


class Phrases:
    """The phrases by their numbers, column by column."""

    def __init__(self, phrases: Iterable[Phrase]) -> None:
        phrases = tuple(phrases)
        self._entry: Final = array("H", (phrase.entry for phrase in phrases))
        self._worth: Final = array("d", (phrase.worth for phrase in phrases))
        self._mass: Final = array("d", (phrase.mass for phrase in phrases))

    def __getitem__(self, number: int) -> Phrase:
        return Phrase(self._entry[number], self._worth[number], self._mass[number])


class Words:
    """The words of an index with how much each says; each has a number."""

    def __init__(self, rarity: Mapping[str, float]) -> None:
        self.numbers: Final[Mapping[str, int]] = {word: number for number, word in enumerate(rarity)}
        self._rarity: Final = array("d", rarity.values())

    def __contains__(self, word: object) -> bool:
        return word in self.numbers

    def __iter__(self) -> Iterator[str]:
        return iter(self.numbers)

    def __getitem__(self, word: str) -> float:
        return self._rarity[self.numbers[word]]

    def get(self, word: str) -> float | None:
        """How much it says; None for a word that is not in the index."""
        number = self.numbers.get(word)
        return None if number is None else self._rarity[number]
