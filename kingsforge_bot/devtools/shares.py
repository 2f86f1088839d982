"""Shares with how sure they are."""

import math
from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from typing import Final, Protocol, TypeVar

import msgspec

K = TypeVar("K", bound=Hashable)

Z: Final = 1.96
"""Standard errors on each side of a 95 % interval."""


class Share(msgspec.Struct, frozen=True):
    """A share: so many of so many."""

    of: float
    whole: int

    @property
    def value(self) -> float:
        """From 0 to 1; 0 of nothing."""
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


class Won(Protocol):
    """A game that is over: who began, and who won."""

    @property
    def seats(self) -> int:
        """How many played."""

    @property
    def first(self) -> int:
        """The seat that began."""

    @property
    def winners(self) -> Collection[int]:
        """The seats that share the first place."""


def wins_by_place(games: Sequence[Won]) -> list[Share]:
    """For who begins, who comes second, and so on; a shared first place counts in part. All at tables of one size."""
    won = [0.0] * games[0].seats
    for game in games:
        for winner in game.winners:
            won[(winner - game.first) % game.seats] += 1 / len(game.winners)
    return [Share(each, len(games)) for each in won]


def percent(share: float) -> str:
    """`12.3 %`."""
    return f"{share:.1%}".replace("%", " %")


def between(share: Share) -> str:
    """`12.3 % (10.1 % to 14.5 %)`; what happened more than once in a case has no interval."""
    low, high = share.interval if share.value <= 1 else (share.value, share.value)
    return f"{percent(share.value)} ({percent(low)} to {percent(high)})"


def summed(counts: Iterable[Mapping[K, int]]) -> Counter[K]:
    """All of them together."""
    together: Counter[K] = Counter()
    for each in counts:
        together.update(each)
    return together
