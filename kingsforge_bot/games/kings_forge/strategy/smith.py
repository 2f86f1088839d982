"""The strong player: as the greedy one, and with the others in mind."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.games.kings_forge.rules.actions import Action
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.strategy.appraisal import Weights
from kingsforge_bot.games.kings_forge.strategy.foresight import Care, best_with_foresight
from kingsforge_bot.games.kings_forge.strategy.greedy import Greedy

_PATIENCE: Final = 20
_PLENTY: Final = 12
_SMITH: Final = Weights(
    dice=(0.55, 0.95, 1.7, 1.7), promise=0.4, haste=1.6, patience=_PATIENCE, plenty=_PLENTY, needed=2.5
)
"""About what dice turned out to be worth in games between greedy players, counted in items: once somebody has an item a
metal die brings as much nearer to winning as a third of one, and a fifth of that when somebody lacks one. Whoever only
makes what can be made at once owns too little for the cards that come later.
"""
SMITH_OF_TWO: Final = Weights(
    dice=(0.1, 0.17, 0.28, 0.33), promise=0.5, haste=0.9, patience=_PATIENCE, plenty=_PLENTY, needed=0.6
)
"""Two players race for what lies there: dice are worth less, and what the other one gets counts more."""
_CARE: Final = Care()
CARE_OF_TWO: Final = Care(denial=0.6, leaving=1.0)
"""Of two, whoever passes leaves the other alone with all cards: passes that came first lost more games than claims."""


def weights_for(view: State) -> tuple[Weights, Care]:
    """What the strong player counts with among so many."""
    return (SMITH_OF_TWO, CARE_OF_TWO) if len(view.players) == 2 else (_SMITH, _CARE)


class Smith:
    """Decides by what it can count, for itself and for who comes next; luck decides nothing."""

    def __init__(self, weights: Weights | None = None, care: Care | None = None) -> None:
        self._weights, self._care = weights, care

    def choose(self, view: State, actions: Sequence[Action], chance: Chance) -> Action:
        """One of the actions."""
        weights, care = weights_for(view)
        weights = self._weights or weights
        if len(actions) == 1 or view.phase is not Phase.GATHER or view.owed is not None:
            return Greedy(weights, thrifty=True).choose(view, actions, chance)
        return best_with_foresight(view, actions, weights, self._care or care)
