"""How dice of one colour may fall, as far as it matters for the boxes of an item."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import prod
from typing import NamedTuple, TypeVar

from kingsforge_bot.games.kings_forge.advice.kit import Kit
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO, flipped

X = TypeVar("X")

Values = tuple[int, ...]
"""What dice of one colour show, ascending."""
FACES = range(1, TURNED_TO + 1)


class Matter(NamedTuple):
    """What matters of a throw.

    `high`, that many of its highest dice; `low`, of its lowest; with `ones` also its 1s, up to `high` of them: a flip
    or a six at its best takes one of these. `alike` has for each face the lowest that serves as well.
    """

    high: int
    low: int
    ones: bool
    alike: Values


def matter(rows: list[Values], kit: Kit) -> Matter:
    """For boxes that ask for any of these rows of least values."""
    least, most = min(map(min, rows)), max(map(max, rows))
    reach = least - sum(bonus.by for bonus in kit.bonuses)

    def served(value: int) -> int:
        return min(value, most) if value >= reach else 0

    signs = [(served(face), kit.flips and served(flipped(face)), kit.turns and face == 1, face) for face in FACES]
    alike = [min(other[-1] for other in signs if other[:-1] == sign[:-1]) for sign in signs]
    return Matter(len(rows[0]), kit.flips, kit.turns, tuple(alike))


@lru_cache(maxsize=1 << 12)
def throws(dice: int, what: Matter, cancelled: int | None = None) -> dict[Values, float]:
    """What of so many dice may lie there after a roll, and how likely. A die that shows `cancelled` is gone (7.4)."""
    if dice == 0:
        return {(): 1.0}
    faces = Counter(0 if face == cancelled else what.alike[face - 1] for face in FACES)
    found: dict[Values, float] = {}
    for values, chance in throws(dice - 1, what, cancelled).items():
        for face, times in faces.items():
            after = _kept((*values, face), what) if face else values
            found[after] = found.get(after, 0.0) + chance * times / len(FACES)
    return found


def _kept(values: Values, what: Matter) -> Values:
    ordered = sorted(values)
    low = what.low + (min(ordered.count(1), what.high) if what.ones else 0)
    if len(ordered) <= low + what.high:
        return tuple(ordered)
    return tuple(ordered[:low] + ordered[len(ordered) - what.high :])


def likeliest(sets: Sequence[Sequence[tuple[X, float]]]) -> Iterator[tuple[tuple[X, ...], float]]:
    """One of each set, in all combinations, the likeliest first; nothing if a set is empty."""
    ordered = [sorted(one, key=lambda pair: -pair[1]) for one in sets]
    if not all(ordered):
        return

    def chance(places: tuple[int, ...]) -> float:
        return prod([one[place][1] for one, place in zip(ordered, places, strict=True)])

    first = (0,) * len(ordered)
    heap = [(-chance(first), first)]
    while heap:
        negative, places = heappop(heap)
        yield tuple([one[place][0] for one, place in zip(ordered, places, strict=True)]), -negative
        for index, place in enumerate(places):
            # Each combination is reached one way: its last place that moved, or a later one, moves next.
            if place + 1 < len(ordered[index]):
                after = (*places[:index], place + 1, *places[index + 1 :])
                heappush(heap, (-chance(after), after))
            if place:
                break
