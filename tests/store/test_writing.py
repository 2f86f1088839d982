"""Transactions, and what the database itself does not allow."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.records import Commit, Row, Snapshot
from kingsforge_bot.service.types import Sitter, TableId, TableStatus, UserId
from tests.databases.by_hand import change
from tests.service.room import ADA, BEN, CLEO, Room, open_room


@pytest.fixture
async def room(tmp_path: Path, engine: str) -> AsyncIterator[Room]:
    async with open_room(tmp_path / "kingsforge.sqlite3") as opened:
        yield opened


def commit(table: TableId, seq: int, **changes: Any) -> Commit:
    row = Row(
        seq=seq,
        seat=Seat(0),
        action="pass",
        luck=(),
        draws="",
        draw_from=0,
        events=b"[]",
        ruleset=1,
        at=1_700_000_000,
    )
    made = Commit(
        table=table,
        row=row,
        snapshot=Snapshot(seq, b"{}", 0),
        status=TableStatus.RUNNING,
        awaited=frozenset([Seat(0)]),
        board=True,
    )
    return replace(made, **changes)


async def write(room: Room, one: Commit) -> None:
    async with room.store.writing() as writing:
        await writing.commit(one)


async def run(room: Room, sql: str) -> None:
    await change(room.store, sql)


async def test_a_block_that_raises_leaves_nothing(room: Room) -> None:
    table = await room.lobby()

    async def fail() -> None:
        async with room.store.writing() as writing:
            await writing.commit(commit(table.id, 1))
            await writing.hand_over(table.id, BEN)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    assert await room.store.table(table.id) == table
    assert await room.store.log(table.id) == ()
    await write(room, commit(table.id, 1))


async def test_a_block_that_is_cancelled_leaves_nothing(room: Room) -> None:
    table = await room.lobby()
    inside = asyncio.Event()

    async def wait() -> None:
        async with room.store.writing() as writing:
            await writing.commit(commit(table.id, 1))
            inside.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(wait())
    await inside.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await room.store.table(table.id) == table
    await write(room, commit(table.id, 1))


async def test_cancelled_at_any_moment_it_is_all_or_nothing(room: Room) -> None:
    for waits in range(30):
        table = await room.lobby(name="x")
        task = asyncio.create_task(write(room, commit(table.id, 1)))
        for _ in range(waits):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with room.store.writing():
            pass
        found = await room.store.table(table.id)
        assert found is not None
        assert found.seq == len(await room.store.log(table.id))
        assert (await room.store.snapshot(table.id, 1) is not None) == (found.seq == 1)
        await run(room, "UPDATE tables SET status = 'closed'")


async def test_readers_do_not_see_what_is_not_committed(room: Room) -> None:
    table = await room.lobby()
    async with room.store.writing() as writing:
        await writing.hand_over(table.id, BEN)
        inside = await writing.table(table.id)
        assert inside is not None
        assert inside.owner == BEN
        assert await room.store.table(table.id) == table


@pytest.mark.parametrize("seq", [0, 1, 3, -1])
async def test_the_log_has_no_gaps_and_no_doubles(room: Room, seq: int) -> None:
    table = await room.lobby()
    await write(room, commit(table.id, 1))
    with pytest.raises(StoreFailed):
        await write(room, commit(table.id, seq))
    assert [row.seq for row in await room.store.log(table.id)] == [1]
    await write(room, commit(table.id, 2))


@pytest.mark.parametrize("sql", ["UPDATE log SET luck = '[6]'", "DELETE FROM log", "INSERT INTO log SELECT * FROM log"])
async def test_history_is_not_changed(room: Room, sql: str) -> None:
    table = await room.lobby()
    await write(room, commit(table.id, 1))
    with pytest.raises(StoreFailed):
        await run(room, sql)
    assert [row.luck for row in await room.store.log(table.id)] == [()]


async def test_a_log_needs_its_table(room: Room) -> None:
    with pytest.raises(StoreFailed):
        await write(room, commit(TableId(77), 1))


@pytest.mark.parametrize(
    "sitter",
    [
        Sitter(Seat(1), "again", user=ADA),
        Sitter(Seat(0), "on your lap", user=CLEO),
        Sitter(Seat(2), "on the floor", user=CLEO),
        Sitter(Seat(-1), "under the table", user=CLEO),
        Sitter(Seat(1), "both", user=CLEO, ai="random"),
        Sitter(Seat(1), "too large", user=UserId(2**63)),
    ],
    ids=lambda sitter: sitter.name,
)
async def test_the_database_keeps_the_seats_in_order(room: Room, sitter: Sitter) -> None:
    table = await room.lobby(players=2)
    with pytest.raises(StoreFailed):
        async with room.store.writing() as writing:
            await writing.seats.sit(table.id, sitter, 0)
    assert await room.store.table(table.id) == table


async def test_the_largest_numbers_are_kept(room: Room) -> None:
    largest = UserId(2**63 - 1)
    table = await room.lobby(largest)
    found = await room.store.table(table.id)
    assert found is not None
    assert found.sitters[1].user == largest


async def test_two_open_tables_of_a_channel_have_two_names(room: Room) -> None:
    first, _ = await room.lobby(name="Oak"), await room.lobby(name="Ash")
    with pytest.raises(StoreFailed):
        await run(room, "UPDATE tables SET name = 'Oak'")
    await room.service.lobbies.leave(first.id, ADA)
    await run(room, "UPDATE tables SET name = 'Oak'")


async def test_snapshots_from_the_middle_of_a_turn_go(room: Room) -> None:
    table = await room.lobby()
    await write(room, commit(table.id, 1))
    await write(room, commit(table.id, 2, board=False))
    await write(room, commit(table.id, 3, superseded=2))
    kept = [await room.store.snapshot(table.id, seq) is not None for seq in (1, 2, 3)]
    assert kept == [True, False, True]


@pytest.mark.parametrize("text", ["'; DROP TABLE log; --", '" OR 1=1', "%_", "{}", "\N{GRINNING FACE}", "a\\", "NULL"])
async def test_text_is_only_text(room: Room, text: str) -> None:
    table = await room.lobby(name=text)
    await room.service.lobbies.join(table.id, BEN, text)
    found = await room.store.table(table.id)
    assert found is not None
    assert (found.name, found.sitters[1].name) == (text, text)
    assert await room.store.log(table.id) == ()
