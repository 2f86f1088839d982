"""What may be taken back without asking anybody: only what gave nobody anything to know or to decide on."""

from collections.abc import Iterable

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.turn.table_states import AnyGame
from kingsforge_bot.service.types import Bar, Cause, LogEntry


def bar(game: AnyGame, seat: Seat, entries: Iterable[LogEntry]) -> Bar | None:
    """The first thing that stands against it, of whole entries; None: the seat may take them back freely."""
    for entry in entries:
        if entry.cause is not Cause.FORCED and entry.seat != seat:
            return Bar.OTHERS
        if entry.cause not in (Cause.FORCED, Cause.PLAYER):
            return Bar.BY_ITSELF
        if entry.luck:
            return Bar.LUCK
        if any(game.reveals(event) for event in entry.events):
            return Bar.REVEALED
    return None
