"""A database that cannot be used is left as it is."""

import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from kingsforge_bot.service.errors import StoreUnusable
from kingsforge_bot.service.types import ChannelId, OldBoardPolicy, TableId
from kingsforge_bot.store import open_store
from kingsforge_bot.store.file_database import connection
from kingsforge_bot.store.mark import mark_of
from kingsforge_bot.store.migrating import migrate, migrations
from tests.databases.by_hand import read, reader, writer
from tests.service.room import ADA, BEN, awaited_user, open_room

NAME = "kingsforge.sqlite3"


async def filled(path: Path) -> None:
    """A database with some tables in it, at rest."""
    async with open_room(path) as room:
        for number in range(20):
            await room.started(players=4, bots=3, channel=ChannelId(20 + number))


def bytes_of(path: Path) -> dict[str, bytes]:
    """The database and whatever SQLite keeps beside it."""
    return {
        file.name: file.read_bytes()
        for file in path.parent.iterdir()
        if file.is_file() and file.suffix not in (".lock", ".timeline")
    }


async def refused(path: Path, named: Path | None = None) -> str:
    with pytest.raises(StoreUnusable) as caught:
        async with open_store(path):
            pass
    assert caught.value.path == str(named or path)
    return caught.value.why


async def test_a_new_database_is_made_with_its_folder(tmp_path: Path) -> None:
    async with open_store(tmp_path / "var" / NAME) as store:
        assert await store.table(TableId(1)) is None
    with closing(sqlite3.connect(tmp_path / "var" / NAME)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (len(migrations()),)


async def test_it_is_durable_and_consistent(tmp_path: Path) -> None:
    async with open_store(tmp_path / NAME) as store:
        for one in (reader(store), writer(store)):
            for setting, value in {
                "journal_mode": "wal",
                "synchronous": 2,
                "foreign_keys": 1,
                "busy_timeout": 5000,
                "secure_delete": 1,
            }.items():
                row = await one.row(f"PRAGMA {setting}")
                assert row is not None
                assert row[0] == value


async def test_what_was_written_is_there_again(tmp_path: Path) -> None:
    async with open_room(tmp_path / NAME) as room:
        table = await room.lobby(name="Oak")
    async with open_room(tmp_path / NAME) as room:
        assert await room.store.table(table.id) == table


@pytest.mark.parametrize("content", [b"Not a database, but long enough to be one." * 200, b"x", b"SQLite format 3\0"])
async def test_a_file_that_is_no_database(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / NAME
    path.write_bytes(content)
    assert await refused(path)
    assert bytes_of(path) == {NAME: content}


async def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    """It is what a kill in the very first moment leaves."""
    (tmp_path / NAME).touch()
    async with open_store(tmp_path / NAME) as store:
        assert await store.table(TableId(1)) is None


@pytest.mark.parametrize("where", [0.2, 0.5, 0.8])
async def test_a_damaged_database(tmp_path: Path, where: float) -> None:
    path = tmp_path / NAME
    await filled(path)
    whole = bytearray(path.read_bytes())
    start = int(len(whole) * where) // 4096 * 4096
    whole[start : start + 8192] = b"\xa5" * 8192
    path.write_bytes(whole)
    assert await refused(path)
    assert bytes_of(path) == {NAME: bytes(whole)}


async def test_a_database_cut_short(tmp_path: Path) -> None:
    path = tmp_path / NAME
    await filled(path)
    cut = path.read_bytes()[: 4096 * 10]
    path.write_bytes(cut)
    assert await refused(path)
    assert bytes_of(path) == {NAME: cut}


@pytest.mark.parametrize("version", [len(migrations()) + 1, 10_000, -1, 0])
async def test_a_schema_we_do_not_know(tmp_path: Path, version: int) -> None:
    path = tmp_path / NAME
    await filled(path)
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"PRAGMA user_version = {version}")
    before = bytes_of(path)
    assert f"schema {version}" in await refused(path)
    assert bytes_of(path) == before


async def test_a_log_beside_it_is_kept_too(tmp_path: Path) -> None:
    """As after a kill: what was committed last is not in the file yet."""
    path, copy = tmp_path / NAME, tmp_path / "copy" / NAME
    await filled(path)
    copy.parent.mkdir()
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 77")
        for end in ("", "-wal"):
            shutil.copy(f"{path}{end}", f"{copy}{end}")
    before = bytes_of(copy)
    assert before[NAME + "-wal"]
    assert "schema 77" in await refused(copy)
    after = bytes_of(copy)
    after.pop(NAME + "-shm", None)
    assert after == before


async def test_the_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / NAME
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    before = bytes_of(path)
    assert "another program" in await refused(path)
    assert bytes_of(path) == before


async def test_a_folder_in_its_place(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    assert await refused(tmp_path / NAME)


async def test_a_place_that_is_not_there(tmp_path: Path) -> None:
    assert await refused(tmp_path / "no" / "such" / NAME)
    assert bytes_of(tmp_path / NAME) == {}
    (tmp_path / "file").write_text("")
    assert await refused(tmp_path / "file" / NAME)


async def test_a_place_where_nothing_can_be_written() -> None:
    assert await refused(Path("/proc") / NAME)


async def test_it_is_not_opened_twice(tmp_path: Path) -> None:
    async with open_store(tmp_path / NAME):
        assert "in use" in await refused(tmp_path / NAME)
    async with open_store(tmp_path / NAME):
        pass


@pytest.mark.parametrize("there", [True, False])
async def test_nor_through_a_link(tmp_path: Path, there: bool) -> None:
    path, link = tmp_path / NAME, tmp_path / "elsewhere" / "link.sqlite3"
    if there:
        await filled(path)
    link.parent.mkdir()
    link.symlink_to(path)
    async with open_store(path):
        assert "in use" in await refused(link, path)
    async with open_store(link):
        assert "in use" in await refused(path)
    assert {file.name for file in link.parent.iterdir()} == {"link.sqlite3"}


async def test_a_link_to_nothing_but_itself(tmp_path: Path) -> None:
    (tmp_path / NAME).symlink_to(tmp_path / NAME)
    assert await refused(tmp_path / NAME)


async def test_a_file_with_two_names(tmp_path: Path) -> None:
    """Under its second name it would be opened without the log that lies beside the first."""
    path, other = tmp_path / NAME, tmp_path / "other.sqlite3"
    await filled(path)
    other.hardlink_to(path)
    before = bytes_of(path)
    assert "hard link" in await refused(other)
    assert "hard link" in await refused(path)
    assert bytes_of(path) == before
    other.unlink()
    async with open_store(path) as store:
        assert await store.table(TableId(1)) is not None


@pytest.fixture
def lax() -> Iterator[None]:
    """A host who hides nothing."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    """Who may read and write each file."""
    return {file.name: stat.filemode(file.stat().st_mode) for file in folder.iterdir()}


def open_up(folder: Path) -> None:
    for file in folder.iterdir():
        file.chmod(0o644)


@pytest.mark.usefixtures("lax")
async def test_nobody_else_reads_what_is_kept(tmp_path: Path) -> None:
    async with open_store(tmp_path / "var" / NAME):
        kept = modes(tmp_path / "var")
        assert kept.keys() >= {NAME, NAME + "-wal", NAME + "-shm", NAME + ".lock"}
        assert set(kept.values()) == {"-rw-------"}
    assert modes(tmp_path) == {"var": "drwx------"}


@pytest.mark.usefixtures("lax")
async def test_what_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    path = tmp_path / NAME
    await filled(path)
    with closing(sqlite3.connect(path)) as killed:
        killed.execute("PRAGMA user_version")
        killed.execute("UPDATE tables SET owner = owner")
        killed.commit()
        open_up(tmp_path)
        assert NAME + "-wal" in modes(tmp_path)
        async with open_store(path):
            assert set(modes(tmp_path).values()) == {"-rw-------"}


async def test_a_migration_that_fails_leaves_the_one_before(tmp_path: Path) -> None:
    steps = migrations()
    broken = steps | {len(steps) + 1: "CREATE TABLE more (id INTEGER); INSERT INTO nowhere VALUES (1);"}
    async with connection(tmp_path / NAME) as opened:
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            await migrate(opened, 0, broken)
    async with open_store(tmp_path / NAME) as store:
        found = await read(store, "SELECT name FROM sqlite_schema WHERE name IN ('more', 'log')")
        assert [row["name"] for row in found] == ["log"]


async def test_a_table_from_before_there_was_a_choice_speaks_the_servers_language(tmp_path: Path) -> None:
    steps = {number: step for number, step in migrations().items() if number < 3}
    async with connection(tmp_path / NAME) as opened:
        await migrate(opened, 0, steps)
        await opened.rows(
            "INSERT INTO tables (guild, channel, name, game, options, capacity, owner, status, opened, since, pace)"
            " VALUES (1, 2, 'Oak', 'kings_forge', '{}', 2, 3, 'lobby', 4, 4, 'none')"
        )
    async with open_store(tmp_path / NAME) as store:
        table = await store.table(TableId(1))
    assert table is not None
    assert (table.name, table.language) == ("Oak", None)


async def test_what_was_owed_and_what_stood_before_there_were_lines_stays(tmp_path: Path) -> None:
    steps = {number: step for number, step in migrations().items() if number < 4}
    owed = [(1, 0, "lobby", "owed", 2, 7), (1, 4, "board", "told", 1, 1), (1, 6, "board", "owed", 0, 1)]
    stood = [(1, "board", 4, 1004, 2), (1, "lobby", 0, 901, 2)]
    async with connection(tmp_path / NAME) as opened:
        await migrate(opened, 0, steps)
        await opened.rows(
            "INSERT INTO tables (guild, channel, name, game, options, capacity, owner, status, opened, since, pace)"
            " VALUES (1, 2, 'Oak', 'kings_forge', '{}', 2, 3, 'lobby', 4, 4, 'none')"
        )
        for post in owed:
            await opened.rows("INSERT INTO outbox VALUES (?, ?, ?, ?, ?, ?)", *post)
        for message in stood:
            await opened.rows("INSERT INTO messages VALUES (?, ?, ?, ?, ?)", *message)
    async with open_store(tmp_path / NAME) as store:
        assert await store.owing() == (1,)
        rows = await read(store, "SELECT table_id, seq, kind, 'owed', attempts, revision FROM outbox ORDER BY seq")
        assert [tuple(row) for row in rows] == [post for post in owed if post[3] == "owed"]
        rows = await read(store, "SELECT table_id, kind, seq, message, place FROM messages ORDER BY kind")
        assert [tuple(row) for row in rows] == stood


def as_of_the_first_schema(path: Path) -> None:
    """What that schema could hold, in a file as it was then."""
    new = path.with_name("new.sqlite3")
    path.rename(new)
    with closing(sqlite3.connect(path)) as database:
        database.executescript(f"{migrations()[1]}\nPRAGMA user_version = 1;")
        database.execute("ATTACH ? AS new", (str(new),))
        query = "SELECT sql FROM main.sqlite_schema WHERE name = 'log_has_no_gaps'"
        (kept,) = database.execute(query).fetchone()
        database.execute("DROP TRIGGER log_has_no_gaps")
        for (name,) in database.execute("SELECT name FROM main.sqlite_schema WHERE type = 'table'").fetchall():
            known = [row[1] for row in database.execute(f"PRAGMA new.table_info({name})")]
            both = [row[1] for row in database.execute(f"PRAGMA main.table_info({name})") if row[1] in known]
            if both:
                columns = ", ".join(both)
                database.execute(f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM new.{name}")
        database.execute(kept)
        database.executescript(
            "INSERT INTO secrets SELECT table_id, secret FROM new.seals WHERE mix <> '';"
            " UPDATE tables SET commitment = NULL WHERE status = 'lobby';"
        )


async def test_tables_of_the_first_schema_are_played_on(tmp_path: Path) -> None:
    path = tmp_path / NAME
    async with open_room(path) as room:
        # Tables of old fold their boards from now on.
        lobby = await room.lobby(BEN, players=2)
        gathering = await room.started(BEN, players=2, boards=OldBoardPolicy.FOLD)
        table = (await room.started(BEN, players=2, boards=OldBoardPolicy.FOLD)).look.table.id
        await room.act(table, "pass taking metal")
        await room.act(table, "pass")
        rolled = await room.act(table, "roll")
    as_of_the_first_schema(path)
    mark_of(path).unlink()
    async with open_room(path) as room:
        for known, action in ((gathering.look, "pass taking token"), (rolled.look, "end")):
            assert [seal.scheme for seal in await room.store.seals.of(known.table.id)] == [1]
            assert known.seat is not None
            user = awaited_user(known.table, known.seat)
            assert await room.service.play.look(known.table.id, user) == known
            done = await room.act(known.table.id, action)
            assert done.look.table.seq == known.table.seq + 1
        started = await room.service.lobbies.start(lobby.id, ADA)
        assert started.look.table.seq == 1
        assert [seal.scheme for seal in await room.store.seals.of(lobby.id)] == [2]


def test_migrations_are_counted_without_gaps(tmp_path: Path) -> None:
    assert list(migrations()) == list(range(1, len(migrations()) + 1))
    (tmp_path / "0001_first.sql").write_text("")
    (tmp_path / "0003_third.sql").write_text("")
    with pytest.raises(ValueError, match=r"\[1, 3\]"):
        migrations(tmp_path)
