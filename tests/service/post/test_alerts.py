"""It is your turn: said once for each turn, in the channel or by direct message, as one likes."""

import asyncio
import logging
from pathlib import Path

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.person.settings import Alerts
from kingsforge_bot.service.post.messenger import FIRST_PAUSE, MOST_A_MINUTE
from kingsforge_bot.service.post.notices import Reminder
from kingsforge_bot.service.post.publisher import (
    DirectPost,
    DirectsPaused,
    LostPost,
    NewsPost,
    TokenRefused,
    TryLater,
    Unpostable,
)
from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.time.pending_turns import HOUR, How
from kingsforge_bot.service.types import ChannelId, MessageId, TableId, UserId
from tests.databases.by_hand import change, read
from tests.games.toy.rules import Toy
from tests.service.listening import said
from tests.service.messaging import PostOffice, all_sent, likes, messaging
from tests.service.room import ADA, BEN, CLEO, GAMES, GUILD, FakePublisher, Room, open_room

ONE = TableId(1)
TOY = Toy.key


async def direct_to(room: Room, *users: UserId) -> None:
    for user in users:
        await likes(room, user, alerts=Alerts.DIRECT)


async def begun(room: Room, **more: object) -> tuple[UserId, UserId]:
    """A table of Ada and Ben: who is awaited, and who is not."""
    look = (await room.started(BEN, players=2, **more)).look
    await room.at(room.clock.now)
    users = [sitter.user for sitter in look.table.sitters]
    awaited = users[min(look.awaited)]
    other = users[1 - min(look.awaited)]
    assert awaited is not None
    assert other is not None
    return awaited, other


def called(publisher: FakePublisher) -> list[set[UserId]]:
    """Whom each board calls."""
    found = []
    for post in publisher.boards:
        seats = post.look.awaited if post.look.called is None else post.look.called
        users = (sitter.user for sitter in post.look.table.sitters if sitter.seat in seats)
        found.append({user for user in users if user is not None})
    return found


async def test_by_default_the_board_calls_and_nothing_else_is_said(room: Room) -> None:
    publisher, office = FakePublisher(), PostOffice(room.clock)
    awaited, _ = await begun(room)
    await said(room, publisher)
    await all_sent(room, office)
    assert called(publisher) == [{awaited}]
    assert (publisher.notices, office.sent) == ([], [])


async def test_who_wants_direct_messages_gets_one_for_each_turn_and_is_named_only(room: Room) -> None:
    publisher, office = FakePublisher(), PostOffice(room.clock)
    await direct_to(room, ADA)
    await room.started(BEN, players=2)
    for _ in range(6):
        await room.at(room.clock.now)
        await said(room, publisher)
        await all_sent(room, office)
        await room.passed_on(ONE)
    turns = [post.look.awaited for post in publisher.boards]
    assert called(publisher) == [users - {ADA} for users in called(publisher)]
    ada = next(one.seat for one in publisher.boards[0].look.table.sitters if one.user == ADA)
    assert len(office.sent) == turns.count(frozenset({ada})) > 2
    assert {post.user for post in office.sent} == {ADA}
    assert all(post.how is How.ALERT and post.turns[0].look.seat == ada for post in office.sent)


async def test_somebody_who_goes_on_with_their_own_turn_is_not_told_of_it(room: Room) -> None:
    """Of a turn with several decisions only the first one is news."""
    office = PostOffice(room.clock)
    await direct_to(room, ADA, BEN)
    await begun(room)
    await room.put(ONE, b'{"players": [{"supply": "MMM"}, {"supply": "MM"}], "phase": "craft", "display": ["axe"]}')
    await room.act(ONE, "roll")
    await room.at(room.clock.now)
    await all_sent(room, office)
    assert office.sent == []


