"""What the rules allow now, as all screens ask for it."""

from typing import Final

from kingsforge_bot.byte_cache import ByteCache
from kingsforge_bot.games.kings_forge.rules.actions import Action
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.state import State

_KNOWN: Final[ByteCache[tuple[Action, ...]]] = ByteCache(1 << 20, lambda actions: 400 + 200 * len(actions))
"""Each position is asked for several times: by a command, by its menus, and by every letter that is typed before."""


def legal_now(state: State) -> tuple[Action, ...]:
    """The legal actions outside a rolled craft turn; in one there are too many to look at, the workbench serves it."""
    if state.players[state.turn].hand is not None:
        return ()
    return _KNOWN.get(state, lambda: tuple(legal_actions(state)))
