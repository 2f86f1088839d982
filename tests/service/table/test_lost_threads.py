"""Threads: deleted, closed to the bot, open to it again; the table goes on, and one line says where."""

import asyncio
from pathlib import Path

import pytest

from kingsforge_bot.service.post.places import LONGEST_SILENCE
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.publisher import TryLater
from kingsforge_bot.service.table.lost_threads import ANEW_AFTER
from kingsforge_bot.service.types import ChannelId, Table, TableId, TableStatus
from tests.service.listening import THREAD, all_said, posting, said
from tests.service.room import ADA, BEN, CHANNEL, FakePublisher, Room, open_room

NEW = ChannelId(2121)


async def in_thread(room: Room, publisher: FakePublisher) -> TableId:
    """A running table whose first board stands in its thread."""
    table = (await room.started(BEN, players=2, thread=THREAD)).look.table.id
    await said(room, publisher)
    return table


def places(publisher: FakePublisher) -> list[int]:
    return [post.look.table.place for post in publisher.boards]


def moves(publisher: FakePublisher) -> list[tuple[int, int | None]]:
    """Where it was said that a thread is gone, and where the table goes on."""
    return [(line.place, line.table.thread) for line in publisher.lines if line.kind is PostKind.MOVED]


async def test_a_table_whose_thread_was_deleted_gets_another(room: Room) -> None:
    publisher = FakePublisher(new_threads=[NEW])
    table = await in_thread(room, publisher)
    publisher.gone.add(THREAD)
    await room.act(table)
    await said(room, publisher)
    assert places(publisher) == [THREAD, NEW]
    assert moves(publisher) == [(CHANNEL, NEW)]
    assert (await room.service.play.look(table)).table.thread == NEW
    assert not await room.store.is_mute(THREAD)


async def test_where_none_may_be_made_it_goes_on_in_its_channel(room: Room) -> None:
    publisher = FakePublisher()
    table = await in_thread(room, publisher)
    publisher.gone.add(THREAD)
    await room.act(table)
    await said(room, publisher)
    assert places(publisher) == [THREAD, CHANNEL]
    assert moves(publisher) == [(CHANNEL, None)]
    await room.act(table)
    await said(room, publisher)
    assert publisher.threads_asked == [table]


@pytest.mark.parametrize(("later", "asked"), [(ANEW_AFTER - 1, 1), (ANEW_AFTER, 2)])
async def test_a_second_thread_that_is_deleted_soon_is_not_replaced(room: Room, later: int, asked: int) -> None:
    publisher = FakePublisher(new_threads=[NEW, ChannelId(2222)])
    table = await in_thread(room, publisher)
    publisher.gone.add(THREAD)
    await room.act(table)
    await said(room, publisher)
    publisher.gone.add(NEW)
    room.clock.now += later
    await room.act(table)
    await said(room, publisher)
    assert len(publisher.threads_asked) == asked
    assert places(publisher)[-1] == (CHANNEL if asked == 1 else 2222)
    assert len(moves(publisher)) == 2


async def test_a_lobby_takes_its_card_along(room: Room) -> None:
    publisher = FakePublisher(new_threads=[NEW])
    table = await room.lobby(thread=THREAD)
    await said(room, publisher)
    publisher.gone.add(THREAD)
    await room.service.lobbies.join(table.id, BEN, "Ben")
    await said(room, publisher)
    assert [(card.table.place, card.message is None) for card in publisher.cards] == [(THREAD, True), (NEW, True)]


async def test_for_a_table_that_is_closed_no_thread_is_made(room: Room) -> None:
    publisher = FakePublisher(new_threads=[NEW])
    table = await room.lobby(thread=THREAD)
    await said(room, publisher)
    publisher.gone.add(THREAD)
    await room.service.lobbies.leave(table.id, ADA)
    await said(room, publisher)
    assert publisher.threads_asked == []
    assert (await room.service.play.look(table.id)).table.status is TableStatus.CLOSED
    assert await room.store.owed(table.id) == ()


