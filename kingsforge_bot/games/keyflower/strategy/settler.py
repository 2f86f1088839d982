"""The player that plans: it weighs each thing it could do by what that brings until the end of the game."""

from collections.abc import Sequence

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Action, Done, End, Place, PlaceAside, Take
from kingsforge_bot.games.keyflower.rules.awaiting import awaited
from kingsforge_bot.games.keyflower.rules.kinds import UNSEEN
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.games.keyflower.rules.tiles import TileSet
from kingsforge_bot.games.keyflower.strategy.building import Builder, best_boat, best_gift
from kingsforge_bot.games.keyflower.strategy.placing import Placer
from kingsforge_bot.games.keyflower.strategy.taste import Taste
from kingsforge_bot.games.keyflower.strategy.working import best_work
from kingsforge_bot.games.keyflower.strategy.worth import Worth


class Settler:
    """Decides by what its seat sees; luck decides nothing."""

    def __init__(self, tiles: TileSet, taste: Taste) -> None:
        self._tiles, self._taste = tiles, taste

    def choose(self, view: State, actions: Sequence[Action], chance: Chance) -> Action:
        """One of the actions."""
        if len(actions) == 1:
            return actions[0]
        worth = Worth(self._tiles, view, _seat(view), self._taste)
        match view.phase:
            case Phase.TURNS:
                return Placer(worth).best(actions)
            case Phase.WORK:
                return _worked(worth, actions)
            case Phase.WINTER_CHOICE:
                return best_gift(worth, actions)
            case _:
                return _built(worth, actions)


def _seat(view: State) -> Seat:
    """Whose view it is: of those awaited the one whose own things are seen."""
    if view.phase in (Phase.TURNS, Phase.WORK):
        return view.turn
    return min(awaited(view), key=lambda seat: (UNSEEN in view.players[seat].hand, seat))


def _worked(worth: Worth, actions: Sequence[Action]) -> Action:
    work = worth.view.work
    if work is not None:
        legal = frozenset(actions)
        for action in best_work(worth, work.steps, work.upgrades).actions:
            if action in legal:
                return action
    return End()


def _built(worth: Worth, actions: Sequence[Action]) -> Action:
    boats = [action for action in actions if isinstance(action, Take)]
    if boats:
        return best_boat(worth, boats)
    places = [action for action in actions if isinstance(action, Place)]
    if places:
        return Builder(worth).best(places)
    aside = next((action for action in actions if isinstance(action, PlaceAside)), None)
    return Done() if aside is None else aside
