"""A post office: direct messages as people get them, and a clock that goes on while somebody sleeps."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.post.publisher import DirectPost, LostPost, NewsPost, Undeliverable
from kingsforge_bot.service.time.pending_turns import PendingTurn
from kingsforge_bot.service.types import MessageId, TableId, UserId
from tests.service.listening import PAUSE
from tests.service.room import Clock, Room


@dataclass
class PostOffice:
    """Delivers; `troubles` are raised one by one, before the message stands or after it."""

    clock: Clock
    sent: list[DirectPost] = field(default_factory=list)
    news: list[NewsPost] = field(default_factory=list)
    """To those who look on."""
    lost: list[LostPost] = field(default_factory=list)
    """To those who lost a seat."""
    at: list[int] = field(default_factory=list)
    """When each was sent."""
    before: list[Exception] = field(default_factory=list)
    after: list[Exception] = field(default_factory=list)
    closed: set[UserId] = field(default_factory=set)
    """People who get no direct messages."""
    waits: list[float] = field(default_factory=list)
    attempts: int = 0
    asked: int = 0

    async def direct(self, post: DirectPost | NewsPost | LostPost) -> MessageId:
        self.attempts += 1
        if self.before:
            raise self.before.pop(0)
        if post.user in self.closed:
            raise Undeliverable
        if isinstance(post, NewsPost):
            self.news.append(post)
        elif isinstance(post, LostPost):
            self.lost.append(post)
        else:
            self.sent.append(post)
        self.at.append(self.clock.now)
        if self.after:
            raise self.after.pop(0)
        return MessageId(5000 + post.number)

    async def directs_heard(self, user: UserId, since: int) -> frozenset[int]:
        self.asked += 1
        return frozenset(
            [post.number for post in self.sent if post.user == user]
            + [post.number for post in self.news if post.user == user]
            + [post.number for post in self.lost if post.user == user]
        )

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.clock.now += int(seconds + 0.999)
        await asyncio.sleep(0)


@asynccontextmanager
async def messaging(room: Room, office: PostOffice) -> AsyncIterator[None]:
    """The messenger runs while the block does."""
    task = asyncio.create_task(room.service.messenger(office, office.sleep).run())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def all_sent(room: Room, office: PostOffice) -> None:
    """Everything that is owed is sent, or told in the channel instead."""
    async with messaging(room, office), asyncio.timeout(30):
        while await room.store.first_direct(()):  # noqa: ASYNC110 - the messenger does not tell when it is done
            await asyncio.sleep(PAUSE)
        # The last transaction is done before the messenger is stopped.
        async with room.store.writing():
            pass


async def likes(room: Room, user: UserId, **settings: Any) -> None:
    """What somebody set."""
    await room.service.preferences.change(user, **settings)


async def wait_of(room: Room, table: TableId, seat: Seat) -> PendingTurn:
    """What is known of the one who is awaited there."""
    return next(wait for wait in await room.store.pending_turns.at(table) if wait.seat == seat)
