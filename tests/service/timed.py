"""A table with a clock: what is asked of it, and how days pass there."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.post.notices import Notice
from kingsforge_bot.service.time.clock import SeatClock
from kingsforge_bot.service.types import LogEntry, TableId, TableView
from tests.service.listening import said
from tests.service.room import FakePublisher, Room

ONE = TableId(1)
PACE = "24h+4h"


async def look(room: Room) -> TableView:
    return await room.service.play.look(ONE)


async def awaited(room: Room) -> Seat:
    return min((await look(room)).awaited)


async def one(room: Room, seat: Seat) -> SeatClock:
    clock = (await look(room)).table.clock
    assert clock is not None
    return clock.seats[seat]


async def left(room: Room, seat: Seat) -> int:
    faces = await room.service.clocks.faces((await look(room)).table)
    return next(face.left for face in faces if face.seat == seat)


async def later(room: Room, seconds: int) -> None:
    """So much time passes, and the bots have played by then."""
    await room.at(room.clock.now + seconds)
    await room.service.play.resume()


async def log(room: Room) -> tuple[LogEntry, ...]:
    return await room.service.history.entries(ONE)


async def notices(room: Room) -> list[Notice]:
    publisher = FakePublisher()
    await said(room, publisher)
    return [post.notice for post in publisher.notices]
