"""How long the others waited for one decision: of whoever sat there, and only while they could decide."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.proposals import PauseAll
from kingsforge_bot.service.time.clock import HOUR
from tests.databases.by_hand import read
from tests.service.room import ADA, BEN, DAN, Room, open_room, serve
from tests.service.timed import ONE, awaited, look


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """Ada and Ben, without a clock."""
    async with open_room(tmp_path / "kingsforge.sqlite3") as opened:
        await opened.started(BEN, players=2)
        yield opened


async def measured(room: Room) -> dict[int, int]:
    """The longest wait for each seat so far."""
    rows = await read(room.store, "SELECT seat, longest FROM waits WHERE table_id = 1 ORDER BY seat")
    return {row["seat"]: row["longest"] for row in rows}


async def pause(room: Room) -> None:
    """Asked at once, agreed an hour later."""
    polled = await room.service.votes.ask(ONE, ADA, PauseAll(), decided_on=(await look(room)).table.seq)
    room.clock.now += HOUR
    await room.service.votes.answer(ONE, BEN, polled.vote.number, agrees=True)


async def test_votes_and_pauses_count_for_nobody_also_where_a_move_ends_them(room: Room) -> None:
    first = await awaited(room)
    for resumed in (True, False):
        room.clock.now += HOUR
        await pause(room)
        room.clock.now += 100 * HOUR
        if resumed:
            await room.service.clocks.resume(ONE, BEN)
    await room.act(ONE)
    assert await measured(room) == {first: 2 * HOUR}


async def test_time_while_the_bot_was_down_counts_once_where_the_table_was_paused_too(room: Room) -> None:
    first = await awaited(room)
    await room.service.presence.begin()
    room.clock.now += HOUR
    await pause(room)
    await room.service.presence.beat()
    room.clock.now += 50 * HOUR
    await room.service.stop()
    room.service = serve(room.store, room.clock)
    await room.service.presence.begin()
    room.clock.now += 10 * HOUR
    await room.service.clocks.resume(ONE, ADA)
    room.clock.now += HOUR
    await room.act(ONE)
    assert await measured(room) == {first: 2 * HOUR}


async def ben_is_awaited(room: Room) -> None:
    while await awaited(room) != 1:
        await room.act(ONE)


async def test_a_substitute_begins_anew(room: Room) -> None:
    await ben_is_awaited(room)
    room.clock.now += 30 * HOUR
    await room.act(ONE)
    assert (await measured(room))[1] == 30 * HOUR
    await ben_is_awaited(room)
    room.clock.now += 20 * HOUR
    await room.service.seats.resign(ONE, BEN, bot=False)
    room.clock.now += 5 * HOUR
    await room.service.seats.take(ONE, DAN, "Dan", Seat(1))
    assert 1 not in await measured(room)
    room.clock.now += HOUR
    await room.act(ONE)
    assert (await measured(room))[1] == HOUR
