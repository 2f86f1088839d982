"""Who stands where, and why: one criterion after the other until nobody is level."""

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from fractions import Fraction
from itertools import groupby
from typing import Final

import msgspec

from kingsforge_bot.league.points import NOTHING, total_points
from kingsforge_bot.league.round import Entrant, Group
from kingsforge_bot.league.tiebreaks import buchholz, head_to_head, wins


class Criterion(StrEnum):
    """What parts people, in the order in which it is asked."""

    POINTS = "points"
    HEAD_TO_HEAD = "head-to-head"
    """Passed over where two of those who are level have not met."""
    BUCHHOLZ = "buchholz"
    WINS = "wins"
    LOT = "lot"
    """The place in the lot of the start, counted from 1; the lower comes first. No two have the same."""


class Compared(msgspec.Struct, frozen=True):
    """One criterion asked of those who were level until then, in the order that it makes of them."""

    criterion: Criterion
    figures: tuple[tuple[Entrant, Fraction], ...]
    """Empty where the criterion was passed over."""


class Standing(msgspec.Struct, frozen=True):
    """One place of the standings, from 1 on; no two share one.

    `why` is all that was compared until nobody was level with this entrant any more. Its last criterion decided.
    """

    place: int
    entrant: Entrant
    points: Fraction
    why: tuple[Compared, ...]


class _Figures(msgspec.Struct, frozen=True):
    """What the criteria ask of a group, worked out once."""

    group: Group
    points: Mapping[Entrant, Fraction]
    buchholz: Mapping[Entrant, Fraction]
    wins: Mapping[Entrant, Fraction]
    lot: Mapping[Entrant, Fraction]


_Ask = Callable[[_Figures, tuple[Entrant, ...]], Mapping[Entrant, Fraction] | None]
_ASKED: Final[tuple[tuple[Criterion, _Ask], ...]] = (
    (Criterion.POINTS, lambda known, _: known.points),
    (Criterion.HEAD_TO_HEAD, lambda known, level: head_to_head(level, known.group.results)),
    (Criterion.BUCHHOLZ, lambda known, _: known.buchholz),
    (Criterion.WINS, lambda known, _: known.wins),
    (Criterion.LOT, lambda known, _: known.lot),
)
_LOW_FIRST: Final = frozenset({Criterion.LOT})


def standings(group: Group) -> tuple[Standing, ...]:
    """The standings of a group by its ended tables, the first place first. The same results and lots make the same."""
    lot = group.lot
    points = {**dict.fromkeys(lot, NOTHING), **total_points(group.rounds)}
    places = {entrant: Fraction(place) for place, entrant in enumerate(lot, 1)}
    known = _Figures(group, points, buchholz(group, points), wins(group, lot), places)
    return tuple(
        Standing(place, entrant, points[entrant], why) for place, (entrant, why) in enumerate(_parted(known, lot), 1)
    )


def _parted(
    known: _Figures, level: tuple[Entrant, ...], asked: int = 0, before: tuple[Compared, ...] = ()
) -> Iterator[tuple[Entrant, tuple[Compared, ...]]]:
    criterion, ask = _ASKED[asked]
    figures = ask(known, level)
    if figures is None:
        yield from _parted(known, level, asked + 1, (*before, Compared(criterion, ())))
        return
    ordered = sorted(
        ((entrant, figures[entrant]) for entrant in level),
        key=lambda one: one[1],
        reverse=criterion not in _LOW_FIRST,
    )
    why = (*before, Compared(criterion, tuple(ordered)))
    for _, alike in groupby(ordered, key=lambda one: one[1]):
        those = tuple(entrant for entrant, _ in alike)
        if len(those) == 1:
            yield those[0], why
        else:
            yield from _parted(known, those, asked + 1, why)
