"""Which words stand where, packed: an index has tens of thousands of such pairs, and is kept while the bot runs.

Packed as they are read, too: what a table of lists would have taken for a moment stays with the process.
"""

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    Wholes = array[int]
    Reals = array[float]
else:
    # Only checkers can tell them apart, in Python 3.11.
    Wholes = Reals = array
Row = Sequence[int]
"""Numbers of words, or what is said of each."""


class Postings:
    """Numbers of what each word stands in, by the number of the word: from its `begin` on they are `packed`."""

    def __init__(self, begin: Wholes, packed: Wholes) -> None:
        self.begin: Final = begin
        self.packed: Final = packed

    def __getitem__(self, word: int) -> Row:
        return self.packed[self.begin[word] : self.begin[word + 1]]


def turned(rows: Sequence[Row], many: int, said: Sequence[Row] | None = None) -> Postings:
    """Rows of words turned round, for `many` words.

    With `said` beside the rows the answers are that, instead of the numbers of the rows.
    """
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
    return Postings(begin, packed)


class Phrase(msgspec.Struct, frozen=True):
    """One wording of an entry: its number, what the wording is worth, and the weight of all its words."""

    entry: int
    worth: float
    mass: float


class Phrases:
    """The phrases by their numbers, column by column."""

    def __init__(self, entry: Wholes | None = None, worth: Reals | None = None, mass: Reals | None = None) -> None:
        self.entry: Final = array("H") if entry is None else entry
        self.worth: Final = array("d") if worth is None else worth
        self.mass: Final = array("d") if mass is None else mass

    def add(self, entry: int, worth: float, mass: float) -> None:
        """The next one."""
        self.entry.append(entry)
        self.worth.append(worth)
        self.mass.append(mass)

    def __len__(self) -> int:
        return len(self.entry)

    def __getitem__(self, number: int) -> Phrase:
        return Phrase(self.entry[number], self.worth[number], self.mass[number])


class Words:
    """The words of an index with how much each says; each has a number."""

    def __init__(self, words: Iterable[str], rarity: Reals) -> None:
        self.numbers: Final[Mapping[str, int]] = {word: number for number, word in enumerate(words)}
        self._rarity: Final = rarity

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
