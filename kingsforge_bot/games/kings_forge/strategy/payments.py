"""The dice that a claim or a visit is best paid with, as the strong player values those that are left."""

from collections.abc import Sequence

from kingsforge_bot.core.wanted import StillWanted, always, go_on
from kingsforge_bot.games.kings_forge.advice.paying import A, sensible
from kingsforge_bot.games.kings_forge.rules.actions import Dock, Gather
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.strategy.aftermath import after
from kingsforge_bot.games.kings_forge.strategy.gathering import Appraiser
from kingsforge_bot.games.kings_forge.strategy.match_point import weights_at


class Payments:
    """Of one position's seat on turn; each choice is weighed once."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._appraiser = Appraiser(state, weights_at(state))
        self._known: dict[tuple[Gather | Dock, ...], int] = {}

    def __call__(self, actions: tuple[A, ...], still_wanted: StillWanted = always) -> A:
        """Of actions that differ in their dice, the one with those that are given up most easily. Raises NotWanted."""
        place = self._known.get(actions)
        if place is None:
            go_on(still_wanted)
            place = self._known[actions] = actions.index(sensible(actions, self._worth))
        return actions[place]

    def _worth(self, ways: Sequence[Gather | Dock]) -> list[float]:
        options = [after(self._state, one) for one in ways]
        self._appraiser.save_effort([then for likely in options for _, then in likely])
        return [self._appraiser.likely(likely) for likely in options]
