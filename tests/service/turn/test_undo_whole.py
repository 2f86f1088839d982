"""Cut off between any two statements, an undo and a vote have changed nothing; done again, they are done once."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.types import TableId, UserId
from tests.databases.by_hand import reader
from tests.service.cutting import cut_off
from tests.service.room import ADA, BEN, Room, open_room, serve

ONE = TableId(1)
KEPT = ("tables", "seats", "log", "snapshots", "votes", "notices", "outbox")
Does = Callable[[Room], Awaitable[object]]


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    async with open_room(tmp_path / "kingsforge.sqlite3") as opened:
        await opened.started(BEN, players=2)
        yield opened


async def written(room: Room) -> dict[str, list[tuple[Any, ...]]]:
    """All that stands in the database."""
    rows = reader(room.store).rows
    return {name: [tuple(row) for row in await rows(f"SELECT * FROM {name}")] for name in KEPT}


async def undo(room: Room, user: UserId = ADA) -> object:
    undoing = room.service.undoing
    would = await undoing.would(ONE, user)
    if would.asks:
        return await room.service.votes.ask(ONE, user, would.proposal, decided_on=would.table.seq)
    return await undoing.take_back(ONE, user, would.to, decided_on=would.table.seq)


async def freely(room: Room) -> Does:
    await room.act(ONE, "pass taking metal")
    user = await passer(room)

    async def does(room: Room) -> object:
        return await undo(room, user)

    return does


async def asking(room: Room) -> Does:
    await room.act(ONE, "pass taking metal")
    user = await passer(room)
    await room.act(ONE)

    async def does(room: Room) -> object:
        return await undo(room, user)

    return does


async def agreeing(room: Room) -> Does:
    await (await asking(room))(room)
    other = BEN if await passer(room) == ADA else ADA

    async def does(room: Room) -> object:
        return await room.service.votes.answer(ONE, other, 1, agrees=True)

    return does


async def refusing(room: Room) -> Does:
    await (await asking(room))(room)
    other = BEN if await passer(room) == ADA else ADA

    async def does(room: Room) -> object:
        return await room.service.votes.answer(ONE, other, 1, agrees=False)

    return does


async def playing_on(room: Room) -> Does:
    """The question is overtaken with the action, or not at all."""
    await (await asking(room))(room)

    async def does(room: Room) -> object:
        return await room.act(ONE)

    return does


async def passer(room: Room) -> UserId:
    """Who passed first."""
    entries = await room.service.history.entries(ONE)
    first = next(entry for entry in entries if entry.action.startswith("pass"))
    return ADA if first.seat == 0 else BEN


@pytest.mark.parametrize("begin", [freely, asking, agreeing, refusing, playing_on])
async def test_it_is_written_whole_or_not_at_all(room: Room, begin: Callable[[Room], Awaitable[Does]]) -> None:
    does = await begin(room)
    before = await written(room)
    for statements in count():
        room.service = serve(room.store, room.clock)
        with cut_off(room, after=statements), suppress(StoreFailed):
            await does(room)
            break
        assert await written(room) == before, statements
    assert statements >= 3
    assert await written(room) != before
