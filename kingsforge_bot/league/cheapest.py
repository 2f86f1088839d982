"""People parted into tables as cheaply as can be, where each two of them have a price.

A table costs what all pairs at it cost together. Up to eight people all ways are tried. Beyond that people change
places between two tables as long as that is cheaper, then three tables are stirred and it begins again, until so many
exchanges were looked at; whatever makes it dearer is undone. With tables of two a matching of least weight would be
exact, with larger ones no quick way is known that is. This one serves both, needs no library and is bounded:
docs/adr/0074 has what it was measured against.
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations
from typing import Final

from kingsforge_bot.league.seating import seatings

Prices = Sequence[Sequence[int]]
"""What two people at one table cost, by their indices; the same both ways, 0 for one with themselves, none below 0."""
Tables = tuple[tuple[int, ...], ...]
"""Indices of people, table by table."""

EXACT: Final = 8
"""People up to whom every way is tried."""
LOOKS: Final = 3_000
"""Exchanges of two people that are looked at beyond that, for each of the people."""


def cheapest(prices: Prices, sizes: Sequence[int]) -> Tables:
    """The cheapest tables of these sizes, the first of them where several cost the same.

    Of more than eight people the cheapest found, beginning with tables of neighbours: whoever belongs together stands
    together in `prices`. Nothing of it is random.
    """
    people = range(len(prices))
    if len(prices) <= EXACT:
        return min(seatings(people, sizes), key=lambda tables: cost(prices, tables))
    ends = list(accumulate(sizes))
    search = _Search(prices, [list(people[end - size : end]) for size, end in zip(sizes, ends, strict=True)])
    search.run()
    return tuple(tuple(sorted(table)) for table in search.tables)


def cost(prices: Prices, tables: Sequence[Sequence[int]]) -> int:
    """The price of all tables together."""
    return sum(prices[one][other] for table in tables for one, other in combinations(table, 2))


class _Search:
    """Tables that become cheaper. `tables` are the cheapest so far."""

    def __init__(self, prices: Prices, tables: list[list[int]]) -> None:
        self._prices = prices
        self._looks = 0
        self.tables = tables

    def run(self) -> None:
        picks = _picks()
        self._settle(list(range(len(self.tables))))
        least = cost(self._prices, self.tables)
        while least > 0 and len(self.tables) > 1 and self._looks < LOOKS * len(self._prices):
            before = [list(table) for table in self.tables]
            self._settle(self._stir(picks))
            found = cost(self._prices, self.tables)
            if found > least:
                self.tables = before
            least = min(least, found)

    def _stir(self, picks: Iterator[int]) -> list[int]:
        """Somebody of up to three tables moves on to the next of them."""
        stirred = sorted({next(picks) % len(self.tables) for _ in range(3)})
        places = [next(picks) % len(self.tables[table]) for table in stirred]
        people = [self.tables[table][place] for table, place in zip(stirred, places, strict=True)]
        for table, place, person in zip(stirred, places, people[1:] + people[:1], strict=True):
            self.tables[table][place] = person
        return stirred

    def _settle(self, open_: list[int]) -> None:
        """Exchange people until no exchange with an open table is cheaper; who took part in one is open again."""
        while open_:
            table = open_.pop()
            for other in range(len(self.tables)):
                if other != table and self._exchanged(self.tables[table], self.tables[other]):
                    open_ += [one for one in (table, other) if one not in open_]

    def _exchanged(self, these: list[int], those: list[int]) -> bool:
        """Make the exchange of two people between these tables that saves most, if any saves anything."""
        self._looks += len(these) * len(those)
        most, found = 0, (0, 0)
        away = [sum([self._prices[one][each] for each in those]) for one in these]
        home = [sum([self._prices[one][each] for each in these]) for one in these]
        for place, other in enumerate(those):
            of_other = self._prices[other]
            saved = sum([of_other[each] for each in those]) - sum([of_other[each] for each in these])
            for seat, one in enumerate(these):
                saves = saved + home[seat] - away[seat] + 2 * of_other[one]
                if saves > most:
                    most, found = saves, (seat, place)
        seat, place = found
        if most > 0:
            these[seat], those[place] = those[place], these[seat]
        return most > 0


def _picks() -> Iterator[int]:
    """A fixed row of numbers without a pattern (Knuth's MMIX): luck has its say in the order of the people alone."""
    number = 0
    while True:
        number = (number * 6364136223846793005 + 1442695040888963407) % 2**64
        yield number >> 33
