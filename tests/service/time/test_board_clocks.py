"""When the time of those awaited runs out, as boards tell it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingsforge_bot.service.post.notices import Reminder
from kingsforge_bot.service.post.publisher import NoticePost
from kingsforge_bot.service.time.clock import HOUR
from kingsforge_bot.service.time.clock_faces import ClockFace
from tests.service.listening import said
from tests.service.room import ADA, BEN, FakePublisher, Room, open_room
from tests.service.timed import ONE, PACE, look

CLOCKED = {"players": 2, "pace": PACE}
SLOW = {"players": 2, "pace": "72h+12h"}


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    async with open_room(tmp_path / "kingsforge.sqlite3") as opened:
        yield opened


async def told(room: Room) -> tuple[ClockFace, ...]:
    """By the newest board."""
    publisher = FakePublisher()
    await said(room, publisher)
    return publisher.boards[-1].clocks


async def test_a_board_tells_when_the_time_of_whoever_it_awaits_runs_out(room: Room) -> None:
    await room.started(BEN, **CLOCKED)
    room.clock.now += HOUR
    [face] = await told(room)
    assert face.seat in (await look(room)).awaited
    assert (face.left, face.ends, face.stands) == (23 * HOUR, room.clock.now + 23 * HOUR, False)
    await room.act(ONE)
    [after] = await told(room)
    assert after.seat != face.seat
    assert after.ends == room.clock.now + 24 * HOUR


async def test_while_the_player_is_away_the_clock_stands_until_they_are_back(room: Room) -> None:
    await room.started(BEN, **CLOCKED)
    back = room.clock.now + 5 * HOUR
    for user in (ADA, BEN):
        await room.service.preferences.change(user, away_until=back)
    [face] = await told(room)
    assert (face.stands, face.ends) == (True, back + 24 * HOUR)


async def test_a_table_without_a_clock_and_one_that_is_over_tell_none(room: Room) -> None:
    await room.started(BEN, players=2)
    assert await told(room) == ()


async def reminder(room: Room) -> NoticePost:
    """The one after twelve hours, to whoever is awaited."""
    await room.at(room.clock.now)
    publisher = FakePublisher()
    await said(room, publisher)
    await room.at(room.clock.now + 12 * HOUR)
    await said(room, publisher)
    [post] = [one for one in publisher.notices if isinstance(one.notice, Reminder)]
    return post


async def test_a_reminder_tells_when_the_time_of_whoever_is_reminded_runs_out(room: Room) -> None:
    await room.started(BEN, **SLOW)
    post = await reminder(room)
    [face] = post.clocks
    assert face.seat in (await look(room)).awaited
    assert (face.left, face.ends) == (60 * HOUR, room.clock.now + 60 * HOUR)


async def test_a_reminder_of_a_table_without_a_clock_tells_none(room: Room) -> None:
    await room.started(BEN, players=2)
    assert (await reminder(room)).clocks == ()


async def test_a_reminder_of_several_tables_leaves_their_clocks_to_their_boards(room: Room) -> None:
    for _ in range(2):
        table = (await room.started(BEN, **SLOW)).look.table.id
        while (now := await room.service.play.look(table)).table.sitters[min(now.awaited)].user != ADA:
            await room.act(table)
    post = await reminder(room)
    assert isinstance(post.notice, Reminder)
    assert len(post.notice.turns) == 2
    assert post.clocks == ()
