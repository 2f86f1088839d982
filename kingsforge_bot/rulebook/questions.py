"""Questions about a table's position, `can I ...` and `why can't I ...`: what is left when the asking is taken away."""

import re
from collections import defaultdict
from collections.abc import Iterable
from typing import Final

import msgspec

from kingsforge_bot.rulebook.entry import Asking
from kingsforge_bot.rulebook.words import finder, unhyphenated

_LITTLE: Final = re.compile(r"\W+|(?<![\u3041-\u3096])[\u3041-\u3096](?![\u3041-\u3096])")
"""What is no word: marks, and single kana, which are particles; of more of them a name may be made."""


class About(msgspec.Struct, frozen=True):
    """What is asked about: the words left, and of which `kinds` it may be; or the entry that is meant `alone`, its id.

    A verb may be a name (`pick`): the words stand without the verbs, then with them.
    """

    words: tuple[str, ...]
    kinds: frozenset[str]
    alone: str = ""


class Questions:
    """A reader of questions about a position, in all languages at once."""

    def __init__(self, ways: Iterable[Asking]) -> None:
        ways = tuple(ways)
        self._why = finder(word for way in ways for word in (*way.why, *way.why_last))
        self._can = finder(word for way in ways for word in way.can)
        self._general = finder(word for way in ways for word in way.general)
        self._moment = finder(word for way in ways for word in way.moment)
        entries = dict.fromkeys(entry for way in ways for entry in way.alone)
        self._alone = {entry: finder(word for way in ways for word in way.alone.get(entry, ())) for entry in entries}
        deeds = dict.fromkeys(entry for way in ways for entry in way.verbs)
        self._deeds = {entry: finder(word for way in ways for word in way.verbs.get(entry, ())) for entry in deeds}
        self._fillers = finder(word for way in ways for word in way.fillers.split())
        self._kinds: defaultdict[str, set[str]] = defaultdict(set)
        for way in ways:
            for kind, words in way.doing.items():
                for word in words:
                    self._kinds[unhyphenated(word)].add(kind)
        self._verbs = finder(self._kinds)
        self.kinds: Final = frozenset(kind for way in ways for kind in way.doing)
        """Of all that can be done."""

    def about(self, query: str) -> About | None:
        """What such a question is about; None for one that does not ask so."""
        asked = unhyphenated(query)
        wondered = self._why.sub(" ", asked)
        left = self._can.sub(" ", wondered)
        if left == asked:
            return None
        plain = self._moment.sub(" ", left)
        for entry, words in self._alone.items():
            # What asks may be the end of the verb itself: then the verb goes first.
            for text in (plain, wondered):
                rest = words.sub(" ", text)
                if rest != text and self._says_nothing(rest):
                    return About((), frozenset(), entry)
        # What asks may itself be of the rules: to be given what?
        if self._general.search(plain) or self._general.search(self._moment.sub(" ", wondered)):
            return None
        kinds = self.kinds
        for verb in self._verbs.findall(asked):
            kinds = kinds & self._kinds[verb] or frozenset(self._kinds[verb])
        return About((self._verbs.sub(" ", plain), plain), kinds)

    def asks_leave(self, query: str) -> bool:
        """Whether it asks what may be done, and not for the reason of a rule alone."""
        return self._can.search(unhyphenated(query)) is not None

    def deeds(self, query: str) -> tuple[str, ...]:
        """What is asked to be done with whatever is named: ids of entries."""
        asked = self._why.sub(" ", unhyphenated(query))
        return tuple(entry for entry, words in self._deeds.items() if words.search(asked))

    def deed_words(self, query: str) -> tuple[str, ...]:
        """The verbs that say so."""
        asked = self._why.sub(" ", unhyphenated(query))
        return tuple(word for words in self._deeds.values() for word in words.findall(asked))

    def _says_nothing(self, text: str) -> bool:
        """Whether what is left of a question asks, and names nothing."""
        asking = self._moment.sub(" ", self._can.sub(" ", text))
        return not _LITTLE.sub("", self._fillers.sub(" ", asking))
