"""The rulebook as a whole: entries by id, what a query finds, and whether that leaves a doubt."""

import logging
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

import msgspec
from rapidfuzz import fuzz

from kingsforge_bot.rulebook import keeping
from kingsforge_bot.rulebook.entry import ENGLISH, Asking, Entry, rule_id
from kingsforge_bot.rulebook.naming import Naming
from kingsforge_bot.rulebook.questions import About, Questions
from kingsforge_bot.rulebook.ranking import Measures, Ranked, Ranking
from kingsforge_bot.rulebook.search import LONGEST, Hit, Index
from kingsforge_bot.rulebook.whose import Whose
from kingsforge_bot.rulebook.words import fold

_CLEAR: Final = 0.65
_AHEAD: Final = 0.15
_LEAST: Final = 0.22
"""Below that some letters are alike, and nothing more."""
_ALIKE: Final = 0.08
_MISTYPED: Final = 87
"""Percent of the signs alike: `tutoral`, and not a word that merely rhymes."""
_KNOWN: Final = 0.5
"""Of what a query says: what the rulebook speaks of, if anything in it is meant."""
_HARDLY_KNOWN: Final = 0.25
_LACKING: Final = 0.34
_OUTDONE: Final = 0.34
"""By how much another game's rules fit better to what is not of this game at all."""
_OUTDONE_BY_A_WORD: Final = 0.2
"""The same where they have a word for it in a title, and this game has none."""
_WELL_FOUND: Final = 0.4
"""What makes up for a query of which less is known: the score of what was found."""
_RELEVANT: Final = 0.4
"""Of the best score; what is below is left out of lists."""

_log = logging.getLogger(__name__)


class _Sure(msgspec.Struct, frozen=True):
    """How well a thing to do must fit: at least so, and so well beside what can only be read."""

    least: float
    of_best: float


_NAMED: Final = _Sure(0.55, 0.5)
"""Where the verb says what kind of thing is meant: to take a thing is not to read what its name stands for."""
_COMMON: Final = _Sure(0.6, 0.9)
"""Where that may be of a kind of which all rules speak."""
_UNNAMED: Final = _Sure(0.84, 1.0)
"""Where no verb says it: questions about the rules begin alike."""


