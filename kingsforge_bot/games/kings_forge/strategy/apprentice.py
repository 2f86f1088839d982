"""The player for beginners: the greedy one, whose attention strays while it gathers."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.games.kings_forge.rules.actions import Action
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.strategy.greedy import Greedy
from kingsforge_bot.players.player import BotPlayer

_STRAYS_ON: Final = 1
"""The highest roll of a die on which it does: every sixth time."""


class Apprentice:
    """Sees what can be forged as well as anybody, but leaves some gather turns to another player."""

    def __init__(self, careless: BotPlayer[State, Action]) -> None:
        self._greedy, self._careless = Greedy(thrifty=True), careless

    def choose(self, view: State, actions: Sequence[Action], chance: Chance) -> Action:
        """One of the actions."""
        if view.phase is Phase.GATHER and len(actions) > 1 and chance.roll(1)[0] <= _STRAYS_ON:
            return self._careless.choose(view, actions, chance)
        return self._greedy.choose(view, actions, chance)
