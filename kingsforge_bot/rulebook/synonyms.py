"""What else a word is called, and which words say nothing: in queries and in entries alike."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

from kingsforge_bot.rulebook.entry import Asking
from kingsforge_bot.rulebook.words import fold, tokens, unspaced


class Synonyms:
    """Of languages with spaces the words that mean the same; of those without, signs to be read as others."""

    def __init__(self, ways: Iterable[Asking]) -> None:
        ways = tuple(ways)
        self.fillers: Final = frozenset(fold(filler) for way in ways for filler in way.fillers.split())
        same: defaultdict[str, set[str]] = defaultdict(set)
        read_as: dict[str, str] = {}
        for group in (fold(group).split() for way in ways for group in way.same):
            for word in group:
                if unspaced(word[-1]):
                    read_as[word] = group[0]
                else:
                    same[word].update(group)
        self.same: Final[Mapping[str, frozenset[str]]] = {word: frozenset(group) for word, group in same.items()}
        self._read_as = read_as
        self._other = _any_of(read_as)
        self._chatter = _any_of(filler for filler in self.fillers if unspaced(filler[0]))

    def tokens(self, text: str) -> tuple[str, ...]:
        """The words of an entry."""
        return tokens(self._other.sub(lambda found: self._read_as[found[0]], fold(text)))

    def asked(self, query: str) -> tuple[str, ...]:
        """The words of a query, without what only makes a question of it where no spaces set that apart."""
        return self.tokens(self._chatter.sub(" ", fold(query))) or self.tokens(query)


def _any_of(words: Iterable[str]) -> re.Pattern[str]:
    """Finds each of the words, the longest first."""
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    return re.compile("|".join(map(re.escape, longest_first)) or r"(?!)")
