"""A question taken apart: the ways in which a roll may do, and colour by colour what falls and what is then lacking."""

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import product
from typing import Final, NamedTuple

from kingsforge_bot.games.kings_forge.advice.counting.means import NO_WAY, NOTHING, Lacks, Means, means_of
from kingsforge_bot.games.kings_forge.advice.counting.spread import spread
from kingsforge_bot.games.kings_forge.advice.counting.throws import FACES, GONE, Hand, Matter, Values, matter, throws
from kingsforge_bot.games.kings_forge.advice.making.kit import Bonus, Kit
from kingsforge_bot.games.kings_forge.advice.making.wants import Goal, Want
from kingsforge_bot.games.kings_forge.rules.dice import RESOURCES, Kind, Pool, pool

Left = tuple[Lacks, ...]
"""What is lacking so far in each group of tries that ask the same of the colours to come."""
SURE: Final[Left] = ()
"""Some try has all it needs."""

_NO_BOXES: Final[Values] = ()
_WOOD: Final = RESOURCES.index(Kind.WOOD)


class Asked(NamedTuple):
    """A question as far as it matters. `gardens`: of the bonuses, those that may be a wood die instead.

    `lying`: colour by colour what dice show that are not rolled.
    """

    dice: Pool
    white: int
    banned: int | None
    kit: Kit
    gardens: tuple[Bonus, ...] = ()
    rerolls: int = 0
    lying: tuple[Values, ...] = ((),) * len(RESOURCES)


class Try(NamedTuple):
    """One way to reach the goal: the boxes of each colour, with the first `late` of the wood dice to come."""

    boxes: tuple[Values, ...]
    late: int
    means: Means


class Part(NamedTuple):
    """What a group of tries asks of one colour."""

    boxes: Values
    late: int
    means: Means


class Colour(NamedTuple):
    """Dice of one colour, and what they are for in each group of tries. `late`: wood dice that may come.

    `lying`: beside them some that are not rolled.
    """

    dice: int
    late: int
    what: Matter
    parts: tuple[Part, ...]
    lying: Values = ()

    def left(self, values: Values, later: Values) -> Left:
        """What these dice and the later ones leave lacking, group by group."""
        return tuple(self._lacks(values, later))

    def _lacks(self, values: Values, later: Values) -> Iterator[Lacks]:
        if self.lying:
            values = tuple(sorted((*values, *self.lying)))
        for boxes, late, means in self.parts:
            if not boxes:
                yield NOTHING
            elif late:
                then = tuple(sorted((*values, *[value for value in later[:late] if value != GONE])))
                yield means.lacks(then, boxes)
            else:
                yield means.lacks(values, boxes)

    def lefts(self) -> dict[Left, float]:
        """How likely each lack is; without those that nothing can make up for."""
        found: dict[Left, float] = {}
        for later in product(self.what.faces, repeat=self.late):
            for left, chance in spread(self.dice, self.what, partial(self.left, later=later)).items():
                if any(left):
                    found[left] = found.get(left, 0.0) + chance / len(FACES) ** self.late
        return found

    def suffices(self) -> float:
        """How likely one of the groups lacks nothing that cannot be made up for."""
        throws = product(self.what.faces, repeat=self.late)
        chances = [
            spread(self.dice, self.what, partial(self.is_enough, later=later)).get(True, 0.0) for later in throws
        ]
        return sum(chances) / len(chances)

    def is_enough(self, values: Values, later: Values) -> bool:
        """Whether these dice and the later ones leave nothing lacking that cannot be made up for, in some group."""
        return any(self._lacks(values, later))


class Joint(NamedTuple):
    """What comes after a colour: the group that each of its groups becomes part of, and of those the finished ones."""

    into: tuple[int, ...]
    means: tuple[Means, ...]
    finished: tuple[bool, ...]


class Roll:
    """All that a question asks, colour by colour.

    Adds up what the colours leave lacking. Tries of which the same is asked from some colour on are one group there.
    """

    def __init__(
        self,
        counts: tuple[int, ...],
        lying: tuple[Values, ...],
        whats: tuple[Matter, ...],
        tries: tuple[Try, ...],
        wood: int,
    ) -> None:
        colours: list[Colour] = []
        self._joints: list[Joint] = []
        groups = list(dict.fromkeys(tries))
        for place, (dice, still, what) in enumerate(zip(counts, lying, whats, strict=True)):
            lates = [one.late if place == wood else 0 for one in groups]
            parts = [Part(one.boxes[place], late, one.means) for one, late in zip(groups, lates, strict=True)]
            colours.append(Colour(dice, max(lates), what, tuple(parts), still))
            then = [
                Try((_NO_BOXES,) * (place + 1) + one.boxes[place + 1 :], one.late if place < wood else 0, one.means)
                for one in groups
            ]
            groups = list(dict.fromkeys(then))
            self._joints.append(
                Joint(
                    tuple([groups.index(one) for one in then]),
                    tuple([one.means for one in groups]),
                    tuple([not any(one.boxes) for one in groups]),
                )
            )
        self.colours = tuple(colours)
        self.start: Left = (NOTHING,) * len(colours[0].parts)
        self._known: dict[tuple[Means, Lacks, Lacks], Lacks] = {}
        self._unions: dict[tuple[Means, Lacks, Lacks], Lacks] = {}

    def joined(self, place: int, one: Left, two: Left) -> Left:
        """What is lacking after the colour at that place if that was lacking before."""
        joint = self._joints[place]
        found: list[Lacks] = [NO_WAY] * len(joint.means)
        for group, a, b in zip(joint.into, one, two, strict=True):
            if a and b:
                both = self._sum(joint.means[group], a, b)
                if both:
                    before = found[group]
                    found[group] = self._either(joint.means[group], before, both) if before else both
        for group, done in enumerate(joint.finished):
            if done and found[group] and joint.means[group].is_closed(found[group][0]):
                return SURE
        return tuple(found)

    def _either(self, means: Means, one: Lacks, two: Lacks) -> Lacks:
        if one == two:
            return one
        key = means, one, two
        found = self._unions.get(key)
        if found is None:
            found = self._unions[key] = means.thinned(one + two)
        return found

    def _sum(self, means: Means, one: Lacks, two: Lacks) -> Lacks:
        if one is NOTHING:
            return two
        if two is NOTHING:
            return one
        key = means, one, two
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = means.least([a + b for a in one for b in two])
        return found

    def means_from(self, place: int) -> tuple[Means, ...]:
        """For each group before the colour at that place."""
        joint = self._joints[place]
        return tuple([joint.means[group] for group in joint.into])

    def both_last(self, one: Left, two: Left) -> Left:
        """What the last two colours leave lacking together, for each group before them."""
        joint = self._joints[-2]
        pairs = zip(joint.into, one, strict=True)
        return tuple(
            [self._sum(joint.means[group], a, two[group]) if a and two[group] else NO_WAY for group, a in pairs]
        )


