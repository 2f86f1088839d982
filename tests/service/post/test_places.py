"""Places: each waits for itself alone, rests as a whole, and is left alone where it cannot be spoken in."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from kingsforge_bot.service.post.invalid_requests import MOST_A_MINUTE, InvalidRequests
from kingsforge_bot.service.post.outbox_worker import MOST_AT_ONCE
from kingsforge_bot.service.post.places import LONGEST_SILENCE, LONGEST_WAIT, Place
from kingsforge_bot.service.post.publisher import Heard, LobbyPost, TryLater
from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.types import ChannelId, MessageId, Table, UserId
from tests.service.listening import all_said, posting, said, until
from tests.service.room import ADA, CHANNEL, GUILD, FakePublisher, Room

SIDE = ChannelId(21)


async def lobby_in(room: Room, channel: int) -> Table:
    """Each of another owner: nobody takes up a channel alone."""
    owner = UserId(ADA + len(await room.service.finder.here(GUILD, ChannelId(channel))))
    return await room.service.lobbies.open(
        NewLobby(GUILD, ChannelId(channel), owner, "Ada", game="kings_forge", players=2, options={})
    )


@dataclass
class Deaf(FakePublisher):
    """A Discord that answers in one channel only."""

    hanging: list[LobbyPost] = field(default_factory=list)

    async def lobby(self, post: LobbyPost) -> MessageId:
        if post.table.place == SIDE:
            return await super().lobby(post)
        self.hanging.append(post)
        await asyncio.Event().wait()
        raise AssertionError


async def test_a_channel_that_does_not_answer_holds_no_other_back(room: Room) -> None:
    publisher = Deaf()
    for _ in range(12):
        await lobby_in(room, CHANNEL)
    side = await lobby_in(room, SIDE)
    async with posting(room, publisher):
        await until(lambda: bool(publisher.cards and publisher.hanging))
        assert [card.table.id for card in publisher.cards] == [side.id]
        assert len(publisher.hanging) == 1


async def test_only_so_many_posts_are_in_memory_at_once(room: Room) -> None:
    publisher = Deaf()
    for number in range(MOST_AT_ONCE + 8):
        await lobby_in(room, 1000 + number)
    async with posting(room, publisher):
        await until(lambda: len(publisher.hanging) >= MOST_AT_ONCE)
        for _ in range(200):
            await room.store.owing()
        assert len(publisher.hanging) == MOST_AT_ONCE


async def test_the_tables_of_a_place_rest_together(room: Room) -> None:
    """While Discord is in trouble each place asks once, then rests, however many tables wait there."""
    publisher = FakePublisher(before=[TryLater(0)] * 5)
    tables = [await lobby_in(room, CHANNEL) for _ in range(8)]
    tried = 0

    class Counting(FakePublisher):
        async def lobby(self, post: LobbyPost) -> MessageId:
            nonlocal tried
            tried += 1
            return await super().lobby(post)

        async def sleep(self, seconds: float) -> None:
            await super().sleep(seconds)
            for _ in range(20):
                await room.store.owing()
            assert tried == len(self.waits)

    publisher = Counting(before=[TryLater(0)] * 5)
    await said(room, publisher)
    assert {card.table.id for card in publisher.cards} == {table.id for table in tables}
    assert publisher.waits == [2, 4, 8, 16, 32]


async def test_what_stands_is_read_once_for_all_that_is_owed_in_a_place(room: Room) -> None:
    tables = [await lobby_in(room, CHANNEL) for _ in range(8)]
    begun = [room.clock.now + number for number in range(8)]
    for table, at in zip(tables, begun, strict=True):
        [owed] = await room.store.owed(table.id)
        await room.store.begin(table.id, owed, at)
    publisher = Since()
    await said(room, publisher)
    assert len(publisher.cards) == 8
    assert publisher.asked == [CHANNEL]
    assert publisher.since == [begun[0]]


@dataclass
class Since(FakePublisher):
    since: list[int] = field(default_factory=list)

    async def heard_in(self, place: ChannelId, since: int) -> tuple[Heard, ...]:
        self.since.append(since)
        return await super().heard_in(place, since)


async def test_a_post_that_may_have_come_meanwhile_is_looked_for_anew(room: Room) -> None:
    publisher = FakePublisher(after=[TryLater(1), TryLater(1)])
    for _ in range(3):
        await lobby_in(room, CHANNEL)
    await said(room, publisher)
    assert len({card.table.id for card in publisher.cards}) == 3
    assert all(card.message is not None for card in publisher.cards[3:])
    assert [card.message for card in publisher.cards].count(None) == 3
    assert len(publisher.asked) <= 3


async def test_one_refusal_silences_a_channel_for_all_its_tables(room: Room) -> None:
    publisher, tried = refusing(CHANNEL)
    for _ in range(8):
        await lobby_in(room, CHANNEL)
    await said(room, publisher)
    assert len(tried()) == 1
    assert publisher.asked == []


def refusing(*places: ChannelId) -> tuple[FakePublisher, Callable[[], list[int]]]:
    """A publisher that tells where it was refused."""
    tried: list[int] = []

    class Refusing(FakePublisher):
        async def lobby(self, post: LobbyPost) -> MessageId:
            tried.append(post.table.place)
            return await super().lobby(post)

    return Refusing(silent=set(places)), lambda: tried


async def test_a_channel_that_refuses_again_is_tried_later_and_later(room: Room) -> None:
    """Whatever Discord says of the bot's permissions: members who press all day cost a request an hour."""
    publisher, tried = refusing(CHANNEL)
    table = await lobby_in(room, CHANNEL)
    outbox_worker = room.service.outbox_worker(publisher, publisher.sleep)
    task = asyncio.create_task(outbox_worker.run())
    gaps: list[int] = []
    last = room.clock.now
    try:
        await all_said(room)
        for _ in range(24 * 60):
            before = len(tried())
            await outbox_worker.heal(CHANNEL)
            await all_said(room)
            if len(tried()) > before:
                gaps.append(room.clock.now - last)
                last = room.clock.now
            room.clock.now += 60
        assert gaps[:5] == [0, 60, 120, 240, 480]
        assert max(gaps) == LONGEST_SILENCE
        assert len(tried()) < 40

        publisher.silent.clear()
        room.clock.now += LONGEST_SILENCE
        await outbox_worker.heal(CHANNEL)
        await all_said(room)
        assert [card.table.id for card in publisher.cards] == [table.id]

        publisher.silent.add(CHANNEL)
        await lobby_in(room, CHANNEL)
        await all_said(room)
        publisher.silent.clear()
        await outbox_worker.heal(CHANNEL)
        await all_said(room)
        assert len(publisher.cards) == 2
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def test_in_an_outage_of_days_a_place_is_asked_every_minute() -> None:
    place = Place()
    assert [place.failed(0) for _ in range(2000)][5:] == [LONGEST_WAIT] * 1995
    assert place.failed(90) == 90
    place.spoke()
    assert place.failed(0) == 2


