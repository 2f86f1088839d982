"""The last colour and the Library dice: which of their throws are enough for what was lacking before."""

from kingsforge_bot.games.kings_forge.advice.means import Lack, whites_of
from kingsforge_bot.games.kings_forge.advice.throws import Values
from kingsforge_bot.games.kings_forge.advice.tries import Left, Roll


class Closing:
    """Sets of throws are numbers with a bit for each pair of what the last colour lacks and what Library dice show.

    So the throws that are enough for one of several lacks are found at once.
    """

    def __init__(self, roll: Roll, last: dict[Left, float], whites: list[tuple[Values, float]]) -> None:
        self._lefts, self._whites = list(last.items()), whites
        self._shown = whites_of(tuple([white for white, _ in whites]))
        self._means = roll.last_means
        self._throws: list[dict[Lack, int]] = [{} for _ in self._means]
        self._where = [self._where_lacking(group) for group in range(len(self._means))]
        """For each group the lacks of the last colour, and where they are: a bit for each throw of it."""
        self._white: list[dict[Lack, int]] = [{} for _ in self._means]
        self._shares: dict[int, float] = {}
        self._chances: dict[int, float] = {}

    def _where_lacking(self, group: int) -> dict[Lack, int]:
        found: dict[Lack, int] = {}
        for place, (left, _) in enumerate(self._lefts):
            for lack in left[group]:
                found[lack] = found.get(lack, 0) | 1 << place * len(self._whites)
        return found

    def chance(self, left: Left) -> float:
        """How likely that is made up for."""
        enough = 0
        for group, (lacks, throws) in enumerate(zip(left, self._throws, strict=True)):
            for lack in lacks:
                found = throws.get(lack)
                if found is None:
                    found = throws[lack] = self._enough_for(group, lack)
                enough |= found
        chance = self._chances.get(enough)
        if chance is None:
            chance = self._chances[enough] = self._chance_of(enough)
        return chance

    def _enough_for(self, group: int, lack: Lack) -> int:
        known, found = self._white[group], 0
        for other, where in self._where[group].items():
            both = lack + other
            whites = known.get(both)
            if whites is None:
                whites = known[both] = self._means[group].filled(both, self._shown)
            # A product: the same throws of the Library dice wherever that is what the last colour lacks.
            found |= where * whites
        return found

    def _chance_of(self, throws: int) -> float:
        width, every, chance = len(self._whites), self._shown.every, 0.0
        for _, share in self._lefts:
            whites = throws & every
            throws >>= width
            if whites:
                chance += share * self._share_of(whites)
        return chance

    def _share_of(self, whites: int) -> float:
        found = self._shares.get(whites)
        if found is None:
            likely = [share for place, (_, share) in enumerate(self._whites) if whites >> place & 1]
            found = self._shares[whites] = sum(likely)
        return found
