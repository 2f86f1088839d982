"""When the time of those awaited runs out, as boards tell it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingsforge_bot.service.clock import HOUR
from kingsforge_bot.service.clock_faces import ClockFace
from tests.service.listening import said
from tests.service.room import ADA, BEN, FakePublisher, Room, open_room
from tests.service.timed import ONE, PACE, look

CLOCKED = {"players": 2, "pace": PACE}


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
