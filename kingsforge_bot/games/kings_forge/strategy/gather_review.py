"""Gather actions of a game that is over, looked into: what the strong player would have done, and why."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import msgspec

from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.rules.actions import Action
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.strategy.contrast import Contrast, Foresight, as_if_first, contrast, leaves_more
from kingsforge_bot.games.kings_forge.strategy.craft_review import CraftDecision
from kingsforge_bot.games.kings_forge.strategy.foresight import Weighed, weighed
from kingsforge_bot.games.kings_forge.strategy.hints import about
from kingsforge_bot.games.kings_forge.strategy.smith import weights_for
from kingsforge_bot.players.player import bounded

_LITTLE: Final = 0.3
"""Items. Who gives up so little for an item that is likelier is not blamed."""


class Decision(msgspec.Struct, frozen=True):
    """What was done in the gather phase, what the strong player would have done, and how many items that lay apart."""

    round: int
    chosen: Action
    better: Action
    cost: float
    why: Contrast = Contrast()


class Review(NamedTuple):
    """What a decision cost against the best one, and what it gained over what else was near at hand; both are told only
    where they are asked for.
    """

    cost: float
    gain: float
    against_best: Callable[[], Decision | CraftDecision]
    over_second: Callable[[], Decision | CraftDecision]
    excused: Callable[[], bool] = lambda: False
    """Whether it cost little and left the likelier item: who wanted that one made no mistake."""


def review(
    state: State, chosen: Action, still_wanted: StillWanted = always, foresight: Foresight = as_if_first
) -> Review:
    """The chosen action against the best of the seat on turn, as the strong player values them, and against the best of
    what is about another card or dock. Raises NotWanted.
    """
    mine, best, second = _weighed(state, chosen)
    gain = 0.0 if second is None or best.value > mine.value else mine.value - second.value
    told, cost = partial(_told, state, still_wanted, foresight), max(best.value - mine.value, 0.0)

    def excused() -> bool:
        return cost < _LITTLE and leaves_more(state, mine.action, best.action, still_wanted)

    return Review(cost, gain, partial(told, mine, best), partial(told, second or mine, mine), excused)


def _weighed(state: State, chosen: Action) -> tuple[Weighed, Weighed, Weighed | None]:
    """The chosen one, the best, and the best that is about something else than the chosen one."""
    found = weighed(state, bounded(legal_actions(state)), *weights_for(state), also=chosen)
    mine = next(one for one in found if one.action == chosen)
    others = [one for one in found if about(one.action) != about(chosen)]
    return (
        mine,
        max(found, key=lambda one: one.value),
        max(others, key=lambda one: one.value, default=None),
    )


def _told(state: State, still_wanted: StillWanted, foresight: Foresight, worse: Weighed, better: Weighed) -> Decision:
    why = contrast(state, worse, better, still_wanted, foresight)
    return Decision(state.round, worse.action, better.action, max(better.value - worse.value, 0.0), why)
