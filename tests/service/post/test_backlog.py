"""What is owed and not said: since when, where, and why."""

import asyncio
from contextlib import suppress

from kingsforge_bot.service.post.invalid_requests import MOST_A_MINUTE, InvalidRequests
from kingsforge_bot.service.post.outbox_worker import Hindrance
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.publisher import TryLater
from kingsforge_bot.service.records import Census
from kingsforge_bot.service.types import GuildId
from tests.service.listening import THREAD, said, until
from tests.service.room import ADA, BEN, CHANNEL, GUILD, FakePublisher, Room, serve

START = 1_700_000_000


async def test_a_board_is_owed_since_its_entry_and_a_card_since_it_was_seen(room: Room) -> None:
    lobby = await room.lobby(players=2)
    room.clock.now += 100
    table = (await room.started(BEN, players=2)).look.table
    room.clock.now += 50
    behind = {(one.post.table, one.post.kind): one for one in await room.service.backlog.all()}
    assert behind[lobby.id, PostKind.LOBBY].since == START + 150
    assert behind[table.id, PostKind.BOARD].since == START + 100
    room.clock.now += 30
    for one in await room.service.backlog.all():
        assert one.waited == 30, "what it found at its start was nobody's to say before"
        assert not one.post.silent


async def test_what_was_said_is_not_owed_and_what_comes_then_is_new(room: Room) -> None:
    backlog = room.service.backlog
    table = (await room.started(BEN, players=2)).look.table
    await backlog.all()
    await said(room, FakePublisher())
    assert await backlog.all() == ()
    room.clock.now += 1000
    await room.act(table.id)
    assert {one.waited for one in await backlog.all()} == {0}


async def test_a_server_hears_of_its_own_tables_alone_the_longest_first(room: Room) -> None:
    first = (await room.started(BEN, players=2)).look.table
    room.clock.now += 100
    second = (await room.started(BEN, players=2)).look.table
    backlog = room.service.backlog
    assert await backlog.of(GUILD, 0) != ()
    room.clock.now += 300
    assert [table.id for table, _ in await backlog.of(GUILD, 300)] == [first.id]
    room.clock.now += 1
    found = await backlog.of(GUILD, 300)
    assert [(table.id, behind.since) for table, behind in found] == [(first.id, START), (second.id, START + 100)]
    assert await backlog.of(GuildId(11), 300) == ()


async def test_a_post_waits_in_its_thread_or_where_the_bot_may_speak(room: Room) -> None:
    await room.lobby(players=2, thread=THREAD)
    for mute, place, silent in (((), THREAD, False), ((THREAD,), CHANNEL, False), ((CHANNEL,), CHANNEL, True)):
        for one in mute:
            await room.store.mute(one, 0)
        assert {(one.place, one.silent) for one in await room.store.owed_posts()} == {(place, silent)}
        assert (await room.store.owing() == ()) == silent
    await room.store.unmute(THREAD, room.clock.now)
    assert {(one.place, one.silent) for one in await room.store.owed_posts()} == {(THREAD, False)}


async def test_the_reason_is_told_as_far_as_it_is_known(room: Room) -> None:
    seen: list[Hindrance] = []

    async def sleep(seconds: float) -> None:
        seen.append(outbox_worker.hindrance(waiting))

    invalid_requests = InvalidRequests(lambda: 0.0)
    outbox_worker = room.service.outbox_worker(FakePublisher(before=[TryLater(5.0)] * 3), sleep, invalid_requests)
    await room.lobby(players=2)
    (waiting,) = await room.store.owed_posts()
    assert outbox_worker.hindrance(waiting) is Hindrance.UNKNOWN
    task = asyncio.create_task(outbox_worker.run())
    await until(lambda: outbox_worker.made > 0)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    assert seen == [Hindrance.FAILING] * 3
    assert (outbox_worker.made, outbox_worker.failed) == (1, 3)
    for _ in range(MOST_A_MINUTE):
        invalid_requests.count()
    assert outbox_worker.hindrance(waiting) is Hindrance.RESTING
    await room.store.mute(CHANNEL, 0)
    await room.lobby(players=2)
    assert {outbox_worker.hindrance(one) for one in await room.store.owed_posts()} == {Hindrance.SILENT}


async def test_tables_that_can_go_on_are_counted(room: Room) -> None:
    assert await room.service.backlog.census() == Census(0, 0)
    await room.lobby()
    await room.started(BEN, players=2)
    await room.service.lobbies.leave((await room.lobby()).id, ADA)
    room.service = serve(room.store, room.clock)
    assert await room.service.backlog.census() == Census(running=1, lobbies=1)
