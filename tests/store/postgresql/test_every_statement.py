"""Every question and every change that the store knows (tests/store/many_tables.py) is one that PostgreSQL takes."""

from collections.abc import AsyncIterator, Awaitable
from contextlib import suppress

import pytest

from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.types import Table
from tests.service.room import BEN, CLEO, Room, open_room
from tests.store.many_tables import ASKED, CHANGED, Change, World


@pytest.fixture
async def room(address: str) -> AsyncIterator[Room]:
    async with open_room(address) as opened:
        yield opened


async def world(room: Room) -> World:
    """All that the questions and changes name: a table that has posts to owe, and a league."""
    table: Table = (await room.started(BEN, CLEO)).look.table
    await room.act(table.id, "pass taking metal")
    found = await room.store.table(table.id)
    assert found is not None
    here = World(found, found)
    async with room.store.writing() as writing:
        await CHANGED["leagues.add"](writing, here)
    return here


async def test_every_question_is_understood(room: Room) -> None:
    here = await world(room)
    refused = {name: why for name, ask in ASKED.items() if (why := await _refused(ask(room.store, here)))}
    assert refused == {"begin_direct": "no direct message 1 is owed"}, "of which this room has none"


async def test_every_change_is_understood(room: Room) -> None:
    here = await world(room)
    refused = {name: why for name, change in CHANGED.items() if (why := await _refused(_undone(room, change, here)))}
    assert refused == {"seats.sit": "no such seat"}, "of which this room has none"
    assert await room.store.table(here.table.id) == here.table


async def _undone(room: Room, change: Change, here: World) -> None:
    with suppress(ZeroDivisionError):
        async with room.store.writing() as writing:
            await change(writing, here)
            raise ZeroDivisionError


async def _refused(asked: Awaitable[object]) -> str:
    """Why; empty where it is not."""
    try:
        await asked
    except StoreFailed as error:
        return error.why
    return ""
