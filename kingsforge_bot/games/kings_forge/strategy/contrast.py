"""What tells two gather actions apart, so that one can say why the one is better than the other."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.outlook import A_POINT, Outlook, Outlooks, Shift
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather, Pass
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Pool
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.strategy.aftermath import after
from kingsforge_bot.games.kings_forge.strategy.foresight import Weighed, next_seat

_TOLD: Final = 0.03
"""By how much the odds of an item differ at least to be the reason."""
_MOSTLY: Final = 0.5
"""Of what an action is better, from which part on it is said to be because of the next player."""


Foresight = Callable[[State, StillWanted], Outlooks]
"""What the actions of a position's seat on turn leave it."""


def as_if_first(state: State, _: StillWanted = always) -> Outlooks:
    """Of what lies there now, whoever may take it before."""
    return Outlooks(state)


class OddsThen(NamedTuple):
    """How likely one gets an item this round after the worse and after the better action; `least`: at least so."""

    item: Item
    worse: float
    better: float
    least: bool


class Contrast(msgspec.Struct, frozen=True):
    """What the better one does more, one of these: it takes something from the next player, it makes an item of this
    round likelier, it leaves dice for the next round. None where it is a little of everything.
    """

    denied: Action | None = None
    to: Seat | None = None
    odds: OddsThen | None = None
    dice: Pool = NO_DICE


def contrast(
    state: State,
    worse: Weighed,
    better: Weighed,
    still_wanted: StillWanted = always,
    foresight: Foresight = as_if_first,
) -> Contrast:
    """Of two actions of the seat on turn, as far as it is foreseen. Raises NotWanted."""
    denial = (better.value - better.alone) - (worse.value - worse.alone)
    if better.denied is not None and worse.denied is None and denial > _MOSTLY * (better.value - worse.value):
        return Contrast(denied=better.denied, to=next_seat(state))
    odds = _odds(state, worse.action, better.action, still_wanted, foresight)
    if odds is not None:
        return Contrast(odds=odds)
    mine, theirs = _owned(state, better.action), _owned(state, worse.action)
    return Contrast(dice=mine - (mine & theirs) if mine.size > theirs.size else NO_DICE)


def leaves_more(state: State, one: Action, other: Action, still_wanted: StillWanted = always) -> bool:
    """Whether the best item in reach is likelier after the one than after the other; where it is as likely, whether all
    items together are. Raises NotWanted.
    """
    if not isinstance(one, Gather | Dock | Pass) or not isinstance(other, Gather | Dock | Pass):
        return False
    outlooks = Outlooks(state)
    return _is_more(outlooks.of(one, still_wanted), outlooks.of(other, still_wanted))


def _is_more(mine: Outlook, theirs: Outlook) -> bool:
    best = _likeliest(mine) - _likeliest(theirs)
    return best >= _TOLD or (best > -A_POINT and _gained(mine) - _gained(theirs) >= _TOLD)


def _likeliest(then: Outlook) -> float:
    return max([one.after for one in then.likeliest], default=0.0)


def _gained(then: Outlook) -> float:
    """By all items together; what does not change is not among them."""
    return sum([one.gain for one in then.items])


def _odds(
    state: State, worse: Action, better: Action, still_wanted: StillWanted, foresight: Foresight
) -> OddsThen | None:
    """Only where the better one leaves the likelier items: the item that the worse one was for may be another."""
    if not isinstance(worse, Gather | Dock | Pass) or not isinstance(better, Gather | Dock | Pass):
        return None
    outlooks = foresight(state, still_wanted)
    then, else_then = outlooks.of(better, still_wanted), outlooks.of(worse, still_wanted)
    if not _is_more(then, else_then):
        return None
    mine, theirs = _by_item(then), _by_item(else_then)
    found = [
        OddsThen(item, _then(theirs, one), one.after, one.least or (item in theirs and theirs[item].least))
        for item, one in mine.items()
    ]
    best = max(found, key=lambda one: one.better - one.worse, default=None)
    return None if best is None or best.better - best.worse < _TOLD else best


def _by_item(outlook: Outlook) -> dict[Item, Shift]:
    had = () if outlook.had is None else (outlook.had,)
    return {one.item: one for one in _all(outlook.items, outlook.likeliest, had)}


def _all(*shifts: Iterable[Shift]) -> Iterable[Shift]:
    return (one for some in shifts for one in some)


def _then(shifts: dict[Item, Shift], other: Shift) -> float:
    """What is not told of an item has not changed."""
    return shifts[other.item].after if other.item in shifts else other.before


def _owned(state: State, action: Action) -> Pool:
    """The dice that are owned in the next round, whatever luck decides."""
    first, *others = [then.owned for _, then in after(state, action)]
    for one in others:
        first = first & one
    return first