async def test_while_discord_fails_the_thread_that_is_gone_is_replaced_later(room: Room) -> None:
    class Failing(FakePublisher):
        async def thread(self, table: Table) -> ChannelId | None:
            if not self.waits:
                raise TryLater(7)
            return await super().thread(table)

    publisher = Failing(new_threads=[NEW])
    table = await in_thread(room, publisher)
    publisher.gone.add(THREAD)
    await room.act(table)
    await said(room, publisher)
    assert publisher.waits == [7]
    assert places(publisher) == [THREAD, NEW]


async def test_killed_before_the_new_thread_was_written_down_it_is_asked_for_again(tmp_path: Path) -> None:
    """The publisher then finds the one it has made."""
    reached = asyncio.Event()

    class Dying(FakePublisher):
        async def thread(self, table: Table) -> ChannelId | None:
            await super().thread(table)
            reached.set()
            await asyncio.Event().wait()
            raise AssertionError

    path, dying = tmp_path / "kingsforge.sqlite3", Dying(new_threads=[NEW])
    async with open_room(path) as room:
        table = await in_thread(room, dying)
        dying.gone.add(THREAD)
        await room.act(table)
        async with posting(room, dying), asyncio.timeout(20):
            await reached.wait()
    publisher = FakePublisher(boards=dying.boards, gone=dying.gone, new_threads=[NEW])
    async with open_room(path, seed="ash") as room:
        await said(room, publisher)
        assert (await room.service.play.look(table)).table.thread == NEW
    assert places(publisher) == [THREAD, NEW]
    assert moves(publisher) == [(CHANNEL, NEW)]


async def test_locked_out_of_the_thread_the_table_goes_on_in_the_channel_and_returns(room: Room) -> None:
    publisher = FakePublisher()
    table = await in_thread(room, publisher)
    publisher.silent.add(THREAD)
    await room.act(table)
    await said(room, publisher)
    assert places(publisher) == [THREAD, CHANNEL]
    publisher.silent.clear()
    task = asyncio.create_task((outbox_worker := room.service.outbox_worker(publisher, publisher.sleep)).run())
    await outbox_worker.heal(CHANNEL)  # somebody plays, in the channel
    await room.act(table)
    await all_said(room)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert places(publisher) == [THREAD, CHANNEL, THREAD]


async def test_a_thread_that_stays_closed_to_the_bot_is_tried_later_and_later(room: Room) -> None:
    tried: list[int] = []

    class Closed(FakePublisher):
        def _refuse(self, place: ChannelId) -> None:
            if place == THREAD:
                tried.append(room.clock.now)
            super()._refuse(place)

    publisher = Closed(silent={THREAD})
    table = (await room.started(BEN, players=2, thread=THREAD)).look.table.id
    outbox_worker = room.service.outbox_worker(publisher, publisher.sleep)
    task = asyncio.create_task(outbox_worker.run())
    for _ in range(40):
        await all_said(room)
        room.clock.now += LONGEST_SILENCE // 4
        await outbox_worker.heal(CHANNEL)
        await room.act(table)
    await all_said(room)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert len(publisher.boards) >= 20
    assert 5 < len(tried) <= 18
    assert {post.look.table.place for post in publisher.boards} == {CHANNEL}


async def test_locked_out_of_the_channel_a_table_in_a_thread_is_heard(room: Room) -> None:
    publisher = FakePublisher(silent={CHANNEL})
    table = await in_thread(room, publisher)
    await room.act(table)
    await said(room, publisher)
    assert places(publisher) == [THREAD, THREAD]


async def test_locked_out_of_both_it_waits_until_somebody_plays_there(room: Room) -> None:
    publisher = FakePublisher(silent={CHANNEL, THREAD})
    table = await in_thread(room, publisher)
    await room.act(table)
    await said(room, publisher)
    assert publisher.boards == []
    publisher.silent.clear()
    outbox_worker = room.service.outbox_worker(publisher, publisher.sleep)
    await outbox_worker.heal(CHANNEL)
    await said(room, publisher)
    assert places(publisher) == [THREAD]
