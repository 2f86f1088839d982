"""Lines beside boards and cards, and the threads that tables are given."""

import pytest

from kingsforge_bot.service.errors import LobbyRefused
from kingsforge_bot.service.lobbies import EXPIRES_AFTER, MOST_OPEN_TABLES
from kingsforge_bot.service.records import PostKind
from kingsforge_bot.service.speaker import TryLater
from kingsforge_bot.service.types import ChannelId, Status, Table
from tests.service.listening import THREAD, all_said, posting, said
from tests.service.room import ADA, BEN, CHANNEL, GUILD, FakeSpeaker, Room


async def test_a_line_in_the_channel_leads_to_the_thread_once(room: Room) -> None:
    speaker = FakeSpeaker(before=[TryLater(1)], after=[TryLater(1)])
    lobby = await room.lobby(BEN, players=2, thread=THREAD)
    await said(room, speaker)
    [line] = speaker.lines
    assert (line.kind, line.place, line.table.thread) == (PostKind.THREAD, CHANNEL, THREAD)
    assert len(line.nonce) <= 25
    assert [card.table.place for card in speaker.cards] == [THREAD]
    await room.service.lobbies.start(lobby.id, ADA)
    await said(room, speaker)
    assert len(speaker.lines) == 1
    assert len(speaker.boards) == 1


async def test_where_the_channel_is_silent_the_thread_is_not(room: Room) -> None:
    speaker = FakeSpeaker(silent={CHANNEL})
    await room.lobby(BEN, players=2, thread=THREAD)
    await said(room, speaker)
    assert [card.table.place for card in speaker.cards] == [THREAD]
    assert await room.store.owed((await room.service.finder.here(GUILD, THREAD))[0].id) == ()


async def test_the_card_waits_for_the_thread_that_is_made_once_the_table_is_open(room: Room) -> None:
    speaker = FakeSpeaker()
    seen: list[tuple[str, int]] = []

    async def make(table: Table) -> ChannelId | None:
        room.service.poster(speaker).wake()
        for _ in range(50):
            await room.store.owing()
        seen.append((table.name, len(speaker.cards)))
        return THREAD

    async with posting(room, speaker):
        table = await room.service.lobbies.open(
            GUILD, CHANNEL, ADA, "Ada", players=2, options={}, name="Oak", thread=make
        )
        await all_said(room)
    assert seen == [("Oak", 0)]
    assert table.place == THREAD
    assert [card.table.place for card in speaker.cards] == [THREAD]


async def test_that_a_lobby_expired_is_said_once_before_its_card_changes(room: Room) -> None:
    speaker = FakeSpeaker()
    table = await room.lobby(BEN)
    await said(room, speaker)
    speaker.after = [TryLater(1)]
    expired = await room.service.lobbies.expire(table.opened + EXPIRES_AFTER)
    assert [one.id for one in expired] == [table.id]
    await said(room, speaker)
    [line] = speaker.lines
    assert (line.kind, line.place, line.table.id) == (PostKind.EXPIRED, CHANNEL, table.id)
    assert speaker.cards[-1].table.status is Status.CLOSED
    assert await room.service.lobbies.expire(table.opened + 2 * EXPIRES_AFTER) == ()
    await said(room, speaker)
    assert len(speaker.lines) == 1


async def test_a_lobby_that_people_leave_or_start_does_not_expire(room: Room) -> None:
    speaker = FakeSpeaker()
    left, started, young = await room.lobby(), await room.lobby(BEN), await room.lobby()
    await room.service.lobbies.leave(left.id, ADA)
    await room.service.lobbies.start(started.id, ADA)
    assert await room.service.lobbies.expire(young.opened + EXPIRES_AFTER - 1) == ()
    await said(room, speaker)
    assert speaker.lines == []


async def test_no_thread_is_made_for_a_table_that_is_not_opened(room: Room) -> None:
    asked: list[Table] = []

    async def make(table: Table) -> ChannelId | None:
        asked.append(table)
        return None

    for _ in range(MOST_OPEN_TABLES):
        await room.lobby()
    with pytest.raises(LobbyRefused):
        await room.service.lobbies.open(GUILD, CHANNEL, ADA, "Ada", players=2, options={}, thread=make)
    assert asked == []


async def test_a_table_whose_thread_fails_is_in_its_channel(room: Room) -> None:
    speaker = FakeSpeaker()

    async def make(table: Table) -> ChannelId | None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await room.service.lobbies.open(GUILD, CHANNEL, ADA, "Ada", players=2, options={}, thread=make)
    await said(room, speaker)
    assert [card.table.place for card in speaker.cards] == [CHANNEL]
    assert speaker.lines == []
