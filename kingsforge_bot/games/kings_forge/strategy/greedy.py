"""The sound player: makes what it can, gathers what promises most to itself, and looks at nobody else."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.games.kings_forge.rules.actions import Action, Keep, Use
from kingsforge_bot.games.kings_forge.rules.benefits import change_of
from kingsforge_bot.games.kings_forge.rules.cards import HALVES
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Die, Pool
from kingsforge_bot.games.kings_forge.rules.effects import Gamble, Reroll, after
from kingsforge_bot.games.kings_forge.rules.state import Phase, State, Undecided, WoodNow
from kingsforge_bot.games.kings_forge.strategy.aftermath import Aftermath, with_dice, without_benefit
from kingsforge_bot.games.kings_forge.strategy.aftermath import after as aftermath_of
from kingsforge_bot.games.kings_forge.strategy.appraisal import Weights
from kingsforge_bot.games.kings_forge.strategy.crafting import forge
from kingsforge_bot.games.kings_forge.strategy.effort import ENOUGH
from kingsforge_bot.games.kings_forge.strategy.gathering import Appraiser

GREEDY: Final = Weights()


class Greedy:
    """Decides by what it can count; luck decides nothing. A thrifty one keeps within what a decision may cost."""

    def __init__(self, weights: Weights = GREEDY, *, thrifty: bool = False) -> None:
        self._weights, self._thrifty = weights, thrifty

    def choose(self, view: State, actions: Sequence[Action], chance: Chance) -> Action:
        """One of the actions."""
        if len(actions) == 1:
            return actions[0]
        if view.phase is Phase.CRAFT:
            return forge(view, actions, enough=ENOUGH if self._thrifty else None)
        appraiser = Appraiser(view, self._weights, thrifty=self._thrifty)
        match view.owed:
            case None:
                return appraiser.best(actions)
            case WoodNow():
                return appraiser.best_of([(action, aftermath_of(view, action)) for action in actions])
            case Undecided():
                return _settled(view, view.owed, appraiser, actions)


def _settled(state: State, owed: Undecided, appraiser: Appraiser, actions: Sequence[Action]) -> Action:
    """A benefit for a die that would be lost, where that is worth it; the purple die stays as it fell."""
    gamble = HALVES[owed.side].effect

    def left(action: Action) -> Aftermath | None:
        match action:
            case Use(source=source) if isinstance(gamble, Gamble):
                held = next(one for one in state.players[state.turn].held if one.source is source)
                change = change_of(held)
                if isinstance(change, Reroll):
                    return None
                return without_benefit(state, source, _gained(gamble, after(change, owed.die)))
            case Keep():
                return with_dice(state, _gained(gamble, owed.die) if isinstance(gamble, Gamble) else NO_DICE)
            case _:
                return None

    options = [(action, then) for action in actions if (then := left(action)) is not None]
    return appraiser.best_of([(action, ((1.0, then),)) for action, then in options])


def _gained(gamble: Gamble, shown: Die) -> Pool:
    return Pool.kinds((gamble.kind,)) if shown.value >= gamble.keep_from else gamble.otherwise
