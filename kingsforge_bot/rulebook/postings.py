"""Which words stand where, packed: an index has tens of thousands of such pairs, and is kept while the bot runs.

Packed as they are read, too: what a table of lists would have taken for a moment stays with the process.
"""

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

Row = Sequence[int]
"""Numbers of words, or what is said of each."""


class Postings:
    """By the number of a word, of what it is a word: rows of words turned round, in one array."""

    def __init__(self, rows: Sequence[Row], many: int, said: Sequence[Row] | None = None) -> None:
        """For `many` words; with `said` beside the rows the answers are that, instead of the numbers of the rows."""
        begin = array("I", bytes(array("I").itemsize * (many + 1)))
        for row in rows:
            for word in row:
                begin[word + 1] += 1
        for word in range(many):
            begin[word + 1] += begin[word]
        place = begin[:]
        packed = array("H", bytes(array("H").itemsize * begin[many]))
        for number, row in enumerate(rows):
            for column, word in enumerate(row):
                packed[place[word]] = number if said is None else said[number][column]
                place[word] += 1
        self._begin: Final = begin
        self._packed: Final = packed

    def __getitem__(self, word: int) -> Row:
        return self._packed[self._begin[word] : self._begin[word + 1]]


class Phrase(msgspec.Struct, frozen=True):
    """One wording of an entry: its number, what the wording is worth, and the weight of all its words."""

    entry: int
    worth: float
    mass: float


class Phrases:
    """The phrases by their numbers, column by column."""

    def __init__(self, phrases: Iterable[Phrase]) -> None:
        self._entry: Final = array("H")
        self._worth: Final = array("d")
        self._mass: Final = array("d")
        for phrase in phrases:
            self._entry.append(phrase.entry)
            self._worth.append(phrase.worth)
            self._mass.append(phrase.mass)

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

    def __len__(self) -> int:
        return len(self.numbers)

    def __getitem__(self, word: str) -> float:
        return self._rarity[self.numbers[word]]

    def get(self, word: str) -> float | None:
        """How much it says; None for a word that is not in the index."""
        number = self.numbers.get(word)
        return None if number is None else self._rarity[number]
