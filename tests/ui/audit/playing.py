"""Games played for so long a log."""

from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.players.player import bounded
from kingsforge_bot.service.types import Table
from tests.ui.counter import Counter
from tests.ui.looks import GAME, user_of
from tests.ui.positions import ANA

PLAYED = 120
"""Entries of the log; a page holds about a dozen."""


async def played(counter: Counter, entries: int = PLAYED) -> Table:
    """A game of two that has so long a log."""
    lobby = await counter.lobby(2)
    look = (await counter.service.lobbies.start(lobby.id, ANA)).look
    while look.table.seq < entries:
        seat = min(look.awaited)
        actions = list(bounded(GAME.legal_actions(look.view, seat)))
        action = actions[look.table.seq * 7 % len(actions)] if look.view.phase is Phase.GATHER else actions[0]
        done = await counter.service.play.act(lobby.id, user_of(seat), action, decided_on=look.table.seq)
        look = done.look
    return look.table
