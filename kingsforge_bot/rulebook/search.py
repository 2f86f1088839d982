"""Finding an entry: all languages at once, by title, number, name or the words of players, with typing errors."""

import math
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

import msgspec

from kingsforge_bot.rulebook.building import Built, build, weight_of
from kingsforge_bot.rulebook.entry import Asking, Entry, rule_id
from kingsforge_bot.rulebook.lexicon import Lexicon, Meant
from kingsforge_bot.rulebook.postings import Words
from kingsforge_bot.rulebook.questions import said
from kingsforge_bot.rulebook.synonyms import Synonyms
from kingsforge_bot.rulebook.words import fold

LONGEST: Final = 100
"""Characters of a query; Discord's own limit for an option that is completed."""
_MOST_TOKENS: Final = 24
_NUMBER: Final = re.compile(r"(?:[^\d+/]{0,12}?)(\d{1,2})(?:\s?[.,\-]\s?(\d{1,2}))\W*")
_PHRASE: Final = 0.5
"""Of the score: how well one phrase fits; the rest is how well the entry as a whole does."""
_CENTRAL: Final = 0.004
"""Per related entry: of two that fit alike the one that more hangs on."""
_EXACT: Final = 0.1
"""For a whole title or phrase, word for word, but for words that only ask."""
_BARE: Final = 3
"""Letters of a word from which an article or pronoun was not set apart."""
_PART: Final = 4
"""Letters that each of two words typed as one must have."""
_NAMED: Final = 0.1
"""For a name that is said in full."""
_FULLY: Final = 0.9
"""Of a name's weight: what must be said of it."""
_WHOLE: Final = 0.999
_SOUGHT: Final = 1.25
"""Of what is asked for by what it does, `which card ...`: how much more likely it is meant than a rule about it."""
_SURELY: Final = 0.75
"""How alike a word must be to one of the rulebook to be known; a short one has little to be alike in."""
_SURELY_SHORT: Final = 0.66
_SHORT: Final = 4
"""Letters of a short word."""
_BEGUN: Final = 0.65
"""How much of a word must stand in the rulebook: `fromage` is not `from`."""
_ONE_OF_MANY: Final = 0.01
"""Taken off one of many alike: who types a name that is also a word of the rules more likely means the word."""


