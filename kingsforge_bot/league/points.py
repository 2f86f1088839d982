"""What a table is worth: points as exact fractions."""

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction

from kingsforge_bot.league.round import Entrant, Round, Table

BYE = Fraction(1)
NOTHING = Fraction(0)
HALF = Fraction(1, 2)


def final_places(table: Table) -> Mapping[Entrant, int]:
    """The places of a table that has ended, 1 the best; as many are left out behind each as are level with it.

    Those who left it share the last place behind all who stayed, whose places are those among themselves. Raises
    ValueError for a table that is running.
    """
    if table.places is None:
        raise ValueError("a table that is running has no places")
    stayed = [
        (place, entrant)
        for place, entrant in zip(table.places, table.seats, strict=True)
        if entrant not in table.forfeits
    ]
    found = {entrant: 1 + sum(better < place for better, _ in stayed) for place, entrant in stayed}
    return found | {entrant: 1 + len(stayed) for entrant in table.forfeits}


def table_points(table: Table) -> Mapping[Entrant, Fraction]:
    """(k - place) / (k - 1) points of k seats; those who are level share theirs, who left has none."""
    seats = len(table.seats)
    places = final_places(table)
    level = Counter(place for entrant, place in places.items() if entrant not in table.forfeits)
    worth = {
        place: sum((Fraction(seats - one, seats - 1) for one in range(place, place + many)), NOTHING) / many
        for place, many in level.items()
    }
    return {entrant: NOTHING if entrant in table.forfeits else worth[place] for entrant, place in places.items()}


def total_points(rounds: Iterable[Round]) -> Mapping[Entrant, Fraction]:
    """Everybody's points of all these rounds: of tables that have ended, and one of each bye."""
    total: dict[Entrant, Fraction] = {}
    for one in rounds:
        for entrant in one.lot:
            total.setdefault(entrant, NOTHING)
        for entrant in one.byes:
            total[entrant] += BYE
        for table in one.tables:
            if table.places is not None:
                for entrant, worth in table_points(table).items():
                    total[entrant] += worth
    return total
