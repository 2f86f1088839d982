"""The player for beginners: the strong one, whose attention strays while it gathers."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.games.kings_forge.rules.actions import Action, Gather
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.strategy.smith import Smith
from kingsforge_bot.players.player import BotPlayer

_STRAYS_ON: Final = 1
"""The highest roll of a die on which it does: every sixth time."""


class Apprentice:
    """Sees what can be forged as well as anybody, but leaves some gather turns to another player.

    Those are claims wherever one can be made: a pass at random would end its phase, and make it no opponent.
    """

    def __init__(self, careless: BotPlayer[State, Action]) -> None:
        self._smith, self._careless = Smith(), careless

    def choose(self, view: State, actions: Sequence[Action], chance: Chance) -> Action:
        """One of the actions."""
        if view.phase is Phase.GATHER and len(actions) > 1 and chance.roll(1)[0] <= _STRAYS_ON:
            claims = [action for action in actions if isinstance(action, Gather)]
            return self._careless.choose(view, claims or actions, chance)
        return self._smith.choose(view, actions, chance)