class Setting(NamedTuple):
    """The tries of a question, and what is rolled for them colour by colour."""

    tries: tuple[Try, ...]
    counts: tuple[int, ...]
    lying: tuple[Values, ...]
    whats: tuple[Matter, ...]
    white: int
    white_matter: Matter | None
    wood: int
    """The place of wood among the colours, or one behind them."""
    late: int

    def roll(self, taken: int = 0) -> Roll:
        """The roll once so many of the wood dice have come."""
        if not taken:
            return Roll(self.counts, self.lying, self.whats, self.tries, self.wood)
        # What needs no wood needs no more of it to come.
        tries = [one for one in self.tries if one.late == taken or (one.late > taken and one.boxes[self.wood])]
        counts = [count + (taken if place == self.wood else 0) for place, count in enumerate(self.counts)]
        late = tuple([one._replace(late=one.late - taken) for one in tries])
        return Roll(tuple(counts), self.lying, self.whats, late, self.wood)

    def whites(self) -> dict[Hand, float]:
        """How the Library dice may fall."""
        return {(0, ()): 1.0} if self.white_matter is None else throws(self.white, self.white_matter)


def setting_of(asked: Asked, goal: Goal) -> Setting | None:
    """The question taken apart; None if there are too few dice for everything that would do."""
    asked = _of_one_colour(asked, goal)
    tries = list(_tries(asked, goal))
    if not tries:
        return None
    rows = [[one.boxes[place] for one in tries if one.boxes[place]] for place in range(len(RESOURCES))]
    whats = {place: matter(some, asked.kit, asked.banned) for place, some in enumerate(rows) if some}
    # Colours with few throws first: what comes last is only looked at as to whether it is enough.
    kinds = list(whats)
    if len(kinds) > 1:
        kinds.sort(key=lambda place: (len(throws(asked.dice.counts[place], whats[place])), place))
    late = max([one.late for one in tries if one.boxes[_WOOD]], default=0)
    ends = [row for some in rows for row in some]
    every = (min(row[0] for row in ends), max(row[-1] for row in ends))
    ordered = [Try(tuple([one.boxes[place] for place in kinds]), min(one.late, late), one.means) for one in tries]
    return Setting(
        tuple(dict.fromkeys(ordered)),
        tuple([asked.dice.counts[place] for place in kinds]),
        tuple([asked.lying[place] for place in kinds]),
        tuple([whats[place] for place in kinds]),
        asked.white,
        matter([every], asked.kit, asked.banned)._replace(high=asked.white) if asked.white else None,
        kinds.index(_WOOD) if late else len(kinds),
        late,
    )


def _of_one_colour(asked: Asked, goal: Goal) -> Asked:
    """Where only one colour is wanted, Library dice are dice of it."""
    kinds = {kind for want in goal for kind in want.kinds}
    if not asked.white or len(kinds) > 1:
        return asked
    return asked._replace(dice=asked.dice + pool(*[asked.white if kind in kinds else 0 for kind in RESOURCES]), white=0)


def _tries(asked: Asked, goal: Goal) -> Iterable[Try]:
    """Whoever reaches the goal without a wood die that may come takes none of them: then its bonus is there."""
    for want in goal:
        boxes = tuple([_row(want, kind) for kind in RESOURCES])
        # A wood die taken before a re-roll is there too if then another item is made, without any wood.
        several = Kind.WOOD in want.kinds or asked.rerolls
        for late in range(len(asked.gardens) + 1 if several else 1):
            counts = [
                asked.dice.count(kind) + len(still) + (late if kind is Kind.WOOD else 0)
                for kind, still in zip(RESOURCES, asked.lying, strict=True)
            ]
            if sum([max(len(row) - count, 0) for row, count in zip(boxes, counts, strict=True)]) <= asked.white:
                yield Try(boxes, late, means_of(_without(asked.kit, asked.gardens[:late]), asked.white))


def _row(want: Want, kind: Kind) -> Values:
    return want.least[want.kinds.index(kind)] if kind in want.kinds else _NO_BOXES


def _without(kit: Kit, given: tuple[Bonus, ...]) -> Kit:
    bonuses = list(kit.bonuses)
    for bonus in given:
        bonuses.remove(bonus)
    return kit._replace(bonuses=tuple(bonuses))
