"""A game played to its end, each decision after so long a wait."""

from kingsforge_bot.players.self_play import choice
from kingsforge_bot.service.turn.luck import SECRET_BYTES, Secret
from kingsforge_bot.service.types import TableId, TableStatus
from tests.service.room import BOTS, Room, awaited_user


async def played(room: Room, table: TableId, *, wait: int = 0) -> None:
    """To the end; each decision comes that many seconds after the one before."""
    look = await room.service.play.look(table)
    while look.table.status is TableStatus.RUNNING:
        room.clock.now += wait
        seat = min(look.awaited)
        user = awaited_user(look.table, seat)
        mine = await room.service.play.look(table, user)
        luck = Secret(look.table.seq.to_bytes(SECRET_BYTES, "big")).luck(0)
        action = choice(room.game, BOTS[room.game.key]["random"], mine.view, seat, luck)
        await room.service.play.act(table, user, action, decided_on=look.table.seq)
        look = await room.service.play.look(table)
