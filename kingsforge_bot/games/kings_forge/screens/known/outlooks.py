"""What the menus of the gather phase advise, worked out beforehand: the odds of many ways to pay take a while."""

from collections.abc import Callable
from typing import Final, NamedTuple

from kingsforge_bot.byte_cache import ByteCache
from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.outlook import Outlooks
from kingsforge_bot.games.kings_forge.advice.paying import A
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.known.still_there import ways_of
from kingsforge_bot.games.kings_forge.strategy.payments import Payments


class _Foreseen(NamedTuple):
    outlooks: Outlooks
    pays: Payments


_KNOWN: Final[ByteCache[_Foreseen]] = ByteCache(2 << 20, lambda _: 48 << 10)
"""Each position is asked about several times: by its menus one after the other."""


def outlooks_of(view: State, still_wanted: StillWanted = always) -> Outlooks:
    """Of the seat on turn: known at once where they were foreseen, else worked out as they are asked for.

    Raises NotWanted.
    """
    return _foreseen(view, still_wanted).outlooks


def _foreseen(view: State, still_wanted: StillWanted = always) -> _Foreseen:
    return _KNOWN.get(view, lambda: _begun(view, still_wanted))


def _begun(view: State, still_wanted: StillWanted) -> _Foreseen:
    return _Foreseen(Outlooks(view, ways_of(view, view.turn, still_wanted)), Payments(view))


def is_foreseen(view: State) -> bool:
    """Whether the outlooks of all that can be done are known, so that many are told at once."""
    return _KNOWN.find(view) is not None


def foresee(view: State, actions: tuple[Action, ...]) -> Callable[[StillWanted], None] | None:
    """What makes the outlooks of these actions known; None where they are, and in another phase."""
    if view.phase is not Phase.GATHER or view.owed is not None or is_foreseen(view):
        return None

    def look_into(still_wanted: StillWanted) -> None:
        found = _begun(view, still_wanted)
        for claims in _by_place(actions, Gather, lambda one: (one.side, one.copying)):
            found.outlooks.of(found.pays(claims, still_wanted), still_wanted)
        for visits in _by_place(actions, Dock, lambda one: one.space):
            found.outlooks.of(found.pays(visits, still_wanted), still_wanted)
        _KNOWN.keep(view, found)

    return look_into


def _by_place(actions: tuple[Action, ...], kind: type[A], place: Callable[[A], object]) -> list[tuple[A, ...]]:
    found: dict[object, list[A]] = {}
    for action in actions:
        if isinstance(action, kind):
            found.setdefault(place(action), []).append(action)
    return [tuple(group) for group in found.values()]


def sensible(view: State, actions: tuple[Action, ...]) -> Gather | Dock:
    """Of claims of one side, or visits to one space, the one with the dice that are given up most easily."""
    pays = _foreseen(view).pays
    if isinstance(actions[0], Gather):
        return pays(tuple([one for one in actions if isinstance(one, Gather)]))
    return pays(tuple([one for one in actions if isinstance(one, Dock)]))
