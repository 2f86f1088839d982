"""The flag of a seat whose last turn is over, known before anything is drawn."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State


def is_done(view: State, seat: Seat) -> bool:
    """Whether its last turn is over (7.2)."""
    if view.ended_by is None or view.phase is Phase.OVER:
        return False
    seats = len(view.players)
    return (seat - view.ended_by) % seats < (view.turn - view.ended_by) % seats
