"""A table of Keyflower as one of its players looks at it."""

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.service.types import Sitter, TableView
from tests.games.keyflower.rules.table import game
from tests.ui.looks import lobby_of, user_of


def look(state: State, who: int | None = 0) -> TableView:
    """What that seat may see; None for somebody who only looks on."""
    sitters = tuple(Sitter(Seat(one), f"Player {one}", user=user_of(one)) for one in range(len(state.players)))
    kept = replace(lobby_of("a", "b"), game=game().key, options={}, sitters=sitters, status="running", seq=7)
    seat = None if who is None else Seat(who)
    return TableView(kept, game().player_view(state, seat), game().to_act(state), seat, seat in game().to_act(state))
