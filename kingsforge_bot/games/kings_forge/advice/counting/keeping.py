"""Hands before a re-roll, and which of their dice may be worth keeping."""

from collections import Counter
from functools import lru_cache
from math import factorial, prod
from typing import NamedTuple

from kingsforge_bot.games.kings_forge.advice.counting.throws import FACES, GONE, Hand, Matter, Values, throws
from kingsforge_bot.games.kings_forge.rules.effects import flipped


class Kept(NamedTuple):
    """The dice that stay, and how many are rolled again."""

    values: Values
    again: int


class _Better(NamedTuple):
    """The faces that dice may count as, and for each those at least as good in every use, flipped or not.

    `best`: the face that no roll betters; `worst`: the one that none makes worse. GONE if there is none.
    """

    faces: Values
    better: dict[int, frozenset[int]]
    best: int
    worst: int


@lru_cache(maxsize=1 << 7)
def _better(what: Matter) -> _Better:
    faces = tuple(sorted(set(what.faces) - {GONE}))
    shown = {face: (face, max(face, min(flipped(face), what.top)) if what.low else face) for face in faces}
    better = {
        face: frozenset(
            [
                other
                for other in faces
                if other != face and all(a >= b for a, b in zip(shown[other], shown[face], strict=True))
            ]
        )
        for face in faces
    }
    best = [face for face in faces if all(face in better[other] for other in faces if other != face)]
    worst = [face for face in faces if GONE not in what.faces and len(better[face]) == len(faces) - 1]
    return _Better(
        faces, better, *[next(iter(some), GONE) for some in (best, [one for one in worst if one not in best])]
    )


def better_faces(what: Matter) -> dict[int, frozenset[int]]:
    """For each face that a die may count as, those at least as good in every use, flipped or not."""
    return _better(what).better


def mattering(values: Values, what: Matter) -> Values:
    """The dice among these of which some may be kept; of the rest there are better ones in their stead."""
    if not what.low:
        return values[-what.high :]
    better, most = _better(what).better, what.high + what.low
    counts = Counter(values)
    found: list[int] = []
    for face, count in sorted(counts.items()):
        above = sum([counts[other] for other in better[face]])
        found += [face] * min(count, max(most - above, 0))
    return tuple(found)


@lru_cache(maxsize=1 << 5)
def hands(dice: int, what: Matter) -> dict[Hand, float]:
    """Of so many dice of one colour, what may lie there after a roll, as far as it matters for keeping some."""
    if not what.low:
        return throws(dice, what)
    counts = Counter(what.faces)
    found: dict[Hand, float] = {}
    for values, ways in _all(dice, tuple(sorted(counts))):
        chance = ways * prod([counts[face] ** number for face, number in Counter(values).items()]) / len(FACES) ** dice
        staying = tuple([value for value in values if value != GONE])
        hand = len(staying), mattering(staying, what)
        found[hand] = found.get(hand, 0.0) + chance
    return found


def _all(dice: int, faces: Values) -> list[tuple[Values, int]]:
    """Every multiset of so many dice, and in how many orders they come."""
    found: list[tuple[Values, int]] = [((), factorial(dice))]
    for index, face in enumerate(faces):
        last = index == len(faces) - 1
        found = [
            (values + (face,) * count, ways // factorial(count))
            for values, ways in found
            for count in (range(dice - len(values) + 1) if not last else (dice - len(values),))
        ]
    return found


def kept_first(hand: Hand, what: Matter) -> Kept:
    """All of a hand that may be worth keeping; the rest is rolled again."""
    dice, values = hand
    worst = _better(what).worst
    stay = tuple([value for value in values if value != worst])
    return Kept(stay, dice - len(stay))


def droppable(kept: Kept, what: Matter) -> list[Kept]:
    """The same with one die more rolled again, such as may be better: none before a worse one, none of the best."""
    values, again = kept
    found: list[Kept] = []
    for face in _worst_of(tuple(sorted(set(values))), what):
        place = values.index(face)
        found.append(Kept(values[:place] + values[place + 1 :], again + 1))
    return found


@lru_cache(maxsize=1 << 9)
def _worst_of(faces: Values, what: Matter) -> Values:
    """Of these faces those that none of them is worse than, and that a roll may better."""
    order = _better(what)
    return tuple([face for face in faces if face != order.best and not any(face in order.better[one] for one in faces)])
