"""Draws and standings by docs/rules/leagues.md alone. Nothing of the bot is imported here, so that it proves something.

People are entrants: 0, 1, ... as they came to the list.
"""

import hmac
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, groupby

Pairs = Counter[frozenset[int]]


@dataclass
class Table:
    """One table of a round; `places` by seat once it is over, `left` are those who lost it by leaving."""

    seats: list[int]
    places: list[int] | None = None
    left: list[int] = field(default_factory=list)

    def ranking(self) -> dict[int, int]:
        """3.4: those who stayed among themselves, then all who left."""
        assert self.places is not None
        stayed = [(place, one) for place, one in zip(self.places, self.seats, strict=True) if one not in self.left]
        last = len(stayed) + 1
        return {one: 1 + sum(other < place for other, _ in stayed) for place, one in stayed} | dict.fromkeys(
            self.left, last
        )

    def points(self) -> dict[int, Fraction]:
        """3.1, 3.2"""
        seats, ranking = len(self.seats), self.ranking()
        found = dict.fromkeys(self.left, Fraction(0))
        for one, place in ranking.items():
            if one not in self.left:
                level = sum(place == other for who, other in ranking.items() if who not in self.left)
                shared = [Fraction(seats - each, seats - 1) for each in range(place, place + level)]
                found[one] = sum(shared, Fraction(0)) / level
        return found


@dataclass
class Round:
    lot: list[int]
    tables: list[Table]

    @property
    def over(self) -> bool:
        return all(one.places is not None for one in self.tables)

    @property
    def byes(self) -> list[int]:
        seated = {one for table in self.tables for one in table.seats}
        return [one for one in self.lot if one not in seated]


@dataclass
class Group:
    start: list[int]
    rounds: list[Round] = field(default_factory=list)

    def met(self, rounds: int | None = None) -> Pairs:
        """How often each two have sat together, in the first so many rounds."""
        tables = [table for one in self.rounds[:rounds] for table in one.tables]
        return Counter(frozenset(two) for table in tables for two in combinations(table.seats, 2))

    def points(self, rounds: int | None = None) -> dict[int, Fraction]:
        """3, after the first so many rounds."""
        found = dict.fromkeys(self.everybody(), Fraction(0))
        for one in self.rounds[:rounds]:
            for entrant in one.byes:
                found[entrant] += 1
            for table in one.tables:
                for entrant, worth in table.points().items() if table.places is not None else ():
                    found[entrant] += worth
        return found

    def everybody(self) -> list[int]:
        """6.6: in the order of the lot of the start, then of the first lot of each."""
        return list(dict.fromkeys([*self.start, *(who for one in self.rounds for who in one.lot)]))

    def _over(self) -> list[Table]:
        return [table for one in self.rounds for table in one.tables if table.places is not None]

    def standings(self) -> list[tuple[int, Fraction]]:
        """6: each with their points, the first first."""
        points, order = self.points(), self.everybody()
        return [(one, points[one]) for one in self._parted(order, points, 0)]

    def _parted(self, level: list[int], points: dict[int, Fraction], asked: int) -> list[int]:
        if len(level) < 2 or asked == 4:
            return level
        figures = (points, self._head_to_head(level), self._buchholz(level, points), self._wins(level))[asked]
        if figures is None:
            return self._parted(level, points, asked + 1)
        ordered = sorted(level, key=lambda one: -figures[one])
        alike = [list(those) for _, those in groupby(ordered, key=lambda one: figures[one])]
        return [one for those in alike for one in self._parted(those, points, asked + 1)]

    def _head_to_head(self, level: list[int]) -> dict[int, Fraction] | None:
        """6.2"""
        results: dict[int, list[Fraction]] = {one: [] for one in level}
        met = set()
        for table in self._over():
            ranking = table.ranking()
            for one, other in combinations([who for who in table.seats if who in level], 2):
                met.add(frozenset((one, other)))
                gained = Fraction(1 + (ranking[one] < ranking[other]) - (ranking[one] > ranking[other]), 2)
                results[one].append(gained)
                results[other].append(1 - gained)
        if len(met) < len(level) * (len(level) - 1) // 2:
            return None
        return {one: sum(each, Fraction(0)) / len(each) for one, each in results.items()}

    def _buchholz(self, level: list[int], points: dict[int, Fraction]) -> dict[int, Fraction]:
        """6.3, 6.4"""
        found = {}
        for one in level:
            tables = [table for table in self._over() if one in table.seats]
            met = [[points[other] for other in table.seats if other != one] for table in tables]
            means = [sum(each, Fraction(0)) / len(each) for each in met]
            byes = sum(one in each.byes for each in self.rounds)
            total = sum(means, Fraction(0))
            found[one] = total + byes * total / len(means) if means else Fraction(0)
        return found

    def _wins(self, level: list[int]) -> dict[int, Fraction]:
        """6.5"""
        firsts = [[who for who, place in table.ranking().items() if place == 1] for table in self._over()]
        return {one: Fraction(sum(first == [one] for first in firsts)) for one in level}


