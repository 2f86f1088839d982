"""What fails is said as the service knows it, and a connection that was lost is opened anew."""

from collections.abc import AsyncIterator
from contextlib import suppress

import pytest

from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.types import ChannelId, GuildId, TableId, UserId
from kingsforge_bot.store.database_store import DatabaseStore
from tests.databases.by_hand import inside, reader, writer
from tests.databases.engines import open_store
from tests.service.room import BEN, Room, open_room

END_ALL = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
"""As a server that is started anew does it to everybody."""


@pytest.fixture
async def store(address: str) -> AsyncIterator[DatabaseStore]:
    async with open_store(address) as opened:
        yield opened


@pytest.fixture
async def room(address: str) -> AsyncIterator[Room]:
    async with open_room(address) as opened:
        yield opened


async def cut(address: str) -> None:
    """All connections but the one that says so."""
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        await connection.execute(END_ALL)
    finally:
        await connection.close()


async def cut_off(room: Room, table: TableId, address: str, *, once_more: bool) -> None:
    """In the midst of a transaction, or before its end alone."""
    async with room.store.writing() as writing:
        await writing.hand_over(table, BEN)
        await cut(address)
        if once_more:
            await writing.hand_over(table, BEN)


async def test_rows_are_read_by_name_and_by_place(store: DatabaseStore) -> None:
    row = await reader(store).row("SELECT 7 AS seven, 'x' AS text")
    assert row is not None
    assert (row[0], row["text"], list(row.keys()), dict(row), tuple(row)) == (
        *(7, "x", ["seven", "text"]),
        {"seven": 7, "text": "x"},
        (7, "x"),
    )
    assert await reader(store).row("SELECT 1 WHERE 1 = 2") is None


@pytest.mark.parametrize(
    ("sql", "value"),
    [
        ("SELECT CAST(? AS BIGINT)", 2**63),
        ("SELECT CAST(? AS TEXT)", "\ud800"),
        ("SELECT CAST(? AS TEXT)", "\0"),
        ("SELECT CAST(? AS BIGINT) / 0", 1),
        ("SELECT no_such_column, ?", 1),
    ],
)
async def test_what_cannot_be_asked_is_a_failure_and_passes(store: DatabaseStore, sql: str, value: str | int) -> None:
    for one in (reader(store), writer(store)):
        with pytest.raises(StoreFailed):
            await one.rows(sql, value)
        assert await one.row("SELECT 1") is not None


async def test_whoever_reads_writes_nothing(store: DatabaseStore) -> None:
    with pytest.raises(StoreFailed, match="read-only"):
        await reader(store).rows("INSERT INTO mute_places (place, since) VALUES (1, 1)")


async def test_a_server_that_was_started_anew_is_asked_again(room: Room, address: str) -> None:
    table = (await room.started(BEN, players=2)).look.table
    await cut(address)
    assert await room.store.table(table.id) == table
    await cut(address)
    with pytest.raises(StoreFailed):
        await cut_off(room, table.id, address, once_more=True)
    assert await room.store.table(table.id) == table
    done = await room.act(table.id)
    assert done.look.table.seq == table.seq + 1


async def test_what_was_committed_when_the_answer_was_lost_may_stand_and_is_read_anew(room: Room, address: str) -> None:
    table = await room.lobby()
    before = room.store.committed
    with pytest.raises(StoreFailed):
        await cut_off(room, table.id, address, once_more=False)
    assert room.store.committed > before
    assert await room.store.table(table.id) == table


async def test_whoever_lost_the_lock_to_another_writes_nothing(store: DatabaseStore, address: str) -> None:
    await cut(address)
    async with open_store(address) as second:
        with pytest.raises(StoreFailed, match="in use"):
            async with store.writing():
                pass
        async with second.writing() as writing:
            await writing.open_in(GuildId(1), UserId(1))
    await store.mute(ChannelId(1), 1)
    assert await store.is_mute(ChannelId(1))


async def test_what_was_deleted_is_let_go(store: DatabaseStore) -> None:
    await store.give_back()
    await store.leave_no_traces()


async def test_what_goes_on_after_a_failed_statement_is_not_taken_for_committed(room: Room) -> None:
    """SQLite undoes the statement alone, PostgreSQL the transaction."""
    table = await room.lobby()

    async def careless() -> None:
        async with room.store.writing() as writing:
            await writing.hand_over(table.id, BEN)
            with suppress(StoreFailed):
                await inside(writing).rows("SELECT no_such_column")

    with pytest.raises(StoreFailed, match="nothing of the transaction stands"):
        await careless()
    assert await room.store.table(table.id) == table
    assert (await room.lobby(name="Ash")).name == "Ash"
