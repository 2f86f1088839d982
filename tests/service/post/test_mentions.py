"""One member makes the bot mention another once an hour at a table, and ten people an hour in all (docs/adr/0064)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.person.settings import Alerts
from kingsforge_bot.service.post.mentions import HOUR, MOST_AN_HOUR, named_only
from kingsforge_bot.service.post.notices import TableEventNotice
from kingsforge_bot.service.post.publisher import TryLater
from kingsforge_bot.service.proposals import EndAll, PauseAll
from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.table_events import LeavingReason, SeatOpened, SeatTaken, TableEvent, Vacated
from kingsforge_bot.service.types import ChannelId, MessageId, Table, TableId, UserId
from tests.databases.by_hand import read
from tests.service.alerted import alerted, pings
from tests.service.listening import said
from tests.service.messaging import PostOffice, all_sent, likes
from tests.service.room import ADA, BEN, CLEO, DAN, GUILD, TOY, FakePublisher, Room, awaited_user, open_room

ONE = TableId(1)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    async with open_room(tmp_path / "kingsforge.sqlite3") as opened:
        yield opened


async def table_of(room: Room, table: TableId = ONE) -> Table:
    return (await room.service.play.look(table)).table


async def kept(room: Room) -> int:
    [row] = await read(room.store, "SELECT count(*) AS rows FROM mentions")
    return int(row["rows"])


async def invited(room: Room, table: TableId, user: UserId = BEN) -> int:
    """How often that calls them; then the seat is taken back."""
    await room.service.lobbies.invite(table, ADA, user, f"user {user}")
    found = await pings(room, user)
    await room.service.lobbies.remove(table, ADA, Seat(1), moderator=False)
    await said(room, FakePublisher())
    return found


async def test_inviting_again_and_again_calls_once_an_hour(room: Room) -> None:
    table = (await room.lobby()).id
    assert [await invited(room, table) for _ in range(20)] == [1] + [0] * 19
    room.clock.now += HOUR - 1
    assert await invited(room, table) == 0
    room.clock.now += 1
    assert await invited(room, table) == 1


async def test_a_restart_forgets_none(tmp_path: Path) -> None:
    path = tmp_path / "kingsforge.sqlite3"
    async with open_room(path) as room:
        table = (await room.lobby()).id
        assert await invited(room, table) == 1
    async with open_room(path) as room:
        assert await invited(room, table) == 0


async def test_each_table_and_each_member_has_their_own(room: Room) -> None:
    table, other = (await room.lobby()).id, (await room.lobby()).id
    assert [await invited(room, one) for one in (table, other)] == [1, 1]
    theirs = await room.service.lobbies.open(
        NewLobby(GUILD, ChannelId(21), CLEO, "Cleo", game="toy", players=2, options={})
    )
    await room.service.lobbies.invite(theirs.id, CLEO, BEN, "Ben")
    assert await pings(room, BEN) == 1


async def test_who_wants_no_alerts_is_named_and_not_called(room: Room) -> None:
    await likes(room, BEN, alerts=Alerts.NONE)
    table = (await room.lobby()).id
    assert await invited(room, table) == 0
    running = (await room.started(BEN, CLEO, players=3)).look.table
    await said(room, FakePublisher())
    await room.service.votes.ask(running.id, ADA, EndAll(), decided_on=(await table_of(room, running.id)).seq)
    publisher = FakePublisher()
    await said(room, publisher)
    assert (alerted(publisher)[BEN], alerted(publisher)[CLEO]) == (0, 1)
    # Also where it was wanted when the line was owed, and is not by now.
    await room.service.lobbies.invite(table, ADA, DAN, "Dan")
    await likes(room, DAN, alerts=Alerts.NONE)
    assert await pings(room, DAN) == 0
    await room.service.endings.end(running.id, ADA, moderator=True)
    assert await pings(room, BEN) == 0


async def test_ten_people_an_hour_in_all_and_no_more_is_kept(room: Room) -> None:
    people = [UserId(200 + number) for number in range(14)]
    called = 0
    for number, user in enumerate(people):
        table = await room.lobby(channel=ChannelId(300 + number))
        called += await invited(room, table.id, user)
    assert called == MOST_AN_HOUR == 10
    assert await kept(room) == 10
    room.clock.now += HOUR
    await room.service.presence.beat()
    table = await room.lobby(channel=ChannelId(400))
    assert await invited(room, table.id, people[-1]) == 1
    assert await kept(room) == 1


async def test_asking_and_withdrawing_calls_once_an_hour(room: Room) -> None:
    await room.started(BEN, CLEO, players=3)
    found = 0
    for _ in range(6):
        await said(room, FakePublisher())
        before = await table_of(room)
        polled = await room.service.votes.ask(ONE, ADA, EndAll(), decided_on=before.seq)
        found += await pings(room, BEN)
        await room.service.votes.answer(ONE, ADA, polled.vote.number, agrees=False)
        found += await pings(room, BEN)
        await a_turn(room)
    assert found == 1


async def a_turn(room: Room) -> None:
    seat = min((await room.service.play.look(ONE)).awaited)
    while seat in (await room.service.play.look(ONE)).awaited:
        await room.act(ONE)


async def test_a_refusal_calls_whoever_plays_on(room: Room) -> None:
    await room.started(BEN, CLEO, players=3)
    while awaited_user((look := await room.service.play.look(ONE)).table, min(look.awaited)) != ADA:
        await room.act(ONE)
    polled = await room.service.votes.ask(ONE, ADA, EndAll(), decided_on=(await table_of(room)).seq)
    await said(room, FakePublisher())
    await room.service.votes.answer(ONE, BEN, polled.vote.number, agrees=False)
    assert await pings(room, ADA) == 1


async def test_a_rematch_opened_and_left_again_and_again_calls_once(room: Room) -> None:
    table = (await room.started(BEN, players=2)).look.table.id
    await room.service.endings.end(table, CLEO, moderator=True)
    await said(room, FakePublisher())
    found = []
    for _ in range(5):
        again = (await room.service.rematches.open(table, ADA, "Ada")).table
        found.append(await pings(room, BEN))
        await room.service.lobbies.leave(again.id, ADA)
        await said(room, FakePublisher())
    assert found == [1, 0, 0, 0, 0]


async def test_a_card_that_is_posted_anew_calls_nobody_again(room: Room) -> None:
    table = (await room.started(BEN, players=2)).look.table.id
    await room.service.endings.end(table, CLEO, moderator=True)
    await said(room, FakePublisher())
    again = (await room.service.rematches.open(table, ADA, "Ada")).table
    assert await pings(room, BEN) == 1
    await room.service.lobbies.join(again.id, ADA, "Ada", word="oak")
    publisher = FakePublisher()
    await said(room, publisher)
    [card] = publisher.cards
    assert (card.called, card.message) == (frozenset(), MessageId(900 + again.id))


async def test_what_failed_in_passing_calls_the_same_people_at_the_next_attempt(room: Room) -> None:
    table = (await room.started(BEN, players=2)).look.table.id
    await room.service.endings.end(table, CLEO, moderator=True)
    await said(room, FakePublisher())
    again = (await room.service.rematches.open(table, ADA, "Ada")).table
    publisher = FakePublisher(before=[TryLater(1.0), TryLater(1.0)])
    await said(room, publisher)
    [card] = publisher.cards
    assert (card.table.id, card.called) == (again.id, frozenset({BEN}))


async def test_a_moderator_who_ends_many_tables_calls_ten(room: Room) -> None:
    tables = [(await room.started(BEN, players=2, channel=ChannelId(500 + one))).look.table.id for one in range(12)]
    await said(room, FakePublisher())
    for table in tables:
        await room.service.endings.end(table, CLEO, moderator=True)
    publisher = FakePublisher()
    await said(room, publisher)
    assert alerted(publisher).total() == MOST_AN_HOUR
    assert len(publisher.lines) == 12


async def test_whoever_ends_a_pause_calls_once_an_hour(room: Room) -> None:
    await room.started(BEN, players=2)
    while awaited_user((look := await room.service.play.look(ONE)).table, min(look.awaited)) != BEN:
        await room.act(ONE)
    await said(room, FakePublisher())
    found = []
    for _ in range(3):
        polled = await room.service.votes.ask(ONE, BEN, PauseAll(), decided_on=(await table_of(room)).seq)
        await room.service.votes.answer(ONE, ADA, polled.vote.number, agrees=True)
        await said(room, FakePublisher())
        await room.service.clocks.resume(ONE, ADA)
        found.append(await pings(room, BEN))
    assert found == [1, 0, 0]


async def taken_back(room: Room, user: UserId) -> None:
    would = await room.service.undoing.would(ONE, user)
    await room.service.undoing.take_back(ONE, user, would.to, decided_on=would.table.seq)


async def test_playing_and_taking_back_calls_to_the_turn_twice_and_not_more(room: Room) -> None:
    look = (await room.started(BEN, players=2)).look
    by = awaited_user(look.table, min(look.awaited))
    other = BEN if by == ADA else ADA
    await said(room, FakePublisher())
    found = []
    for _ in range(5):
        await room.act(ONE)
        found.append(await pings(room, other))
        await taken_back(room, by)
        await said(room, FakePublisher())
    assert found == [1, 1, 0, 0, 0]
    room.clock.now += HOUR
    await room.act(ONE)
    assert await pings(room, other) == 1


async def test_many_entries_in_between_make_nobody_forget_that(room: Room) -> None:
    look = (await room.started(BEN, players=2)).look
    by = awaited_user(look.table, min(look.awaited))
    other = BEN if by == ADA else ADA
    await said(room, FakePublisher())
    found = []
    for number in range(3):
        await room.act(ONE)
        found.append(await pings(room, other))
        await taken_back(room, by)
        for _ in range(130 if number else 0):
            await room.service.seats.resign(ONE, by, bot=False)
            await room.service.seats.take_back(ONE, by, "again")
        await said(room, FakePublisher())
    assert found == [1, 1, 0]


async def test_so_it_is_with_direct_messages(room: Room) -> None:
    look = (await room.started(BEN, players=2)).look
    by = awaited_user(look.table, min(look.awaited))
    other = BEN if by == ADA else ADA
    await likes(room, other, alerts=Alerts.DIRECT)
    office = PostOffice(room.clock)
    for _ in range(5):
        await room.act(ONE)
        await room.at(room.clock.now)
        await all_sent(room, office)
        await taken_back(room, by)
        await room.at(room.clock.now)
    assert [post.user for post in office.sent].count(other) == 2


async def test_live_play_calls_to_each_turn(room: Room) -> None:
    await room.started(BEN, players=2)
    await said(room, FakePublisher())
    turns = 0
    for _ in range(20):
        before = await room.service.play.look(ONE)
        after = (await room.act(ONE)).look
        awaited = awaited_user(after.table, min(after.awaited))
        if after.awaited != before.awaited:
            turns += 1
            assert await pings(room, awaited) == 1
    assert turns > 5


async def test_a_seat_offered_and_kept_has_one_line_an_hour(room: Room) -> None:
    await room.started(BEN, CLEO, players=3)
    for number in range(6):
        await room.service.seats.release(ONE, BEN, offered=number % 2 == 0)
    publisher = FakePublisher()
    await said(room, publisher)
    [line] = [post.notice for post in publisher.notices]
    assert isinstance(line, TableEventNotice)
    assert line.fact == SeatOpened(LeavingReason.OFFERED)
    assert not (await table_of(room)).is_open(Seat(1))
    assert len([one for one in await room.store.log(ONE) if one.fact is not None]) == 1, "nor has the log more"
    room.clock.now += HOUR
    await room.service.seats.release(ONE, BEN, offered=True)
    publisher = FakePublisher()
    await said(room, publisher)
    assert len(publisher.notices) == 1


async def lines(room: Room) -> list[TableEvent]:
    """What the channel is told of by now."""
    publisher = FakePublisher()
    await said(room, publisher)
    return [post.notice.fact for post in publisher.notices if isinstance(post.notice, TableEventNotice)]


async def leaves_and_returns(room: Room, times: int, user: UserId = BEN) -> None:
    for _ in range(times):
        await room.service.seats.resign(ONE, user, bot=False)
        await room.service.seats.take_back(ONE, user, "again")


GONE, BACK = Vacated(Seat(1), bot=False, why=LeavingReason.RESIGNED), SeatTaken(Seat(1), back=True)


async def test_who_leaves_and_returns_again_and_again_is_told_of_once_an_hour(room: Room) -> None:
    await room.started(BEN, CLEO, players=3)
    await leaves_and_returns(room, 30)
    assert await lines(room) == [GONE, BACK]
    assert len([one for one in await room.store.log(ONE) if one.fact is not None]) == 60, "the log has all of it"
    room.clock.now += HOUR
    await leaves_and_returns(room, 2)
    assert await lines(room) == [GONE, BACK]


async def test_so_is_who_is_forgotten_and_comes_again(room: Room) -> None:
    await room.started(BEN, CLEO, players=3)
    for _ in range(3):
        await room.service.personal.forget(BEN)
        await room.service.seats.take(ONE, BEN, "Ben", Seat(1))
    assert await lines(room) == [Vacated(Seat(1), bot=True, why=LeavingReason.DELETED), SeatTaken(Seat(1))]


async def test_of_each_person_and_of_what_others_did_the_channel_hears(room: Room) -> None:
    await room.started(BEN, CLEO, players=3)
    await leaves_and_returns(room, 2)
    await leaves_and_returns(room, 2, CLEO)
    assert await lines(room) == [GONE, BACK, replace(GONE, seat=Seat(2)), replace(BACK, seat=Seat(2))]
    await room.service.seats.remove(ONE, Seat(1), moderator=True)
    await leaves_and_returns_after(room)
    [removed, *after] = await lines(room)
    assert isinstance(removed, Vacated)
    assert (removed.why, after) == (LeavingReason.REMOVED, [BACK, GONE])
    await room.service.seats.take(ONE, DAN, "Dan", Seat(1))
    assert await lines(room) == [SeatTaken(Seat(1))]


async def leaves_and_returns_after(room: Room) -> None:
    """Back from having been removed, and gone again."""
    for _ in range(2):
        await room.service.seats.take_back(ONE, BEN, "again")
        await room.service.seats.resign(ONE, BEN, bot=False)


async def test_whoever_took_the_seat_again_is_told_by_direct_message_still(room: Room) -> None:
    await room.started(BEN, CLEO, players=3)
    await likes(room, BEN, alerts=Alerts.DIRECT)
    office = PostOffice(room.clock)
    for _ in range(2):
        await room.service.seats.release(ONE, BEN, offered=True)
        await room.service.seats.take(ONE, DAN, "Dan", Seat(1))
        await all_sent(room, office)
        await room.service.seats.release(ONE, DAN, offered=True)
        await room.service.seats.take(ONE, BEN, "Ben", Seat(1))
    assert [post.user for post in office.lost].count(BEN) == 2
    assert await lines(room) == [SeatOpened(LeavingReason.OFFERED), SeatTaken(Seat(1)), SeatTaken(Seat(1))]


async def test_a_plan_that_is_dropped_and_armed_again_by_an_undo_calls_once_an_hour(room: Room) -> None:
    look = (await room.started(BEN, CLEO, players=3)).look
    first = min(look.awaited)
    by, planner = awaited_user(look.table, first), awaited_user(look.table, (first + 2) % 3)
    await said(room, FakePublisher())
    found = []
    for _ in range(4):
        if not (await room.service.planning.own(ONE, planner)).armed:
            await room.service.planning.add(ONE, planner, "pass taking metal unless passed")
        await room.act(ONE, "pass taking metal")
        found.append(await pings(room, planner))
        await taken_back(room, by)
        await said(room, FakePublisher())
    assert found == [1, 0, 0, 0]


async def test_the_clock_is_no_member_and_calls_as_often_as_it_has_to(tmp_path: Path) -> None:
    async with open_room(tmp_path / "beads.sqlite3", game=TOY) as beads:
        await beads.started(BEN, players=2)
        async with beads.store.writing() as writing:
            table = await table_of(beads)
            assert await named_only(writing, table, ADA, [Seat(1)], beads.clock.now) == ()
            assert await named_only(writing, table, ADA, [Seat(1)], beads.clock.now) == (1,)
            assert await named_only(writing, table, None, [Seat(1)], beads.clock.now) == ()


async def test_whoever_has_all_deleted_has_no_new_hour(room: Room) -> None:
    table = (await room.lobby()).id
    assert await invited(room, table) == 1
    await room.service.personal.forget(ADA)
    other = (await room.lobby()).id
    await room.service.lobbies.invite(other, ADA, CLEO, "Cleo")
    assert await kept(room) == 2
