"""Dice of one colour at a re-roll: what may be kept of each hand, and where that leads."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from kingsforge_bot.games.kings_forge.advice.counting.keeping import Kept, droppable, hands, kept_first, mattering
from kingsforge_bot.games.kings_forge.advice.counting.means import NO_WAY, NOTHING
from kingsforge_bot.games.kings_forge.advice.counting.throws import FACES, GONE, Hand, Matter, Values
from kingsforge_bot.games.kings_forge.advice.counting.tries import Colour, Left

Shares = tuple[tuple[int, int], ...]
"""Ends and in how many ways they come, by their places; those that cannot come are left out."""


class Side(NamedTuple):
    """Dice of one colour, or the Library dice: in how many ways each hand comes before a re-roll.

    `ends` has for each kept set how the colour may end, out of `scale` ways; `fewer`, what may be kept of it instead.
    """

    what: Matter
    hands: dict[Hand, int]
    fewer: dict[Kept, list[Kept]]
    ends: dict[Kept, Shares]
    scale: int


@lru_cache(maxsize=1 << 3)
def side_of(colour: Colour, *, alone: bool) -> tuple[tuple[Left, ...], Side]:
    """The lacks that this colour can end with, and its hands. If it is `alone` it lacks nothing, or has no way."""
    settled = {enough: (lacks,) * len(colour.parts) for enough, lacks in ((True, NOTHING), (False, NO_WAY))}
    ends: dict[Left, int] = {}

    def ends_of(values: Values) -> dict[int, int]:
        found: dict[int, int] = {}
        for later in product(colour.what.faces, repeat=colour.late):
            left = settled[colour.is_enough(values, later)] if alone else colour.left(values, later)
            end = ends.setdefault(left, len(ends))
            found[end] = found.get(end, 0) + 1
        return found

    side = _side(colour.dice, colour.what, ends_of, len(FACES) ** colour.late)
    return tuple(ends), side


@lru_cache(maxsize=1 << 3)
def white_side(dice: int, what: Matter) -> tuple[tuple[Values, ...], Side]:
    """What Library dice can show in the end, and their hands."""
    ends: dict[Values, int] = {}
    side = _side(dice, what, lambda values: {ends.setdefault(values, len(ends)): 1}, 1)
    return tuple(ends), side


def _side(dice: int, what: Matter, ends_of: Callable[[Values], dict[int, int]], scale: int) -> Side:
    falling = _Falling(what, ends_of)
    first = hands(dice, what)
    todo = list(dict.fromkeys([kept_first(hand, what) for hand in first]))
    fewer: dict[Kept, list[Kept]] = {}
    while todo:
        kept = todo.pop()
        if kept not in fewer:
            fewer[kept] = droppable(kept, what)
            todo += fewer[kept]
    ends: dict[Kept, Shares] = {}
    for kept in fewer:
        rest = len(FACES) ** (dice - kept.again)
        ends[kept] = tuple([(end, ways * rest) for end, ways in sorted(falling.after(kept).items())])
    total = len(FACES) ** dice
    return Side(what, {hand: round(chance * total) for hand, chance in first.items()}, fewer, ends, total * scale)


class _Falling:
    """Where dice lead that are thrown one after the other."""

    def __init__(self, what: Matter, ends_of: Callable[[Values], dict[int, int]]) -> None:
        self._what, self._ends_of = what, ends_of
        self._known: dict[Kept, dict[int, int]] = {}
        self._weights = {face: what.faces.count(face) for face in what.faces}

    def after(self, kept: Kept) -> dict[int, int]:
        """How often each end comes."""
        found = self._known.get(kept)
        if found is None:
            found = self._known[kept] = self._worked_out(kept)
        return found

    def _worked_out(self, kept: Kept) -> dict[int, int]:
        if not kept.again:
            return self._ends_of(self._what.kept(kept.values))
        found: dict[int, int] = {}
        for face, weight in self._weights.items():
            values = kept.values if face == GONE else self._what.kept(tuple(sorted((*kept.values, face))))
            for end, ways in self.after(Kept(values, kept.again - 1)).items():
                found[end] = found.get(end, 0) + weight * ways
        return found


def choices(side: Side, ends: dict[Kept, Shares]) -> tuple[list[Shares], list[tuple[int, ...]]]:
    """The different things that may be chosen, and for each hand those that are worth a thought, as places in them."""
    numbers: dict[Shares, int] = {}
    number_of = {kept: numbers.setdefault(shares, len(numbers)) for kept, shares in ends.items()}
    different = list(numbers)
    one_or_other = max(end for shares in different for end, _ in shares) <= 1
    first = [sum([ways for end, ways in shares if end == 0]) for shares in different]
    known: dict[Kept, frozenset[int]] = {}

    def choices_of(kept: Kept) -> frozenset[int]:
        found = known.get(kept)
        if found is None:
            found = frozenset([number_of[kept]]).union(*[choices_of(one) for one in side.fewer[kept]])
            if one_or_other and len(found) > 2:
                # Of two ends one is better, wherever they lead: then what makes it likeliest is best.
                found = frozenset([extreme(found, key=first.__getitem__) for extreme in (min, max)])
            known[kept] = found
        return found

    return different, [tuple(sorted(choices_of(kept_first(hand, side.what)))) for hand in side.hands]


def onto_places(side: Side, places: Sequence[int]) -> dict[Kept, Shares]:
    """For each kept set in how many ways each place comes after the re-roll."""
    of_hand = dict(zip(side.hands, places, strict=True))
    found: dict[Kept, Shares] = {}
    for kept in side.ends:
        share: dict[int, int] = {}
        for (dice, thrown), chance in hands(kept.again, side.what).items():
            values = tuple(sorted(kept.values + thrown))
            place = of_hand[len(kept.values) + dice, mattering(values, side.what)]
            share[place] = share.get(place, 0) + round(chance * len(FACES) ** kept.again)
        rest = side.scale // len(FACES) ** kept.again
        found[kept] = tuple([(place, ways * rest) for place, ways in sorted(share.items())])
    return found


def with_one_more(side: Side, then: Side, places: Sequence[int]) -> list[tuple[int, ...]]:
    """For each hand the places to which one more die of that colour leads, face by face."""
    of_hand = dict(zip(then.hands, places, strict=True))
    return [
        tuple(
            [
                of_hand[hand if face == GONE else (hand[0] + 1, mattering(tuple(sorted((*hand[1], face))), side.what))]
                for face in side.what.faces
            ]
        )
        for hand in side.hands
    ]
