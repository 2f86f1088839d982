"""Clocks over days: whose runs, and who is warned. What comes of a deadline that is missed: test_time_outs.py."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.person.settings import Alerts
from kingsforge_bot.service.post.notices import RunningOut
from kingsforge_bot.service.time.clock import DAY, HOUR
from kingsforge_bot.service.time.timekeeping import AGAIN_AFTER
from tests.service.listening import said
from tests.service.messaging import PostOffice, all_sent, likes
from tests.service.room import ADA, BEN, FakePublisher, Room, open_room, serve
from tests.service.timed import ONE, PACE, awaited, later, left, look, notices, one


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """Ada and Ben have 24 hours each, and 4 more a turn."""
    async with open_room(tmp_path / "kingsforge.sqlite3") as opened:
        await opened.started(BEN, players=2, pace=PACE)
        yield opened


async def test_a_table_without_a_pace_has_no_clock(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        table = (await room.started(BEN, players=2)).look.table
        assert table.clock is None
        assert await room.service.clocks.faces(table) == ()
        await room.act(ONE)
        before = (await look(room)).table.seq
        await later(room, 10 * DAY)
        assert (await look(room)).table.seq == before


async def test_only_the_clock_of_who_is_awaited_runs_and_a_turn_brings_4_hours(room: Room) -> None:
    first = await awaited(room)
    other = Seat(1 - first)
    room.clock.now += 10 * HOUR
    assert (await left(room, first), await left(room, other)) == (14 * HOUR, 24 * HOUR)
    await room.act(ONE, "pass taking metal")
    assert (await left(room, first), await left(room, other)) == (18 * HOUR, 24 * HOUR)
    room.clock.now += HOUR
    assert (await left(room, first), await left(room, other)) == (18 * HOUR, 23 * HOUR)


async def test_a_player_is_warned_once_at_half_and_once_at_two_hours(room: Room) -> None:
    first, began = await awaited(room), room.clock.now
    await later(room, 12 * HOUR - 1)
    assert await notices(room) == []
    for _ in range(3):
        await later(room, 1)
    warned = [RunningOut(first, began, began + 24 * HOUR)]
    assert await notices(room) == warned
    await room.at(began + 22 * HOUR)
    await room.at(began + 23 * HOUR)
    assert await notices(room) == warned
    assert (await one(room, first)).warned == 2 * HOUR


@pytest.mark.parametrize("alerts", list(Alerts))
async def test_a_warning_calls_only_those_who_are_alerted_in_the_channel(room: Room, alerts: Alerts) -> None:
    for user in (ADA, BEN):
        await likes(room, user, alerts=alerts)
    office, publisher = PostOffice(room.clock), FakePublisher()
    first = await awaited(room)
    await later(room, HOUR)
    await all_sent(room, office)
    office.sent.clear()
    await later(room, 21 * HOUR)
    await said(room, publisher)
    await all_sent(room, office)
    [post] = [post for post in publisher.notices if isinstance(post.notice, RunningOut)]
    assert post.called == (frozenset(map(Seat, (0, 1))) if alerts is Alerts.CHANNEL else frozenset())
    # Who wants direct messages is reminded by one, at the same time.
    assert [turn.look.seat for direct in office.sent for turn in direct.turns] == [first] * (alerts is Alerts.DIRECT)


async def test_who_wants_direct_messages_gets_one_with_each_warning(room: Room) -> None:
    for user in (ADA, BEN):
        await likes(room, user, alerts=Alerts.DIRECT)
    office, began = PostOffice(room.clock), room.clock.now
    for hours in (1, 12, 22):
        await room.at(began + hours * HOUR)
        await all_sent(room, office)
    assert office.at == [began + hours * HOUR for hours in (1, 12, 22)]


async def test_warnings_that_come_due_together_are_one(room: Room) -> None:
    await later(room, 23 * HOUR)
    assert len(await notices(room)) == 1
    await later(room, HOUR - 1)
    assert await notices(room) == []


async def test_nobody_is_warned_who_has_moved_meanwhile(room: Room) -> None:
    await later(room, 13 * HOUR)
    await room.act(ONE, "pass taking metal")
    assert await notices(room) == []


async def test_what_is_done_once_is_not_done_again_after_a_restart(room: Room) -> None:
    await later(room, 13 * HOUR)
    room.service = serve(room.store, room.clock)
    async with room.store.writing() as writing:
        await writing.due.look_again(room.clock.now, room.clock.now + AGAIN_AFTER)
    await later(room, 0)
    assert len(await notices(room)) == 1
