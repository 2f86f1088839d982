"""Whoever loses a seat hears of it as they like; whoever sits down there is not called for what was asked before."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.person.settings import Alerts
from kingsforge_bot.service.post.directs import SeatLost
from kingsforge_bot.service.post.notices import Reminder
from kingsforge_bot.service.proposals import EndAll, PauseAll
from kingsforge_bot.service.table.votes import VOTE_LASTS
from kingsforge_bot.service.table_events import SeatOpened, SeatTaken, Vacated
from kingsforge_bot.service.time.pending_turns import DAY, HOUR
from kingsforge_bot.service.types import UserId
from kingsforge_bot.ui.post.directs import lost_message
from kingsforge_bot.ui.post.notices import notice_message
from tests.service.alerted import SCREENS, WORDS, alerted, pings
from tests.service.listening import said
from tests.service.messaging import PostOffice, all_sent, likes
from tests.service.room import ADA, BEN, CLEO, DAN, TOY, FakePublisher, Room, awaited_user, open_room
from tests.service.time.playing import out_of_time
from tests.service.timed import ONE, PACE, look

SLEEPER = Seat(1)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """Ada, Ben and Cleo play beads with a clock; Ben sleeps."""
    async with open_room(tmp_path / "kingsforge.sqlite3", game=TOY) as opened:
        await opened.started(BEN, CLEO, players=3, pace=PACE, options={"rounds": "long"})
        yield opened


@pytest.fixture
async def forge(tmp_path: Path) -> AsyncIterator[Room]:
    async with open_room(tmp_path / "forge.sqlite3") as opened:
        await opened.started(BEN, CLEO, players=3)
        await said(opened, FakePublisher())
        yield opened


async def lines(room: Room) -> dict[str, tuple[str, tuple[int, ...]]]:
    """By the kind of fact what the newest line about it says, and whom it alerts."""
    publisher, found = FakePublisher(), {}
    await said(room, publisher)
    for post in publisher.notices:
        message = notice_message(WORDS.of("toy"), SCREENS, post)
        found[type(getattr(post.notice, "fact", post.notice)).__name__] = message.text, message.alerts
    return found


async def test_time_that_takes_a_seat_names_its_player_and_calls_them(room: Room) -> None:
    await out_of_time(room, SLEEPER, 2)
    text, alerts = (await lines(room))[SeatOpened.__name__]
    assert (f"user {BEN}" in text, f"<@{BEN}>" in text, alerts) == (True, True, (BEN,))
    await out_of_time(room, SLEEPER, 3)
    text, alerts = (await lines(room))[Vacated.__name__]
    assert (f"user {BEN}" in text, "I’m back" in text, alerts) == (True, True, (BEN,))


async def test_a_substitute_who_takes_the_seat_of_somebody_names_them(room: Room) -> None:
    await out_of_time(room, SLEEPER, 2)
    await said(room, FakePublisher())
    await room.service.seats.take(ONE, DAN, "Dan", SLEEPER)
    text, alerts = (await lines(room))[SeatTaken.__name__]
    assert "**💧 Dan** takes seat 2 from" in text
    assert (f"user {BEN}" in text, alerts) == (True, (BEN,))


async def test_of_a_seat_that_a_bot_held_nobody_is_told(room: Room) -> None:
    await room.service.seats.resign(ONE, BEN, bot=True)
    await said(room, FakePublisher())
    await room.service.seats.take(ONE, DAN, "Dan", SLEEPER)
    text, alerts = (await lines(room))[SeatTaken.__name__]
    assert ("from" in text, alerts) == (False, ())


@pytest.mark.parametrize("alerts", [Alerts.DIRECT, Alerts.NONE])
async def test_who_is_not_alerted_there_is_told_as_they_like(room: Room, alerts: Alerts) -> None:
    await likes(room, BEN, alerts=alerts)
    await out_of_time(room, SLEEPER, 3)
    found = await lines(room)
    assert all(BEN not in called for _, called in found.values())
    assert f"user {BEN}" in found[Vacated.__name__][0]
    office = PostOffice(room.clock)
    await all_sent(room, office)
    told = [post for post in office.lost if post.user == BEN]
    if alerts is Alerts.NONE:
        assert told == []
        return
    assert [type(post.lost.fact).__name__ for post in told] == [SeatOpened.__name__, Vacated.__name__]
    assert isinstance(told[-1].lost, SeatLost)
    message = lost_message(WORDS.of("toy"), told[-1])
    assert "three times in a row" in message.text
    assert "I’m back" in message.text
    assert message.alerts == ()


async def test_who_gets_no_direct_messages_is_named_in_the_channel(room: Room) -> None:
    await likes(room, BEN, alerts=Alerts.DIRECT)
    await out_of_time(room, SLEEPER, 2)
    office = PostOffice(room.clock, closed={BEN})
    await all_sent(room, office)
    assert office.lost == []
    assert room.store.user_settings(BEN).failed_directs > 0


async def awaited(room: Room) -> UserId:
    now = await look(room)
    return awaited_user(now.table, min(now.awaited))


async def test_whoever_sits_down_late_is_reminded_from_then_on(forge: Room) -> None:
    user = await awaited(forge)
    seat = min((await look(forge)).awaited)
    await forge.at(forge.clock.now)
    await forge.service.seats.resign(ONE, user, bot=False)
    for direct in (False, True):
        await likes(forge, DAN, alerts=Alerts.DIRECT if direct else Alerts.CHANNEL)
        await forge.at(forge.clock.now + 3 * DAY + HOUR)
        await said(forge, FakePublisher())
        await forge.service.seats.take(ONE, DAN, "Dan", seat)
        sat_down = forge.clock.now
        await forge.at(sat_down + 1)
        assert await pings(forge, DAN) == 0
        assert await forge.store.first_direct(()) is None
        [wait] = [one for one in await forge.store.pending_turns.at(ONE) if one.user == DAN]
        assert (wait.since, wait.due) == (sat_down, sat_down + 12 * HOUR)
        await forge.service.seats.resign(ONE, DAN, bot=False)
    await likes(forge, DAN, alerts=Alerts.CHANNEL)
    await forge.at(forge.clock.now + 1)
    await forge.service.seats.take(ONE, DAN, "Dan", seat)
    sat_down = forge.clock.now
    await said(forge, FakePublisher())
    await forge.at(sat_down + 12 * HOUR)
    publisher = FakePublisher()
    await said(forge, publisher)
    [reminder] = [post.notice for post in publisher.notices if isinstance(post.notice, Reminder)]
    assert [turn.since for turn in reminder.turns] == [sat_down]


async def test_a_table_that_goes_on_again_calls_once(forge: Room) -> None:
    user, before = await awaited(forge), (await look(forge)).table
    await forge.at(forge.clock.now)
    other = next(one for one in (ADA, BEN, CLEO) if one != user)
    polled = await forge.service.votes.ask(ONE, other, PauseAll(), decided_on=before.seq)
    for one in {ADA, BEN, CLEO} - {other}:
        await forge.service.votes.answer(ONE, one, polled.vote.number, agrees=True)
    await forge.at(forge.clock.now + 2 * DAY)
    await said(forge, FakePublisher())
    await forge.service.clocks.resume(ONE, other)
    publisher = FakePublisher()
    await said(forge, publisher)
    await forge.at(forge.clock.now + 1)
    await said(forge, publisher)
    assert alerted(publisher) == {user: 1}


async def test_a_question_that_lapsed_calls_whoever_plays_on_once(forge: Room) -> None:
    user, before = await awaited(forge), (await look(forge)).table
    await forge.at(forge.clock.now)
    other = next(one for one in (ADA, BEN, CLEO) if one != user)
    await forge.service.votes.ask(ONE, other, EndAll(), decided_on=before.seq)
    await said(forge, FakePublisher())
    await forge.at(forge.clock.now + VOTE_LASTS)
    publisher = FakePublisher()
    await said(forge, publisher)
    await forge.at(forge.clock.now + 1)
    await said(forge, publisher)
    assert alerted(publisher) == {user: 1}


async def test_before_a_reminder_is_due_the_line_calls(forge: Room) -> None:
    user, before = await awaited(forge), (await look(forge)).table
    await forge.at(forge.clock.now)
    other = next(one for one in (ADA, BEN, CLEO) if one != user)
    polled = await forge.service.votes.ask(ONE, other, EndAll(), decided_on=before.seq)
    await said(forge, FakePublisher())
    third = next(one for one in (ADA, BEN, CLEO) if one not in (user, other))
    await forge.service.votes.answer(ONE, third, polled.vote.number, agrees=False)
    assert await pings(forge, user) == 1
