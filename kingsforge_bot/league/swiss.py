"""Swiss: everybody plays every round, against people with as many points, whom they have not met."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb, lcm

from kingsforge_bot.league.cheapest import cheapest
from kingsforge_bot.league.points import NOTHING, total_points
from kingsforge_bot.league.round import Entrant, Pairing, Round, met
from kingsforge_bot.league.seating import table_sizes


def enough_rounds(people: int, seats: int) -> int:
    """The fewest rounds after which no two people can have won every table, at least one."""
    rounds = 1
    while seats**rounds < people:
        rounds += 1
    return rounds


def counted_byes(rounds: Sequence[Round], lot: Sequence[Entrant]) -> Mapping[Entrant, int]:
    """How many byes those of the lot, who are there for the next round, count as having had.

    Who comes late, or back, counts as having had at least the fewest of those who were there for the round before and
    still are: neither that nor leaving and coming back puts anybody before others when a bye is given.
    """
    counted: dict[Entrant, int] = {}
    before = rounds[0].lot if rounds else lot
    for here, byes in [*((one.lot, one.byes) for one in rounds), (lot, ())]:
        fewest = min((counted.get(one, 0) for one in here if one in before), default=0)
        for one in here:
            counted[one] = max(counted.get(one, 0), 0 if one in before else fewest)
        for one in byes:
            counted[one] += 1
        before = here
    return {one: counted[one] for one in lot}


def swiss_pairing(rounds: Sequence[Round], lot: Sequence[Entrant], seats: int) -> Pairing:
    """The tables of the next round for those of the lot, whose order decides where nothing else does.

    Fewest meetings of people who have met before; of these those who have met the fewest times; then the least
    difference of points between any two at a table, added up. A bye is for one of those with the fewest, and counts
    as a meeting with somebody without points, who is one more at the tables.
    """
    points = total_points(rounds)
    people = sorted(lot, key=lambda one: points.get(one, NOTHING), reverse=True)
    sizes = table_sizes(len(people), seats)
    alone = 1 in sizes
    whole = _whole({one: points.get(one, NOTHING) for one in people})
    prices = _prices(rounds, people, whole, comb(seats, 2), alone)
    tables = cheapest(prices, [2 if size == 1 else size for size in sizes])
    order = {one: place for place, one in enumerate(lot)}
    seated = [[people[index] for index in table if index < len(people)] for table in tables]
    return tuple(tuple(sorted(table, key=order.__getitem__)) for table in seated if len(table) > 1)


def _prices(
    rounds: Sequence[Round], people: Sequence[Entrant], points: Mapping[Entrant, int], at_a_table: int, alone: bool
) -> list[list[int]]:
    """Of each two people, nobody last: what weighs more outweighs all there can be of what weighs less."""
    times = met(rounds)
    most_meetings = (len(people) + alone) * at_a_table
    more_often = 1 + most_meetings * max(points.values(), default=0)
    again = more_often * (1 + most_meetings * max(times.values(), default=0))
    not_their_turn = again * (1 + most_meetings)
    byes = counted_byes(rounds, people)
    fewest = min(byes.values(), default=0)

    def between(one: Entrant, other: Entrant) -> int:
        often = times[frozenset((one, other))]
        return again * (often > 0) + more_often * max(0, often - 1) + abs(points[one] - points[other])

    prices = [[between(one, other) if one != other else 0 for other in people] for one in people]
    if alone:
        bye = [points[one] + not_their_turn * (byes[one] > fewest) for one in people]
        prices = [[*row, price] for row, price in zip(prices, bye, strict=True)] + [[*bye, 0]]
    return prices


def _whole(points: Mapping[Entrant, Fraction]) -> Mapping[Entrant, int]:
    """The same points as whole numbers, all as many times as large."""
    by = lcm(*(one.denominator for one in points.values()))
    return {entrant: int(one * by) for entrant, one in points.items()}
