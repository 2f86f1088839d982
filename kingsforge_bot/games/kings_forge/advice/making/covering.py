"""Bonuses on dice that are too low, exactly."""

from functools import lru_cache
from itertools import combinations

from kingsforge_bot.games.kings_forge.advice.making.kit import Bonus

Rows = tuple[tuple[int, ...], ...]
"""Values colour by colour, ascending within each."""
Places = tuple[tuple[int, ...], ...]
"""For each bonus the dice it goes to, counted through all rows."""


def missing(values: tuple[int, ...], least: tuple[int, ...]) -> int:
    """How many points one colour lacks at least, both ascending."""
    return sum([low - value for value, low in zip(values, least, strict=True) if low > value])


def most_points(bonuses: tuple[Bonus, ...], dice: int) -> int:
    """The points these bonuses add to that many dice."""
    return sum([bonus.by * min(bonus.dice, dice) for bonus in bonuses])


@lru_cache(maxsize=1 << 12)
def cover(values: Rows, least: Rows, bonuses: tuple[Bonus, ...]) -> Places | None:
    """Where the bonuses go so that the dice, put in order, reach the least values; None if nothing does.

    A bonus that is not needed goes nowhere.
    """
    size = sum(map(len, least))
    gaps = _gaps(values, least)
    lacking = sum(gaps)
    if lacking == 0:
        return ((),) * len(bonuses)
    if lacking > most_points(bonuses, size):
        return None
    if bonuses[0].by == 1:
        return _level(gaps, bonuses)
    # A bonus above 1 may be better spent on another die than the one that lacks most when put in order: try all.
    tried: set[Rows] = set()
    for places in combinations(range(size), min(bonuses[0].dice, size)):
        raised, order = _raised(values, places, bonuses[0].by)
        if raised in tried:
            continue
        tried.add(raised)
        rest = cover(raised, least, bonuses[1:])
        if rest is not None:
            return (places, *[tuple([order[place] for place in row]) for row in rest])
    return None


def _level(gaps: list[int], bonuses: tuple[Bonus, ...]) -> Places | None:
    """Bonuses of +1: each to the dice that lack most. If any way covers all gaps, this one does (Gale and Ryser)."""
    gaps = list(gaps)
    found: list[tuple[int, ...]] = []
    for bonus in bonuses:
        most = sorted(range(len(gaps)), key=lambda place: -gaps[place])[: bonus.dice]
        places = tuple([place for place in most if gaps[place] > 0])
        for place in places:
            gaps[place] -= 1
        found.append(places)
    return None if any(gaps) else tuple(found)


def _gaps(values: Rows, least: Rows) -> list[int]:
    return [
        max(low - value, 0)
        for row, wanted in zip(values, least, strict=True)
        for value, low in zip(row, wanted, strict=True)
    ]


def _raised(values: Rows, places: tuple[int, ...], by: int) -> tuple[Rows, list[int]]:
    """The rows after the bonus, put in order again, and for each die where it stood before."""
    rows: list[tuple[int, ...]] = []
    order: list[int] = []
    start = 0
    for row in values:
        dice = sorted(
            [(value + by if start + index in places else value, start + index) for index, value in enumerate(row)]
        )
        rows.append(tuple([value for value, _ in dice]))
        order.extend([place for _, place in dice])
        start += len(row)
    return tuple(rows), order
