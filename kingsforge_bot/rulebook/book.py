"""The rulebook as a whole: entries by id, what a query finds, and whether that leaves a doubt."""

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

import msgspec

from kingsforge_bot.rulebook import keeping
from kingsforge_bot.rulebook.cues import Cues
from kingsforge_bot.rulebook.entry import ENGLISH, Asking, Entry, rule_id
from kingsforge_bot.rulebook.naming import Naming
from kingsforge_bot.rulebook.position import Position
from kingsforge_bot.rulebook.questions import Questions
from kingsforge_bot.rulebook.ranking import Measures, Ranked, Ranking
from kingsforge_bot.rulebook.search import Hit, Index
from kingsforge_bot.rulebook.thresholds import (
    AHEAD,
    AS_WELL,
    CLEAR,
    FOUND,
    HARDLY_KNOWN,
    KNOWN,
    LONGEST,
    MOST_FOUND,
    RELEVANT,
    WELL_FOUND,
    WORD_AMONG,
)
from kingsforge_bot.rulebook.whose import Whose
from kingsforge_bot.rulebook.words import fold, unspaced

_log = logging.getLogger(__name__)


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
        self._measures = Measures() if measures is None else measures
        self._called = {language: way.measures for language, way in asking.items()}
        self.cues: Final = Cues(asking.values())
        self._building = Lock()
        self._file: _IndexFile | None = None
        self._search: _Search | None = None

    def keep(self, file: Path) -> None:
        """Have a file in which what takes long of the search is kept from one start to the next.

        It is left there until the first question: a bot that is asked none does without. What is not there is counted
        now, which is half a second of work: do it off the event loop.
        """
        ways, entries = tuple(self._asking.values()), tuple(self.entries.values())
        self._file = _IndexFile(file, keeping.mark_of(entries, ways))
        if not keeping.holds(*self._file):
            _read_or_counted(entries, ways, self._file)

    def prepare(self) -> None:
        """Put the search together, once, from any thread. Half a second of work: do it off the event loop.

        An eighth of that where it is kept.
        """
        with self._building:
            if self._search is None:
                ways, entries = tuple(self._asking.values()), tuple(self.entries.values())
                index = Index(entries, ways) if self._file is None else _read_or_counted(entries, ways, self._file)
                naming = Naming([one for one in entries if one.what and self.doable(one.id)], self._asking)
                questions = Questions(ways)
                position = Position(self.entries, self.doable, self._common, self.cues, index, questions, naming)
                self._search = _Search(position, Whose(ways, index.reader.says), Ranking(ways, self._measures))

    @property
    def _prepared(self) -> "_Search":
        if self._search is None:
            self.prepare()
        assert self._search is not None
        return self._search

    @property
    def position(self) -> Position:
        """The reader of questions about a table's position."""
        return self._prepared.position

    @property
    def index(self) -> Index:
        """Its entries as they are searched."""
        return self.position.index

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

    def find(self, query: str, most: int = MOST_FOUND) -> tuple[Hit, ...]:
        """The entries for what somebody typed, best first, without those that are far behind."""
        hits = _befallen(_rule_first(query, self.index.find(query, max(most, WORD_AMONG))))[:most]
        return tuple(hit for hit in hits if hit.score >= max(FOUND, hits[0].score * RELEVANT))

    def clear(self, query: str) -> Entry | None:
        """The one entry that is meant: its id, or a find that leaves the others behind."""
        if query in self.entries:
            return self.entries[query]
        hits = self.find(query, 2)
        return hits[0].entry if is_clear([hit.score for hit in hits]) else None

    def fits(self, query: str) -> bool:
        """Whether the query speaks of anything that the rulebook speaks of."""
        if query in self.entries:
            return True
        known, hits = self.index.known(query), self.find(query, 1)
        return bool(hits) and (known >= KNOWN or (known >= HARDLY_KNOWN and hits[0].score >= WELL_FOUND))

    def ranked(self, query: str) -> tuple[Ranked, ...]:
        """The entries of which most or least is asked for, by the numbers of the cards; nothing for another query."""
        return self._prepared.ranking.asked(self.index.reader.in_kana(query[:LONGEST]), self._called_so)

    def measured(self, measure: str, language: str) -> str:
        """What those numbers are called."""
        return (self._called.get(language) or self._called[ENGLISH])[measure]

    def _called_so(self, name: str) -> str | None:
        """The entry that is named, one of many; of a card's sides either."""
        hits = self.index.find(name, 1)
        return hits[0].entry.id if hits and hits[0].score >= CLEAR else None

    def at_the_table(self, query: str) -> tuple[Entry, ...] | None:
        """What `can I ...` and `why not ...` want judged from a position: at most two, none if nothing was named.

        None for any other query, which the rules themselves answer.
        """
        return self.position.judged(query)

    def apart(self, query: str, names: Iterable[str]) -> tuple[str, frozenset[str]]:
        """A query without those people's names, and of whom of them it spoke."""
        return self._prepared.whose.apart(query[:LONGEST], names)


