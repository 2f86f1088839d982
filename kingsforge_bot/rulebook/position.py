"""Which things a question about a table's position is about: `can I ...` and `why not ...`, to be judged by a game."""

from collections.abc import Callable, Collection, Mapping

import msgspec

from kingsforge_bot.rulebook.cues import MARKS, Cues
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.rulebook.naming import Naming
from kingsforge_bot.rulebook.questions import About, Questions
from kingsforge_bot.rulebook.search import Index
from kingsforge_bot.rulebook.thresholds import ALIKE, COMMON_VERB, LONGEST, NO_VERB, VERB


class Position(msgspec.Struct, frozen=True):
    """A reader of such questions. `common` is the kind of entries of which all rules speak."""

    entries: Mapping[str, Entry]
    doable: Callable[[str], bool]
    common: str
    cues: Cues
    index: Index
    questions: Questions
    naming: Naming

    def judged(self, query: str) -> tuple[Entry, ...] | None:
        """What is to be judged: at most two, none if nothing was named.

        None for any other query, which the rules themselves answer.
        """
        asked_why = self.cues.asked_why(query)
        if asked_why is not None and asked_why in self.entries and self.doable(asked_why):
            return (self.entries[asked_why],)
        asked = self._asked(query)
        about = self.questions.about(asked)
        if about is None:
            return None
        to_do = self.questions.asks_leave(asked) and self.questions.deeds(asked)
        if to_do and (called := self.naming.called(asked)):
            return tuple(self.entries[one] for one in called)
        if about.alone:
            return (self.entries[about.alone],)
        found = self._meant(about)
        return found if found or asked_why != "" else ()

    def named(self, query: str) -> str:
        """What such a question is about, as its words; empty for any other query."""
        about = self.questions.about(self._asked(query))
        return about.words[0].strip(MARKS) if about is not None and about.words else ""

    def deeds(self, query: str) -> tuple[str, ...]:
        """Ids of entries of what such a question wants done with what it names; none where no verb says it."""
        return self.questions.deeds(self._asked(query))

    def deed_words(self, query: str) -> tuple[str, ...]:
        """The verbs of such a question."""
        return self.questions.deed_words(self._asked(query))

    def _asked(self, query: str) -> str:
        return self.index.reader.in_kana(query[:LONGEST])

    def _meant(self, about: About) -> tuple[Entry, ...] | None:
        """The one thing to do that is named, or two that fit alike; None where none is."""
        # With the particle behind it a name is also the beginning of other questions; a name may end like one.
        bare = (words.rstrip(f" ?{self.cues.particles}") for words in about.words)
        return next((found for words in (*about.words, *bare) if (found := self._fitting(words, about.kinds))), None)

    def _fitting(self, words: str, kinds: Collection[str]) -> tuple[Entry, ...]:
        """None where something that can only be read fits better."""
        hits = self.index.find(words, known=True)
        able = [hit for hit in hits if hit.entry.kind in kinds and self.doable(hit.entry.id)]
        sure = NO_VERB if kinds == self.questions.kinds else COMMON_VERB if self.common in kinds else VERB
        if not able or able[0].score < max(sure.least, hits[0].score * sure.of_best):
            return ()
        return tuple(hit.entry for hit in able[:2] if are_alike(able[0].score, hit.score))


def are_alike(best: float, other: float) -> bool:
    """Whether the other score is so near to the best that either may be meant."""
    return best - other < ALIKE
