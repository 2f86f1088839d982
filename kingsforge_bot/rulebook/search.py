"""Finding an entry: all languages at once, by title, number, name or the words of players, with typing errors.

`find` reads a query (`reading.py`), adds up what each of its words is worth to each phrase and to each entry that has
it, and scores an entry by its best phrase and as a whole.
"""

import math
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from kingsforge_bot.rulebook import thresholds
from kingsforge_bot.rulebook.building import Built, build
from kingsforge_bot.rulebook.entry import Asking, Entry, rule_id
from kingsforge_bot.rulebook.lexicon import Meant
from kingsforge_bot.rulebook.postings import Words
from kingsforge_bot.rulebook.reading import Reader
from kingsforge_bot.rulebook.synonyms import Synonyms
from kingsforge_bot.rulebook.words import fold

_NUMBER: Final = re.compile(r"(?:[^\d+/]{0,12}?)(\d{1,2})(?:\s?[.,\-]\s?(\d{1,2}))\W*")


class Hit(msgspec.Struct, frozen=True):
    """An entry that was found. `score` is at most about 1; from CLEAR on it leaves no doubt by itself."""

    entry: Entry
    score: float


class _Gains:
    """What the words of a query are worth to each phrase and each entry, added up; of names word by word.

    `mass` is what all of them are worth, `naming` what those are that do not only ask.
    """

    def __init__(self) -> None:
        self.phrases: defaultdict[int, float] = defaultdict(float)
        self.entries: defaultdict[int, float] = defaultdict(float)
        self.names: defaultdict[int, dict[str, float]] = defaultdict(dict)
        self.mass = self.naming = 0.0


