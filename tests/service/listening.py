"""Runs the outbox worker, and tells what was heard of it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from kingsforge_bot.service.types import ChannelId
from tests.databases.tampering import let_write
from tests.service.room import FakePublisher, Room

THREAD = ChannelId(2020)
PAUSE = 0.001
"""Seconds between two looks: to ask again at once takes the processor from what is waited for."""


@asynccontextmanager
async def posting(room: Room, publisher: FakePublisher) -> AsyncIterator[None]:
    """The outbox worker runs while the block does."""
    task = asyncio.create_task(room.service.outbox_worker(publisher, publisher.sleep).run())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def all_said(room: Room) -> None:
    """Nothing is owed any more where the bot may speak."""
    async with asyncio.timeout(20):
        while await room.store.owing():  # noqa: ASYNC110 - the worker does not tell when it is done
            await asyncio.sleep(PAUSE)


async def until(it_is_so: Callable[[], bool]) -> None:
    """While the outbox worker goes on. Ask for "at least": it may take several steps between two looks."""
    async with asyncio.timeout(20):
        while not it_is_so():  # noqa: ASYNC110 - a fake publisher tells nobody
            await asyncio.sleep(PAUSE)


async def said(room: Room, publisher: FakePublisher) -> None:
    async with posting(room, publisher):
        await all_said(room)


def seqs(publisher: FakePublisher) -> list[int]:
    return [post.look.table.seq for post in publisher.boards]


def told(publisher: FakePublisher) -> list[int]:
    """Every entry the public heard of, in order."""
    return [entry.seq for post in publisher.boards for entry in post.entries]


async def writable(room: Room, yes: bool) -> None:
    """Let the database refuse to write, as a full disk does, or take it back."""
    await let_write(room.store, yes)
