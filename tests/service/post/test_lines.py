"""Lines beside boards and cards, and the threads that tables are given."""

import pytest

from kingsforge_bot.service.errors import LobbyRefused
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.publisher import TryLater
from kingsforge_bot.service.table.limits import MOST_OF_ONE_OWNER
from kingsforge_bot.service.table.lobbies import EXPIRES_AFTER, NewLobby
from kingsforge_bot.service.types import ChannelId, Table, TableStatus, UserId
from tests.service.listening import THREAD, all_said, posting, said
from tests.service.room import ADA, BEN, CHANNEL, GUILD, FakePublisher, Room


async def test_a_line_in_the_channel_leads_to_the_thread_once(room: Room) -> None:
    publisher = FakePublisher(before=[TryLater(1)], after=[TryLater(1)])
    lobby = await room.lobby(BEN, players=2, thread=THREAD)
    await said(room, publisher)
    [line] = publisher.lines
    assert (line.kind, line.place, line.table.thread) == (PostKind.THREAD, CHANNEL, THREAD)
    assert len(line.nonce) <= 25
    assert [card.table.place for card in publisher.cards] == [THREAD]
    await room.service.lobbies.start(lobby.id, ADA)
    await said(room, publisher)
    assert len(publisher.lines) == 1
    assert len(publisher.boards) == 1


async def test_where_the_channel_is_silent_the_thread_is_not(room: Room) -> None:
    publisher = FakePublisher(silent={CHANNEL})
    await room.lobby(BEN, players=2, thread=THREAD)
    await said(room, publisher)
    assert [card.table.place for card in publisher.cards] == [THREAD]
    assert await room.store.owed((await room.service.finder.here(GUILD, THREAD))[0].id) == ()


async def test_the_card_waits_for_the_thread_that_is_made_once_the_table_is_open(room: Room) -> None:
    publisher = FakePublisher()
    seen: list[tuple[str, int]] = []

    async def make(table: Table) -> ChannelId | None:
        room.service.outbox_worker(publisher).wake()
        for _ in range(50):
            await room.store.owing()
        seen.append((table.name, len(publisher.cards)))
        return THREAD

    async with posting(room, publisher):
        table = await room.service.lobbies.open(
            NewLobby(GUILD, CHANNEL, ADA, "Ada", game="kings_forge", players=2, options={}, name="Oak"), thread=make
        )
        await all_said(room)
    assert seen == [("Oak", 0)]
    assert table.place == THREAD
    assert [card.table.place for card in publisher.cards] == [THREAD]


async def test_that_a_lobby_expired_is_said_once_before_its_card_changes(room: Room) -> None:
    publisher = FakePublisher()
    table = await room.lobby(BEN)
    await said(room, publisher)
    publisher.after = [TryLater(1)]
    await room.at(table.opened + EXPIRES_AFTER)
    await said(room, publisher)
    [line] = publisher.lines
    assert (line.kind, line.place, line.table.id) == (PostKind.CLOSED, CHANNEL, table.id)
    assert publisher.cards[-1].table.status is TableStatus.CLOSED
    await room.at(table.opened + 2 * EXPIRES_AFTER)
    await said(room, publisher)
    assert len(publisher.lines) == 1


async def test_a_lobby_that_people_leave_or_start_does_not_expire(room: Room) -> None:
    publisher = FakePublisher()
    left, started, young = await room.lobby(), await room.lobby(BEN), await room.lobby()
    await room.service.lobbies.leave(left.id, ADA)
    await room.service.lobbies.start(started.id, ADA)
    await room.at(young.opened + EXPIRES_AFTER - 1)
    await said(room, publisher)
    assert publisher.lines == []


async def test_no_thread_is_made_for_a_table_that_is_not_opened(room: Room) -> None:
    asked: list[Table] = []

    async def make(table: Table) -> ChannelId | None:
        asked.append(table)
        return None

    for _ in range(MOST_OF_ONE_OWNER):
        await room.lobby()
    with pytest.raises(LobbyRefused):
        await room.service.lobbies.open(
            NewLobby(GUILD, CHANNEL, ADA, "Ada", game="kings_forge", players=2, options={}), thread=make
        )
    assert asked == []


async def test_a_table_whose_thread_fails_is_in_its_channel(room: Room) -> None:
    publisher = FakePublisher()

    async def make(table: Table) -> ChannelId | None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await room.service.lobbies.open(
            NewLobby(GUILD, CHANNEL, ADA, "Ada", game="kings_forge", players=2, options={}), thread=make
        )
    await said(room, publisher)
    assert [card.table.place for card in publisher.cards] == [CHANNEL]
    assert publisher.lines == []


async def test_a_thread_is_put_away_when_its_lobby_closed_and_that_was_said(room: Room) -> None:
    for number, close in enumerate((left, expired, ended)):
        publisher, thread = FakePublisher(), ChannelId(THREAD + number)
        lobby = await room.lobby(thread=thread)
        await done(room, publisher)
        assert publisher.archived == []
        await close(room, lobby)
        await done(room, publisher)
        assert publisher.cards[-1].table.status is TableStatus.CLOSED
        assert publisher.archived == [(thread, len(publisher.cards))]


async def test_a_thread_stays_open_for_the_game_that_starts_and_is_put_away_when_it_is_ended(room: Room) -> None:
    publisher = FakePublisher()
    lobby = await room.lobby(BEN, thread=THREAD)
    await room.service.lobbies.start(lobby.id, ADA)
    await done(room, publisher)
    assert publisher.archived == []
    await ended(room, lobby)
    await done(room, publisher)
    assert [place for place, _ in publisher.archived] == [THREAD]


async def test_a_thread_in_which_another_table_was_opened_stays_open(room: Room) -> None:
    publisher = FakePublisher()
    lobby = await room.lobby(thread=THREAD)
    await room.lobby(channel=THREAD)
    await left(room, lobby)
    await done(room, publisher)
    assert publisher.archived == []


async def test_a_channel_is_never_put_away(room: Room) -> None:
    publisher = FakePublisher()
    await left(room, await room.lobby())
    await done(room, publisher)
    assert publisher.archived == []


async def done(room: Room, publisher: FakePublisher) -> None:
    """All is said, and what comes after the last word is done too."""
    async with posting(room, publisher):
        await all_said(room)
        for _ in range(50):
            await room.store.owing()


async def left(room: Room, lobby: Table) -> None:
    await room.service.lobbies.leave(lobby.id, ADA)


async def expired(room: Room, lobby: Table) -> None:
    await room.at(lobby.opened + EXPIRES_AFTER)


async def ended(room: Room, table: Table) -> None:
    await room.service.endings.end(table.id, UserId(900), moderator=True)
