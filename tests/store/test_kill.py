"""Killed while it writes: what was answered stands, and log, snapshot and outbox agree."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kingsforge_bot.service.errors import StoreUnusable
from kingsforge_bot.service.types import TableId, TableStatus
from tests.databases.by_hand import read
from tests.databases.engines import open_store, stored_at
from tests.service.room import open_room, with_status
from tests.store.one_story import check

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


async def test_nothing_that_was_answered_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "kingsforge.sqlite3"
    for number, answers in enumerate((1, 4, 9, 25)):
        answered = await asyncio.to_thread(killed_after, await stored_at(path), f"seed {number}", answers)
        async with open_store(path) as store:
            for (table,) in await read(store, "SELECT id FROM tables"):
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
