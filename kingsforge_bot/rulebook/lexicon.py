"""All words of the rulebook, and which of them somebody may have meant by what was typed."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Collection, Mapping
from functools import lru_cache
from itertools import takewhile
from typing import Final

from rapidfuzz import process
from rapidfuzz.distance import OSA

from kingsforge_bot.rulebook.words import in_katakana, unspaced

_LEAST_ALIKE: Final = 0.65
_MOST_MEANT: Final = 8
_MOST_BEGUN: Final = 40
_SAME: Final = 0.95
_FORGIVEN: Final = 4
"""Letters of a word that may be mistyped; a shorter one would soon mean another thing."""
_STEM: Final = 4
_ENDING: Final = 3
"""Letters that a word has at least, and those that grammar may change at its end."""
_INFLECTED: Final = 0.75
Meant = tuple[tuple[str, float], ...]
"""Words of the rulebook with how likely each was meant, 0 to 1."""


class Lexicon:
    """The words, sorted for those that are begun, by length for those that are mistyped."""

    def __init__(self, words: Collection[str], same: Mapping[str, Collection[str]]) -> None:
        self._same = same
        self._known = words
        self._words = sorted(words)
        by_length: defaultdict[int, list[str]] = defaultdict(list)
        for word in self._words:
            if not unspaced(word) and word.isalpha():
                by_length[len(word)].append(word)
        self._near = {
            length: [word for near in range(length - 2, length + 3) for word in by_length.get(near, ())]
            for length in range(1, max(by_length, default=0) + 3)
        }
        self.meant = lru_cache(maxsize=1 << 13)(self._meant)

    def begins(self, typed: str) -> bool:
        """Whether a word begins so."""
        start = bisect_left(self._words, typed)
        return start < len(self._words) and self._words[start].startswith(typed)

    def _meant(self, typed: str, last: bool) -> Meant:
        """What the word looks like, and what else that is called."""
        found = self._alike(typed, last=last)
        for word, likely in tuple(found.items()):
            for other in self._same.get(word, ()):
                # A word of two groups may bring one along that no entry has.
                if other in self._known:
                    found[other] = max(found.get(other, 0.0), likely * _SAME)
        return tuple(found.items())

    def _alike(self, typed: str, *, last: bool) -> dict[str, float]:
        """The word itself, words of the same stem, else words that look like it; of the `last` one all it begins."""
        found: dict[str, float] = {typed: 1.0} if typed in self._known else {}
        if unspaced(typed):
            if (other := in_katakana(typed)) in self._known:
                found.setdefault(other, 0.9)
            return found
        if not typed.isalpha():
            return found
        if len(typed) >= 2:
            unfinished = last and typed not in self._known
            for word in self._begun(typed, last=last):
                found.setdefault(word, (0.8 if unfinished else 0.7) + 0.2 * len(typed) / len(word))
        for length in range(max(4, len(typed) - 3), len(typed)):
            if typed[:length] in self._known:
                found.setdefault(typed[:length], 0.85)
        for word in self._inflected(typed):
            found.setdefault(word, _INFLECTED)
        if typed not in self._known and len(typed) >= _FORGIVEN:
            near = process.extract(
                typed,
                self._near.get(len(typed), ()),
                scorer=OSA.normalized_similarity,
                score_cutoff=_LEAST_ALIKE,
                limit=_MOST_MEANT,
            )
            for word, alike, _ in near:
                found[word] = max(found.get(word, 0.0), alike if word[0] == typed[0] else alike - 0.08)
        return found

    def _inflected(self, typed: str) -> list[str]:
        """Words with another ending: `passed` and `passing`, `relancer` and `relance`."""
        if len(typed) <= _STEM:
            return []
        stem = typed[: max(_STEM, len(typed) - _ENDING)]
        start = bisect_left(self._words, stem)
        begun = takewhile(lambda word: word.startswith(stem), self._words[start : start + _MOST_BEGUN])
        return [word for word in begun if len(word) <= len(stem) + _ENDING and word != typed]

    def _begun(self, typed: str, *, last: bool) -> list[str]:
        """Longer words with that beginning; of a known one in the middle only endings of grammar."""
        if not last and len(typed) < 4:
            return []
        start = bisect_left(self._words, typed)
        longest = 40 if last or typed not in self._known else len(typed) + 3
        return [
            word
            for word in self._words[start : start + _MOST_BEGUN]
            if word.startswith(typed) and len(word) <= longest and word != typed
        ]
