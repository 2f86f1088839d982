"""Killed while it writes: what was answered stands, and log, snapshot and outbox agree."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kingsforge_bot.core.chance import Chance, Replayed
from kingsforge_bot.service.errors import StoreUnusable
from kingsforge_bot.service.records import PostKind
from kingsforge_bot.service.types import TableId, TableStatus
from kingsforge_bot.store.database_store import DatabaseStore
from tests.databases.engines import open_store, stored_at
from tests.service.room import GAMES, open_room, with_status

pytestmark = pytest.mark.usefixtures("engine")
ROOT = Path(__file__).parents[2]


@contextmanager
def bot(place: Path | str, seed: str) -> Iterator[Callable[[], str]]:
    """A bot that plays, and what it says line by line; killed when the block ends."""
    command = [sys.executable, "-m", "tests.store.writer", str(place), seed]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "playing\n"
        yield process.stdout.readline
        process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL


def killed_after(place: Path | str, seed: str, answers: int) -> dict[TableId, int]:
    """Kill a bot after so many answers; the last sequence number it answered with, by table."""
    answered: dict[TableId, int] = {}
    with bot(place, seed) as listen:
        for _ in range(answers):
            table, seq = map(int, listen().split())
            answered[TableId(table)] = seq
    return answered


def again(luck: Chance, draw: str) -> tuple[int, ...]:
    """What was asked for once, asked for once more."""
    count, _, size = draw[1:].partition("/")
    match draw[0]:
        case "r":
            return luck.roll(int(count))
        case "s":
            return luck.shuffle(range(int(count)))
        case _:
            return luck.draw(range(int(size)), int(count))


async def check(store: DatabaseStore, table_id: TableId) -> int:
    """Log, snapshot, outbox and seal tell the same story; the last sequence number."""
    table = await store.table(table_id)
    assert table is not None
    rows = await store.log(table_id)
    snapshot = await store.snapshot(table_id, table.seq)
    (seal,) = await store.seals.of(table_id)
    assert snapshot is not None
    assert [row.seq for row in rows] == list(range(1, table.seq + 1))

    following, owed = 0, []
    game = GAMES[table.game]
    state = game.setup(len(table.sitters), table.options, Replayed(rows[0].luck)).state
    for row in rows:
        luck = seal.luck(row.draw_from)
        drawn = [again(luck, draw) for draw in row.draws.split()]
        assert (row.draw_from, row.luck) == (following, tuple(value for values in drawn for value in values))
        following = luck.next_counter
        if row.seat is not None:
            state = game.apply(state, row.seat, game.parse(row.action), Replayed(row.luck)).state
        if not (game.to_act(state) and game.mid_turn(state)):
            owed.append(row.seq)
    assert game.dump(state) == snapshot.state
    assert snapshot.next_draw == following
    assert table.status is (TableStatus.RUNNING if game.to_act(state) else TableStatus.OVER)

    posts = await store._database.reading.rows(
        "SELECT seq FROM outbox WHERE table_id = ? AND kind = ? ORDER BY seq", table_id, PostKind.BOARD
    )
    stands = await store.posted(table_id, PostKind.BOARD)
    told_to = 0 if stands is None else stands.seq
    assert [post["seq"] for post in posts] == [seq for seq in owed if seq > told_to]
    return table.seq


async def test_nothing_that_was_answered_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "kingsforge.sqlite3"
    for number, answers in enumerate((1, 4, 9, 25)):
        answered = await asyncio.to_thread(killed_after, await stored_at(path), f"seed {number}", answers)
        async with open_store(path) as store:
            for (table,) in await store._database.reading.rows("SELECT id FROM tables"):
                assert await check(store, table) >= answered.get(table, 1)
    async with open_room(path, seed="after") as room:
        await room.service.play.resume()
        table = (await with_status(room.store, TableStatus.RUNNING))[-1]
        look = await room.service.play.look(table)
        assert all(look.table.sitters[seat].user is not None for seat in look.awaited)


async def test_a_database_belongs_to_one_process(tmp_path: Path) -> None:
    path = tmp_path / "kingsforge.sqlite3"
    with bot(await stored_at(path), "first"), pytest.raises(StoreUnusable, match="in use"):
        async with open_store(path):
            pass
    async with open_store(path) as store:
        assert await store.table(TableId(1)) is not None