def sizes(people: int, seats: int) -> list[int]:
    """2.1: as few tables as hold all, as even as can be, the largest first; one alone has a bye."""
    return even(people, -(-people // seats)) if people else []


def even(whole: int, parts: int) -> list[int]:
    return [whole // parts + (part < whole % parts) for part in range(parts)]


def ways(people: Sequence[int], wanted: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """All ways to sit at tables of these sizes, each once."""
    if not wanted:
        yield []
        return
    for size in set(wanted):
        left = list(wanted)
        left.remove(size)
        for mates in combinations(people[1:], size - 1):
            rest = [one for one in people[1:] if one not in mates]
            for others in ways(rest, left):
                yield [(people[0], *mates), *others]


def counted_byes(rounds: Sequence[Round], lot: Sequence[int]) -> dict[int, int]:
    """5.3: who was not there for the round before counts as having had the fewest of those who were."""
    counted: dict[int, int] = {}
    for number in range(len(rounds) + 1):
        here = rounds[number].lot if number < len(rounds) else lot
        before = set(rounds[number - 1].lot) if number else set(here)
        stayed = [counted.get(one, 0) for one in here if one in before]
        for one in here:
            counted[one] = max(counted.get(one, 0), 0 if one in before else min(stayed, default=0))
        for one in rounds[number].byes if number < len(rounds) else ():
            counted[one] += 1
    return {one: counted[one] for one in lot}


class Worth:
    """What 5.2 to 5.5 ask of a way to seat the next round of a group, the less the better."""

    def __init__(self, group: Group, lot: Sequence[int], number: int) -> None:
        self._met = group.met(number)
        self._points = {one: Fraction(0) for one in lot} | group.points(number)
        self._byes = counted_byes(group.rounds[:number], lot)

    def of(self, tables: Iterable[Sequence[int]]) -> tuple[int, int, int, Fraction]:
        turn = again = often = 0
        apart = Fraction(0)
        for table in tables:
            if len(table) == 1:
                turn += self._byes[table[0]] > min(self._byes.values())
                apart += self._points[table[0]]
            for one, other in combinations(table, 2):
                times = self._met[frozenset((one, other))]
                again += times > 0
                often += max(0, times - 1)
                apart += abs(self._points[one] - self._points[other])
        return turn, again, often, apart


class Shuffles:
    """9.4: one stream of the sealed secret."""

    def __init__(self) -> None:
        self._counter = 0

    def shuffled(self, secret: bytes, mix: str, people: Sequence[int]) -> list[int]:
        words = self._words(hmac.digest(secret, mix.encode(), "sha256"))
        found = list(people)
        for last in range(len(found) - 1, 0, -1):
            top = 2**32 - 2**32 % (last + 1)
            other = next(word for word in words if word < top) % (last + 1)
            found[last], found[other] = found[other], found[last]
        return found

    def _words(self, key: bytes) -> Iterator[int]:
        while True:
            block = hmac.digest(key, self._counter.to_bytes(8, "big"), "sha256")
            self._counter += 1
            yield from [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
