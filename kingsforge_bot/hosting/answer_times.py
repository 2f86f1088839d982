"""How many interactions were answered, by their kind, and how long that took."""

import math
from bisect import bisect_left
from collections import Counter, deque
from typing import Final

import msgspec

BOUNDS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)
"""Seconds: the upper bounds of a histogram's buckets. Discord waits three for a first response."""
_KEPT: Final = 10_000
"""Times; of an hour with more answers, the last."""


class Histogram(msgspec.Struct):
    """Since the start: how many took at most so long, bound by bound, then all others; and seconds in all."""

    buckets: list[int] = msgspec.field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    seconds: float = 0.0

    def note(self, seconds: float) -> None:
        """One more."""
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds


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
        self.histograms: dict[str, Histogram] = {}
        """By kind, of those that were not answered at once; never set back."""

    def count(self, kind: str) -> None:
        """One was answered at once."""
        self._counts[kind] += 1

    def note(self, kind: str, seconds: float) -> None:
        """One was answered within so many seconds."""
        self._counts[kind] += 1
        self._seconds.append(seconds)
        self.histograms.setdefault(kind, Histogram()).note(seconds)

    def take(self) -> Answers:
        """All since this was last asked."""
        times = sorted(self._seconds)
        answers = Answers(dict(self._counts), times[math.ceil(0.95 * len(times)) - 1] if times else None)
        self._counts.clear()
        self._seconds.clear()
        return answers