class Rulebook:
    """All entries of a game with their search, which is put together at the first question, if not before.

    `doable` tells of an entry's id whether it is something to do, of which can be asked whether it is possible now.
    `common` is the kind of entries of which all rules speak. `measures` are what entries can be compared by.
    """

    def __init__(
        self,
        entries: Iterable[Entry],
        asking: Mapping[str, Asking],
        *,
        doable: Callable[[str], object] = lambda _: False,
        common: str = "",
        measures: Measures | None = None,
    ) -> None:
        self.entries: Final[Mapping[str, Entry]] = {entry.id: entry for entry in entries}
        self._is_doable, self._common = doable, common
        self._asking = asking
        ways = tuple(asking.values())
        self._measures = Measures() if measures is None else measures
        self._called = {language: way.measures for language, way in asking.items()}
        self._building = Lock()
        self._kept: _Kept | None = None
        self._search: _Search | None = None
        self._why = _longest_first(word for way in ways for word in way.why)
        self._why_last = _longest_first(word for way in ways for word in way.why_last)
        self._particles = "".join(way.particles for way in ways)
        self._tutorial = tuple(fold(word) for way in ways for word in way.tutorial)

    def keep(self, file: Path) -> None:
        """Have a file in which what takes long of the search is kept from one start to the next.

        It is left there until the first question: a bot that is asked none does without. What is not there is counted
        now, which is half a second of work: do it off the event loop.
        """
        ways, entries = tuple(self._asking.values()), tuple(self.entries.values())
        self._kept = _Kept(file, keeping.mark_of(entries, ways))
        if not keeping.holds(*self._kept):
            _kept(entries, ways, self._kept)

    def prepare(self) -> None:
        """Put the search together, once, from any thread. Half a second of work: do it off the event loop.

        An eighth of that where it is kept.
        """
        with self._building:
            if self._search is None:
                ways, entries = tuple(self._asking.values()), tuple(self.entries.values())
                index = Index(entries, ways) if self._kept is None else _kept(entries, ways, self._kept)
                things = [entry for entry in entries if entry.what and self.doable(entry.id)]
                naming, whose = Naming(things, self._asking), Whose(ways, index.says)
                self._search = _Search(index, Questions(ways), naming, whose, Ranking(ways, self._measures))

    @property
    def _index(self) -> Index:
        return self._prepared().index

    @property
    def _questions(self) -> Questions:
        return self._prepared().questions

    def _prepared(self) -> "_Search":
        if self._search is None:
            self.prepare()
        assert self._search is not None
        return self._search

    def rule(self, number: str) -> Entry:
        """The entry of that rule. Raises KeyError."""
        return self.entries[rule_id(number)]

    @property
    def rules(self) -> tuple[Entry, ...]:
        """The rules, without cards and words, in the order of their numbers."""
        return tuple(entry for entry in self.entries.values() if entry.kind == "rule")

    def doable(self, entry: str) -> bool:
        """Whether the entry of that id is something to do."""
        return bool(self._is_doable(entry))

    def find(self, query: str, most: int = 25) -> tuple[Hit, ...]:
        """The entries for what somebody typed, best first, without those that are far behind."""
        hits = self._index.find(query, most)
        return tuple(hit for hit in hits if hit.score >= max(_LEAST, hits[0].score * _RELEVANT))

    def ranked(self, query: str) -> tuple[Ranked, ...]:
        """The entries of which most or least is asked for, by the numbers of the cards; nothing for another query."""
        return self._prepared().ranking.asked(self._index.in_kana(query[:LONGEST]), self._called_so)

    def measured(self, measure: str, language: str) -> str:
        """What those numbers are called."""
        return (self._called.get(language) or self._called[ENGLISH])[measure]

    def _called_so(self, name: str) -> str | None:
        """The entry that is named, one of many; of a card's sides either."""
        hits = self._index.find(name, 1)
        return hits[0].entry.id if hits and hits[0].score >= _CLEAR else None

    def fits(self, query: str) -> bool:
        """Whether the query speaks of anything that the rulebook speaks of."""
        if query in self.entries:
            return True
        known, hits = self._index.known(query), self.find(query, 1)
        return bool(hits) and (known >= _KNOWN or (known >= _HARDLY_KNOWN and hits[0].score >= _WELL_FOUND))

    def lacks(self, query: str, other: "Rulebook") -> bool:
        """Whether that other rulebook has what the query speaks of, and this one has not."""
        if query in self.entries:
            return False
        lacking = self.known(query, other.has) < _LACKING and other.known(query, self.has) >= _KNOWN
        return lacking or self._is_outdone(query, other)

    def _is_outdone(self, query: str, other: "Rulebook") -> bool:
        """Whether what that other rulebook finds fits far better, or better by a word that this one has not."""
        theirs, ours = other.find(query, 1), self.find(query, 1)
        ahead = (theirs[0].score if theirs else 0.0) - (ours[0].score if ours else 0.0)
        if ahead < _OUTDONE_BY_A_WORD or not theirs:
            return False
        return ahead >= _OUTDONE or any(other.titled(theirs[0].entry, word) for word in other.words(query, self.has))

    def lacks_deed(self, query: str, other: "Rulebook") -> bool:
        """Whether it asks to do with something what is done in that other game alone."""
        if not self.named(query) or self.at_the_table(query):
            return False
        deeds = other.deed_words(query)
        return bool(deeds) and not any(self.has(word) for deed in deeds for word in deed.split())

    def words(self, query: str, without: Callable[[str], bool]) -> tuple[str, ...]:
        """Its own words of a query, without those."""
        return tuple(word for word in self._index.words(query) if self.has(word) and not without(word))

    def titled(self, entry: Entry, word: str) -> bool:
        """Whether the word, or one that means the same, stands in a title of the entry."""
        return self._index.is_titled(entry, word)

    def deed_words(self, query: str) -> tuple[str, ...]:
        """The verbs of such a question."""
        return self._questions.deed_words(self._index.in_kana(query[:LONGEST]))

    def known(self, query: str, exactly: Callable[[str], bool]) -> float:
        """How much of what the query says the rulebook speaks of, 0 to 1; some words have to be known `exactly`."""
        return self._index.known(query, exactly)

    def has(self, word: str) -> bool:
        """Whether it is a word of the rulebook."""
        return self._index.has(word)

    def named(self, query: str) -> str:
        """What a question about the position is about, as its words; empty for any other query."""
        about = self._questions.about(self._index.in_kana(query[:LONGEST]))
        return about.words[0].strip(" ?¿!¡。") if about is not None and about.words else ""

    def clear(self, query: str) -> Entry | None:
        """The one entry that is meant: its id, or a find that leaves the others behind."""
        if query in self.entries:
            return self.entries[query]
        hits = self.find(query, 2)
        return hits[0].entry if is_clear([hit.score for hit in hits]) else None

    def asked_why(self, query: str) -> str | None:
        """What a question to the referee is about: `why the bridge` as `the bridge`; None for any other query."""
        about = _after(query, self._why)
        return self._before(query, self._why_last) if about is None else about

    def at_the_table(self, query: str) -> tuple[Entry, ...] | None:
        """What `can I ...` and `why not ...` want judged from a position: at most two, none if nothing was named.

        None for any other query, which the rules themselves answer.
        """
        asked_why = self.asked_why(query)
        if asked_why is not None and asked_why in self.entries and self.doable(asked_why):
            return (self.entries[asked_why],)
        asked = self._index.in_kana(query[:LONGEST])
        about = self._questions.about(asked)
        if about is None:
            return None
        to_do = self._questions.asks_leave(asked) and self._questions.deeds(asked)
        if to_do and (called := self._prepared().naming.called(asked)):
            return tuple(self.entries[one] for one in called)
        if about.alone:
            return (self.entries[about.alone],)
        found = self._doable(about)
        return found if found or asked_why != "" else ()

    def apart(self, query: str, names: Iterable[str]) -> tuple[str, frozenset[str]]:
        """A query without those people's names, and of whom of them it spoke."""
        return self._prepared().whose.apart(query[:LONGEST], names)

    def deeds(self, query: str) -> tuple[str, ...]:
        """Ids of entries of what such a question wants done with what it names; none where no verb says it."""
        return self._questions.deeds(self._index.in_kana(query[:LONGEST]))

    def _doable(self, about: About) -> tuple[Entry, ...] | None:
        """The one thing to do that is named, or two that fit alike; None where none is."""
        # With the particle behind it a name is also the beginning of other questions; a name may end like one.
        bare = (words.rstrip(f" ?{self._particles}") for words in about.words)
        return next((found for words in (*about.words, *bare) if (found := self._named(words, about.kinds))), None)

    def _named(self, words: str, kinds: Collection[str]) -> tuple[Entry, ...]:
        """None where something that can only be read fits better."""
        hits = self._index.find(words, known=True)
        able = [hit for hit in hits if hit.entry.kind in kinds and self.doable(hit.entry.id)]
        sure = _UNNAMED if kinds == self._questions.kinds else _COMMON if self._common in kinds else _NAMED
        if not able or able[0].score < max(sure.least, hits[0].score * sure.of_best):
            return ()
        return tuple(hit.entry for hit in able[:2] if are_alike(able[0].score, hit.score))

    def _before(self, query: str, words: Iterable[str]) -> str | None:
        """What stands before such an end of a question."""
        folded = _asked(query)
        for word in words:
            if folded.endswith(word):
                return folded.removesuffix(word).rstrip(self._particles)
        return None

    def asked_tutorial(self, query: str) -> bool:
        """Whether somebody wants to be taught; a letter too few or too many is forgiven."""
        folded = _asked(query)
        return any(fuzz.ratio(folded, word) >= _MISTYPED for word in self._tutorial)

    def may_ask_tutorial(self, typed: str) -> bool:
        """Whether what was typed so far begins so."""
        folded = _asked(typed)
        begun = len(folded) > 1 and any(word.startswith(folded) for word in self._tutorial)
        return begun or self.asked_tutorial(typed)


