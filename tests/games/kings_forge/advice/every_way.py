"""The slow truth about odds: every roll, every use of every benefit in every order. Knows nothing of the bot's code.

Dice are (letter, value), benefits are words, a target is the dice that boxes ask for ("M4 W2") or, with a > before it,
the dice on an item that are to be beaten, a Library die in the colour of its box.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from math import factorial, prod
from typing import NamedTuple

Dice = tuple[tuple[str, int], ...]
Held = tuple[str, ...]

PLUS = {"+1": (1, 1), "+2": (2, 1), "+1+1": (1, 2), "+1+1+1": (1, 3), "garden": (2, 1)}
"""By how much, and on how many different dice at most."""


class Asked(NamedTuple):
    """`goal`: any of these, of each all targets. `woods`: wood dice in the stock."""

    supply: str
    library: int
    banned: int | None
    held: Held
    woods: int
    goal: tuple[tuple[str, ...], ...]


def read(target: str) -> tuple[bool, Dice]:
    """Whether it is to be beaten, and the dice."""
    words = target.removeprefix(">").split()
    return target.startswith(">"), tuple([(word[0], int(word[1:])) for word in words])


def chance(asked: Asked) -> float:
    return _Truth(asked).chance()


def possible(asked: Asked, hand: Dice) -> bool:
    """Whether these rolled dice reach the goal at all, whatever luck they meet."""
    return _Truth(asked).worth(hand) > 0


class _Truth:
    def __init__(self, asked: Asked) -> None:
        self._asked = asked
        self._goal = [[read(target) for target in targets] for targets in asked.goal]
        self._value = cache(self._value_of)
        self._after_rolling = cache(self._after)
        self._does = cache(self._does_it)

    def chance(self) -> float:
        kinds = self._asked.supply + "L" * self._asked.library
        return sum(share * self._value(hand, self._asked.held, self._asked.woods) for hand, share in self._rolls(kinds))

    def worth(self, hand: Dice) -> float:
        """How likely the goal is once these dice have been rolled."""
        return self._value(tuple(sorted(hand)), self._asked.held, self._asked.woods)

    def _rolls(self, kinds: str) -> Iterator[tuple[Dice, float]]:
        """What lies there after these dice were rolled, sorted, and how likely that is."""
        found: list[tuple[Dice, float]] = [((), 1.0)]
        for kind, number in Counter(kinds).items():
            longer: list[tuple[Dice, float]] = []
            for values in combinations_with_replacement(range(1, 7), number):
                ways = factorial(number) / prod(map(factorial, Counter(values).values()))
                lying = tuple([(kind, value) for value in values if value != self._asked.banned])
                longer += [(hand + lying, share * ways / 6**number) for hand, share in found]
            found = longer
        return ((tuple(sorted(hand)), share) for hand, share in found)

    def _after(self, lying: Dice, kinds: str, held: Held, woods: int) -> float:
        """What it is worth to roll these kinds beside the dice that lie."""
        return sum(
            share * self._value(tuple(sorted(lying + rolled)), held, woods) for rolled, share in self._rolls(kinds)
        )

    def _value_of(self, hand: Dice, held: Held, woods: int) -> float:
        """The best that can be done from here."""
        if self._does(hand):
            return 1.0
        found = 0.0
        for benefit in dict.fromkeys(held):
            rest = list(held)
            rest.remove(benefit)
            for after in self._uses(benefit, hand):
                found = max(found, self._value(after, tuple(rest), woods))
            if benefit == "again":
                for size in range(1, len(hand) + 1):
                    for chosen in set(combinations(hand, size)):
                        lying = list(hand)
                        for one in chosen:
                            lying.remove(one)
                        kinds = "".join(kind for kind, _ in chosen)
                        found = max(found, self._after_rolling(tuple(lying), kinds, tuple(rest), woods))
            if benefit == "garden" and woods:
                found = max(found, self._after_rolling(hand, "W", tuple(rest), woods - 1))
            if found == 1.0:
                break
        return found

    def _uses(self, benefit: str, hand: Dice) -> set[Dice]:
        """The hands that a benefit can make without rolling."""
        found: set[Dice] = set()
        places = range(len(hand))
        if benefit in PLUS:
            by, most = PLUS[benefit]
            chosen = [some for size in range(1, most + 1) for some in combinations(places, size)]
            return {self._with(hand, some, [hand[place][1] + by for place in some]) for some in chosen}
        for place in places:
            value = hand[place][1]
            if benefit == "six":
                found.add(self._with(hand, (place,), [6]))
            elif benefit == "flip" and value <= 6:
                found.add(self._with(hand, (place,), [7 - value]))
        if benefit == "ones":
            ones = [place for place in places if hand[place][1] == 1]
            for size in range(1, len(ones) + 1):
                found.add(self._with(hand, tuple(ones[:size]), [6] * size))
        return found

    @staticmethod
    def _with(hand: Dice, places: tuple[int, ...], values: list[int]) -> Dice:
        dice = list(hand)
        for place, value in zip(places, values, strict=True):
            dice[place] = (dice[place][0], value)
        return tuple(sorted(dice))

    def _does_it(self, hand: Dice) -> bool:
        return any(self._makes(hand, targets) for targets in self._goal)

    def _makes(self, hand: Dice, targets: list[tuple[bool, Dice]]) -> bool:
        """Whether these dice make or take all of the targets, one after the other."""
        if not targets:
            return True
        beat, boxes = targets[0]
        for mine in set(permutations(hand, len(boxes))) if len(hand) >= len(boxes) else ():
            if any(kind not in (box, "L") for (kind, _), (box, _) in zip(mine, boxes, strict=True)):
                continue
            if not (_beats(mine, boxes) if beat else all(m[1] >= b[1] for m, b in zip(mine, boxes, strict=True))):
                continue
            rest = list(hand)
            for one in mine:
                rest.remove(one)
            if self._makes(tuple(rest), targets[1:]):
                return True
        return False


def _beats(mine: Dice, theirs: Dice) -> bool:
    """Rule 3.4: colour by colour, sorted, nowhere lower and once higher."""
    higher = False
    for colour in {kind for kind, _ in theirs}:
        places = [place for place, (kind, _) in enumerate(theirs) if kind == colour]
        for one, two in zip(
            sorted(mine[place][1] for place in places), sorted(theirs[place][1] for place in places), strict=True
        ):
            if one < two:
                return False
            higher = higher or one > two
    return higher
