"""What lets clocks stand, what an undo brings back, and who sets them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import ClockReason, ClockRefused, LobbyReason, LobbyRefused, NotSeated
from kingsforge_bot.service.post.notices import TableEventNotice
from kingsforge_bot.service.proposals import PauseAll, SetHours
from kingsforge_bot.service.table_events import HoursSet, Paused, Resumed, Undone
from kingsforge_bot.service.time.clock import DAY, HOUR, PlayingHours
from kingsforge_bot.service.time.clocks import other_hours
from kingsforge_bot.service.time.timekeeping import AGAIN_AFTER
from kingsforge_bot.service.turn.rebuilding import state_after
from kingsforge_bot.service.types import Cause, Table, UserId
from tests.service.room import ADA, BEN, CHANNEL, CLEO, GAMES, Room, open_room, serve
from tests.service.timed import ONE, PACE, awaited, later, left, log, look, notices, one


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """Ada and Ben have 24 hours each, and 4 more a turn."""
    async with open_room(tmp_path / "kingsforge.sqlite3") as opened:
        await opened.started(BEN, players=2, pace=PACE)
        yield opened


async def test_time_while_the_bot_was_down_counts_for_nobody(room: Room) -> None:
    first = await awaited(room)
    await room.service.presence.begin()
    room.clock.now += 2 * HOUR
    await room.service.presence.beat()
    await room.service.stop()
    room.clock.now += 3 * DAY
    room.service = serve(room.store, room.clock)
    await room.service.presence.begin()
    async with room.store.writing() as writing:
        await writing.due.look_again(room.clock.now, room.clock.now + AGAIN_AFTER)
    await later(room, 0)
    assert await left(room, first) == 22 * HOUR
    assert (await log(room))[-1].cause is not Cause.CLOCK


async def test_a_restart_of_two_minutes_is_no_downtime(room: Room) -> None:
    first = await awaited(room)
    await room.service.presence.begin()
    room.clock.now += 120
    room.service = serve(room.store, room.clock)
    await room.service.presence.begin()
    assert await left(room, first) == 24 * HOUR - 120


async def test_while_the_connection_is_lost_nobodys_time_runs(room: Room) -> None:
    first = await awaited(room)
    await room.service.presence.begin()
    room.clock.now += HOUR
    await room.service.presence.beat()
    await room.service.presence.beat(connected=False)
    await later(room, 5 * DAY)
    assert await left(room, first) == 23 * HOUR
    await room.service.presence.beat()
    assert await left(room, first) == 23 * HOUR
    await later(room, 23 * HOUR)
    assert (await log(room))[-1].cause is Cause.CLOCK


async def test_where_the_bot_cannot_speak_time_stands_until_it_can(room: Room) -> None:
    first = await awaited(room)
    room.clock.now += HOUR
    await room.store.mute(CHANNEL, room.clock.now)
    await later(room, 5 * DAY)
    assert await left(room, first) == 23 * HOUR
    await room.store.unmute(CHANNEL, room.clock.now)
    await later(room, HOUR)
    assert await left(room, first) == 22 * HOUR
    await later(room, 22 * HOUR)
    assert (await log(room))[-1].cause is Cause.CLOCK


async def test_who_is_away_has_time_when_they_are_back(room: Room) -> None:
    first = await awaited(room)
    user = (ADA, BEN)[first]
    await room.service.preferences.change(user, away_until=room.clock.now + 5 * DAY)
    await later(room, 4 * DAY)
    assert await left(room, first) == 24 * HOUR
    # They come back a day early.
    await room.service.preferences.change(user, away_until=None)
    await later(room, 10 * HOUR)
    assert await left(room, first) == 14 * HOUR


async def test_a_table_waits_21_days_at_most_for_who_is_away(room: Room) -> None:
    user = (ADA, BEN)[await awaited(room)]
    await room.service.preferences.change(user, away_until=room.clock.now + 300 * DAY)
    await later(room, 21 * DAY)
    assert (await log(room))[-1].cause is not Cause.CLOCK
    await later(room, 24 * HOUR)
    assert (await log(room))[-1].cause is Cause.CLOCK


async def pause(room: Room, by: UserId, *agreeing: UserId) -> None:
    seq = (await look(room)).table.seq
    polled = await room.service.votes.ask(ONE, by, PauseAll(), decided_on=seq)
    for user in agreeing:
        await room.service.votes.answer(ONE, user, polled.vote.number, agrees=True)


async def test_clocks_stand_during_a_vote_and_in_the_pause_that_all_agree_on(room: Room) -> None:
    first = await awaited(room)
    await pause(room, ADA)
    room.clock.now += HOUR
    assert await left(room, first) == 24 * HOUR
    await room.service.votes.answer(ONE, BEN, 1, agrees=True)
    assert (await look(room)).table.paused == room.clock.now
    await later(room, 5 * DAY)
    assert await left(room, first) == 24 * HOUR
    table = await room.service.clocks.resume(ONE, BEN)
    assert table.paused is None
    await later(room, HOUR)
    assert await left(room, first) == 23 * HOUR
    facts = [(entry.fact, entry.seat) for entry in await log(room) if entry.fact]
    assert facts == [(Paused(), 0), (Resumed(), 1)]
    told = [one for one in await notices(room) if isinstance(one, TableEventNotice)]
    assert [(one.fact, one.calls) for one in told] == [(Paused(), False), (Resumed(), True)]


async def test_after_a_vote_that_came_to_nothing_time_runs_on(room: Room) -> None:
    first = await awaited(room)
    await pause(room, ADA)
    await later(room, 24 * HOUR)
    assert (await look(room)).table.paused is None
    await later(room, 3 * HOUR)
    assert await left(room, first) == 21 * HOUR


async def test_an_action_ends_the_pause_and_the_log_says_so(room: Room) -> None:
    first = await awaited(room)
    await pause(room, ADA, BEN)
    room.clock.now += DAY
    await room.act(ONE, "pass taking metal")
    table = (await look(room)).table
    assert table.paused is None
    *_, resumed, action = await log(room)
    assert (resumed.fact, resumed.seat, action.action) == (Resumed(), first, "pass taking metal")
    told = [(one.fact, one.calls) for one in await notices(room) if isinstance(one, TableEventNotice)]
    assert told == [(Paused(), False), (Resumed(), False)], "the channel hears of it, too; the board calls"
    assert await left(room, first) == 24 * HOUR


async def test_only_who_sits_there_goes_on_and_only_where_there_is_a_pause(room: Room) -> None:
    with pytest.raises(ClockRefused) as caught:
        await room.service.clocks.resume(ONE, ADA)
    assert caught.value.reason is ClockReason.NOT_PAUSED
    await pause(room, ADA, BEN)
    with pytest.raises(NotSeated):
        await room.service.clocks.resume(ONE, CLEO)


async def test_outside_the_playing_hours_time_stands(room: Room) -> None:
    hours = PlayingHours(9 * 60, 22 * 60, "UTC")
    await agreed(room, hours)
    assert (await log(room))[-1].fact == HoursSet(hours)
    # They count from the next turn on.
    await room.act(ONE, "pass taking metal")
    second = await awaited(room)
    # 1,700,000,000 is 22:13 UTC.
    await later(room, 10 * HOUR)
    assert await left(room, second) == 24 * HOUR
    await later(room, 2 * HOUR)
    assert 24 * HOUR - await left(room, second) == 4400
    await agreed(room, None)
    await later(room, HOUR)
    assert 24 * HOUR - await left(room, second) == 4400 + HOUR


async def agreed(room: Room, hours: PlayingHours | None) -> None:
    """Ada asks for those hours, and Ben agrees."""
    table = (await look(room)).table
    proposal = other_hours(table, ADA, hours=hours, all_day=hours is None)
    assert proposal is not None
    polled = await room.service.votes.ask(ONE, ADA, proposal, decided_on=table.seq)
    await room.service.votes.answer(ONE, BEN, polled.vote.number, agrees=True)


async def test_hours_are_for_the_owner_long_enough_and_for_a_table_with_a_clock(room: Room) -> None:
    table = (await look(room)).table
    with pytest.raises(LobbyRefused) as caught:
        other_hours(table, BEN, all_day=True)
    assert caught.value.reason is LobbyReason.NOT_OWNER
    for end in (9 * 60 + 359, 9 * 60 + 1):
        with pytest.raises(ClockRefused) as refused:
            other_hours(table, ADA, hours=PlayingHours(9 * 60, end, "UTC"))
        assert refused.value.reason is ClockReason.TOO_FEW_HOURS
    hours = PlayingHours(9 * 60, 15 * 60, "UTC")
    assert other_hours(table, ADA, hours=hours) == SetHours(hours)
    assert other_hours(table, ADA, all_day=True) is None
    with pytest.raises(LobbyRefused):
        await room.service.clocks.set(ONE, ADA, hours=hours)
    other = (await room.lobby(BEN, players=2)).id
    with pytest.raises(ClockRefused) as refused:
        await room.service.clocks.set(other, ADA, hours=PlayingHours(0, 60, "UTC"))
    assert refused.value.reason is ClockReason.NO_CLOCK


async def test_the_pace_is_set_before_the_start_and_no_later(room: Room) -> None:
    lobby = await room.lobby(BEN, players=2)
    hours = PlayingHours(8 * 60, 20 * 60, "Europe/Paris")
    changed = await room.service.clocks.set(lobby.id, ADA, pace="72h+12h", hours=hours)
    assert (changed.pace, changed.hours) == ("72h+12h", hours)
    started = (await room.service.lobbies.start(lobby.id, ADA)).look.table
    assert started.clock is not None
    assert {one.left for one in started.clock.seats} == {72 * HOUR}
    with pytest.raises(LobbyRefused) as caught:
        await room.service.clocks.set(lobby.id, ADA, pace="none")
    assert caught.value.reason is LobbyReason.STARTED
    with pytest.raises(LobbyRefused):
        await room.service.clocks.set((await room.lobby(players=2)).id, ADA, pace="1h")


async def undo(room: Room, to: int) -> None:
    """The table stands as after that entry."""
    table: Table = (await look(room)).table
    states = room.service._states
    state = await state_after(room.store, GAMES[table.game], table, to)
    async with room.store.writing() as writing:
        played = await room.service.undoing._committer.note(
            writing, table, await states.newest(table), Undone(to), seat=Seat(0), state=state
        )
    states.keep(table.id, played.current)


async def test_an_undo_brings_back_the_time_of_others_but_not_what_was_thought_before(room: Room) -> None:
    first = await awaited(room)
    other = Seat(1 - first)
    to = (await look(room)).table.seq
    room.clock.now += 20 * HOUR
    await room.act(ONE, "pass taking metal")
    assert await left(room, first) == 8 * HOUR
    room.clock.now += 5 * HOUR
    assert await left(room, other) == 19 * HOUR
    await undo(room, to)
    assert (await left(room, first), await left(room, other)) == (4 * HOUR, 24 * HOUR)
    # Whoever takes back again and again gains no time by it.
    room.clock.now += 3 * HOUR
    await room.act(ONE, "pass taking metal")
    await undo(room, to)
    assert await left(room, first) == HOUR
    assert (await look(room)).awaited == {first}


async def test_an_undo_takes_back_what_the_clock_played_and_its_count(room: Room) -> None:
    first, to = await awaited(room), (await look(room)).table.seq
    await later(room, 24 * HOUR)
    assert (await one(room, first)).late == 1
    await undo(room, to)
    clock = await one(room, first)
    assert (clock.late, clock.left) == (0, 4 * HOUR)


async def test_a_seat_that_is_held_by_a_bot_has_no_clock_that_runs(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        table = (await room.started(players=2, bots=1, pace=PACE)).look.table
        assert [face.seat for face in await room.service.clocks.faces(table)] == [0]
        clock = table.clock
        assert clock is not None
        assert clock.seats[1] == replace(clock.seats[1], asked=None, left=24 * HOUR)
