"""Bot players for King's Forge."""

from collections.abc import Mapping, Sequence
from typing import Final

from kingsforge_bot.games.kings_forge.rules.actions import Action, Gather
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.strategy.greedy import Greedy
from kingsforge_bot.games.kings_forge.strategy.smith import Smith
from kingsforge_bot.players.player import BotPlayer
from kingsforge_bot.players.random_player import RandomPlayer
from kingsforge_bot.players.straying import StrayingPlayer

RANDOM_SMITH: Final = RandomPlayer(eager=("craft", "steal"), weights={"gather": 8})
"""Makes whatever can be made, and otherwise plays at random.

Gather actions come 8 times as often as docks and passes: docks lose their dice, so a seat that visits them as often
as the cards never owns enough to make anything. A table of such seats ends its game within a few hundred actions.
"""

_SMITH: Final = Smith()


def _claims(view: State, actions: Sequence[Action]) -> Sequence[Action]:
    """While gathering, wherever one can be made: a pass at random would end its phase, and make it no opponent. Who
    gives dice to another player does so with care.
    """
    if view.phase is not Phase.GATHER:
        return ()
    return [action for action in actions if isinstance(action, Gather) and action.giving is None] or actions


BOTS: Final[Mapping[str, BotPlayer[State, Action]]] = {
    "random": RANDOM_SMITH,
    "apprentice": StrayingPlayer(_SMITH, RANDOM_SMITH, _claims),
    "smith": _SMITH,
}
"""The levels, by the key under which a seat is kept; the middle one plays where nobody chose."""

PLAYERS: Final[Mapping[str, BotPlayer[State, Action]]] = {**BOTS, "greedy": Greedy()}
"""All there are; the greedy one is the yardstick of the others."""
