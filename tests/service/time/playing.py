"""Games in which somebody lets time run out, or sleeps while others decide."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.players.player import bounded
from kingsforge_bot.service.time.clock import HOUR
from kingsforge_bot.service.turn.luck import SECRET_BYTES, Secret
from kingsforge_bot.service.types import Table, TableStatus, TableView
from tests.service.room import BEN, BOTS, CLEO, Room, awaited_user
from tests.service.timed import ONE, PACE, later, look

OTHERS = (BEN, CLEO)


async def out_of_time(room: Room, seat: Seat, times: int) -> None:
    """Until that seat has let its time run out so often in a row; all others move."""
    for _ in range(60):
        now = await look(room)
        clock = now.table.clock
        assert clock is not None
        if clock.seats[seat].late >= times:
            return
        others = sorted(now.awaited - {seat})
        if others:
            user = now.table.sitters[others[0]].user
            assert user is not None
            await room.act_as(await room.service.play.look(ONE, user))
        else:
            await later(room, 25 * HOUR)
    raise AssertionError("never out of time")


async def begun(room: Room, persons: int, bots: int) -> None:
    await room.started(*OTHERS[: persons - 1], players=persons + bots, bots=bots, pace=PACE)
    await room.service.play.resume()


async def table_of(room: Room) -> Table:
    return (await look(room)).table


async def plays(room: Room, most: int | None = None) -> int:
    """Persons decide by luck that is always the same, so often at most, or to the end; how often they did."""
    now = await look(room)
    for number in range(10_000):
        seat = min((one for one in now.awaited if now.table.holder(one).user is not None), default=None)
        if now.table.status is not TableStatus.RUNNING or seat is None or number == most:
            return number
        await decide(room, now, seat)
        now = await look(room)
    raise AssertionError("it goes on and on")


async def decide(room: Room, now: TableView, seat: Seat) -> None:
    """The person there does something, and the bots go on."""
    user = awaited_user(now.table, seat)
    mine = await room.service.play.look(ONE, user)
    luck = Secret(now.table.seq.to_bytes(SECRET_BYTES, "big")).luck(0)
    choices = bounded(room.game.legal_actions(mine.view, seat))
    action = BOTS[room.game.key]["random"].choose(mine.view, choices, luck)
    await room.service.play.act(ONE, user, action, decided_on=now.table.seq)
    await room.service.play.resume()
