"""Backups and restores: whole, checked, private, and nothing is lost over them."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from kingsforge_bot.service.errors import StoreUnusable
from kingsforge_bot.service.types import ChannelId, Table, TableId
from kingsforge_bot.store import NoDatabase, WouldOverwrite, back_up, restore
from tests.service.room import BEN, Room, open_room
from tests.store.files import content, mode, names, put

NAME = "kingsforge.sqlite3"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "var" / NAME


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copy.sqlite3"


@pytest.fixture(autouse=True)
def lax() -> Iterator[None]:
    """A host who hides nothing."""
    before = os.umask(0)
    yield
    os.umask(before)


@asynccontextmanager
async def with_oak(path: Path) -> AsyncIterator[tuple[Room, Table]]:
    async with open_room(path) as room:
        yield room, await room.lobby(name="Oak")


def files(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir() if file.suffix not in (".lock", ".timeline")}


def opened_up(path: Path) -> None:
    path.chmod(0o644)


def contents(path: Path) -> dict[str, bytes]:
    """Of all that lies beside a database."""
    return {file.name: file.read_bytes() for file in path.parent.iterdir()}


def link(path: Path, to: Path) -> None:
    path.symlink_to(to)


def gone(path: Path) -> None:
    path.unlink()


async def test_a_copy_of_a_database_in_use_is_whole_and_private(path: Path, copy: Path) -> None:
    async with with_oak(path) as (room, _):
        back_up(path, copy)
        await room.lobby(name="Ash")
    assert files(copy.parent) == {"var", copy.name}
    assert mode(copy) == "-rw-------"
    assert await names(copy) == ["Oak"]
    assert await names(path) == ["Oak", "Ash"]


async def test_a_copy_of_a_database_at_rest_leaves_nothing_beside_it(path: Path, copy: Path) -> None:
    async with with_oak(path):
        pass
    back_up(path, copy)
    assert files(path.parent) == {NAME}
    assert await names(copy) == ["Oak"]


async def test_what_was_committed_before_a_kill_is_in_the_copy(path: Path, copy: Path, tmp_path: Path) -> None:
    killed = tmp_path / "killed" / NAME
    killed.parent.mkdir()
    async with with_oak(path):
        for ending in ("", "-wal"):
            killed.with_name(NAME + ending).write_bytes(path.with_name(NAME + ending).read_bytes())
    back_up(killed, copy)
    assert await names(copy) == ["Oak"]


def test_where_there_is_no_database_there_is_none_afterwards(path: Path, copy: Path) -> None:
    with pytest.raises(NoDatabase):
        back_up(path, copy)
    path.parent.mkdir()
    path.touch()
    with pytest.raises(NoDatabase):
        back_up(path, copy)
    assert files(copy.parent) == {"var"}
    assert path.read_bytes() == b""


async def test_nothing_is_overwritten(path: Path, copy: Path) -> None:
    async with with_oak(path):
        pass
    put(copy, b"dear diary")
    with pytest.raises(WouldOverwrite):
        back_up(path, copy)
    assert content(copy) == b"dear diary"
    with pytest.raises(WouldOverwrite):
        back_up(path, path)
    gone(copy)
    link(copy, Path("nowhere"))
    with pytest.raises(WouldOverwrite):
        back_up(path, copy)
    assert files(copy.parent) == {"var", copy.name}


async def test_a_damaged_database_makes_no_copy(path: Path, copy: Path) -> None:
    async with open_room(path) as room:
        for number in range(20):
            await room.started(players=4, bots=3, channel=ChannelId(20 + number))
    whole = bytearray(content(path))
    start = len(whole) // 2 // 4096 * 4096
    whole[start : start + 8192] = b"\xa5" * 8192
    put(path, bytes(whole))
    with pytest.raises(StoreUnusable) as caught:
        back_up(path, copy)
    assert caught.value.path == str(path)
    assert files(copy.parent) == {"var"}
    assert content(path) == bytes(whole)


@pytest.mark.parametrize("folder", ["no", "var/kingsforge.sqlite3"])
async def test_a_place_where_no_copy_can_be(path: Path, copy: Path, folder: str) -> None:
    async with with_oak(path):
        pass
    with pytest.raises(StoreUnusable):
        back_up(path, copy.parent / folder / "copy.sqlite3")
    assert files(copy.parent) == {"var"}


async def test_a_restore_keeps_what_stood_there(path: Path, copy: Path) -> None:
    async with with_oak(path) as (room, _):
        back_up(path, copy)
        await room.lobby(name="Ash")
    opened_up(path)
    aside = restore(copy, path)
    assert aside == path.with_name(NAME + ".before-1")
    assert mode(aside) == "-rw-------"
    assert files(path.parent) == {NAME, aside.name}
    assert mode(path) == "-rw-------"
    assert await names(path) == ["Oak"]
    assert restore(aside, path) == path.with_name(NAME + ".before-2")
    assert await names(path) == ["Oak", "Ash"]
    assert await names(copy) == ["Oak"]


async def test_what_stood_there_is_kept_with_what_a_kill_left_in_its_log(path: Path, copy: Path) -> None:
    async with with_oak(path) as (room, _):
        back_up(path, copy)
        await room.lobby(name="Ash")
        left = contents(path)
    for name, text in left.items():
        path.with_name(name).write_bytes(text)
    assert path.with_name(NAME + "-wal").stat().st_size
    aside = restore(copy, path)
    assert aside is not None
    assert await names(path) == ["Oak"]
    assert await names(aside) == ["Oak", "Ash"]


async def test_a_restore_where_nothing_stood(path: Path, copy: Path) -> None:
    async with with_oak(path):
        back_up(path, copy)
    there = path.parent.parent / "new" / NAME
    assert restore(copy, there) is None
    assert await names(there) == ["Oak"]


async def test_a_log_without_its_database_is_not_written_into_the_copy(path: Path, copy: Path) -> None:
    async with with_oak(path) as (room, _):
        back_up(path, copy)
        await room.lobby(name="Ash")
        left = contents(path)[NAME + "-wal"]
    gone(path)
    put(path.with_name(NAME + "-wal"), left)
    assert restore(copy, path) == path.with_name(NAME + ".before-1")
    assert await names(path) == ["Oak"]
    assert content(path.with_name(NAME + ".before-1-wal")) == left


async def test_what_cannot_be_read_is_kept_as_it_is(path: Path, copy: Path) -> None:
    async with with_oak(path):
        back_up(path, copy)
    put(path, b"a broken disk" * 500)
    aside = restore(copy, path)
    assert aside is not None
    assert content(aside) == b"a broken disk" * 500
    assert await names(path) == ["Oak"]


async def test_a_restore_under_a_running_bot_is_refused(path: Path, copy: Path) -> None:
    async with with_oak(path) as (room, table):
        back_up(path, copy)
        ash = await room.lobby(name="Ash")
        with pytest.raises(StoreUnusable, match="in use"):
            restore(copy, path)
        assert await room.store.table(ash.id) == ash
        assert await room.store.table(table.id) == table
    assert files(path.parent) == {NAME}


async def test_only_a_whole_database_of_ours_is_put_back(path: Path, copy: Path) -> None:
    async with with_oak(path):
        pass
    before = contents(path)
    with closing(sqlite3.connect(copy)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(StoreUnusable, match="another program"):
        restore(copy, path)
    put(copy, b"SQLite format 3\0" + b"\xff" * 5000)
    with pytest.raises(StoreUnusable):
        restore(copy, path)
    put(copy, b"")
    with pytest.raises(NoDatabase):
        restore(copy, path)
    gone(copy)
    with pytest.raises(NoDatabase):
        restore(copy, path)
    with pytest.raises(StoreUnusable, match="itself"):
        restore(path, path)
    link(copy, path)
    with pytest.raises(StoreUnusable, match="itself"):
        restore(copy, path)
    assert contents(path) == before


async def test_copies_made_during_play_are_consistent(path: Path, copy: Path) -> None:
    async with open_room(path) as room:
        table = (await room.started(BEN, players=4, bots=2)).look.table.id
        for number in range(3):
            playing = asyncio.create_task(room.act(table))
            await asyncio.to_thread(back_up, path, copy.with_suffix(f".{number}"))
            await playing
    for number in range(3):
        async with open_room(copy.with_suffix(f".{number}")) as room:
            look = await room.service.play.look(TableId(table))
            assert len(await room.store.log(table)) == look.table.seq
