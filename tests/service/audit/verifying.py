"""What a table shows once it is verified."""

from collections.abc import Callable

from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.service.audit.verifying import Verified
from kingsforge_bot.service.types import TableId
from tests.service.room import Room


async def at_once(work: Callable[[StillWanted], None]) -> None:
    work(always)


async def verified(room: Room, table: TableId) -> Verified | None:
    return await room.service.history.verified(table, at_once)
