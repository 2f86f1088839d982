"""States that are only looked back on take little room, and are known as before."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from kingsforge_bot.service.errors import TableUnreadable
from kingsforge_bot.service.records import Snapshot
from kingsforge_bot.service.turn.committer import PACKED_EVERY
from kingsforge_bot.service.types import TableId, TableStatus
from kingsforge_bot.store.database_store import DatabaseStore
from kingsforge_bot.store.packing import SIZE
from tests.databases.by_hand import change, inside, reader, writer
from tests.service.room import BEN, Room, open_room
from tests.store.record import played_out


def every(led: Sequence[object]) -> range:
    """All that is kept."""
    return range(len(led))


@pytest.fixture
def path(tmp_path: Path, engine: str) -> Path:
    return tmp_path / "kingsforge.sqlite3"


async def states(store: DatabaseStore, table: TableId) -> dict[int, Snapshot | None]:
    """All that is known of a table's past."""
    return {seq: await store.snapshot(table, seq) for seq in sorted(await store.kept(table))}


async def count(store: DatabaseStore, sql: str) -> int:
    row = await reader(store).row(sql)
    assert row is not None
    return int(row[0])


async def bytes_kept(store: DatabaseStore) -> int:
    return await count(
        store,
        "SELECT (SELECT coalesce(sum(length(state)), 0) FROM snapshots)"
        " + (SELECT coalesce(sum(length(states)), 0) FROM packs)",
    )


async def loosen(store: DatabaseStore, table: TableId) -> dict[int, Snapshot | None]:
    """Lay a table's states apart, as older versions kept them."""
    known = await states(store, table)
    async with store.writing() as writing:
        await inside(writing).rows("DELETE FROM packs WHERE table_id = ?", table)
        for seq, one in known.items():
            assert one is not None
            loose = "INSERT INTO snapshots VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
            await inside(writing).rows(loose, table, seq, one.state.decode(), one.next_draw)
        await inside(writing).rows("INSERT INTO unpacked VALUES (?)", table)
    return known


async def played(room: Room, actions: int) -> tuple[TableId, dict[int, Snapshot | None]]:
    """A table, and its states as they were when they were new; those that ended a turn are kept."""
    look = (await room.started(BEN, players=2)).look
    seen = {1: await room.store.snapshot(look.table.id, 1)}
    for _ in range(actions):
        look = (await room.act(look.table.id)).look
        seen[look.table.seq] = await room.store.snapshot(look.table.id, look.table.seq)
    return look.table.id, seen


async def test_a_running_table_keeps_few_loose_states_and_knows_all(path: Path) -> None:
    async with open_room(path) as room:
        table, seen = await played(room, 3 * PACKED_EVERY)
        known = await states(room.store, table)
        assert known.keys() <= seen.keys()
        assert known == {seq: seen[seq] for seq in known}
        assert len(known) > PACKED_EVERY
        assert await count(room.store, "SELECT count(*) FROM snapshots") <= PACKED_EVERY + 1
        assert (await room.store.kept(table)) >= {1, (await room.service.play.look(table)).table.seq}
        assert await room.store.snapshot(table, 10_000) is None
        assert await room.store.snapshot(table, 0) is None


async def test_of_a_game_that_is_over_only_the_last_state_stays_loose(path: Path) -> None:
    """The others are packed after it: whoever ended it does not wait for that."""
    async with open_room(path) as room:
        table = (await room.started(players=2, bots=1)).look.table.id
        look = await played_out(room, table)
        assert look.table.status is TableStatus.OVER
        assert await room.store.loose() == (table,)
        await room.service.pack()
        assert await count(room.store, "SELECT count(*) FROM snapshots") == 1
        assert await room.store.loose() == ()
        moments = await room.service.history.moments(table, every)
        assert [then.table.seq for then, _ in moments] == sorted(await room.store.kept(table))
        packed = await bytes_kept(room.store)
        before = await loosen(room.store, table)
        assert await bytes_kept(room.store) > 10 * packed
        assert await room.service.history.moments(table, every) == moments
        assert await states(room.store, table) == before


@pytest.mark.of_files
async def test_what_older_versions_left_is_packed_and_the_disk_gets_the_room(path: Path) -> None:
    async with open_room(path) as room:
        over = (await room.started(players=2, bots=1)).look.table.id
        await played_out(room, over)
        await room.service.pack()
        running, _ = await played(room, 2 * SIZE)
        lobby = await room.lobby()
        before = {table: await loosen(room.store, table) for table in (over, running)}
        assert await room.store.loose() == (over, running)
        await writer(room.store).rows("PRAGMA wal_checkpoint(TRUNCATE)")
        large = size(path)
        await room.service.pack()
        assert await room.store.loose() == ()
        assert {table: await states(room.store, table) for table in (over, running)} == before
        assert size(path) < large / 2
        assert await count(room.store, "PRAGMA freelist_count") == 0
        again = size(path)
        await room.service.pack()
        assert size(path) == again
        assert await room.store.table(lobby.id) == lobby
        assert (await room.act(running)).look.table.seq == max(before[running]) + 1


def size(path: Path) -> int:
    """Of what it holds: without the page that each table and each index has while it is empty."""
    with closing(sqlite3.connect(path)) as database:
        [empty] = database.execute("SELECT count(*) FROM sqlite_schema WHERE rootpage > 0").fetchone()
        [page] = database.execute("PRAGMA page_size").fetchone()
    return path.stat().st_size - int(empty) * int(page)


async def test_cancelled_at_any_moment_every_state_is_known(path: Path) -> None:
    async with open_room(path) as room:
        table, _ = await played(room, 2 * SIZE)
        before = await loosen(room.store, table)
        for waits in range(0, 60, 3):
            task = asyncio.create_task(room.service.pack())
            for _ in range(waits):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            assert await states(room.store, table) == before


async def test_a_pack_that_cannot_be_read_costs_only_what_is_in_it(path: Path) -> None:
    async with open_room(path) as room:
        table, _ = await played(room, PACKED_EVERY)
        await change(room.store, "UPDATE packs SET states = ?", b"0")
        with pytest.raises(TableUnreadable):
            await room.service.history.moments(table, every)
        look = await room.service.play.look(table)
        assert len(await room.service.history.entries(table, last=100)) == look.table.seq
        assert (await room.act(table)).look.table.seq == look.table.seq + 1
