"""The rulebooks of all games side by side: which one is meant, and what a query finds in which."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.rulebook.book import Rulebook, is_clear
from kingsforge_bot.rulebook.elsewhere import lacks, lacks_deed
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.rulebook.position import are_alike
from kingsforge_bot.rulebook.ranking import Ranked
from kingsforge_bot.rulebook.thresholds import AS_WELL, MOST_FOUND
from kingsforge_bot.rulebook.words import fold, unspaced
from kingsforge_bot.ui.game.book import Book, Lesson
from kingsforge_bot.ui.game.drawing import Drawing

_TEXTS: Final = 2
"""Entries that are shown in full at most."""
_RULE: Final = "rule"
_WORDS: Final = 3
"""So many are a question rather than a name."""
_SIGNS: Final = 9
"""The same in kana and kanji."""
_REMEMBERED: Final = 16
"""Queries of which several steps of one answer ask the same."""
_NOBODY: Final[Mapping[str, int | None]] = {}


class GameRules(msgspec.Struct, frozen=True):
    """The rules of one game to look up, its tutorial if it has one, and the pictures of its cards."""

    game: str
    book: Book
    card: Callable[[Entry], Drawing | None]
    lesson: Lesson | None = None
    first: bool = True
    """Of the games there are: in buttons its entries go without its name, as in those of before there were others."""

    @property
    def rulebook(self) -> Rulebook:
        """Its entries and their search."""
        return self.book.rulebook

    @property
    def entries(self) -> Mapping[str, Entry]:
        """Its entries by their ids."""
        return self.rulebook.entries

    def read(self) -> Rulebook:
        """Read them, unless that is done: takes a while, off the event loop."""
        return self.rulebook

    def keep(self, folder: Path) -> None:
        """Look them through, with what their search counts kept in that folder: takes a while, off the event loop."""
        self.book.keep(folder / f"{self.game}.rules")

    def title(self, l10n: Localizer) -> str:
        """The game's."""
        return l10n.of(self.game)("game-title")

    def is_named(self, l10n: Localizer, query: str) -> bool:
        """Whether the query is nothing but the game's name, as readers of that language or its box have it."""
        return _letters(query) in {_letters(self.title(l10n)), _letters(self.game)}

    def may_be_named(self, l10n: Localizer, typed: str) -> bool:
        """Whether what was typed so far begins it."""
        said = _letters(typed)
        return bool(said) and any(_letters(one).startswith(said) for one in (self.title(l10n), self.game))

    def in_ids(self, words: str = "") -> str:
        """The words as buttons and values carry them: behind the game, unless it is the first."""
        return words if self.first else f"{self.game} {words}".rstrip()


class Found(msgspec.Struct, frozen=True):
    """An entry, and the game whose rules it tells."""

    rules: GameRules
    entry: Entry
    score: float = 0.0
    deeds: tuple[str, ...] = ()
    """Of a question about a table: what is meant to be done with it, as ids of entries; `seat-1`: whose it is."""

    @property
    def value(self) -> str:
        """As buttons and menus name it: `rule-2-4`, and of another game than the first `<game> rule-2-4`."""
        return self.rules.in_ids(self.entry.id)


class RuleSearchResult(msgspec.Struct, frozen=True):
    """What a query is answered by: entries, best first; of those so many `first` answer it, and so many are `texts`.

    None do where nothing fits, and the entries are only the nearest. The entries of a ranking are lines, no texts.
    """

    found: tuple[Found, ...]
    first: int
    texts: int