async def test_of_several_who_decide_at_once_nobody_is_called_twice_for_the_same(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3", game=GAMES[TOY]) as room:
        publisher, office = FakePublisher(), PostOffice(room.clock)
        await direct_to(room, CLEO)
        await room.started(BEN, CLEO, players=3)
        await room.at(room.clock.now)
        await said(room, publisher)
        first = await room.service.play.look(ONE, ADA)
        await room.act_as(first)
        await room.at(room.clock.now)
        await said(room, publisher)
        await all_sent(room, office)
        assert called(publisher)[0] == {ADA, BEN}
        assert [post.user for post in office.sent] == [CLEO]
        await change(room.store, "INSERT INTO outbox (table_id, seq, kind) VALUES (1, ?, 'board')", first.table.seq + 1)
        await said(room, publisher)
        assert called(publisher)[1:] == [set()]


async def test_who_is_newly_awaited_is_called_also_where_others_wait_longer(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3", game=GAMES[TOY]) as room:
        publisher = FakePublisher()
        await room.started(BEN, players=2)
        await said(room, publisher)
        for _ in range(12):
            look = await room.service.play.look(ONE)
            if not look.awaited:
                break
            await room.act(ONE)
            await said(room, publisher)
        for post, users in zip(publisher.boards, called(publisher), strict=True):
            anew = {seat for seat in post.look.awaited if post.look.table.asked_since(seat) == post.look.table.seq}
            assert users >= {post.look.table.sitters[seat].user for seat in anew}


async def test_who_has_acted_by_then_is_not_told(room: Room) -> None:
    office = PostOffice(room.clock)
    await direct_to(room, ADA, BEN)
    await begun(room)
    await room.passed_on(ONE)
    await all_sent(room, office)
    assert len(office.sent) == 1
    assert await room.store.first_direct(()) is None


async def test_at_night_it_waits_until_morning_and_while_away_until_they_are_back(room: Room) -> None:
    office, start = PostOffice(room.clock), room.clock.now
    # 22:13 in Greenwich.
    await direct_to(room, ADA, BEN)
    for user in (ADA, BEN):
        await likes(room, user, quiet=(22 * 60, 7 * 60), away_until=start + 10 * HOUR)
    await begun(room)
    for at in (start + 10 * HOUR - 1, start + 10 * HOUR):
        await all_sent(room, office)
        assert office.sent == []
        await room.at(at)
    await all_sent(room, office)
    assert [post.how for post in office.sent] == [How.ALERT]


async def test_reminders_go_where_alerts_go(room: Room) -> None:
    office = PostOffice(room.clock)
    await direct_to(room, ADA, BEN)
    awaited, _ = await begun(room)
    await all_sent(room, office)
    await room.at(room.clock.now + 12 * HOUR)
    await all_sent(room, office)
    assert [(post.user, post.how) for post in office.sent] == [(awaited, How.ALERT), (awaited, How.REMINDER)]
    assert await room.store.notice(ONE, 1) is None


async def test_a_message_tells_what_happened_as_only_that_player_may_know_it(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3", game=GAMES[TOY]) as room:
        office = PostOffice(room.clock)
        await direct_to(room, ADA)
        await room.started(BEN, players=2)
        await room.at(room.clock.now)
        await all_sent(room, office)
        [post] = office.sent
        [turn] = post.turns
        expected = await room.service.play.look(ONE, ADA)
        assert turn.look == expected
        assert turn.entries == await room.service.history.entries(ONE, ADA)


@pytest.mark.long
async def test_five_hundred_in_the_same_minute_are_told_ten_a_minute_and_all(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        office = PostOffice(room.clock)
        for number in range(500):
            user = UserId(1000 + number)
            await direct_to(room, user)
            channel = ChannelId(5000 + number)
            lobby = await room.service.lobbies.open(
                NewLobby(GUILD, channel, user, "One", players=2, game=room.game.key, options={})
            )
            await room.service.lobbies.add_bot(lobby.id, user)
            await room.service.lobbies.start(lobby.id, user)
        await room.at(room.clock.now)
        while await room.store.first_direct(()) is not None:
            await all_sent(room, office)
        assert {post.user for post in office.sent} == {UserId(1000 + number) for number in range(500)}
        assert len(office.sent) == 500
        for at in office.at:
            assert sum(at <= other < at + 60 for other in office.at) <= MOST_A_MINUTE


async def test_a_restart_does_not_forget_how_many_were_sent(tmp_path: Path) -> None:
    path = tmp_path / "kingsforge.sqlite3"
    times: list[int] = []
    for life in range(2):
        async with open_room(path) as room:
            office = PostOffice(room.clock)
            for number in range(8):
                user = UserId(1000 + 10 * life + number)
                await direct_to(room, user)
                table = await room.service.lobbies.open(
                    NewLobby(GUILD, ChannelId(user), user, "One", players=2, game=room.game.key, options={})
                )
                await room.service.lobbies.add_bot(table.id, user)
                await room.service.lobbies.start(table.id, user)
            await room.at(room.clock.now)
            await all_sent(room, office)
            times += office.at
    assert len(times) == 16
    assert times[9] < times[0] + 60 <= times[10]


async def test_a_message_that_stands_is_not_repeated_after_a_kill(tmp_path: Path) -> None:
    """Killed after Discord took it and before that was written down."""
    path = tmp_path / "kingsforge.sqlite3"

    class Cut(PostOffice):
        async def direct(self, post: DirectPost | NewsPost | LostPost) -> MessageId:
            await super().direct(post)
            await asyncio.Event().wait()
            raise AssertionError

    async with open_room(path) as room:
        await direct_to(room, ADA, BEN)
        await begun(room)
        cut = Cut(room.clock)
        async with messaging(room, cut):
            while not cut.sent:  # noqa: ASYNC110 - a fake post office tells nobody
                await asyncio.sleep(0)
    async with open_room(path) as room:
        office = PostOffice(room.clock, sent=list(cut.sent))
        await room.at(room.clock.now)
        await all_sent(room, office)
        assert (len(office.sent), office.attempts, office.asked) == (1, 0, 1)
        assert await room.store.first_direct(()) is None


async def test_one_that_was_cut_off_before_is_sent_under_the_same_nonce(room: Room) -> None:
    await direct_to(room, ADA, BEN)
    await begun(room)
    office = PostOffice(room.clock, before=[TryLater(0)])
    await all_sent(room, office)
    assert (office.attempts, office.asked, len(office.sent)) == (2, 1, 1)
    assert len(office.sent[0].nonce) <= 25


async def test_where_it_is_not_delivered_the_channel_hears_of_it(room: Room) -> None:
    publisher, office = FakePublisher(), PostOffice(room.clock)
    await direct_to(room, ADA, BEN)
    awaited, _ = await begun(room)
    office.closed = {awaited}
    await all_sent(room, office)
    await said(room, publisher)
    [post] = publisher.notices
    assert isinstance(post.notice, Reminder)
    assert (post.notice.user, post.notice.first, post.notice.unreached, post.notice.off) == (awaited, True, True, False)
    assert room.service.preferences.of(awaited).alerts is Alerts.DIRECT


async def test_after_the_second_failure_in_a_row_they_get_no_more(room: Room) -> None:
    publisher, office = FakePublisher(), PostOffice(room.clock)
    await direct_to(room, ADA, BEN)
    awaited, _ = await begun(room)
    await likes(room, awaited, digest=8)
    office.closed = {awaited}
    for _ in range(5):
        await room.at(room.clock.now)
        await all_sent(room, office)
        await said(room, publisher)
        await room.passed_on(ONE)
    told = [post.notice for post in publisher.notices if isinstance(post.notice, Reminder)]
    assert [(one.unreached, one.off) for one in told] == [(True, False), (False, True)]
    settings = room.service.preferences.of(awaited)
    assert (settings.alerts, settings.digest) == (Alerts.CHANNEL, None)
    assert awaited in called(publisher)[-1] | called(publisher)[-2]
    assert office.attempts == len(office.sent) + 2


async def test_a_success_between_two_failures_counts(room: Room) -> None:
    office = PostOffice(room.clock)
    await direct_to(room, ADA, BEN)
    awaited, _ = await begun(room)
    for closed in (True, False, True):
        office.closed = {awaited} if closed else set()
        await room.at(room.clock.now)
        await all_sent(room, office)
        await room.passed_on(ONE)
        await room.passed_on(ONE)
    settings = room.service.preferences.of(awaited)
    assert (settings.alerts, settings.failed_directs) == (Alerts.DIRECT, 1)


async def test_too_many_pauses_all_of_them_longer_each_time(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    office = PostOffice(room.clock, before=[DirectsPaused("40003"), DirectsPaused("20026")])
    await direct_to(room, ADA, BEN)
    await begun(room)
    await begun(room, channel=ChannelId(77))
    with caplog.at_level(logging.WARNING):
        await all_sent(room, office)
    assert [wait for wait in office.waits if wait >= 60] == [FIRST_PAUSE, 2 * FIRST_PAUSE]
    assert [line.levelname for line in caplog.records] == ["WARNING", "WARNING"]
    assert len(office.sent) == 2
    assert room.service.preferences.of(ADA).failed_directs == 0


async def test_one_that_discord_does_not_take_holds_no_other_back(room: Room) -> None:
    office = PostOffice(room.clock, before=[Unpostable("50035"), RuntimeError("a bug")])
    await direct_to(room, ADA, BEN)
    for channel in (1, 2, 3):
        await begun(room, channel=ChannelId(channel))
    await all_sent(room, office)
    assert len(office.sent) == 2


async def test_a_token_that_is_refused_ends_the_loop(room: Room) -> None:
    office = PostOffice(room.clock, before=[TokenRefused()])
    await direct_to(room, ADA, BEN)
    await begun(room)
    with pytest.raises(TokenRefused):
        await room.service.messenger(office, office.sleep).run()


async def test_who_turned_them_off_meanwhile_hears_of_it_in_the_channel(room: Room) -> None:
    publisher, office = FakePublisher(), PostOffice(room.clock)
    await direct_to(room, ADA, BEN)
    awaited, _ = await begun(room)
    await likes(room, awaited, alerts=Alerts.CHANNEL)
    await all_sent(room, office)
    await said(room, publisher)
    assert office.attempts == 0
    [post] = publisher.notices
    assert isinstance(post.notice, Reminder)
    assert (post.notice.user, post.notice.first, post.notice.unreached) == (awaited, True, False)


async def test_what_is_owed_no_more_is_forgotten_after_a_day(room: Room) -> None:
    office = PostOffice(room.clock)
    await direct_to(room, ADA, BEN)
    await begun(room)
    await all_sent(room, office)
    room.clock.now += 25 * HOUR
    await room.passed_on(ONE)
    rows = await read(room.store, "SELECT status FROM directs")
    assert [row["status"] for row in rows] == ["owed"]


async def test_my_turns_are_those_of_all_servers_the_awaited_first(room: Room) -> None:
    await begun(room)
    await begun(room, channel=ChannelId(77))
    await room.lobby(CLEO, channel=ChannelId(78))
    mine = await room.service.my_turns.of(ADA)
    assert len(mine) == 3
    awaiting = [listed.awaits(ADA) for listed in mine]
    assert awaiting == sorted(awaiting, reverse=True)
    assert not mine[-1].table.begun
    assert await room.service.my_turns.of(UserId(999)) == ()


async def test_since_when_i_am_awaited_is_not_since_when_others_act(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3", game=GAMES[TOY]) as room:
        table = (await room.started(BEN, players=2)).look.table
        await room.at(table.since)
        room.clock.now += HOUR
        await room.act_as(await room.service.play.look(ONE, BEN))
        await room.at(room.clock.now)
        mine = await room.service.my_turns.at((await room.service.play.look(ONE)).table, ADA)
        assert (mine.since, mine.look.table.since) == (table.since, table.since + HOUR)
        assert [entry.seat for entry in mine.entries][-1] == Seat(1) if mine.look.seat == 0 else Seat(0)
