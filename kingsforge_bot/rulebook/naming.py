"""Things that a question calls by their very titles: of what is to be done with it, that says enough."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from kingsforge_bot.rulebook.entry import Asking, Entry
from kingsforge_bot.rulebook.thresholds import MOST_JUDGED
from kingsforge_bot.rulebook.words import finder, fold, unhyphenated, unspaced

_KANJI: Final = "\u3005\u4e00-\u9fff"


class Naming:
    """The titles of things, in all languages at once."""

    def __init__(self, things: Iterable[Entry], ways: Mapping[str, Asking]) -> None:
        """A title that in another language is a word that says nothing (`or`) counts where its own is spoken."""
        fillers = {language: frozenset(fold(way.fillers).split()) for language, way in ways.items()}
        self._things: dict[str, str] = {}
        self._spoken: dict[str, re.Pattern[str]] = {}
        twice: set[str] = set()
        for entry in things:
            for language, wording in entry.wordings.items():
                title = plain(wording.title.partition("(")[0])
                if self._things.setdefault(title, entry.id) != entry.id:
                    twice.add(title)
                others = [other for other, words in fillers.items() if other != language and title in words]
                if others:
                    theirs = {word for other in others for word in _asking(ways[other])}
                    self._spoken[title] = finder(_asking(ways[language]) - theirs)
        for title in twice | {""}:
            self._things.pop(title, None)
        longest_first = sorted(self._things, key=lambda title: (-len(title), title))
        self._titles = re.compile("|".join(map(_whole, longest_first)) or r"(?!)")

    def called(self, asked: str) -> tuple[str, ...]:
        """Ids of the things called by their titles, in their order; those whose titles have most words alone."""
        text = plain(asked)
        spoken = {title for title, own in self._spoken.items() if own.search(text)}
        found = [title for title in self._titles.findall(text) if title in spoken or title not in self._spoken]
        most = max(map(_words, found), default=0)
        things = dict.fromkeys(self._things[title] for title in found if _words(title) == most)
        return tuple(things) if len(things) <= MOST_JUDGED else ()


def plain(text: str) -> str:
    """Folded, and each word one space from the next."""
    return " ".join(unhyphenated(text).split())


def _asking(way: Asking) -> set[str]:
    verbs = (word for words in (*way.verbs.values(), *way.doing.values()) for word in words)
    return {plain(word) for word in (*way.why, *way.can, *verbs)}


def _whole(title: str) -> str:
    """A word of its own; of kanji one that is no part of another."""
    if unspaced(title[0]):
        return title if len(title) > 1 else rf"(?<![お{_KANJI}]){title}(?![{_KANJI}])"
    return rf"(?<![a-z0-9]){re.escape(title)}(?![a-z0-9])"


def _words(title: str) -> int:
    return len(title.replace("の", " ").split())
