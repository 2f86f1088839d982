"""Superlatives and comparisons, told by numbers and not by words: what gives the most, what needs nothing else."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

import msgspec

from kingsforge_bot.rulebook.entry import Asking
from kingsforge_bot.rulebook.thresholds import COMPARED, MOST_MEASURES
from kingsforge_bot.rulebook.words import finder, unhyphenated

# Concepts of `Asking.comparing`.
MOST: Final = "most"
LEAST: Final = "least"
VERSUS: Final = "versus"
"""Between two names."""
THAN: Final = "than"
"""Between two names where there are two; else it says nothing."""
ASIDE: Final = "aside"
"""Of what says nothing."""
NOT: Final = "not"
"""Of what asks otherwise."""
WITHOUT: Final = "without"
"""Not of `comparing`: it stands in measures."""
_DIRECTIONS: Final = frozenset((MOST, LEAST, VERSUS, THAN, ASIDE))
_LITTLE: Final = re.compile(r"[\W_\u3041-\u3096]+")
"""What is no word: marks, particles and endings in kana."""


class Measure(msgspec.Struct, frozen=True):
    """Something that entries are compared by: a number for each that has it.

    `said` are the concepts that a question has to speak of, in any of some ways. With `plainly` it need not ask for the
    most or the least: what needs nothing but one thing. In the ways that are `listed` it need not either: what needs
    one thing, the most of it first.
    """

    id: str
    said: tuple[frozenset[str], ...]
    values: Mapping[str, int]
    plainly: bool = False
    listed: tuple[frozenset[str], ...] = ()


class Measures(msgspec.Struct, frozen=True):
    """What a game compares its entries by, and the entries that a concept is a word for."""

    measures: tuple[Measure, ...] = ()
    kinds: Mapping[str, frozenset[str]] = {}


class Ranked(msgspec.Struct, frozen=True):
    """The entries that were asked for, best first, with their numbers; `least` where the fewest come first."""

    measure: str
    least: bool
    rows: tuple[tuple[str, int], ...]

    @property
    def best(self) -> tuple[str, ...]:
        """The first, and those that are equal to it."""
        return tuple(entry for entry, value in self.rows if value == self.rows[0][1])


class Ranking:
    """A reader of questions that rank, one language at a time; nothing of one may be left that was not understood."""

    def __init__(self, ways: Iterable[Asking], measures: Measures) -> None:
        self._measures = measures
        self._tongues = [_Tongue(way) for way in ways]

    def asked(self, query: str, named: Callable[[str], str | None]) -> tuple[Ranked, ...]:
        """What is asked for, by one or two measures; nothing for another question. `named` is the entry of a name."""
        text = unhyphenated(query)
        return next((found for tongue in self._tongues if (found := self._asked(tongue, text, named))), ())

    def _asked(self, tongue: "_Tongue", text: str, named: Callable[[str], str | None]) -> tuple[Ranked, ...]:
        words, left = tongue.read(text)
        said = frozenset().union(*words)
        if NOT in said and WITHOUT not in said:
            return ()
        compared: frozenset[str] | None = None
        if left:
            entries = (named(part) for part in tongue.parts(text))
            compared = frozenset(entry for entry in entries if entry is not None)
            if not said & {VERSUS, THAN} or len(compared) < COMPARED:
                return ()
            # What is named is of its kind, whether that is said or not.
            said |= {kind for kind, entries in self._measures.kinds.items() if compared <= entries}
        return self._measured(words, said, compared)

    def _measured(
        self, words: Sequence[frozenset[str]], said: frozenset[str], compared: frozenset[str] | None
    ) -> tuple[Ranked, ...]:
        """By the measures of which most is said."""
        directed = bool(said & {MOST, LEAST})
        ranked: list[tuple[int, Ranked]] = []
        for one in self._measures.measures:
            ways = (*one.said, *one.listed) if directed or one.plainly else one.listed
            way = max((way for way in ways if way <= said), key=len, default=None)
            if way is not None and self._means(words, way) and (found := self._ranked(one, way, said, compared)).rows:
                ranked.append((len(way), found))
        best = max((size for size, _ in ranked), default=0)
        return tuple(one for size, one in ranked if size == best)[:MOST_MEASURES]

    def _means(self, words: Iterable[frozenset[str]], way: frozenset[str]) -> bool:
        """Whether every word has its part in that: what is left unheard may have been what was asked."""
        parts = way | _DIRECTIONS | self._measures.kinds.keys()
        return all(word & parts and (word <= parts or not word & {MOST, LEAST} or word & way) for word in words)

    def _ranked(
        self, measure: Measure, way: frozenset[str], said: frozenset[str], compared: frozenset[str] | None
    ) -> Ranked:
        """The entries that are meant, in the order that is asked for."""
        rows = [row for row in measure.values.items() if compared is None or row[0] in compared]
        apart = self._apart(said, way)
        if compared is None and _is_of_either(said, apart):
            either = frozenset().union(*apart)
            rows = [row for row in rows if row[0] in either]
        else:
            rows = self._of_kinds(rows, said, way)
        least = LEAST in said or (measure.plainly and MOST not in said)
        ordered = sorted(rows, key=lambda row: row[1] if least else -row[1])
        return Ranked(measure.id, least, tuple(ordered))

    def _apart(self, said: frozenset[str], way: frozenset[str]) -> list[frozenset[str]]:
        """The entries of each kind that is named, but for a kind that only says what is measured."""
        kinds = self._measures.kinds
        return [kinds[kind] for kind in (said & kinds.keys()) - way]

    def _of_kinds(
        self, rows: list[tuple[str, int]], said: frozenset[str], way: frozenset[str]
    ) -> list[tuple[str, int]]:
        """What is of every kind that is named."""
        kinds = self._measures.kinds
        for kind in said & kinds.keys():
            of_kind = [row for row in rows if row[0] in kinds[kind]]
            # What needs the most of a thing is not itself one of those.
            rows = of_kind if of_kind or kind not in way else rows
        return rows


def _is_of_either(said: frozenset[str], apart: Sequence[frozenset[str]]) -> bool:
    """Whether one of either kind is asked for: no entry is of two kinds that have none in common."""
    return VERSUS in said or (THAN in said and len(apart) > 1 and not _shared(apart))


def _shared(kinds: Sequence[frozenset[str]]) -> frozenset[str]:
    """Entries of all these kinds."""
    return frozenset.intersection(*kinds)


class _Tongue:
    """One language's words, each with the concepts it stands for: `cheapest` is the least, and of costs."""

    def __init__(self, way: Asking) -> None:
        concepts: defaultdict[str, set[str]] = defaultdict(set)
        for words in (way.comparing, way.concepts):
            for concept, called in words.items():
                for word in called:
                    concepts[unhyphenated(word)].add(concept)
        for filler in way.fillers.split():
            concepts.setdefault(unhyphenated(filler), {ASIDE})
        self._concepts = {word: frozenset(found) for word, found in concepts.items() if word}
        self._words = finder(self._concepts)
        between = (*way.comparing.get(VERSUS, ()), *way.comparing.get(THAN, ()))
        self._versus = finder(unhyphenated(word) for word in between)

    def read(self, text: str) -> tuple[list[frozenset[str]], str]:
        """The concepts that the text speaks of, word by word, and what is left of it."""
        return [self._concepts[word] for word in self._words.findall(text)], _LITTLE.sub("", self._words.sub(" ", text))

    def parts(self, text: str) -> list[str]:
        """What may be names: what is left on either side of `than` and `or`."""
        return [left for part in self._versus.split(text) if (left := self._words.sub(" ", part).strip(" ?¿。、"))]
