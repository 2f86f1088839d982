"""Who is awaited for long is reminded: not too often, not at night, and once."""

from pathlib import Path
from typing import Any

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.person.settings import Alerts
from kingsforge_bot.service.post.directs import YourTurns
from kingsforge_bot.service.post.notices import Notice, Reminder, RemindersEnd
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.proposals import TakeBack
from kingsforge_bot.service.time.pending_turns import DAY, HOUR, How
from kingsforge_bot.service.time.timekeeping import AGAIN_AFTER
from kingsforge_bot.service.types import ChannelId, TableId, UserId
from kingsforge_bot.store.pending_turns import DatabasePendingTurnWriting
from tests.service.listening import THREAD, said
from tests.service.messaging import likes, wait_of
from tests.service.room import ADA, BEN, FORGE, FakePublisher, Room, open_room

FIRST = 12 * HOUR
NIGHT = (22 * 60, 7 * 60)


async def notices(room: Room, table: int = 1) -> list[Notice]:
    """All that the table ever owed."""
    found: list[Notice] = []
    while (notice := await room.store.notice(TableId(table), len(found) + 1)) is not None:
        found.append(notice)
    return found


async def reminded(room: Room, table: int = 1) -> list[UserId]:
    return [one.user for one in await notices(room, table) if isinstance(one, Reminder)]


async def begun(room: Room, **more: Any) -> int:
    """A table that awaits Ada; since when."""
    look = (await room.started(BEN, players=2, **more)).look
    while room.game is FORGE and [look.table.sitters[seat].user for seat in look.awaited] != [ADA]:
        look = (await room.act(look.table.id)).look
    await room.at(room.clock.now)
    return look.table.since


async def directs(room: Room) -> list[tuple[UserId, YourTurns]]:
    owed: list[tuple[int, UserId, YourTurns]] = []
    while (one := await room.store.first_direct([number for number, _, _ in owed])) is not None:
        assert isinstance(one.direct, YourTurns)
        owed.append((one.number, one.user, one.direct))
    return [(user, direct) for _, user, direct in owed]


async def test_after_exactly_twelve_hours_and_once(any_room: Room) -> None:
    room = any_room
    since = await begun(room)
    await room.at(since + FIRST - 1)
    assert await reminded(room) == []
    await room.at(since + FIRST)
    await room.at(since + FIRST + 1)
    awaited = sorted((await room.service.play.look(TableId(1))).awaited)
    assert await reminded(room) == [(ADA, BEN)[seat] for seat in awaited]


async def test_then_after_a_day_then_daily_and_after_seven_the_table_is_told(room: Room) -> None:
    since = await begun(room)
    times = []
    for hour in range(1, 20 * 24):
        before = len(await notices(room))
        await room.at(since + hour * HOUR)
        times += [hour] * (len(await notices(room)) - before)
    assert times[:8] == [12, 24, 48, 72, 96, 120, 144, 168]
    *turns, last = (await notices(room))[:8]
    assert all(isinstance(one, Reminder) and one.user == ADA for one in turns)
    assert last == RemindersEnd(Seat(0), since)
    assert [type(one).__name__ for one in (await notices(room))[8:]] == ["StillPlaying"]


async def test_an_action_ends_them_and_the_next_player_has_twelve_hours_anew(room: Room) -> None:
    since = await begun(room)
    await room.at(since + FIRST - 1)
    acted = await room.act(TableId(1))
    while acted.look.awaited == {0}:
        acted = await room.act(TableId(1))
    await room.at(since + FIRST)
    assert await reminded(room) == []
    await room.at(acted.look.table.since + FIRST)
    assert await reminded(room) == [BEN]


async def test_what_a_restart_missed_is_one_reminder(tmp_path: Path) -> None:
    path = tmp_path / "kingsforge.sqlite3"
    async with open_room(path) as room:
        since = await begun(room)
    for _ in range(2):
        async with open_room(path) as room:
            room.clock.now = since + 3 * DAY + 5
            async with room.store.writing() as writing:
                await writing.due.look_again(room.clock.now, room.clock.now + AGAIN_AFTER)
            await room.at(room.clock.now)
            assert await reminded(room) == [ADA]
            assert (await wait_of(room, TableId(1), Seat(0))).due == since + 4 * DAY


