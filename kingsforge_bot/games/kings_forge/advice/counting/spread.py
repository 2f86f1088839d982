"""How likely dice of one colour come to this or that, without a look at every throw.

A better die never does worse. So where the worst that the dice still to fall can show comes to the same as the best,
all between does too; only what lies at the edge is thrown out die by die.
"""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from math import comb
from typing import Final, Generic, NamedTuple, TypeVar

from kingsforge_bot.games.kings_forge.advice.counting.keeping import better_faces
from kingsforge_bot.games.kings_forge.advice.counting.throws import FACES, GONE, Matter, Values, throws

End = TypeVar("End")
_Classes = tuple[tuple[int, int], ...]
"""What a die may show and how many of its faces count as that."""


_FEW: Final = 100
"""So many throws are looked at one by one; they are known from other questions."""


class _Order(NamedTuple):
    """What a die may show: first what compares with some others in no way, then the rest from the best to the worst.

    `top`: as good as all of them, if there is such a face.
    """

    classes: _Classes
    loose: int
    top: int | None


@lru_cache(maxsize=1 << 7)
def _order(what: Matter) -> _Order:
    counts = Counter(what.faces)
    better = better_faces(what)
    chain: list[int] = []
    for face in sorted(better, reverse=True):
        if not chain or chain[-1] in better[face]:
            chain.append(face)
    loose = [face for face in sorted(better) if face not in chain]
    top = chain[0] if chain and all(chain[0] in better[face] for face in loose) else None
    faces = loose + chain + ([GONE] if GONE in counts else [])
    return _Order(tuple([(face, counts[face]) for face in faces]), len(loose), top)


def spread(dice: int, what: Matter, end: Callable[[Values], End]) -> dict[End, float]:
    """How likely each end is, where the values that matter of that many dice decide about it."""
    found: dict[End, float] = {}
    if comb(dice + len(set(what.faces)) - 1, dice) <= _FEW:
        for (_, values), chance in throws(dice, what).items():
            one = end(values)
            found[one] = found.get(one, 0.0) + chance
        return found
    search = _Search(what, end)
    search.visit((), dice, 0, 1)
    return {end: ways / len(FACES) ** dice for end, ways in search.found.items()}


class _Search(Generic[End]):
    def __init__(self, what: Matter, end: Callable[[Values], End]) -> None:
        self.found: dict[End, int] = {}
        self._what, self._order, self._end = what, _order(what), end
        self._known: dict[Values, End] = {}

    def visit(self, fallen: Values, left: int, place: int, ways: int) -> None:
        """All throws in which these have fallen and the others show what comes from that place on."""
        classes, loose, top = self._order
        face, weight = classes[place]
        if place < loose:
            best = None if top is None else self._end_of(fallen + (top,) * left)
            worst = self._end_of(fallen)
        else:
            best = self._end_of(fallen + (face,) * left)
            worst = self._end_of(fallen + (classes[-1][0],) * left)
        if best == worst:
            ways *= sum([weight for _, weight in classes[place:]]) ** left
            self.found[worst] = self.found.get(worst, 0) + ways
            return
        for here in range(left + 1):
            self.visit(fallen + (face,) * here, left - here, place + 1, ways * comb(left, here) * weight**here)

    def _end_of(self, fallen: Values) -> End:
        values = self._what.kept(tuple(sorted([value for value in fallen if value != GONE])))
        found = self._known.get(values)
        if found is None:
            found = self._known[values] = self._end(values)
        return found
