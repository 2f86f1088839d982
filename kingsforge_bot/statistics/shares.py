"""Shares with how sure they are."""

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from typing import Final, TypeVar

import msgspec

K = TypeVar("K", bound=Hashable)

Z: Final = 1.96
"""Standard errors on each side of a 95 % interval."""


class Share(msgspec.Struct, frozen=True):
    """So many of so many."""

    of: float
    whole: int

    @property
    def value(self) -> float:
        return self.of / self.whole if self.whole else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share is with 95 % certainty (Wilson)."""
        if not self.whole:
            return 0.0, 1.0
        share, z2 = self.value, Z * Z
        middle = (share + z2 / (2 * self.whole)) / (1 + z2 / self.whole)
        half = (
            Z * math.sqrt(share * (1 - share) / self.whole + z2 / (4 * self.whole * self.whole)) / (1 + z2 / self.whole)
        )
        return max(middle - half, 0.0), min(middle + half, 1.0)


def summed(counts: Iterable[Mapping[K, int]]) -> Counter[K]:
    """All of them together."""
    together: Counter[K] = Counter()
    for each in counts:
        together.update(each)
    return together
