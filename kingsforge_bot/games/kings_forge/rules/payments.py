"""Which dice may lie on which squares, rule 2.2. `claim` in `gathering.py` pays them, before a side acts."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.games.kings_forge.rules.cards import Side, Square
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, RESOURCES, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.reasons import Reason, refuse

Payment = tuple[Kind, ...]
"""Dice in the order of the squares."""


def payments(cost: tuple[Square, ...], supply: Pool) -> Iterator[Payment]:
    """Every way to pay that differs in what is lost or what comes back; each once, in a fixed order."""
    groups = tuple(dict.fromkeys(cost))
    known: set[tuple[Pool, Pool]] = set()
    for choice in _choices(tuple([(group.takes, cost.count(group)) for group in groups]), supply):
        lost, paid = NO_DICE, NO_DICE
        for group, chosen in zip(groups, choice, strict=True):
            paid += chosen
            if group.lost:
                lost += chosen
        if (lost, paid) not in known:
            known.add((lost, paid))
            dice = {group: iter(chosen) for group, chosen in zip(groups, choice, strict=True)}
            yield tuple([next(dice[square]) for square in cost])


def _choices(groups: tuple[tuple[tuple[Kind, ...], int], ...], supply: Pool) -> Iterator[tuple[Pool, ...]]:
    """Dice for each group, that is for so many squares which take the same kinds."""
    if not groups:
        yield ()
        return
    (takes, size), *others = groups
    for chosen in pools_of(size, supply, takes):
        for rest in _choices(tuple(others), supply - chosen):
            yield (chosen, *rest)


@lru_cache(maxsize=1 << 13)
def pools_of(size: int, supply: Pool, takes: tuple[Kind, ...] = RESOURCES) -> tuple[Pool, ...]:
    """Every choice of `size` dice of those kinds from the supply, in a fixed order."""
    return tuple([chosen for chosen in _all_pools(size, takes) if supply.covers(chosen)])


@lru_cache(maxsize=1 << 8)
def _all_pools(size: int, takes: tuple[Kind, ...]) -> tuple[Pool, ...]:
    return tuple([Pool.kinds(kinds) for kinds in combinations_with_replacement(takes, size)])


def check_squares(side: Side, cost: tuple[Square, ...], paid: Payment) -> Pool:
    """The dice paid, if each square takes its die. Raises Refused."""
    if len(paid) != len(cost):
        raise refuse(Reason.SQUARES, side=side, wanted=len(cost), given=len(paid))
    for number, (square, kind) in enumerate(zip(cost, paid, strict=True), 1):
        if kind not in square.takes:
            raise refuse(Reason.SQUARE_KIND, side=side, square=number, takes=tuple(square.takes), given=kind.value)
    return Pool.kinds(paid)


class OpenSquare(NamedTuple):
    """A square (from 1) for which no die is left, and the kinds that it takes."""

    square: int
    takes: tuple[Kind, ...]

    @property
    def choosy(self) -> bool:
        return self.takes != RESOURCES


def fill_squares(cost: tuple[Square, ...], supply: Pool) -> tuple[Payment, tuple[OpenSquare, ...]]:
    """A payment square by square, each with the commonest die that fits; and the squares left open."""
    left = list(supply)
    paid: dict[int, Kind] = {}
    # Choosy squares first: a die that only they take must not lie on another.
    for number in sorted(range(len(cost)), key=lambda number: len(cost[number].takes)):
        fits = next((kind for kind in left if kind in cost[number].takes), None)
        if fits is not None:
            left.remove(fits)
            paid[number] = fits
    lacking = [OpenSquare(number + 1, square.takes) for number, square in enumerate(cost) if number not in paid]
    return tuple([paid[number] for number in sorted(paid)]), tuple(lacking)


def check_payable(side: Side, cost: tuple[Square, ...], supply: Pool) -> None:
    """Whether the supply could fill the squares, when no dice were named. Raises Refused with what it lacks."""
    _, lacking = fill_squares(cost, supply)
    choosiest = min(lacking, key=lambda one: len(one.takes), default=None)
    if choosiest is not None and choosiest.choosy:
        raise refuse(Reason.SQUARE_LACKS, side=side.value, square=choosiest.square, takes=tuple(choosiest.takes))
    if lacking:
        raise refuse(Reason.DICE_SHORT, side=side.value, wanted=len(cost), have=supply.size)


def pay(supply: Pool, dice: Pool, rule: str) -> Pool:
    """What is left of the supply when that rule takes those dice. Raises Refused naming the first kind it lacks."""
    left = supply.without(dice)
    if left is not None:
        return left
    lacking = next(kind for kind in RESOURCES if dice.count(kind) > supply.count(kind))
    wanted, have = dice.count(lacking), supply.count(lacking)
    raise Refused(Reason.NOT_IN_SUPPLY, rule, kind=lacking.value, wanted=wanted, have=have)


def lost_dice(cost: tuple[Square, ...], paid: Payment) -> Pool:
    """The dice on X squares."""
    return Pool.kinds([kind for square, kind in zip(cost, paid, strict=False) if square.lost])