class Rulebooks:
    """The rulebooks of games that have one. `meant`: whether the first is; left out, one that is alone.

    `people`: who sits at the table that is meant, with their seats, where that is known.
    """

    def __init__(
        self, games: Iterable[GameRules], *, meant: bool | None = None, people: Mapping[str, int | None] = _NOBODY
    ) -> None:
        self.games = tuple(games)
        self._meant = len(self.games) == 1 if meant is None else meant
        self._people = people
        self.missing: Final = lru_cache(maxsize=_REMEMBERED)(self._lacking)
        """The game that is meant, if it has no word for what a query asks and another has."""

    @property
    def several(self) -> bool:
        """Whether a game has to be named."""
        return len(self.games) > 1 or not self._meant

    @property
    def meant(self) -> GameRules | None:
        """The game that is meant; None where any may be."""
        return self.games[0] if self._meant else None

    def of(self, game: str) -> GameRules | None:
        """Those of the game with that key."""
        return next((one for one in self.games if one.game == game), None)

    def game_named(self, l10n: Localizer, query: str) -> GameRules | None:
        """Those of the game that the query names and nothing else."""
        return next((one for one in self.games if one.is_named(l10n, query)), None)

    def in_id(self, game: str) -> GameRules | None:
        """Those that an id of a button means; of the first game where it names none."""
        return self.of(game) if game else next((one for one in self.games if one.first), None)

    def meaning(self, game: str | None) -> "Rulebooks":
        """The same where that game is meant: it comes first. One without rules to look up leaves none meant."""
        if game is None:
            return self
        rules = self.of(game)
        if rules is None:
            return Rulebooks(self.games, meant=False, people=self._people)
        games = (rules, *(one for one in self.games if one is not rules))
        return Rulebooks(games, meant=True, people=self._people)

    def among(self, people: Mapping[str, int | None]) -> "Rulebooks":
        """The same where questions may name those people."""
        return Rulebooks(self.games, meant=self._meant, people=people)

    def label(self, l10n: Localizer, rules: GameRules, text: str) -> str:
        """The text, with the game's title where that is not the one meant."""
        return text if rules is self.meant else l10n("rules-label-game", label=text, game=rules.title(l10n))

    def read(self, value: str) -> Found | None:
        """The entry of `Found.value`."""
        game, _, entry = value.rpartition(" ")
        rules = self.in_id(game)
        if rules is None or entry not in rules.entries:
            return None
        return Found(rules, rules.entries[entry])

    def find(self, query: str, most: int = MOST_FOUND) -> tuple[Found, ...]:
        """What a query finds, best first; where a game is meant, what it finds there before what others have.

        A game that has no word for it comes after those that have.
        """
        hits = [Found(rules, hit.entry, hit.score) for rules in self.games for hit in rules.rulebook.find(query, most)]
        first = self.meant if self.missing(query) is None else None
        return tuple(sorted(hits, key=lambda hit: (first is not None and hit.rules is not first, -hit.score))[:most])

    def texts(self, query: str) -> tuple[Found, ...]:
        """The entries that answer a query in full: the best, and the next where it fits as well; none if nothing fits.

        None either where the game that is meant has no word for it, whatever others have.
        """
        if self.missing(query) is not None or not self.fits(query):
            return ()
        best, *more = self.find(query, 2)
        return (best, *(one for one in more if best.score - one.score < AS_WELL and self._tells_more(best, one)))

    def _tells_more(self, best: Found, other: Found) -> bool:
        """Whether the other may be meant instead, and is no more of what the best tells: that is a press away."""
        if best.rules is not other.rules:
            return not self._meant
        one, two, doable = best.entry, other.entry, best.rules.rulebook.doable
        if doable(one.id) and doable(two.id):
            return True
        # Where no game is meant there is more to choose from, and two texts are the more often of both games.
        names = not self._meant and (two.id in one.see or one.id in two.see)
        return one.number != two.number and not names

    def answer(self, query: str) -> RuleSearchResult:
        """The entries by which a query is answered, at a table or from the rules themselves."""
        if ranked := self.ranked(query):
            rows = [(rules, one.best, [entry for entry, _ in one.rows]) for rules, one in ranked]
            best = [Found(rules, rules.entries[entry]) for rules, first, _ in rows for entry in first]
            more = [Found(rules, rules.entries[entry]) for rules, first, rest in rows for entry in rest[len(first) :]]
            return RuleSearchResult((*best, *more), len(best), 0)
        if (judged := self.at_the_table(query)) is not None:
            # At a table a verdict is told of all of them; without one the entry of each game.
            told = len(judged) if self._meant else min(len({one.rules.game for one in judged}), _TEXTS)
            return RuleSearchResult(judged, max(1, told), 1 if self._meant else told)
        query = self.asked_why(query) or query
        texts = len(self.texts(query))
        return RuleSearchResult(self.find(query), max(1, texts), texts)

    def ranked(self, query: str) -> tuple[tuple[GameRules, Ranked], ...]:
        """Entries of which a query asks for the most or the least, by their numbers: of the game meant, else of all."""
        games = self.games if self.meant is None else (self.meant,)
        return tuple((rules, one) for rules in games for one in rules.rulebook.ranked(query))

    def fits(self, query: str) -> bool:
        """Whether the game that is meant, else any, speaks of what the query speaks of."""
        games = self.games if self.meant is None else (self.meant,)
        return any(rules.rulebook.fits(query) for rules in games)

    def _lacking(self, query: str) -> GameRules | None:
        meant = self.meant
        if meant is None or self.read(query) is not None:
            return None
        own, about = meant.rulebook, self.named(query)
        others = [one.rulebook for one in self.games if one is not meant]
        return meant if any(lacks(own, about, other) or lacks_deed(own, query, other) for other in others) else None

    def named(self, query: str) -> str:
        """What a question is about: itself, without what asks whether it can be done."""
        return next((said for rules in self.games if (said := rules.rulebook.position.named(query))), query)

    def clear(self, query: str, hits: Sequence[Found]) -> Found | None:
        """The one entry that is meant: by its value, or of what it finds one that leaves the others behind."""
        if (named := self.read(query)) is not None:
            return named
        if self.missing(query) is not None:
            hits = () if self._asks_of_a_position(query) else self.find(query, 2)
            # A thing is of its game; a rule of another game is no answer here.
            is_thing = bool(hits) and hits[0].entry.kind != _RULE
            return hits[0] if is_thing and is_clear([hit.score for hit in hits]) else None
        if not self.fits(query):
            return None
        meant = self.meant
        if meant is not None:
            if self._means_more_to_another(meant, query):
                return None
            if (entry := meant.rulebook.clear(query)) is not None:
                return Found(meant, entry)
        return hits[0] if is_clear([hit.score for hit in hits[:2]]) else None

    def _means_more_to_another(self, meant: GameRules, query: str) -> bool:
        """Whether another game has what fits the query better: then what is meant is not clear."""
        best = max((hit.score for hit in meant.rulebook.find(query, 1)), default=0.0)
        others = (hit.score for one in self.games if one is not meant for hit in one.rulebook.find(query, 1))
        return any(not are_alike(other, best) for other in others)

    def is_open(self, query: str, found: Iterable[Found]) -> bool:
        """Whether a query asks in words of its own; not one that is, or begins like, a title of what it found."""
        asks = len(query.split()) >= _WORDS or sum(map(unspaced, query)) >= _SIGNS or bool(set(query) & {"?", "？"})
        if not asks or self.read(query) is not None:
            return False
        said = _plain(query)
        return bool(said) and not any(_is_called(one.entry, said) for one in found)

    def asked_why(self, query: str) -> str | None:
        """What a question to the referee is about; None for any other query."""
        return next((about for one in self.games if (about := one.rulebook.cues.asked_why(query)) is not None), None)

    def at_the_table(self, query: str) -> tuple[Found, ...] | None:
        """What `can I ...` and `why not ...` want judged from a position; none if nothing was named.

        Where a game is meant, by that game alone. None for any other query, which the rules themselves answer.
        """
        about = self.asked_why(query)
        if about and (named := self.read(about)) is not None and named.rules.rulebook.doable(named.entry.id):
            return (named,)
        games = self.games if self.meant is None else (self.meant,)
        every = [(rules, *self._judged(rules.rulebook, query)) for rules in games]
        if all(judged is None for _, judged, _ in every):
            return None
        return tuple(Found(rules, entry, deeds=deeds) for rules, judged, deeds in every for entry in judged or ())

    def _asks_of_a_position(self, query: str) -> bool:
        return any(
            one.rulebook.cues.asked_why(query) is not None or one.rulebook.position.named(query) for one in self.games
        )

    def _judged(self, rulebook: Rulebook, query: str) -> tuple[tuple[Entry, ...] | None, tuple[str, ...]]:
        """What is to be judged, and what is to be done with it; names may be words that ask, then they stay."""
        plain, named = rulebook.apart(query, self._people)
        if judged := rulebook.at_the_table(plain):
            whose = tuple(f"seat-{seat}" for one in named if (seat := self._people[one]) is not None)
            return judged, (*rulebook.position.deeds(plain), *whose)
        return rulebook.at_the_table(query), rulebook.position.deeds(query)

    def lessons(self) -> Sequence[GameRules]:
        """The games that can be learned here; where one of them is meant, it alone."""
        having = [one for one in self.games if one.lesson is not None]
        return [self.meant] if self.meant is not None and self.meant in having else having

    def asked_tutorial(self, query: str) -> bool:
        """Whether somebody wants to be taught."""
        return any(one.rulebook.cues.asked_tutorial(query) for one in self.games)

    def may_ask_tutorial(self, typed: str) -> bool:
        """Whether what was typed so far begins so."""
        return any(one.rulebook.cues.may_ask_tutorial(typed) for one in self.games)


def _letters(text: str) -> str:
    """Letters and digits alone: a game's name and its key are one name."""
    return re.sub(r"[\W_]", "", fold(text))


def _plain(text: str) -> str:
    return " ".join(re.findall(r"\w+", fold(text)))


def _is_called(entry: Entry, said: str) -> bool:
    """Whether those words are the entry's in any language, or begin its title."""
    number = _plain(entry.number)
    for wording in entry.wordings.values():
        title = _plain(wording.title)
        if title.startswith(said) or f"{number} {title}".startswith(said):
            return True
        if any(_plain(word) == said for word in wording.words):
            return True
    return False
