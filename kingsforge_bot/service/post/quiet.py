"""What a quiet table does instead of posting board after board: while one is young and calls nobody new, it changes."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.post.post_records import Posted
from kingsforge_bot.service.records import Row
from kingsforge_bot.service.types import Cause, ChannelId, TableStatus, TableView

YOUNG: Final = 55 * 60
"""Seconds for which a board may be changed: Discord lets messages of more than an hour be changed a few times only."""


def not_called(called: frozenset[Seat], since: Sequence[Row], awaited: frozenset[Seat]) -> frozenset[Seat]:
    """Who of those that are awaited was not called for this turn by the board that stands, which called those.

    `since` is what happened after that board was posted. Whoever acted last themselves, bots and forced moves aside,
    knows what came of it.
    """
    by_themselves = [row.seat for row in since if row.cause is Cause.PLAYER and row.fact is None]
    present = by_themselves[-1] if by_themselves else None
    moved = {row.seat for row in since}
    return frozenset(seat for seat in awaited if seat != present and (seat in moved or seat not in called))


def is_to_change(standing: Posted, place: ChannelId, look: TableView, now: int) -> bool:
    """Whether a board that calls nobody new takes the place of the one that stands there."""
    return standing.place == place and look.table.status is TableStatus.RUNNING and now - standing.at < YOUNG