async def test_posts_wait_while_discord_refuses_too_much(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    invalid_requests = InvalidRequests(lambda: now)
    for _ in range(100):
        invalid_requests.count()
    publisher = FakePublisher()

    async def sleep(seconds: float) -> None:
        nonlocal now
        assert publisher.cards == []
        now += seconds
        await publisher.sleep(seconds)

    await lobby_in(room, CHANNEL)
    task = asyncio.create_task(room.service.outbox_worker(publisher, sleep, invalid_requests).run())
    await all_said(room)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert publisher.waits == [60]
    assert len(publisher.cards) == 1
    assert [record.levelname for record in caplog.records if "refused" in record.getMessage()] == ["ERROR"]


async def test_a_crowd_of_places_is_held_back_as_one(room: Room) -> None:
    """Something on the way refuses everything, in places that know nothing of each other."""
    now = 0.0
    invalid_requests = InvalidRequests(lambda: now)
    asked = list[float]()
    woken = list[asyncio.Event]()

    @dataclass
    class Refusing(FakePublisher):
        async def lobby(self, post: LobbyPost) -> MessageId:
            asked.append(now)
            invalid_requests.count()
            await asyncio.sleep(0)
            raise TryLater(600)

    async def sleep(seconds: float) -> None:
        woken.append(asyncio.Event())
        await woken[-1].wait()

    for number in range(200):
        await lobby_in(room, 1000 + number)
    task = asyncio.create_task(room.service.outbox_worker(Refusing(), sleep, invalid_requests).run())
    async with asyncio.timeout(20):
        # Those who were refused rest, and as many as have room wait for the minute to pass.
        while len(woken) < len(asked) + MOST_AT_ONCE:  # noqa: ASYNC110
            await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert len(asked) <= MOST_A_MINUTE + MOST_AT_ONCE