async def test_a_look_that_fails_half_way_reminds_once(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed between any two statements nothing of it stands, since it is one transaction."""
    since = await begun(room)
    keep = DatabasePendingTurnWriting.keep

    async def fails(self: DatabasePendingTurnWriting, wait: object) -> None:
        raise StoreFailed("killed")

    monkeypatch.setattr(DatabasePendingTurnWriting, "keep", fails)
    await room.at(since + FIRST)
    assert await notices(room) == []
    monkeypatch.setattr(DatabasePendingTurnWriting, "keep", keep)
    await room.at(since + FIRST + 400)
    assert await reminded(room) == [ADA]


async def test_quiet_hours_over_midnight_delay_them_to_their_end(room: Room) -> None:
    await likes(room, ADA, quiet=NIGHT, zone="Europe/Berlin")
    # 12:00 in Berlin, so that twelve hours later is midnight there.
    room.clock.now = 1_699_959_600
    since = await begun(room)
    await room.at(since + FIRST)
    seven = since + 19 * HOUR
    await room.at(seven - 1)
    assert await reminded(room) == []
    await room.at(seven)
    assert await reminded(room) == [ADA]
    await room.at(since + DAY - 1)
    await room.at(since + DAY)
    assert await reminded(room) == [ADA, ADA]


@pytest.mark.parametrize(("noon", "night"), [(1_711_796_400, 18), (1_729_936_800, 20)], ids=["spring", "autumn"])
async def test_the_night_on_which_the_clock_changes_ends_at_seven_too(room: Room, noon: int, night: int) -> None:
    """30 March and 26 October 2024, noon in Berlin; the night after lasts an hour less, or more."""
    await likes(room, ADA, quiet=NIGHT, zone="Europe/Berlin")
    room.clock.now = noon
    since = await begun(room)
    await room.at(since + FIRST)
    await room.at(since + night * HOUR - 1)
    assert await reminded(room) == []
    await room.at(since + night * HOUR)
    assert await reminded(room) == [ADA]


async def test_nobody_is_reminded_while_away(room: Room) -> None:
    since = await begun(room)
    await likes(room, ADA, away_until=since + 2 * DAY)
    await room.at(since + FIRST)
    await room.at(since + 2 * DAY - 1)
    assert await reminded(room) == []
    await room.at(since + 2 * DAY)
    assert await reminded(room) == [ADA]


async def test_while_the_table_is_asked_for_something_it_reminds_nobody(room: Room) -> None:
    since = await begun(room)
    acted = (await room.act(TableId(1))).look.table
    await room.at(room.clock.now)
    await room.service.votes.ask(TableId(1), ADA, TakeBack(acted.seq - 1), decided_on=acted.seq)
    for hour in range(24):
        await room.at(since + hour * HOUR)
    assert await reminded(room) == []
    await room.at(since + 25 * HOUR)
    assert len(await reminded(room)) == 1


async def test_who_wants_no_alerts_is_not_reminded_until_they_do(room: Room) -> None:
    await likes(room, ADA, alerts=Alerts.NONE)
    since = await begun(room)
    await room.at(since + FIRST)
    await room.at(since + DAY)
    assert await notices(room) == []
    await likes(room, ADA, alerts=Alerts.CHANNEL)
    await room.at(since + 2 * DAY)
    assert await reminded(room) == [ADA]


async def test_several_tables_of_one_place_are_one_reminder_that_names_five(room: Room) -> None:
    # Nobody may open seven in one channel.
    since = [await begun(room, channel=ChannelId(30 + number), thread=THREAD) for number in range(7)][-1]
    await room.at(since + FIRST)
    [one] = [notice for table in range(1, 8) for notice in await notices(room, table)]
    assert isinstance(one, Reminder)
    assert ([turn.table for turn in one.turns], one.more) == ([1, 2, 3, 4, 5], 2)


async def test_a_table_that_is_not_due_yet_is_not_named(room: Room) -> None:
    first = await begun(room)
    room.clock.now += HOUR
    second = await begun(room)
    await room.at(first + FIRST)
    [one] = await notices(room)
    assert isinstance(one, Reminder)
    assert [turn.table for turn in one.turns] == [1]
    assert await notices(room, 2) == []
    await room.at(second + FIRST)
    assert (await reminded(room), await reminded(room, 2)) == ([ADA], [ADA])


async def test_of_other_places_each_has_its_own(room: Room) -> None:
    await begun(room)
    since = await begun(room, channel=ChannelId(77))
    await room.at(since + FIRST)
    assert [await reminded(room, table) for table in (1, 2)] == [[ADA], [ADA]]


async def test_a_reminder_that_could_not_be_said_for_days_is_said_once(room: Room) -> None:
    since = await begun(room)
    for day in range(1, 5):
        await room.at(since + day * DAY)
    publisher = FakePublisher()
    await said(room, publisher)
    assert [post.notice.user for post in publisher.notices if isinstance(post.notice, Reminder)] == [ADA]
    assert len(await reminded(room)) == 4


async def test_a_reminder_of_who_has_acted_since_is_not_said(room: Room) -> None:
    since = await begun(room)
    await room.at(since + FIRST)
    look = await room.service.play.look(TableId(1), ADA)
    while look.awaited == {0}:
        look = (await room.act(TableId(1))).look
    publisher = FakePublisher()
    await said(room, publisher)
    assert publisher.notices == []


async def test_a_reminder_tells_what_happened_since_the_last_turn(room: Room) -> None:
    table = (await room.started(BEN, players=2)).look.table.id
    own = 0
    look = (await room.service.play.look(table)).awaited
    while not (own and look == {0}):
        done = await room.act(table)
        own = done.seq if look == {0} else own
        look = done.look.awaited
    await room.at(room.clock.now)
    await room.at(room.clock.now + FIRST)
    publisher = FakePublisher()
    await said(room, publisher)
    [post] = publisher.notices
    assert [entry.seq for entry in post.entries] == list(range(own + 1, post.look.table.seq + 1))
    assert all(entry.seat == 1 for entry in post.entries)


async def test_snoozed_until_then_and_not_before(room: Room) -> None:
    since = await begun(room)
    await room.at(since + FIRST)
    [table] = await room.service.snoozes.snooze(ADA, [TableId(1)], room.clock.now + HOUR)
    assert table.id == 1
    await room.at(since + FIRST + HOUR - 1)
    assert await reminded(room) == [ADA]
    await room.at(since + FIRST + HOUR)
    assert await reminded(room) == [ADA, ADA]
    await room.at(since + DAY)
    assert await reminded(room) == [ADA, ADA, ADA]


async def test_a_turn_that_is_muted_stays_so_and_the_next_one_is_not(room: Room) -> None:
    since = await begun(room)
    await room.service.snoozes.mute(ADA, [TableId(1)])
    for day in range(1, 10):
        await room.at(since + day * DAY)
    assert await notices(room) == []
    look = await room.service.play.look(TableId(1))
    seats: list[int] = []
    while not seats or seats[-1] == 0 or 0 not in look.awaited:
        seats.append(min(look.awaited))
        look = (await room.act(TableId(1))).look
    await room.at(room.clock.now)
    await room.at(room.clock.now + FIRST)
    assert await reminded(room) == [ADA]


async def test_only_who_is_awaited_can_snooze_or_mute(room: Room) -> None:
    await begun(room)
    assert await room.service.snoozes.snooze(BEN, [TableId(1)], room.clock.now + HOUR) == ()
    assert await room.service.snoozes.mute(BEN, [TableId(1)]) == ()
    assert (await wait_of(room, TableId(1), Seat(0))).due is not None


async def test_a_table_that_is_closed_waits_for_nobody(room: Room) -> None:
    since = await begun(room)
    await room.service.endings.end(TableId(1), BEN, moderator=True)
    await room.at(since + FIRST)
    assert await room.store.pending_turns.at(TableId(1)) == ()
    assert await notices(room) == []


async def test_the_digest_is_one_message_at_its_hour_with_all_tables(room: Room) -> None:
    await likes(room, ADA, digest=8, zone="Europe/Berlin")
    # 12:00 in Berlin.
    room.clock.now = 1_699_959_600
    await begun(room)
    since = await begun(room, channel=ChannelId(77))
    eight = since + 20 * HOUR
    for at in (since + FIRST, eight - 1):
        await room.at(at)
    assert await directs(room) == []
    await room.at(eight)
    [(user, direct)] = await directs(room)
    assert (user, direct.how, [turn.table for turn in direct.turns]) == (ADA, How.DIGEST, [1, 2])
    assert await notices(room) == await notices(room, 2) == []
    await room.at(eight + DAY - 1)
    assert len(await directs(room)) == 1
    await room.at(eight + DAY)
    assert len(await directs(room)) == 2


async def test_who_turns_the_digest_off_is_reminded_as_before(room: Room) -> None:
    await likes(room, ADA, digest=8)
    since = await begun(room)
    await likes(room, ADA, digest=None)
    await room.at(since + 2 * DAY)
    assert await directs(room) == []
    await room.at(since + 3 * DAY)
    assert await reminded(room) == [ADA]


@pytest.mark.parametrize(
    ("now", "tonight", "tomorrow"),
    [
        (1_699_959_600, 1_699_984_800, 1_700_035_200),  # 12:00 in Berlin
        (1_699_981_200, 1_699_984_800, 1_700_035_200),  # 18:00: an hour before
        (1_699_981_199, 1_699_984_800, 1_700_035_200),
        (1_699_990_000, None, 1_700_035_200),
        (1_700_006_400, 1_700_071_200, 1_700_121_600),  # 01:00: tonight is the evening of the day that has begun
    ],
)
async def test_tonight_and_tomorrow_are_by_ones_own_clock(
    room: Room, now: int, tonight: int | None, tomorrow: int
) -> None:
    await likes(room, ADA, zone="Europe/Berlin")
    room.clock.now = now
    wanted = None if now == 1_699_981_200 else tonight
    assert room.service.snoozes.tonight(ADA) == wanted
    assert room.service.snoozes.morning(ADA, 1) == tomorrow
    assert room.service.snoozes.morning(ADA, 3) == tomorrow + 2 * DAY


async def test_a_reminder_of_several_tables_knows_where_their_boards_stand(room: Room) -> None:
    await begun(room)
    since = await begun(room)
    await said(room, FakePublisher())
    await room.at(since + FIRST)
    publisher = FakePublisher()
    await said(room, publisher)
    [post] = publisher.notices
    assert post.boards == {table: await room.store.posted(TableId(table), PostKind.BOARD) for table in (1, 2)}
    assert None not in post.boards.values()
