"""All words of the rulebook, and which of them somebody may have meant by what was typed."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from itertools import takewhile

from kingsforge_bot.rulebook import thresholds
from kingsforge_bot.rulebook.words import in_katakana, unspaced

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
        by = thresholds.MISTYPED_BY
        self._near = {
            length: [word for near in range(length - by, length + by + 1) for word in by_length.get(near, ())]
            for length in range(1, max(by_length, default=0) + by + 1)
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
                    found[other] = max(found.get(other, 0.0), likely * thresholds.SYNONYM)
        return tuple(found.items())

    def _alike(self, typed: str, *, last: bool) -> dict[str, float]:
        """The word itself, words of the same stem, else words that look like it; of the `last` one all it begins."""
        found: dict[str, float] = {typed: 1.0} if typed in self._known else {}
        if unspaced(typed):
            if (other := in_katakana(typed)) in self._known:
                found.setdefault(other, thresholds.KATAKANA)
        elif typed.isalpha():
            begun = thresholds.UNFINISHED if last and typed not in self._known else thresholds.BEGUN
            for word in self._begun(typed, last=last):
                found.setdefault(word, begun + thresholds.BEGUN_IN_FULL * len(typed) / len(word))
            for length in range(max(thresholds.WHOLE, len(typed) - thresholds.CUT), len(typed)):
                if typed[:length] in self._known:
                    found.setdefault(typed[:length], thresholds.CUT_OFF)
            for word in self._inflected(typed):
                found.setdefault(word, thresholds.INFLECTED)
            for word, alike in self._mistyped(typed):
                found[word] = max(found.get(word, 0.0), alike)
        return found

    def _begun(self, typed: str, *, last: bool) -> list[str]:
        """Longer words with that beginning; of a known one in the middle only endings of grammar."""
        if len(typed) < (thresholds.BEGINNING if last else thresholds.WHOLE):
            return []
        longest = thresholds.LONGER if last or typed not in self._known else len(typed) + thresholds.CUT
        return [word for word in self._beginning(typed) if len(word) <= longest and word != typed]

    def _inflected(self, typed: str) -> list[str]:
        """Words with another ending: `passed` and `passing`, `relancer` and `relance`."""
        if len(typed) <= thresholds.STEM:
            return []
        stem = typed[: max(thresholds.STEM, len(typed) - thresholds.ENDING)]
        return [word for word in self._beginning(stem) if len(word) <= len(stem) + thresholds.ENDING and word != typed]

    def _beginning(self, stem: str) -> Iterator[str]:
        start = bisect_left(self._words, stem)
        return takewhile(lambda word: word.startswith(stem), self._words[start : start + thresholds.MOST_BEGUN])

    def _mistyped(self, typed: str) -> Iterator[tuple[str, float]]:
        """Words that look like one that is not known, with how likely each is meant."""
        if typed in self._known or len(typed) < thresholds.MAY_BE_MISTYPED:
            return
        # 3 MiB for what is asked later or never.
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        near, alike = self._near.get(len(typed), ()), OSA.normalized_similarity
        for word, score, _ in process.extract(
            typed, near, scorer=alike, score_cutoff=thresholds.MISTYPED, limit=thresholds.MOST_MISTYPED
        ):
            yield word, score if word[0] == typed[0] else score - thresholds.ANOTHER_INITIAL
