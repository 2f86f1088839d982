"""Which dice may lie on which squares, rule 2.2."""

from functools import lru_cache
from itertools import combinations_with_replacement, product

from kingsforge_bot.games.kings_forge.cards import Side, Square
from kingsforge_bot.games.kings_forge.dice import RESOURCES, Kind, Pool
from kingsforge_bot.games.kings_forge.reasons import Reason, refuse

Payment = tuple[Kind, ...]
"""Dice in the order of the squares."""


@lru_cache(maxsize=1 << 15)
def payments(cost: tuple[Square, ...], supply: Pool) -> tuple[Payment, ...]:
    """Every way to pay that differs in what is lost or what comes back; each once, in a fixed order."""
    groups = list(dict.fromkeys(cost))
    choices = [combinations_with_replacement(group.takes, cost.count(group)) for group in groups]
    found: dict[tuple[str, str], Payment] = {}
    for choice in product(*choices):
        kinds = sorted(kind for part in choice for kind in part)
        if any(kinds.count(kind) > supply.count(kind) for kind in set(kinds)):
            continue
        lost = "".join(sorted("".join(part) for group, part in zip(groups, choice, strict=True) if group.lost))
        key = ("".join(sorted(lost)), "".join(kinds))
        if key not in found:
            parts = {group: iter(part) for group, part in zip(groups, choice, strict=True)}
            found[key] = tuple(next(parts[square]) for square in cost)
    return tuple(found.values())


@lru_cache(maxsize=1 << 12)
def pools_of(size: int, supply: Pool) -> tuple[Pool, ...]:
    """Every choice of `size` dice from the supply, in a fixed order."""
    found = []
    for kinds in combinations_with_replacement(RESOURCES, size):
        chosen = Pool.kinds(kinds)
        if supply.covers(chosen):
            found.append(chosen)
    return tuple(found)


def check_payment(side: Side, cost: tuple[Square, ...], paid: Payment, supply: Pool) -> Pool:
    """The dice paid, if each square takes its die and the supply has them all. Raises Refused."""
    if len(paid) != len(cost):
        raise refuse(Reason.SQUARES, side=side, wanted=len(cost), given=len(paid))
    for number, (square, kind) in enumerate(zip(cost, paid, strict=True), 1):
        if kind not in square.takes:
            raise refuse(Reason.SQUARE_KIND, side=side, square=number, takes=tuple(square.takes), given=kind.value)
    return check_supply(Pool.kinds(paid), supply)


def check_supply(wanted: Pool, supply: Pool) -> Pool:
    """The dice wanted, if the supply has them. Raises Refused naming the first kind it lacks."""
    for kind, asked, have in zip(RESOURCES, wanted.counts, supply.counts, strict=True):
        if asked > have:
            raise refuse(Reason.NOT_IN_SUPPLY, kind=kind.value, wanted=asked, have=have)
    return wanted


def lost_dice(cost: tuple[Square, ...], paid: Payment) -> Pool:
    """The dice on X squares."""
    return Pool.kinds(kind for square, kind in zip(cost, paid, strict=False) if square.lost)
