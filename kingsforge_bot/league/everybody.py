"""Everybody meets everybody: groups of three to eight, and the rounds in which each two of them meet."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from kingsforge_bot.league.round import Entrant, Meeting, Pairing, Round, met
from kingsforge_bot.league.seating import seatings, shares, table_sizes

FEWEST, MOST = 3, 8
"""People of a group."""
_LOOKED_AT: Final = 30
"""Ways that are followed side by side when rounds are planned: enough for as few rounds as there can be, for any group
that plays through as it began (the tests have the numbers)."""


def group_sizes(people: int, wanted: int) -> tuple[int, ...]:
    """The sizes of as few groups as hold `wanted` people each, the largest first; larger where one had under three.

    Raises ValueError for fewer than three people.
    """
    if people < FEWEST:
        raise ValueError(f"{people} people are no group")
    return tuple(shares(people, min(-(-people // wanted), people // FEWEST)))


def unmet(rounds: Sequence[Round], present: Sequence[Entrant]) -> frozenset[Meeting]:
    """Each two of those present who have not sat at one table; none when the group is done."""
    return frozenset(map(frozenset, combinations(present, 2))) - met(rounds).keys()


def everybody_pairing(rounds: Sequence[Round], lot: Sequence[Entrant], seats: int) -> Pairing:
    """The tables of the next round for those of the lot: the first of as few rounds as can be found.

    All who are there are seated, as in any round. Only where two play alone nobody meets anybody twice: a pair that
    has met has byes instead.
    """
    left = unmet(rounds, lot)
    without_bye = frozenset(map(_alone, lot)) - {_alone(one) for each in rounds for one in each.byes}
    tables = _first_of_few(left, without_bye, seatings(lot, table_sizes(len(lot), seats)))
    return tuple(table for table in tables if len(table) > 1 and (seats > 2 or frozenset(table) in left))


def _first_of_few(left: frozenset[Meeting], without_bye: frozenset[Meeting], ways: Iterable[Pairing]) -> Pairing:
    """Of the shortest plan: of all ways to go on, those that leave the fewest meetings are followed, round by round.

    Of those that leave as many, the ones in which more people have had a bye: so each has one where an odd number
    plays alone.
    """
    bits = {meeting: 1 << place for place, meeting in enumerate([*left, *without_bye])}
    meetings = (1 << len(left)) - 1
    met_by = [(tables, sum(bits.get(one, 0) for table in tables for one in _met_at(table))) for tables in ways]
    plans: dict[int, Pairing] = {sum(bits.values()): ()}
    while True:
        further: dict[int, Pairing] = {}
        for still, first in plans.items():
            for tables, met_there in met_by:
                further.setdefault(still & ~met_there, first or tables)
        fewest = sorted(further, key=lambda still: ((still & meetings).bit_count(), still.bit_count()))[:_LOOKED_AT]
        if not fewest[0] & meetings:
            return further[fewest[0]]
        plans = {still: further[still] for still in fewest}


def _met_at(table: Sequence[Entrant]) -> Iterable[Meeting]:
    """Each two who sit there; whoever sits alone, by themselves."""
    return map(frozenset, combinations(table, 2 if len(table) > 1 else 1))


def _alone(one: Entrant) -> Meeting:
    return frozenset((one,))
