"""The last colour and the Library dice: which of their throws are enough for what was lacking before."""

from collections.abc import Sequence

from kingsforge_bot.games.kings_forge.advice.counting.means import Lack, Whites
from kingsforge_bot.games.kings_forge.advice.counting.tries import Left, Roll


class Closing:
    """Sets of throws are numbers with a bit for each pair of what the last colour lacks and what Library dice show.

    So the throws that are enough for one of several lacks are found at once.
    """

    def __init__(self, roll: Roll, place: int, last: Sequence[Left], whites: Whites) -> None:
        self._width, self._whites = len(whites.shown), whites
        self._means = roll.means_from(place)
        self._throws: list[dict[Lack, int]] = [{} for _ in self._means]
        self._where = [self._where_lacking(group, last) for group in range(len(self._means))]
        """For each group the lacks of the last colour, and where they are: a bit for each throw of it."""
        self._white: list[dict[Lack, int]] = [{} for _ in self._means]

    def _where_lacking(self, group: int, last: Sequence[Left]) -> dict[Lack, int]:
        found: dict[Lack, int] = {}
        for place, left in enumerate(last):
            for lack in left[group]:
                found[lack] = found.get(lack, 0) | 1 << place * self._width
        return found

    def enough(self, left: Left) -> int:
        """The throws that make up for it."""
        enough = 0
        for group, (lacks, throws) in enumerate(zip(left, self._throws, strict=True)):
            for lack in lacks:
                found = throws.get(lack)
                if found is None:
                    found = throws[lack] = self._enough_for(group, lack)
                enough |= found
        return enough

    def _enough_for(self, group: int, lack: Lack) -> int:
        known, found = self._white[group], 0
        for other, where in self._where[group].items():
            both = lack + other
            whites = known.get(both)
            if whites is None:
                whites = known[both] = self._means[group].filled(both, self._whites)
            # A product: the same throws of the Library dice wherever that is what the last colour lacks.
            found |= where * whites
        return found


class Likely:
    """How likely sets of throws are, from how likely each throw of the last colour is and of the Library dice."""

    def __init__(self, last: Sequence[float], whites: Sequence[float]) -> None:
        self._last, self._whites = last, whites
        self._shares: dict[int, float] = {}
        self._chances: dict[int, float] = {}

    def chance(self, throws: int) -> float:
        """How likely one of them falls."""
        found = self._chances.get(throws)
        if found is None:
            found = self._chances[throws] = self._chance_of(throws)
        return found

    def _chance_of(self, throws: int) -> float:
        width, chance = len(self._whites), 0.0
        every = (1 << width) - 1
        for share in self._last:
            whites = throws & every
            throws >>= width
            if whites:
                chance += share * self._share_of(whites)
        return chance

    def _share_of(self, whites: int) -> float:
        found = self._shares.get(whites)
        if found is None:
            likely = [share for place, share in enumerate(self._whites) if whites >> place & 1]
            found = self._shares[whites] = sum(likely)
        return found
