"""A table whose players plan ahead."""

from kingsforge_bot.service.turn.planning import OwnPlans
from kingsforge_bot.service.types import TableId, UserId
from tests.service.room import Room, awaited_user

ONE = TableId(1)


async def order(room: Room) -> list[UserId]:
    """Whose turn it is, and who comes next."""
    look = await room.service.play.look(ONE)
    first, seats = min(look.awaited), len(look.table.sitters)
    return [awaited_user(look.table, (first + step) % seats) for step in range(seats)]


async def plan(room: Room, user: UserId, text: str) -> OwnPlans:
    return await room.service.planning.add(ONE, user, text)
