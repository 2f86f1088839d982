"""Every draw of Swiss that could be made, and what each is worth: written without a look at how the league draws."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

from kingsforge_bot.league.points import total_points
from kingsforge_bot.league.round import Entrant, Round, met
from kingsforge_bot.league.swiss import counted_byes


def every_pairing(people: tuple[Entrant, ...], tables: int, seats: int) -> Iterator[list[list[Entrant]]]:
    """All ways to sit at so many tables, sizes differing by at most one: each in turn joins a table or begins one."""

    def seated(left: tuple[Entrant, ...], at: list[list[Entrant]]) -> Iterator[list[list[Entrant]]]:
        if not left:
            if len(at) == tables and max(map(len, at)) - min(map(len, at)) <= 1:
                yield [list(table) for table in at]
            return
        for table in at:
            if len(table) < seats:
                table.append(left[0])
                yield from seated(left[1:], at)
                table.pop()
        if len(at) < tables:
            yield from seated(left[1:], [*at, [left[0]]])

    yield from seated(people, [])


def worth(
    rounds: Sequence[Round], lot: tuple[Entrant, ...], pairing: Sequence[Sequence[Entrant]]
) -> tuple[object, ...]:
    """What 5.2 to 5.5 look at, in their order, the less the better."""
    points, before, byes = total_points(rounds), met(rounds), counted_byes(rounds, lot)
    alone = set(lot) - {entrant for table in pairing if len(table) > 1 for entrant in table}
    pairs = [pair for table in pairing for pair in combinations(table, 2)]
    often = [before[frozenset(pair)] for pair in pairs]
    differences = [abs(points.get(one, Fraction(0)) - points.get(other, Fraction(0))) for one, other in pairs]
    return (
        sum(byes[one] > min(byes.values()) for one in alone),
        sum(times > 0 for times in often),
        sum(times - 1 for times in often if times > 1),
        sum(differences, Fraction(0)) + sum((points.get(one, Fraction(0)) for one in alone), Fraction(0)),
    )


def best_worth(rounds: Sequence[Round], lot: tuple[Entrant, ...], seats: int) -> tuple[object, ...]:
    """Of all draws there are."""
    return min(worth(rounds, lot, pairing) for pairing in every_pairing(lot, -(-len(lot) // seats), seats))
