"""Which of several ways to pay for one thing is best: by the dice that are left to roll, and to own later."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeVar

from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.outlook import ALIKE, Outlooks
from kingsforge_bot.games.kings_forge.rules.actions import Dock, Gather
from kingsforge_bot.games.kings_forge.rules.cards import cost_of
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, RESOURCES, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS
from kingsforge_bot.games.kings_forge.rules.effects import Gain
from kingsforge_bot.games.kings_forge.rules.gathering import terms_of
from kingsforge_bot.games.kings_forge.rules.payments import lost_dice

_MOST: Final = 40
"""Ways to pay that are compared, the commonest dice first; only hoards have more."""
_MUCH: Final = 0.1
"""Items by which a way to pay must be better that looks like a loss: a gem and four metal for a gem."""

A = TypeVar("A", Gather, Dock)


class Payer(Protocol):
    """Chooses of actions that differ in their dice."""

    def __call__(self, actions: tuple[A, ...], still_wanted: StillWanted = always) -> A:
        """One of them. Raises NotWanted."""


def kindest(outlooks: Outlooks, actions: tuple[A, ...], still_wanted: StillWanted = always) -> A:
    """Of actions that differ in their dice, the one with those that serve the nearest items least.

    The items within reach afterwards count together; where that is the same, those are given that are lost least,
    then the commonest. Raises NotWanted.
    """
    return _first(actions, lambda ways: [outlooks.items_after(one, still_wanted) for one in ways])


def sensible(actions: tuple[A, ...], worth: Callable[[Sequence[A]], Sequence[float]]) -> A:
    """The one that is worth most, counted in items of this round and later ones, else as above; but dice are given for
    their like only where that serves much better.
    """
    return _first(actions, lambda ways: [one - _odd(way) for way, one in zip(ways, worth(ways), strict=True)])


def _odd(action: Gather | Dock) -> float:
    return _MUCH if _gives_what_it_brings(action) else 0.0


def _first(actions: tuple[A, ...], worth: Callable[[Sequence[A]], Sequence[float]]) -> A:
    different = {dice_of(action): action for action in reversed(actions)}
    ordered = sorted(different.values(), key=_price)[:_MOST]
    if len(ordered) == 1:
        return ordered[0]
    rounded = [round(one, ALIKE) for one in worth(ordered)]
    return ordered[rounded.index(max(rounded))]


def dice_of(action: Gather | Dock) -> tuple[object, object]:
    """The dice that are given, as far as one chooses them: on squares or to the dock, and in a trade."""
    return action.paying, action.giving if isinstance(action, Gather) else None


def _gives_what_it_brings(action: Gather | Dock) -> bool:
    """Whether all dice that come are among those that are given; metal has no cheaper kind to give."""
    brings, given = _traded(action)
    kinds = [kind for kind in brings.present if kind is not Kind.METAL]
    return bool(kinds) and all(given.count(kind) >= brings.count(kind) for kind in kinds)


def _traded(action: Gather | Dock) -> tuple[Pool, Pool]:
    """The dice that surely come, and those that are given."""
    match action:
        case Gather():
            terms = terms_of(action)
            brings = terms.effect.dice if isinstance(terms.effect, Gain) else NO_DICE
            return brings, terms.dice + (action.giving or NO_DICE)
        case Dock(space=space, paying=given):
            gives = OFFERS[space].gives
            return gives if isinstance(gives, Pool) else NO_DICE, given


def sensible_first(action: Gather | Dock) -> tuple[bool, tuple[int, int, str]]:
    """Sorts ways to pay: what is lost least first, what looks like a loss last."""
    return _gives_what_it_brings(action), _price(action)


def _price(action: Gather | Dock) -> tuple[int, int, str]:
    match action:
        case Gather(side=side, copying=copying, paying=paying, giving=giving):
            given = giving or NO_DICE
            lost = lost_dice(cost_of(side, copying), paying)
            return _value(lost) + _value(given), _value(Pool.kinds(paying)), str(action)
        case Dock(paying=pool):
            return _value(pool), 0, str(action)


def _value(dice: Pool) -> int:
    """The rarer the kind, the more; only comparing means anything."""
    return sum(dice.count(kind) * (rank + 1) for rank, kind in enumerate(RESOURCES))
