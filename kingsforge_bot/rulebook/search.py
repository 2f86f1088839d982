"""Finding an entry: all languages at once, by title, number, name or the words of players, with typing errors."""

import math
import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from kingsforge_bot.rulebook.entry import Asking, Entry, rule_id
from kingsforge_bot.rulebook.lexicon import Lexicon
from kingsforge_bot.rulebook.words import fold, tokens, weight

LONGEST: Final = 100
"""Characters of a query; Discord's own limit for an option that is completed."""
_MOST_TOKENS: Final = 24
_NUMBER: Final = re.compile(r"(?:[^\d+/]{0,12}?)(\d{1,2})(?:\s?[.,\-]\s?(\d{1,2}))\W*")
_TITLE, _WORDS, _TEXT = 1.0, 0.96, 0.42
_CENTRAL: Final = 0.003
"""Per related entry: of two that fit alike the one that more hangs on."""
_EXACT: Final = 0.06
"""For a whole title or phrase, word for word."""
_FILLER: Final = 0.08
_WHOLE: Final = 0.999
_CRAFT_CARD: Final = 0.01
"""Taken off a craft card: who types `anvil` more likely means the word of the rules."""


class Hit(msgspec.Struct, frozen=True):
    """An entry that was found. `score` is at most about 1; from CLEAR on it leaves no doubt by itself."""

    entry: Entry
    score: float


class _Phrase(msgspec.Struct, frozen=True):
    entry: int
    worth: float
    mass: float
    """The weight of all its words."""


class Index:
    """The searchable form of some entries. Built once; `find` takes a few milliseconds and touches nothing outside."""

    def __init__(self, entries: Sequence[Entry], asking: Iterable[Asking]) -> None:
        self._entries = tuple(entries)
        ways = tuple(asking)
        self._fillers = frozenset(filler for way in ways for filler in way.fillers.split())
        before = "|".join(re.escape(fold(word)) for way in ways for word in way.rule)
        self._section = re.compile(rf"(?:(?:{before})\s*)?(\d{{1,2}})")
        self._favour = [
            _CENTRAL * len(entry.see) - (_CRAFT_CARD if entry.id.startswith("item-") else 0) for entry in entries
        ]
        self._by_id = {entry.id: number for number, entry in enumerate(entries)}
        written = [_phrases(entry) for entry in entries]
        texts = [_texts(entry) for entry in entries]
        having: defaultdict[str, set[int]] = defaultdict(set)
        for number, (phrases, said) in enumerate(zip(written, texts, strict=True)):
            for token in {*said, *(token for _, words in phrases for token in words)}:
                having[token].add(number)
        self._rare = {
            token: self._weight(token) * math.log(1 + len(entries) / len(where)) for token, where in having.items()
        }
        self._unknown = math.log(1 + len(entries) / 3)
        self._lexicon = Lexicon(self._rare)
        self._phrases: list[_Phrase] = []
        self._in_phrases: defaultdict[str, list[int]] = defaultdict(list)
        self._in_entries: dict[str, dict[int, float]] = defaultdict(dict)
        for number, (phrases, said) in enumerate(zip(written, texts, strict=True)):
            for token in said:
                self._in_entries[token][number] = _TEXT
            for worth, words in phrases:
                for token in words:
                    self._in_phrases[token].append(len(self._phrases))
                    self._in_entries[token][number] = max(worth, self._in_entries[token].get(number, 0.0))
                self._phrases.append(_Phrase(number, worth, sum(self._rare[token] for token in words)))

    def find(self, query: str, most: int = 25) -> tuple[Hit, ...]:
        """The best entries, best first; none for a query in which no word is known."""
        asked = query[:LONGEST].strip()
        scores = self._scores(asked)
        numbered = self._numbered(asked)
        if numbered is not None:
            scores[numbered] = 2.0
        best = sorted(scores, key=lambda number: (-scores[number], number))[:most]
        return tuple(Hit(self._entries[number], scores[number]) for number in best)

    def _scores(self, asked: str) -> dict[int, float]:
        words = self._joined(tokens(asked)[:_MOST_TOKENS])
        if not words:
            return {}
        in_phrases: defaultdict[int, float] = defaultdict(float)
        in_entries: defaultdict[int, float] = defaultdict(float)
        mass = 0.0
        for place, word in enumerate(words):
            meant = self._lexicon.meant(word, place == len(words) - 1)
            worth = self._rare.get(word) or max(
                (self._rare[token] for token, _ in meant), default=self._unknown * self._weight(word)
            )
            mass += worth
            best_phrase: dict[int, float] = {}
            best_entry: dict[int, float] = {}
            for token, likely in meant:
                gain = likely * min(worth, self._rare[token])
                for phrase in self._in_phrases.get(token, ()):
                    if gain > best_phrase.get(phrase, 0.0):
                        best_phrase[phrase] = gain
                for number, field in self._in_entries[token].items():
                    if gain * field > best_entry.get(number, 0.0):
                        best_entry[number] = gain * field
            for phrase, gain in best_phrase.items():
                in_phrases[phrase] += gain
            for number, gain in best_entry.items():
                in_entries[number] += gain
        best: defaultdict[int, float] = defaultdict(float)
        for index, gained in in_phrases.items():
            said = self._phrases[index]
            covered, filled = gained / mass, min(1.0, gained / said.mass)
            score = said.worth * (0.6 * covered + 0.4 * filled)
            if covered > _WHOLE and filled > _WHOLE:
                score += _EXACT
            if score > best[said.entry]:
                best[said.entry] = score
        return {
            number: 0.62 * best[number] + 0.38 * gained / mass + self._favour[number]
            for number, gained in in_entries.items()
        }

    def _joined(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """The words, with `horse shoes` as the one word we know."""
        joined: list[str] = []
        for word in words:
            if joined and joined[-1] + word in self._rare and not (joined[-1] in self._rare and word in self._rare):
                joined[-1] += word
            else:
                joined.append(word)
        return tuple(joined)

    def _weight(self, token: str) -> float:
        return _FILLER if token in self._fillers else weight(token)

    def _numbered(self, asked: str) -> int | None:
        """The entry of a rule that was asked for by its number: `2.4`, `rule 7.3`, `6`."""
        folded = fold(asked)
        if (exact := _NUMBER.fullmatch(folded)) is not None:
            return self._by_id.get(rule_id(f"{exact[1]}.{exact[2]}"))
        if (section := self._section.fullmatch(folded)) is not None:
            return self._by_id.get(rule_id(section[1]))
        return None


def _phrases(entry: Entry) -> list[tuple[float, tuple[str, ...]]]:
    """Titles and players' words with their worth, every phrase once."""
    found: dict[tuple[str, ...], float] = {}
    for wording in entry.wordings.values():
        for text, worth in ((wording.title, _TITLE), *((word, _WORDS) for word in wording.words)):
            words = tokens(text)
            if words:
                found[words] = max(worth, found.get(words, 0.0))
    return [(worth, words) for words, worth in found.items()]


def _texts(entry: Entry) -> set[str]:
    return {token for wording in entry.wordings.values() for token in tokens(f"{wording.text} {wording.example}")}
