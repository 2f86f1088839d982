"""A player misses the deadline: what the clock plays for them, and what comes of the second time-out and the third.

Elsewhere: who is warned before (test_clocks.py), what an undo takes back of a time-out (test_standing_clocks.py), where
nobody is there to play (test_all_asleep.py), who only resumes the table (test_only_resuming.py), how the loss of a seat
is told (tests/service/table/test_seats_lost.py).
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.post.notices import TableEventNotice
from kingsforge_bot.service.table_events import LeavingReason, SeatOpened, Vacated
from kingsforge_bot.service.time.clock import DAY, HOUR
from kingsforge_bot.service.types import Cause
from tests.databases.by_hand import read
from tests.service.listening import said
from tests.service.room import ADA, BEN, CLEO, GAMES, FakePublisher, Room, open_room
from tests.service.time.playing import out_of_time
from tests.service.timed import ONE, PACE, awaited, later, log, look, notices, one


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """Ada and Ben have 24 hours each, and 4 more a turn."""
    async with open_room(tmp_path / "kingsforge.sqlite3") as opened:
        await opened.started(BEN, players=2, pace=PACE)
        yield opened


@pytest.fixture
async def three(tmp_path: Path) -> AsyncIterator[Room]:
    """Ada, Ben and Cleo have the same at beads, which goes on for long."""
    async with open_room(tmp_path / "kingsforge.sqlite3", game=GAMES["toy"]) as opened:
        await opened.started(BEN, CLEO, players=3, pace=PACE, options={"rounds": "long"})
        yield opened


async def test_once_the_mildest_action_is_played_for_who_missed_it(room: Room) -> None:
    """And a turn's time is added, as after an own move."""
    first = await awaited(room)
    await later(room, 24 * HOUR)
    *_, last = await log(room)
    assert (last.seat, last.action, last.cause) == (first, "pass taking metal", Cause.CLOCK)
    clock = await one(room, first)
    assert (clock.left, clock.late, clock.asked) == (4 * HOUR, 1, None)
    assert await awaited(room) != first
    publisher = FakePublisher()
    await said(room, publisher)
    assert publisher.boards[-1].entries[-1].cause is Cause.CLOCK


async def test_at_every_game_a_whole_turn_is_played(tmp_path: Path) -> None:
    for key in GAMES:
        async with open_room(tmp_path / f"{key}.sqlite3", game=GAMES[key]) as room:
            await room.started(BEN, CLEO, players=3, pace=PACE)
            for _ in range(40):
                before = await look(room)
                if not before.awaited or before.table.paused is not None:
                    break
                await later(room, 24 * HOUR)
                after = await look(room)
                assert after.table.seq > before.table.seq
                assert not GAMES[key].mid_turn(after.view) or after.awaited < before.awaited


async def test_an_own_move_ends_the_row_of_time_outs(room: Room) -> None:
    first = await awaited(room)
    await later(room, 24 * HOUR)
    while await awaited(room) != first:
        await room.act(ONE)
    assert (await one(room, first)).late == 1
    await room.act(ONE)
    assert (await one(room, first)).late == 0


async def test_the_second_time_in_a_row_the_seat_opens_and_the_table_is_told(three: Room) -> None:
    """Whose it is keeps it until somebody else sits down."""
    await out_of_time(three, Seat(1), 2)
    opened = [entry for entry in await log(three) if entry.fact]
    assert [entry.fact for entry in opened] == [SeatOpened()]
    told = [one for one in await notices(three) if isinstance(one, TableEventNotice)]
    assert told == [TableEventNotice(entry.seq, SeatOpened(), Seat(1)) for entry in opened]
    assert (await look(three)).table.sitters[1].user == BEN


async def test_the_third_time_in_a_row_a_bot_takes_the_seat(three: Room) -> None:
    await out_of_time(three, Seat(1), 3)
    table = (await look(three)).table
    assert [entry.fact for entry in await log(three) if entry.fact] == [
        SeatOpened(),
        Vacated(Seat(1), bot=True, why=LeavingReason.TIME),
    ]
    assert (table.sitters[1].user, table.sitters[1].ai) == (None, "random")
    assert table.clock is not None
    assert table.clock.seats[1].asked is None
    rows = await read(three.store, "SELECT user, ai, until FROM seats WHERE seat = 1 ORDER BY since, id")
    assert [(row["user"], row["until"]) for row in rows] == [(BEN, three.clock.now), (None, None)]


async def test_where_nobody_else_waits_the_third_time_pauses_the_table(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        await room.started(players=2, bots=1, pace=PACE)
        for _ in range(12):
            await later(room, 25 * HOUR)
        table = (await look(room)).table
        assert table.paused is not None
        assert table.sitters[0].user == ADA
        seq = table.seq
        await later(room, 20 * DAY)
        assert (await look(room)).table.seq == seq
