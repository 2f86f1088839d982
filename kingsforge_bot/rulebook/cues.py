"""What a query asks for by how it begins or ends: a reason, or the tutorial."""

from collections.abc import Iterable
from typing import Final

from kingsforge_bot.rulebook.entry import Asking
from kingsforge_bot.rulebook.thresholds import LONGEST, TUTORIAL_MISTYPED
from kingsforge_bot.rulebook.words import fold

MARKS: Final = " ?¿!¡。"
"""What may stand around a question."""


class Cues:
    """In all languages at once."""

    def __init__(self, ways: Iterable[Asking]) -> None:
        ways = tuple(ways)
        self._why = _longest_first(word for way in ways for word in way.why)
        self._why_last = _longest_first(word for way in ways for word in way.why_last)
        self.particles: Final = "".join(way.particles for way in ways)
        self._tutorial = tuple(fold(word) for way in ways for word in way.tutorial)

    def asked_why(self, query: str) -> str | None:
        """What a question to the referee is about: `why the bridge` as `the bridge`; None for any other query."""
        folded = _asked(query)
        for word in self._why:
            if folded.startswith(word):
                return folded.removeprefix(word).strip()
        for word in self._why_last:
            if folded.endswith(word):
                return folded.removesuffix(word).rstrip(self.particles)
        return None

    def asked_tutorial(self, query: str) -> bool:
        """Whether somebody wants to be taught; a letter too few or too many is forgiven."""
        # 3 MiB for what is asked later or never.
        from rapidfuzz import fuzz

        folded = _asked(query)
        return any(fuzz.ratio(folded, word) >= TUTORIAL_MISTYPED for word in self._tutorial)

    def may_ask_tutorial(self, typed: str) -> bool:
        """Whether what was typed so far begins so."""
        folded = _asked(typed)
        begun = len(folded) > 1 and any(word.startswith(folded) for word in self._tutorial)
        return begun or self.asked_tutorial(typed)


def _longest_first(words: Iterable[str]) -> list[str]:
    return sorted({fold(word) for word in words}, key=len, reverse=True)


def _asked(query: str) -> str:
    return fold(query[:LONGEST]).strip(MARKS)