def are_alike(best: float, other: float) -> bool:
    """Whether the other score is so near to the best that either may be meant."""
    return best - other < _ALIKE


def is_clear(scores: Sequence[float]) -> bool:
    """Whether the first of these, best first, leaves the others behind."""
    if not scores or scores[0] < _CLEAR:
        return False
    return len(scores) == 1 or scores[0] - scores[1] >= _AHEAD


class _Kept(NamedTuple):
    """Where what is counted is kept, and the mark of what it is counted of."""

    file: Path
    mark: bytes


def _kept(entries: tuple[Entry, ...], ways: tuple[Asking, ...], kept: _Kept) -> Index:
    """The index with what is kept of it; what is not is kept now."""
    found = keeping.read(kept.file, kept.mark)
    index = Index(entries, ways, found)
    if found is None:
        try:
            keeping.write(kept.file, kept.mark, index.built)
        except OSError as error:
            # Nothing depends on it but the time that the next start takes.
            _log.warning("what the search of the rules counts is not kept: %s", error)
    return index


class _Search(msgspec.Struct, frozen=True):
    """What takes a while to put together."""

    index: Index
    questions: Questions
    naming: Naming
    whose: Whose
    ranking: Ranking


def _longest_first(words: Iterable[str]) -> list[str]:
    return sorted({fold(word) for word in words}, key=len, reverse=True)


def _asked(query: str) -> str:
    return fold(query[:LONGEST]).strip(" ?¿!¡。")


def _after(query: str, words: Iterable[str]) -> str | None:
    folded = _asked(query)
    for word in words:
        if folded.startswith(word):
            return folded.removeprefix(word).strip()
    return None