def is_clear(scores: Sequence[float]) -> bool:
    """Whether the first of these, best first, leaves the others behind."""
    if not scores or scores[0] < CLEAR:
        return False
    return len(scores) == 1 or scores[0] - scores[1] >= AHEAD


def _rule_first(query: str, hits: tuple[Hit, ...]) -> tuple[Hit, ...]:
    """To one word for a deed its rule comes before the word itself: what one can do, then what that is called."""
    if not hits or not hits[0].entry.deed or not _is_word(query, hits[0].entry):
        return hits
    term, number = hits[0], hits[0].entry.number
    rule = next((hit for hit in hits if hit.entry.id == rule_id(number)), None)
    if rule is None:
        return hits
    others = (hit for hit in hits[1:] if hit is not rule)
    return Hit(rule.entry, term.score), term, *others


def _befallen(hits: tuple[Hit, ...]) -> tuple[Hit, ...]:
    """To a thing and what may befall it comes the rule of that, then the thing: its own entry says nothing of it."""
    if not hits or hits[0].entry.kind in ("rule", "term"):
        return hits
    thing = hits[0]
    words = [hit.entry for hit in hits if hit.entry.befalls]
    rule = next((hit for hit in hits for word in words if hit.entry.id == rule_id(word.number)), None)
    if rule is None:
        return hits
    others = (hit for hit in hits[1:] if hit is not rule)
    behind = Hit(thing.entry, thing.score - AS_WELL)
    return Hit(rule.entry, thing.score), *sorted((behind, *others), key=lambda hit: -hit.score)


def _is_word(query: str, term: Entry) -> bool:
    """Whether it is one word; where words have no spaces between them, one that the term is called by."""
    asked = fold(query.strip(" ?¿？"))
    if not asked.isalpha():
        return False
    called = ((said.title, *said.words) for said in term.wordings.values())
    return not any(map(unspaced, asked)) or any(asked in map(fold, names) for names in called)


class _IndexFile(NamedTuple):
    """Where what is counted is kept, and the mark of what it is counted of."""

    path: Path
    mark: bytes


def _read_or_counted(entries: tuple[Entry, ...], ways: tuple[Asking, ...], file: _IndexFile) -> Index:
    """The index with what is kept of it; what is not is kept now."""
    found = keeping.read(file.path, file.mark)
    index = Index(entries, ways, found)
    if found is None:
        try:
            keeping.write(file.path, file.mark, index.built)
        except OSError as error:
            # Nothing depends on it but the time that the next start takes.
            _log.warning("what the search of the rules counts is not kept: %s", error)
    return index


class _Search(msgspec.Struct, frozen=True):
    """What takes a while to put together."""

    position: Position
    whose: Whose
    ranking: Ranking
