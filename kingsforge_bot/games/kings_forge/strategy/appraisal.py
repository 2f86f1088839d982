"""What dice are worth: for this round's craft roll by exact odds, for later rounds by the cards still to come."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.advice.making.wants import Goal, Want, any_of, together, wants_to_craft
from kingsforge_bot.games.kings_forge.advice.odds import Question, chance
from kingsforge_bot.games.kings_forge.advice.reach import may_improve
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import Kind, Pool, pool
from kingsforge_bot.games.kings_forge.strategy.effort import ALL, Effort


class Weights(msgspec.Struct, frozen=True):
    """What counts how much. An item made this round counts 1.

    `dice` are worth something in themselves, metal to magic; `promise` is for the chance that the next round's dice
    would make a card; `nearness` by how much less a card counts for each one that comes before it. All but items lose
    worth as the end draws near, to the power of `haste`; and from the round `patience` on, so that nobody gathers for
    ever where nothing gets made. Of a colour more dice than `plenty` are worth nothing in themselves: they are there to
    be paid for what is lacking, or two who hoard would pass for ever. Once no card slides in any more, a die that the
    cards on display ask for is worth `needed`, and any other as much as one of metal: it can only be paid.
    """

    dice: tuple[float, float, float, float] = (0.05, 0.09, 0.15, 0.18)
    promise: float = 0.35
    nearness: float = 0.8
    haste: float = 1.0
    second: float = 1.0
    patience: int | None = None
    plenty: int | None = None
    needed: float | None = None


class ItemGoals(NamedTuple):
    """What a roll is asked about: any one item, and each two of them."""

    one: Goal
    two: tuple[Goal, ...]


class Items:
    """The items that may be made this round. `then` is the card that slides in after the first, or nothing."""

    def __init__(self, goals: Sequence[Goal], then: Goal) -> None:
        self._goals = tuple(goals)
        pairs = [together(*pair) for pair in combinations(goals, 2)]
        self._pairs = [*pairs, *[together(goal, then) for goal in goals]] if then else pairs
        self._any: dict[tuple[Goal, ...], Goal] = {}

    def wanted(self, question: Question) -> ItemGoals:
        """Those for which there are dice enough."""
        goals = tuple([goal for goal in self._goals if _reachable(question, goal)])
        one = self._any.get(goals)
        if one is None:
            one = self._any[goals] = any_of(*goals)
        return ItemGoals(one, tuple([goal for goal in self._pairs if _reachable(question, goal)]) if goals else ())


def expected_items(question: Question, wanted: ItemGoals, weights: Weights, effort: Effort = ALL) -> float:
    """About how many of the items the roll makes: how likely one, and how likely two."""
    if not wanted.one:
        return 0.0
    one = effort.chance(question, wanted.one)
    if one == 0.0:
        return 0.0
    plain = without_luck(question)
    two = max([effort.chance(plain, goal) for goal in wanted.two if _reachable(plain, goal)], default=0.0)
    return one + weights.second * two


def without_luck(question: Question) -> Question:
    """The question without what rolls dice itself: two items are asked about so."""
    if not may_improve(question.held):
        return question
    return replace(question, held=tuple([held for held in question.held if not may_improve((held,))]))


def _reachable(question: Question, goal: Goal) -> bool:
    dice, spare = question.dice, question.library + question.woods * any(may_improve((held,)) for held in question.held)
    return any(
        sum([max(len(row) - dice.count(kind), 0) for kind, row in zip(want.kinds, want.least, strict=True)]) <= spare
        for want in goal
    )


def promise(owned: Pool, cards: tuple[CraftCard, ...], nearness: float) -> float:
    """How much of the cards to come these dice would make, each by itself, the nearest counting most."""
    total, share = 0.0, 1.0
    for place, card in enumerate(cards):
        total += share * plain_chance(owned, card)
        if place >= 2:
            share *= nearness
    return total


@lru_cache(maxsize=1 << 16)
def plain_chance(dice: Pool, card: CraftCard) -> float:
    """How likely a roll of these dice, all of them, makes the card without any benefit."""
    (want,) = wants_to_craft(card)
    likely = 1.0
    for kind, least in zip(want.kinds, want.least, strict=True):
        likely *= _of_colour(min(dice.count(kind), _MOST), least)
        if likely == 0.0:
            break
    return likely


_MOST = 12
"""More dice of a colour than that change little."""


@lru_cache(maxsize=1 << 12)
def _of_colour(count: int, least: tuple[int, ...]) -> float:
    if count < len(least):
        return 0.0
    return chance(Question(pool(count, 0, 0, 0)), (Want((Kind.METAL,), (least,)),))


def worth(owned: Pool, weights: Weights, asked: Pool | None = None) -> float:
    """Of the dice in themselves; of those `asked` for by the cards on display, where no other comes after them."""
    most = weights.plenty
    counts = owned.counts if most is None else [min(count, most) for count in owned.counts]
    if asked is None or weights.needed is None:
        return sum([count * each for count, each in zip(counts, weights.dice, strict=True)])
    fit = sum(map(min, counts, asked.counts))
    return fit * weights.needed + (sum(counts) - fit) * weights.dice[0]


def most_asked(cards: Iterable[CraftCard]) -> Pool:
    """Of each colour as many dice as the card asks for that wants most of it."""
    return pool(*map(max, zip(*[Pool.kinds([box.kind for box in card.boxes]).counts for card in cards], strict=True)))
