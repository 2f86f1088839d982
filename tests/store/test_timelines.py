"""A database that was put back is noticed however that was done, and begins a new timeline; nothing else does."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path

import pytest

from kingsforge_bot.service.errors import StoreUnusable
from kingsforge_bot.service.ports import Writing
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.records import Row
from kingsforge_bot.service.types import MessageId, TableId, TableStatus, Timeline
from kingsforge_bot.store import back_up, open_store, restore
from kingsforge_bot.store import timelines as store_timelines
from kingsforge_bot.store.mark import mark_of
from tests.databases.by_hand import read
from tests.service.listening import posting, said, until
from tests.service.room import ADA, BEN, FakePublisher, Room, open_room

NAME = "kingsforge.sqlite3"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "var" / NAME


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copy.sqlite3"


def put_by_hand(copy: Path, path: Path) -> None:
    """As the hosting page says."""
    for ending in ("", "-wal", "-shm"):
        path.with_name(NAME + ending).unlink(missing_ok=True)
    shutil.copy(copy, path)


def moved(path: Path) -> Path:
    """The whole folder, to another machine."""
    shutil.copytree(path.parent, path.parent.with_name("elsewhere"))
    return path.parent.with_name("elsewhere") / path.name


def lost(file: Path, instead: str) -> None:
    """A file that is gone, or holds something else."""
    if instead == "gone":
        file.unlink()
    else:
        file.write_text(instead)


@asynccontextmanager
async def backed_up(path: Path, copy: Path) -> AsyncIterator[Room]:
    """A bot that runs on after it was backed up."""
    async with open_room(path) as room:
        await room.started(BEN, players=2)
        await room.lobby(name="Oak")
        back_up(path, copy)
        yield room


async def timeline(path: Path) -> Timeline:
    async with open_store(path) as store:
        return store.timeline


async def test_it_has_a_name_from_the_beginning_and_keeps_it(path: Path) -> None:
    first = await timeline(path)
    assert (len(first.name), first.first, first.in_ids) == (5, True, "")
    async with open_room(path) as room:
        await room.started(BEN, players=2)
        assert room.store.timeline == first
    assert await timeline(path) == first
    assert await timeline(moved(path)) == first
    assert (await timeline(path.with_name("other.sqlite3"))).name != first.name


async def test_a_kill_is_no_restore(path: Path, tmp_path: Path) -> None:
    killed = tmp_path / "killed" / NAME
    async with open_room(path) as room:
        table = (await room.started(BEN, players=2)).look.table.id
        for _ in range(5):
            await room.act(table)
        shutil.copytree(path.parent, killed.parent)
        first = room.store.timeline
    assert await timeline(killed) == first


async def test_what_the_mark_missed_is_no_restore(path: Path) -> None:
    """As after the power failed: the mark was not on the disk yet."""
    async with open_room(path) as room:
        first = room.store.timeline
        behind = mark_of(path).read_text()
        await room.started(BEN, players=2)
    lost(mark_of(path), behind)
    assert await timeline(path) == first


@pytest.mark.parametrize("way", [put_by_hand, restore])
@pytest.mark.parametrize("later", ["an action", "a table", "a start"])
async def test_a_copy_that_was_put_back_begins_a_new_timeline(path: Path, copy: Path, way: object, later: str) -> None:
    async with backed_up(path, copy) as room:
        first = room.store.timeline
        match later:
            case "an action":
                await room.act(TableId(1))
            case "a table":
                await room.lobby(name="Ash")
            case _:
                await room.service.lobbies.join(TableId(2), BEN, "Ben")
                await room.service.lobbies.start(TableId(2), ADA)
    assert callable(way)
    way(copy, path)
    second = await timeline(path)
    assert (second.first, second.in_ids) == (False, second.name)
    assert second.name not in ("", first.name)
    assert await timeline(path) == second


async def test_so_does_a_copy_of_the_same_moment_that_restore_put_back(path: Path, copy: Path) -> None:
    async with backed_up(path, copy) as room:
        first = room.store.timeline
    restore(copy, path)
    assert await timeline(path) != first


async def test_the_lost_time_put_back_is_a_third_one(path: Path, copy: Path) -> None:
    async with backed_up(path, copy) as room:
        await room.act(TableId(1))
        first = room.store.timeline
    aside = restore(copy, path)
    assert aside is not None
    second = await timeline(path)
    restore(aside, path)
    third = await timeline(path)
    assert len({first.name, second.name, third.name}) == 3
    assert not third.first


async def test_a_copy_that_is_put_where_nothing_was(path: Path, copy: Path) -> None:
    async with backed_up(path, copy) as room:
        first = room.store.timeline
    there = path.parent.with_name("new") / NAME
    there.parent.mkdir()
    put_by_hand(copy, there)
    assert (await timeline(there)).name != first.name
    assert not (await timeline(there)).first


async def test_a_database_that_begins_anew_where_one_was_lost(path: Path) -> None:
    """Its tables have the numbers of the lost ones."""
    async with open_room(path) as room:
        await room.lobby()
        first = room.store.timeline
    lost(path, "gone")
    second = await timeline(path)
    assert (second.name != first.name, second.first) == (True, False)


@pytest.mark.parametrize("mark", ["gone", "", "{}", '{"timeline":"ABCDE","entries":1}', '{"timeline":"', "\0" * 40])
async def test_a_mark_that_says_nothing_counts_as_another_database(path: Path, mark: str) -> None:
    async with open_room(path) as room:
        await room.lobby()
        first = room.store.timeline
    lost(mark_of(path), mark)
    assert await timeline(path) != first
    assert await timeline(path) == await timeline(path)


class Seals:
    """New luck for the tables it is asked for; it may fail at one of them."""

    def __init__(self, fails_at: int | None = None) -> None:
        self.tables: list[int] = []
        self._fails_at = fails_at

    async def __call__(self, writing: Writing, table: TableId) -> None:
        found = await writing.table(table)
        assert found is not None
        assert found.status in (TableStatus.LOBBY, TableStatus.RUNNING)
        await writing.hand_over(table, BEN)
        if table == self._fails_at:
            raise ZeroDivisionError
        self.tables.append(table)


async def owners(path: Path) -> list[int]:
    async with open_store(path) as store:
        rows = await read(store, "SELECT owner FROM tables ORDER BY id")
        return [row["owner"] for row in rows]


async def test_the_luck_of_each_lobby_and_running_table_is_sealed_anew_once(path: Path, copy: Path) -> None:
    async with open_room(path) as room:
        await room.lobby(name="Oak")
        await room.service.lobbies.leave(TableId(1), ADA)
        await room.started(BEN, players=2)
        await room.lobby(name="Fir")
        back_up(path, copy)
        await room.act(TableId(2))
    seals = Seals()
    async with open_store(path, reseal=seals):
        pass
    assert seals.tables == []
    put_by_hand(copy, path)
    for _ in range(2):
        async with open_store(path, reseal=seals):
            pass
    assert seals.tables == [2, 3]
    assert await owners(path) == [ADA, BEN, BEN]


async def test_rolls_after_a_restore_are_not_those_that_were_lost(path: Path, copy: Path) -> None:
    """With what the bot itself does: new secrets, told at the running table and on the lobby's card."""
    async with backed_up(path, copy) as room:
        old = [await room.store.seals.of(TableId(number)) for number in (1, 2)]
        await room.act(TableId(1))
    put_by_hand(copy, path)
    async with open_room(path) as room:
        new = [await room.store.seals.of(TableId(number)) for number in (1, 2)]
        assert [seals[:-1] for seals in new] == old
        assert [seals[-1].since for seals in new] == [2, 1]
        assert new[0][-1].mix == old[0][-1].mix == "card none"
        for seals in new:
            assert len({seal.secret.opened for seal in seals}) == len(seals) == 2
        for number, kind in ((1, PostKind.SEAL), (2, PostKind.LOBBY)):
            table = (await room.service.play.look(TableId(number))).table
            assert table.commitment == new[number - 1][-1].commitment
            assert kind in {owed.kind for owed in await room.store.owed(table.id)}
        assert await drawn(room) == new[0][-1].luck((await first_draw(room)).draw_from).roll(len(await drawn(room)))


