"""All games move from a file to a server and back: nothing is lost on the way, and never can both places be opened."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from kingsforge_bot.hosting.settings import read_start
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.service.errors import StoreUnusable
from kingsforge_bot.service.types import TableId, Timeline
from kingsforge_bot.store import WouldOverwrite, open_store, restore
from kingsforge_bot.store.moving.file_end import FileEnd
from kingsforge_bot.store.moving.moves import Moved, OneOfEach, move
from kingsforge_bot.store.postgresql.opening import without_password
from kingsforge_bot.ui.admin.copies import copied
from tests.databases.by_hand import writer
from tests.databases.engines import POSTGRESQL, SQLITE, Databases, run_on
from tests.service.room import BEN, open_room
from tests.store.files import content, put
from tests.store.one_story import check

ROOT = Path(__file__).parents[3]
STEPS = ("compared", "to be committed", "committed")
SAY = Localizers(strict=True).english


@pytest.fixture
async def other(databases: Databases) -> str:
    """A database without anything; what a test calls a path is a file all the same."""
    run_on(POSTGRESQL, databases)
    place = await databases.bare()
    run_on(SQLITE, databases)
    return place


@pytest.fixture
async def address(databases: Databases, tmp_path: Path) -> str:
    """One that has its tables."""
    run_on(POSTGRESQL, databases)
    place = await databases.at(tmp_path)
    run_on(SQLITE, databases)
    return place


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kingsforge.sqlite3"


@pytest.fixture
def back(tmp_path: Path) -> Path:
    return tmp_path / "back" / "kingsforge.sqlite3"


async def played(place: Path | str) -> tuple[TableId, Timeline]:
    """A game that has begun, a lobby, and one table whose number must not come again."""
    async with open_room(place) as room:
        table = (await room.started(BEN, players=2)).look.table.id
        await room.act(table)
        await room.lobby(name="Oak")
        await writer(room.store).rows("INSERT INTO ratings VALUES (1, 'kings_forge', 2, 25.1, 8.33, 3)")
        return table, room.store.timeline


def file_holds(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    with closing(sqlite3.connect(path)) as database:
        names = database.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('moved', 'sqlite_stat1')"
        ).fetchall()
        return {name: sorted(database.execute(f"SELECT * FROM {name}"), key=str) for (name,) in names}


async def moved(database: Path | str, to: Path | str) -> Moved | None:
    return await move(database, str(to), lambda *_: None)


async def why_not(database: Path | str, to: Path | str) -> str:
    with pytest.raises(StoreUnusable) as caught:
        await moved(database, to)
    return caught.value.why


async def why_not_opened(place: Path | str) -> str:
    with pytest.raises(StoreUnusable) as caught:
        async with open_store(place):
            pass
    return caught.value.why


async def asked(address: str, sql: str) -> Any:
    connection = await asyncpg.connect(address)
    try:
        return await connection.fetchval(sql)
    finally:
        await connection.close()


async def tables_at(address: str) -> int:
    """How many are there for others, or -1 where there are no tables of ours yet."""
    if await asked(address, "SELECT to_regclass('tables') IS NULL"):
        return -1
    return int(await asked(address, "SELECT count(*) FROM tables"))


async def test_a_game_goes_on_where_it_was_moved_to_and_its_seal_holds(path: Path, other: str) -> None:
    table, timeline = await played(path)
    before = file_holds(path)
    done = await moved(path, other)
    assert done is not None
    assert done.rows == sum(len(rows) for name, rows in before.items() if name != "sqlite_sequence")
    async with open_room(other) as room:
        assert room.store.timeline == timeline
        entries = (await room.act(table)).look.table.seq
        assert entries == 3
        assert await check(room.store, table) == entries
        assert (await room.store.census()).lobbies == 1
        # The numbers go on, and so do the triggers.
        assert (await room.lobby(name="Elm")).id == table + 2
        assert (await room.store.census()).lobbies == 2


async def test_there_and_back_again_is_the_same_file(path: Path, back: Path, other: str) -> None:
    table, timeline = await played(path)
    with closing(sqlite3.connect(path)) as database:
        # The last table there ever was is gone, and so is its number.
        database.execute("UPDATE sqlite_sequence SET seq = 77 WHERE name = 'tables'")
        database.commit()
    before = file_holds(path)
    await moved(path, other)
    back.parent.mkdir()
    assert await moved(other, back) is not None
    after = file_holds(back)
    assert after.pop("sqlite_sequence")[-1] == ("tables", 77)
    before.pop("sqlite_sequence")
    assert after == before
    async with open_room(back) as room:
        assert room.store.timeline == timeline
        assert await check(room.store, table) == 2
        assert (await room.lobby(name="Elm")).id == 78
    assert await why_not_opened(other) == f"its games were moved to {back}"


async def test_the_file_that_was_left_says_where_its_games_are(path: Path, other: str) -> None:
    await played(path)
    await moved(path, other)
    assert await why_not_opened(path) == f"its games were moved to {without_password(other)}"
    with pytest.raises(StoreUnusable, match="its games were moved to"):
        restore(path, path.with_name("elsewhere.sqlite3"))


async def test_back_to_the_file_that_was_left_which_is_kept(path: Path, other: str) -> None:
    table, _ = await played(path)
    await moved(path, other)
    async with open_room(other) as room:
        await room.act(table)
    done = await moved(other, path)
    assert done is not None
    assert done.aside == path.with_name(f"{path.name}.before-1")
    async with open_room(path) as room:
        assert await check(room.store, table) == 3


async def test_asked_for_twice_it_is_done_once(path: Path, back: Path, other: str) -> None:
    await played(path)
    assert await moved(path, other) is not None
    assert await moved(path, other) is None
    back.parent.mkdir()
    assert await moved(other, back) is not None
    assert await moved(other, back) is None
    # Where they have gone on meanwhile, they stay.
    assert await why_not(path, other) == f"its games were moved to {back}"


@pytest.mark.parametrize("step", ["log", "votes", *STEPS])
async def test_killed_on_the_way_and_asked_again(path: Path, other: str, step: str) -> None:
    table, timeline = await played(path)
    with sqlite3.connect(path) as database:
        database.execute(
            "INSERT INTO votes (table_id, number, seat, proposal, seq, asked, ends, outcome, ended)"
            " VALUES (1, 9, 0, '{}', 1, 1, 2, 'refused', 2)"
        )
    database.close()
    before = file_holds(path)
    await asyncio.to_thread(killed_at, path, other, step)
    arrived = await tables_at(other) == 2
    assert arrived == (step == "committed")
    if step in ("to be committed", "committed"):
        assert "moved to" in await why_not_opened(path)
    else:
        async with open_store(path) as store:
            assert store.timeline == timeline
    assert (await moved(path, other) is None) == arrived
    assert file_holds(path) == before
    async with open_room(other) as room:
        assert room.store.timeline == timeline
        assert await check(room.store, table) == 2


@pytest.mark.parametrize("step", ["log", *STEPS])
async def test_killed_on_the_way_back_and_asked_again(path: Path, other: str, step: str) -> None:
    table, timeline = await played(path)
    await moved(path, other)
    await asyncio.to_thread(killed_at, other, path, step)
    assert "its games were moved to" in await why_not_opened(path)
    assert (await asked(other, "SELECT to_regclass('kingsforge_moved') IS NOT NULL")) == (step == "committed")
    assert await moved(other, path) is not None
    assert not list(path.parent.glob("*.moving"))
    async with open_room(path) as room:
        assert room.store.timeline == timeline
        assert await check(room.store, table) == 2


def killed_at(database: Path | str, to: Path | str, step: str) -> None:
    command = [sys.executable, "-m", "tests.store.postgresql.mover", str(database), str(to), step]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "here\n"
        process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL


async def test_a_server_that_changes_what_it_is_given_is_found_out(path: Path, other: str) -> None:
    await played(path)
    async with open_store(other):
        pass
    # Blanks are added up to the width.
    await asked(other, "ALTER TABLE ratings ALTER COLUMN game TYPE CHAR(40)")
    assert await why_not(path, other) == "rows of ratings arrived otherwise than sent"
    assert await tables_at(other) == 0
    async with open_store(path):
        pass


async def test_a_row_that_is_missing_is_found_out(path: Path, other: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await played(path)
    await moved(path, other)
    put = FileEnd.put
    monkeypatch.setattr(FileEnd, "put", lambda file, form, rows: put(file, form, rows[form.name == "log" :]))
    assert await why_not(other, path) == "2 rows of log were sent, 1 arrived"
    assert await asked(other, "SELECT to_regclass('kingsforge_moved') IS NULL")


async def test_places_that_are_taken_are_refused(path: Path, tmp_path: Path, other: str, address: str) -> None:
    await played(path)
    await played(address)
    assert await why_not(path, address) == "it is not empty"
    with pytest.raises(WouldOverwrite):
        await moved(address, path)
    for database, to in ((path, path), (address, address), (path, tmp_path / "other"), (address, other)):
        with pytest.raises(OneOfEach):
            await moved(database, to)
    async with open_store(path), open_store(address):
        pass


async def test_not_while_a_bot_runs(path: Path, back: Path, other: str) -> None:
    await played(path)
    async with open_store(path):
        assert await why_not(path, other) == "in use by another process"
    async with open_store(other):
        assert await why_not(path, other) == "in use by another process"
        back.parent.mkdir()
        assert await why_not(other, back) == "in use by another process"
    assert await moved(path, other) is not None


async def test_other_versions_start_once_first(path: Path, back: Path, other: str, address: str) -> None:
    await played(path)
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA user_version = 3")
    database.close()
    assert (await why_not(path, other)).startswith("schema 3, needed is ")
    assert await tables_at(other) == -1
    back.parent.mkdir()
    try:
        await asked(address, "UPDATE kingsforge_schema SET version = version - 1")
        assert "start the bot on it once" in await why_not(address, back)
    finally:
        await asked(address, "UPDATE kingsforge_schema SET version = version + 1")


async def test_a_file_that_was_put_back_is_noticed_before_it_moves(path: Path, other: str) -> None:
    """Else its seals would give rolls again that players have seen."""
    await played(path)
    old = content(path)
    async with open_room(path) as room:
        await room.lobby(name="Elm")
    put(path, old)
    assert "it was put back" in await why_not(path, other)
    async with open_store(path) as store:
        timeline = store.timeline
    assert not timeline.first
    assert await moved(path, other) is not None
    async with open_store(other) as store:
        assert store.timeline == timeline


def test_a_host_reads_how_far_it_is_and_where_the_games_are(path: Path, tmp_path: Path, other: str) -> None:
    asyncio.run(played(path))
    told: list[str] = []
    start = read_start(["--move-to", other])
    assert start.copies
    assert copied(start, path, SAY, told.append) == 0
    assert "tables: 2 of 2 rows" in told
    assert told[-1].startswith(f"All games lie at {without_password(other)} now: ")
    told.clear()
    assert copied(start, path, SAY, told.append) == 0
    assert [line.split(":")[0] for line in told] == ["The games lie at postgresql"]
    said = copied(read_start(["--move-to", "elsewhere"]), path, SAY, told.append)
    assert str(said).endswith("are two of a kind, or the same. Nothing was changed.")