class Index:
    """The searchable form of some entries. `find` takes a few milliseconds and touches nothing outside.

    What takes long to count of them can be `kept` from an earlier time; `built` is it.
    """

    def __init__(self, entries: Sequence[Entry], asking: Iterable[Asking], kept: Built | None = None) -> None:
        self._entries = tuple(entries)
        ways = tuple(asking)
        self._synonyms = Synonyms(ways, (said.title for entry in entries for said in entry.wordings.values()))
        doable = frozenset(kind for way in ways for kind in way.doing)
        self.built: Final = build(entries, self._synonyms, doable) if kept is None else kept
        before = "|".join(re.escape(fold(word)) for way in ways for word in way.rule)
        self._section = re.compile(rf"(?:(?:{before})\s*)?(\d{{1,2}})")
        self._favour = [
            thresholds.CENTRAL * len(entry.see) - (thresholds.ONE_OF_MANY if entry.what else 0) for entry in entries
        ]
        self._by_id = {entry.id: number for number, entry in enumerate(entries)}
        self._rare = Words(self.built.words, self.built.rarity)
        self._telling = math.log(1 + len(entries))
        self._names = frozenset(self.built.names)
        self.reader: Final = Reader(ways, self._synonyms, self._rare, len(entries))

    def find(self, query: str, most: int = thresholds.MOST_FOUND, *, known: bool = False) -> tuple[Hit, ...]:
        """The best entries, best first; none for a query in which no word is known.

        With `known` words that are not, names of people perhaps, take nothing from a score.
        """
        asked = query[: thresholds.LONGEST].strip()
        scores = self._scores(asked, known)
        numbered = self._numbered(asked)
        if numbered is not None:
            scores[numbered] = thresholds.NUMBERED
        best = sorted(scores, key=lambda number: (-scores[number], number))[:most]
        return tuple(Hit(self._entries[number], scores[number]) for number in best)

    def known(self, query: str, exactly: Callable[[str], bool] = lambda _: False) -> float:
        """How much of what the query says is said in the rulebook at all, 0 to 1; one that names nothing is known.

        A word may be inflected or mistyped, unless it has to be known `exactly`, as a word of another rulebook.
        """
        asked = query[: thresholds.LONGEST].strip()
        if self._numbered(asked) is not None:
            return 1.0
        mass = known = 0.0
        for word in self.reader.words(self.reader.query(asked)):
            if not word.asks:
                mass += word.worth
                alike = not exactly(word.typed) and word.is_sure
                known += word.worth * (alike or self.reader.has(word.typed))
        return known / mass if mass else 1.0

    def is_titled(self, entry: Entry, word: str) -> bool:
        """Whether the word, or one that means the same, stands in a title of the entry."""
        same = {word, *self._synonyms.same.get(word, ())}
        return any(not same.isdisjoint(self._synonyms.tokens(said.title)) for said in entry.wordings.values())

    def _scores(self, asked: str, known: bool) -> dict[int, float]:
        """By the numbers of entries, half by the best phrase and half by the entry as a whole."""
        query, gains = self.reader.query(asked), _Gains()
        for word in self.reader.words(query, finished=known):
            if known and not word.meant:
                continue
            gains.mass += word.worth
            gains.naming += 0.0 if word.asks else word.worth
            self._add(gains, word.meant, word.worth)
        if not gains.mass:
            return {}
        best, named = self._by_phrase(gains), self._by_name(gains)
        return {
            number: (thresholds.PHRASE * best.get(number, 0.0) + (1 - thresholds.PHRASE) * gained / gains.mass)
            * (thresholds.SOUGHT if query.kind is not None and self._entries[number].kind == query.kind else 1.0)
            + self._favour[number]
            + named.get(number, 0.0)
            for number, gained in gains.entries.items()
        }

    def _add(self, gains: _Gains, meant: Meant, worth: float) -> None:
        """What one word is worth to each phrase and to each entry at most; to names each of its tokens counts."""
        built = self.built
        best_phrase: dict[int, float] = {}
        best_entry: dict[int, float] = {}
        for token, likely in meant:
            place = self._rare.numbers[token]
            gain = likely * min(worth, self._rare[token])
            for phrase in built.in_phrases[place]:
                if gain > best_phrase.get(phrase, 0.0):
                    best_phrase[phrase] = gain
                if phrase in self._names and gain > gains.names[phrase].get(token, 0.0):
                    gains.names[phrase][token] = gain
            for number, degree in zip(built.in_entries[place], built.abouts[place], strict=True):
                about = gain * built.degrees[degree]
                if about > best_entry.get(number, 0.0):
                    best_entry[number] = about
        for phrase, gain in best_phrase.items():
            gains.phrases[phrase] += gain
        for number, gain in best_entry.items():
            gains.entries[number] += gain

    def _by_phrase(self, gains: _Gains) -> dict[int, float]:
        """Of each entry the score of its best phrase."""
        best: defaultdict[int, float] = defaultdict(float)
        for index, gained in gains.phrases.items():
            phrase = self.built.phrases[index]
            covered, filled = gained / gains.mass, min(1.0, gained / phrase.mass)
            # How much of the query it has, and how much of it the query has.
            score = phrase.worth * math.sqrt(covered * filled)
            if gained > thresholds.ALL * gains.naming and filled > thresholds.ALL:
                score += thresholds.EXACT
            best[phrase.entry] = max(score, best[phrase.entry])
        return best

    def _by_name(self, gains: _Gains) -> dict[int, float]:
        """What is added for an entry that is called by its name."""
        named: dict[int, float] = {}
        for index, tokens in gains.names.items():
            name = self.built.phrases[index]
            if sum(tokens.values()) >= thresholds.SAID_IN_FULL * name.mass:
                named[name.entry] = max(
                    thresholds.NAMED * min(1.0, name.mass / self._telling), named.get(name.entry, 0.0)
                )
        return named

    def _numbered(self, asked: str) -> int | None:
        """The entry of a rule that was asked for by its number: `2.4`, `rule 7.3`, `6`."""
        folded = fold(asked)
        if (exact := _NUMBER.fullmatch(folded)) is not None:
            return self._by_id.get(rule_id(f"{exact[1]}.{exact[2]}"))
        if (section := self._section.fullmatch(folded)) is not None:
            return self._by_id.get(rule_id(section[1]))
        return None