class Hit(msgspec.Struct, frozen=True):
    """An entry that was found. `score` is at most about 1; from CLEAR on it leaves no doubt by itself."""

    entry: Entry
    score: float


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
        built = self.built
        before = "|".join(re.escape(fold(word)) for way in ways for word in way.rule)
        self._section = re.compile(rf"(?:(?:{before})\s*)?(\d{{1,2}})")
        seeking = dict.fromkeys(kind for way in ways for kind in way.sought)
        self._sought = {kind: said(word for way in ways for word in way.sought.get(kind, ())) for kind in seeking}
        self._favour = [_CENTRAL * len(entry.see) - (_ONE_OF_MANY if entry.what else 0) for entry in entries]
        self._by_id = {entry.id: number for number, entry in enumerate(entries)}
        self._rare = Words(built.words, built.rarity)
        self._telling = math.log(1 + len(entries))
        self._unknown = math.log(1 + len(entries) / 3)
        self._lexicon = Lexicon(self._rare.numbers, self._synonyms.same)
        self._names = frozenset(built.names)
        self._degree = built.degrees
        self._phrases = built.phrases
        self._in_phrases, self._in_entries, self._degrees = built.in_phrases, built.in_entries, built.abouts

    def find(self, query: str, most: int = 25, *, known: bool = False) -> tuple[Hit, ...]:
        """The best entries, best first; none for a query in which no word is known.

        With `known` words that are not, names of people perhaps, take nothing from a score.
        """
        asked = query[:LONGEST].strip()
        scores = self._scores(asked, known)
        numbered = self._numbered(asked)
        if numbered is not None:
            scores[numbered] = 2.0
        best = sorted(scores, key=lambda number: (-scores[number], number))[:most]
        return tuple(Hit(self._entries[number], scores[number]) for number in best)

    def says(self, word: str) -> bool:
        """Whether the word, or each pair of its signs, is one of ours or only asks."""
        return all(self._says(token) or token in self._synonyms.same for token in self._synonyms.tokens(word))

    def known(self, query: str, exactly: Callable[[str], bool] = lambda _: False) -> float:
        """How much of what the query says is said in the rulebook at all, 0 to 1; one that names nothing is known.

        A word may be inflected or mistyped, unless it has to be known `exactly`, as a word of another rulebook.
        """
        asked = query[:LONGEST].strip()
        if self._numbered(asked) is not None:
            return 1.0
        words = self._words_of(asked)[1]
        mass = known = 0.0
        for place, word in enumerate(words):
            if word in self._synonyms.fillers:
                continue
            meant = self._meant(word, last=place == len(words) - 1)
            worth = self._worth(word, meant)
            mass += worth
            alike = not exactly(word) and any(_is_sure(word, token, likely) for token, likely in meant)
            known += worth * (alike or self.has(word))
        return known / mass if mass else 1.0

    def words(self, query: str) -> tuple[str, ...]:
        """The words of a query, but for those that only ask."""
        found = self._words_of(query[:LONGEST].strip())[1]
        return tuple(word for word in found if word not in self._synonyms.fillers)

    def is_titled(self, entry: Entry, word: str) -> bool:
        """Whether the word, or one that means the same, stands in a title of the entry."""
        same = {word, *self._synonyms.same.get(word, ())}
        return any(not same.isdisjoint(self._synonyms.tokens(said.title)) for said in entry.wordings.values())

    def in_kana(self, query: str) -> str:
        """The query with what is Japanese in Latin letters in its own."""
        return self._synonyms.in_kana(query, self._rare)

    def _scores(self, asked: str, known: bool) -> dict[int, float]:
        kind, words = self._words_of(asked)
        in_phrases: defaultdict[int, float] = defaultdict(float)
        in_entries: defaultdict[int, float] = defaultdict(float)
        in_names: defaultdict[int, dict[str, float]] = defaultdict(dict)
        mass = naming = 0.0
        for place, word in enumerate(words):
            meant = self._meant(word, last=place == len(words) - 1 and not known)
            if known and not meant:
                continue
            worth = self._worth(word, meant)
            mass += worth
            if word not in self._synonyms.fillers:
                naming += worth
            best_phrase, best_entry = self._gains(meant, worth, in_names)
            for phrase, gain in best_phrase.items():
                in_phrases[phrase] += gain
            for number, gain in best_entry.items():
                in_entries[number] += gain
        if not mass:
            return {}
        best, named = self._by_phrase(in_phrases, in_names, mass, naming)
        return {
            number: (_PHRASE * best.get(number, 0.0) + (1 - _PHRASE) * gained / mass) * self._likely(number, kind)
            + self._favour[number]
            + named.get(number, 0.0)
            for number, gained in in_entries.items()
        }

    def _words_of(self, asked: str) -> tuple[str | None, tuple[str, ...]]:
        """What kind of thing is asked for by what it does, if one is, and the words."""
        kind, rest = self._described(asked)
        return kind, self._joined(self._synonyms.asked(rest, self._rare)[:_MOST_TOKENS])

    def has(self, word: str) -> bool:
        """Whether it is a word of the rulebook, or means the same as one."""
        return word in self._rare or any(other in self._rare for other in self._synonyms.same.get(word, ()))

    def _worth(self, word: str, meant: Meant) -> float:
        unknown = self._unknown * weight_of(word, self._synonyms)
        return self._rare.get(word) or max((self._rare[token] for token, _ in meant), default=unknown)

    def _gains(
        self, meant: Meant, worth: float, in_names: defaultdict[int, dict[str, float]]
    ) -> tuple[dict[int, float], dict[int, float]]:
        """What one word is worth to each phrase and to each entry at most; to names each of its tokens counts."""
        best_phrase: dict[int, float] = {}
        best_entry: dict[int, float] = {}
        for token, likely in meant:
            place = self._rare.numbers[token]
            gain = likely * min(worth, self._rare[token])
            for phrase in self._in_phrases[place]:
                if gain > best_phrase.get(phrase, 0.0):
                    best_phrase[phrase] = gain
                if phrase in self._names and gain > in_names[phrase].get(token, 0.0):
                    in_names[phrase][token] = gain
            for number, degree in zip(self._in_entries[place], self._degrees[place], strict=True):
                about = gain * self._degree[degree]
                if about > best_entry.get(number, 0.0):
                    best_entry[number] = about
        return best_phrase, best_entry

    def _by_phrase(
        self,
        in_phrases: Mapping[int, float],
        in_names: Mapping[int, Mapping[str, float]],
        mass: float,
        naming: float,
    ) -> tuple[Mapping[int, float], Mapping[int, float]]:
        """Of each entry the score of its best phrase, and what is added for one that is called by its name."""
        best: defaultdict[int, float] = defaultdict(float)
        named: dict[int, float] = {}
        for index, gained in in_phrases.items():
            said = self._phrases[index]
            covered, filled = gained / mass, min(1.0, gained / said.mass)
            # How much of the query it has, and how much of it the query has.
            score = said.worth * math.sqrt(covered * filled)
            if gained > _WHOLE * naming and filled > _WHOLE:
                score += _EXACT
            if score > best[said.entry]:
                best[said.entry] = score
            if index in in_names and sum(in_names[index].values()) >= _FULLY * said.mass:
                named[said.entry] = max(_NAMED * min(1.0, said.mass / self._telling), named.get(said.entry, 0.0))
        return best, named

    def _described(self, asked: str) -> tuple[str | None, str]:
        """What kind of thing is asked for by what it does, if one is, and what it does."""
        plain = fold(asked)
        for kind, words in self._sought.items():
            rest = words.sub(" ", plain)
            if rest != plain and rest.strip():
                return kind, rest
        return None, asked

    def _likely(self, number: int, kind: str | None) -> float:
        return _SOUGHT if kind is not None and self._entries[number].kind == kind else 1.0

    def _parts(self, word: str) -> tuple[str, ...]:
        """The two words that were typed as one, if it is not one itself; of `lorbe` the one that says something."""
        if word not in self._rare and word.isalpha() and word not in self._synonyms.fillers:
            for clitic in self._synonyms.clitics:
                rest = word.removeprefix(clitic)
                if rest != word and len(rest) >= _BARE and self._says(rest) and not self._lexicon.begins(word):
                    return (rest,)
            for cut in range(_PART, len(word) - _PART + 1):
                if word[:cut] in self._rare and word[cut:] in self._rare:
                    return word[:cut], word[cut:]
        return (word,)

    def _says(self, word: str) -> bool:
        return word in self._rare or word in self._synonyms.fillers

    def _meant(self, word: str, *, last: bool) -> Meant:
        """A word that asks is not taken for one that names."""
        if word in self._synonyms.fillers:
            return ((word, 1.0),) if word in self._rare else ()
        return self._lexicon.meant(word, last)

    def _joined(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """The words, with `horse shoes` as the one word we know, and `westforest` as two."""
        joined: list[str] = []
        for word in (part for typed in words for part in self._parts(typed)):
            if any(word in self._synonyms.same.get(other, ()) for other in joined):
                # `red rose` says once what it says.
                continue
            if joined and joined[-1] + word in self._rare and not (joined[-1] in self._rare and word in self._rare):
                joined[-1] += word
            else:
                joined.append(word)
        return tuple(joined)

    def _numbered(self, asked: str) -> int | None:
        """The entry of a rule that was asked for by its number: `2.4`, `rule 7.3`, `6`."""
        folded = fold(asked)
        if (exact := _NUMBER.fullmatch(folded)) is not None:
            return self._by_id.get(rule_id(f"{exact[1]}.{exact[2]}"))
        if (section := self._section.fullmatch(folded)) is not None:
            return self._by_id.get(rule_id(section[1]))
        return None


def _is_sure(word: str, token: str, likely: float) -> bool:
    """Whether that is the word, inflected or mistyped perhaps, and not merely one that looks like it."""
    if word.startswith(token) and len(token) < _BEGUN * len(word):
        return False
    return likely >= (_SURELY_SHORT if len(word) <= _SHORT else _SURELY)
