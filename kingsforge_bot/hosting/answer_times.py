"""How many interactions were answered, by their kind, and how long that took."""

import math
from collections import Counter, deque
from typing import Final

import msgspec

_KEPT: Final = 10_000
"""Times; of an hour with more answers, the last."""


class Answers(msgspec.Struct, frozen=True):
    """Those of a while."""

    counts: dict[str, int]
    p95: float | None
    """Seconds within which 95 of 100 were shown; None where there was none."""


class AnswerTimes:
    """Counts while the bot runs, until it is asked."""

    def __init__(self) -> None:
        self._counts = Counter[str]()
        self._seconds: deque[float] = deque(maxlen=_KEPT)

    def count(self, kind: str) -> None:
        """One was answered at once."""
        self._counts[kind] += 1

    def note(self, kind: str, seconds: float) -> None:
        """One was answered within so many seconds."""
        self._counts[kind] += 1
        self._seconds.append(seconds)

    def take(self) -> Answers:
        """All since this was last asked."""
        times = sorted(self._seconds)
        answers = Answers(dict(self._counts), times[math.ceil(0.95 * len(times)) - 1] if times else None)
        self._counts.clear()
        self._seconds.clear()
        return answers
