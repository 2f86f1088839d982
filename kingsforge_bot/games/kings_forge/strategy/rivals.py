"""Moves that rank lower and make an item likelier, and what the one above them has more of."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingsforge_bot.games.kings_forge.advice.outlook import Shift
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Pool
from kingsforge_bot.games.kings_forge.strategy.foresight import dearness
from kingsforge_bot.games.kings_forge.strategy.hint import Hint

_SOME: Final = 0.05
"""What another item gains by at least to be named."""
_WHOLE: Final = 100


def better_at(item: Shift, behind: Sequence[Hint]) -> list[Hint]:
    """Those after which that item is likelier, in whole percents: what is read."""
    return [one for one in behind if _percents(_after(one, item)) > _percents(item.after)]


class MoreDice(NamedTuple):
    """Dice that a move leaves for later rounds and none of others does: that it brings, or that only they lose."""

    brought: Pool = NO_DICE
    saved: Pool = NO_DICE


def more_dice(hint: Hint, rivals: Sequence[Hint]) -> MoreDice:
    """None where one of the others leaves dearer ones."""
    mine, more = gains(hint), list[Pool]()
    for one in rivals:
        theirs, paid = gains(one), hint.next_round.costs
        spared = one.next_round.costs - (one.next_round.costs & paid)
        gained, lost = (mine - (mine & theirs)) + spared, (theirs - (theirs & mine)) + _beyond(paid, one)
        # Of both what goes against each other: a metal that comes and one that is paid.
        both = gained & lost
        if dearness(gained - both) <= dearness(lost - both):
            return MoreDice()
        more.append(gained - both)
    found = more[0] if more else NO_DICE
    for each in more[1:]:
        found = found & each
    brought = found & mine
    return MoreDice(brought, found - brought)


def other_rise(hint: Hint, item: Shift, rivals: Sequence[Hint]) -> Shift | None:
    """Another item that it makes likelier, and none of the others so likely."""
    now = hint.this_round
    found = [
        one
        for one in (now.gained, now.shift)
        if one is not None and one.item != item.item and one.gain >= _SOME and not better_at(one, rivals)
    ]
    return max(found, key=lambda one: one.gain, default=None)


def two_items(hint: Hint, rivals: Sequence[Hint]) -> tuple[Shift, Shift] | None:
    """The two that are likeliest then, where they are likelier together than after each of the others."""
    one, other = hint.this_round.likeliest, hint.this_round.second
    if one is None or other is None or not other.after:
        return None
    most = max([_together(rival) for rival in rivals], default=0.0)
    return (one, other) if one.after + other.after >= most + _SOME else None


def _percents(chance: float) -> int:
    return round(chance * _WHOLE)


def _after(hint: Hint, item: Shift) -> float:
    """How likely that item is after another move, as far as it is told; what is not told of has not risen."""
    now = hint.this_round
    known = [one for one in (now.shift, now.gained, now.likeliest, now.second, now.had) if one is not None]
    return next((one.after for one in known if one.item == item.item), 0.0)


def _together(hint: Hint) -> float:
    return sum([one.after for one in (hint.this_round.likeliest, hint.this_round.second) if one is not None])


def gains(hint: Hint) -> Pool:
    """Dice that it brings, whatever luck decides."""
    first, *others = hint.next_round.brings or (NO_DICE,)
    for one in others:
        first = first & one
    return first


def _beyond(paid: Pool, other: Hint) -> Pool:
    """What it costs that the other does not."""
    return paid - (paid & other.next_round.costs)
