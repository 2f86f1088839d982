"""What parts those who are level on points: head to head, Buchholz, wins."""

from collections.abc import Collection, Iterable, Mapping
from fractions import Fraction
from itertools import combinations

from kingsforge_bot.league.points import HALF, NOTHING, final_places
from kingsforge_bot.league.round import Entrant, Group, Table, meetings


def head_to_head(level: Collection[Entrant], results: Iterable[Table]) -> Mapping[Entrant, Fraction] | None:
    """The mean of each one's results against the others who are level: 1 before them, 1/2 beside, 0 behind.

    None if two of them have not met: then it says nothing of anybody.
    """
    between = [(table, [one for one in table.seats if one in level]) for table in results]
    met = meetings(tuple(those) for _, those in between)
    if any(frozenset(pair) not in met for pair in combinations(level, 2)):
        return None
    found: dict[Entrant, list[Fraction]] = {entrant: [] for entrant in level}
    for table, those in between:
        places = final_places(table)
        for one, other in combinations(those, 2):
            found[one].append(_result(places[one], places[other]))
            found[other].append(_result(places[other], places[one]))
    return {entrant: sum(one, NOTHING) / len(one) for entrant, one in found.items()}


def buchholz(group: Group, points: Mapping[Entrant, Fraction]) -> Mapping[Entrant, Fraction]:
    """For each of one's tables the mean of its opponents' final points, summed; a bye counts one's own mean.

    That is the mean over one's own tables, so that a bye neither lifts nor lowers; without a table it is nothing.
    """
    tables: dict[Entrant, list[Fraction]] = {entrant: [] for entrant in points}
    for table in group.results:
        for entrant in table.seats:
            others = [points[other] for other in table.seats if other != entrant]
            tables[entrant].append(sum(others, NOTHING) / len(others))
    byes = [entrant for one in group.rounds for entrant in one.byes]
    return {
        entrant: sum(met, NOTHING) * Fraction(len(met) + byes.count(entrant), len(met)) if met else NOTHING
        for entrant, met in tables.items()
    }


def wins(group: Group, entrants: Iterable[Entrant]) -> Mapping[Entrant, Fraction]:
    """Tables at which one came first alone. A bye is none."""
    won = []
    for table in group.results:
        first = [entrant for entrant, place in final_places(table).items() if place == 1]
        if len(first) == 1:
            won += first
    return {entrant: Fraction(won.count(entrant)) for entrant in entrants}


def _result(place: int, other: int) -> Fraction:
    return HALF if place == other else Fraction(place < other)