async def first_draw(room: Room) -> Row:
    """The first roll of table 1 since the restore, played on to where there is none yet."""
    while True:
        rows = await room.store.log(TableId(1), after=1)
        if (row := next((row for row in rows if row.draws.startswith("r")), None)) is not None:
            return row
        await room.act(TableId(1))


async def drawn(room: Room) -> tuple[int, ...]:
    return (await first_draw(room)).luck


async def test_the_timeline_and_all_seals_are_one_transaction(path: Path, copy: Path) -> None:
    async with backed_up(path, copy) as room:
        await room.act(TableId(1))
    put_by_hand(copy, path)
    with pytest.raises(ZeroDivisionError):
        async with open_store(path, reseal=Seals(fails_at=2)):
            pass
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT owner FROM tables").fetchall() == [(ADA,), (ADA,)]
        assert database.execute("SELECT first FROM timeline").fetchall() == [(1,)]
    seals = Seals()
    async with open_store(path, reseal=seals) as store:
        assert not store.timeline.first
    assert seals.tables == [1, 2]


async def test_a_crash_before_the_mark_is_written(path: Path, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with backed_up(path, copy) as room:
        await room.act(TableId(1))
    put_by_hand(copy, path)

    def full(*_: object) -> None:
        raise OSError("no space left on device")

    seals = Seals()
    monkeypatch.setattr(store_timelines, "write_mark", full)
    with pytest.raises(StoreUnusable, match="no space"):
        async with open_store(path, reseal=seals):
            pass
    monkeypatch.undo()
    assert seals.tables == []
    async with open_store(path, reseal=seals):
        pass
    assert seals.tables == [1, 2]


async def test_posts_of_the_lost_time_do_not_swallow_those_of_the_new_one(path: Path, copy: Path) -> None:
    before, after = FakePublisher(), FakePublisher()
    async with backed_up(path, copy) as room:
        await room.act(TableId(1), "pass taking metal")
        await said(room, before)
    put_by_hand(copy, path)
    async with open_room(path) as room:
        await room.act(TableId(1), "pass taking metal")
        await said(room, after)
    assert [post.look.table.seq for post in before.boards] == [post.look.table.seq for post in after.boards] == [2]
    nonces = [post.nonce for publisher in (before, after) for post in publisher.boards]
    nonces += [post.nonce for publisher in (before, after) for post in publisher.cards]
    assert len(set(nonces)) == len(nonces)
    assert all(len(nonce) <= 25 for nonce in nonces)


class Hangs(FakePublisher):
    """Takes a board and does not answer."""

    async def board(self, post: BoardPost) -> MessageId:
        await super().board(post)
        await asyncio.Event().wait()
        raise AssertionError


async def test_a_post_keeps_its_nonce_over_a_restart(path: Path) -> None:
    """Killed twice after Discord was asked: the channel is read anew each time, and here nothing is found there."""
    nonces = set[str]()
    for start in range(2):
        publisher = Hangs(before=[OSError("the network")])
        async with open_room(path) as room:
            if not start:
                await room.started(BEN, players=2)
            async with posting(room, publisher):
                await until(partial(any, publisher.boards))
            nonces |= {post.nonce for post in publisher.boards}
    assert len(nonces) == 1


async def test_the_cards_of_lobbies_get_buttons_that_count(path: Path, copy: Path) -> None:
    publisher = FakePublisher()
    async with open_room(path) as room:
        running = (await room.started(BEN, players=2)).look.table
        oak = await room.lobby(name="Oak")
        await said(room, publisher)
        back_up(path, copy)
    restore(copy, path)
    async with open_room(path) as room:
        assert await room.store.owing() == (running.id, oak.id)
        await said(room, publisher)
    assert publisher.cards[-1].message == 900 + oak.id
    told = {(line.table.id, line.kind) for line in publisher.lines}
    assert told == {(running.id, PostKind.SEAL), (oak.id, PostKind.SEAL)}
