"""What a host reads who makes a copy of the database or puts one back."""

import asyncio
import logging
import shutil
from datetime import date
from pathlib import Path
from types import SimpleNamespace

import pytest

from kingsforge_bot.hosting.settings import read_start
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.store import DiskFull, open_store
from kingsforge_bot.store.rotation import copies
from kingsforge_bot.ui.admin.copies import copied, no_room
from kingsforge_bot.ui.admin.daily_copies import DAY, EACH, SETTLED, copy_daily, look_through_daily

SAY = Localizers(strict=True).english


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kingsforge.sqlite3"


def run(path: Path | str, *arguments: object) -> tuple[int | str, list[str]]:
    """The exit status or what is said with status 1; and what is told."""
    told: list[str] = []
    start = read_start([str(argument) for argument in arguments])
    assert start.copies
    return copied(start, path, SAY, told.append), told


async def test_a_backup_and_back_again(path: Path) -> None:
    copy, aside = path.with_name("copy.sqlite3"), f"{path}.before-1"
    async with open_store(path):
        assert run(path, "--backup", copy) == (0, [f"{path} is backed up to {copy}."])
        status, told = run(path, "--restore", copy)
        assert (status, told) == (
            f"The database {path} cannot be used: in use by another process. Nothing was changed.",
            [],
        )
    status, told = run(path, "--restore", copy)
    assert status == 0
    assert told[0].startswith(f"{path} is restored from {copy}. ")
    assert told[1:] == [f"What stood there is kept as {aside}."]


async def test_a_backup_without_a_name_is_named_by_the_day(path: Path) -> None:
    async with open_store(path):
        pass
    told: list[str] = []
    assert copied(read_start(["--backup"]), path, SAY, told.append, lambda: 1_773_792_000 - 1) == 0
    assert told == [f"{path} is backed up to {path.parent}/backups/kingsforge-2026-03-17.sqlite3."]


async def test_a_full_disk_is_said(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_store(path):
        pass
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=0))
    said, told = run(path, "--backup")
    assert isinstance(said, str)
    assert said.startswith("The disk is too full: ")
    assert "needs 1 MB. What was there stays." in said
    assert told == []
    assert no_room(SAY, DiskFull(path)).startswith(f"The disk is full: {path} was not written.")


def disks(monkeypatch: pytest.MonkeyPatch, **free: int) -> None:
    """What is free, by the name of a folder; plenty elsewhere."""
    monkeypatch.setattr(shutil, "disk_usage", lambda path: SimpleNamespace(free=free.get(Path(path).name, 1 << 40)))


async def test_a_full_disk_below_the_database_is_said_not_a_broken_database(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite wants room beside a database that it reads, and only says that something failed."""
    var = path.parent / "var"
    var.mkdir()
    path = var / path.name
    async with open_store(path):
        pass
    disks(monkeypatch, var=20 << 10)
    # Where its log belongs nothing can be made: as on a full disk, of which the tests have none.
    path.with_name(f"{path.name}-wal").mkdir()
    said, told = run(path, "--backup", var.parent / "copy.sqlite3")
    assert said == f"The disk is full: {path} was not written. What was there stays."
    assert told == []
    disks(monkeypatch)
    said, _ = run(path, "--backup", var.parent / "copy.sqlite3")
    assert isinstance(said, str)
    assert said.startswith(f"The database {path} cannot be used: ")


async def test_where_there_is_no_room_no_folder_is_made(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_store(path):
        pass
    disks(monkeypatch, **{path.parent.name: 1})
    said, _ = run(path, "--backup")
    assert isinstance(said, str)
    assert said.startswith("The disk is too full: ")
    assert not (path.parent / "backups").exists()


async def test_a_folder_that_cannot_be_written_is_named_and_not_the_database(path: Path) -> None:
    async with open_store(path):
        pass
    folder = path.parent / "missing"
    copy = folder / "copy.sqlite3"
    missing = f"The copy {copy} cannot be written: No such file or directory. Nothing was changed."
    assert run(path, "--backup", copy) == (missing, [])
    folder.touch()
    no_folder = f"The copy {copy} cannot be written: Not a directory. Nothing was changed."
    assert run(path, "--backup", copy) == (no_folder, [])
    (path.parent / "backups").touch()
    said, told = run(path, "--backup")
    assert isinstance(said, str)
    assert said.startswith(f"The copy {path.parent}/backups/kingsforge-")
    assert said.endswith(" cannot be written: File exists. Nothing was changed.")
    assert told == []


@pytest.mark.parametrize("arguments", [("--backup",), ("--backup", "copy"), ("--restore", "copy")])
def test_where_there_is_nothing_to_copy_nothing_is_left_behind(path: Path, arguments: tuple[str, ...]) -> None:
    option, *files = arguments
    said, told = run(path, option, *[path.with_name(file) for file in files])
    assert isinstance(said, str)
    assert said.startswith("There is no database at ")
    assert told == []
    assert list(path.parent.iterdir()) == []


def test_of_a_folder_that_is_not_there_none_is_made(path: Path) -> None:
    database = path.parent / "nowhere" / path.name
    assert run(database, "--backup") == (f"There is no database at {database}. Nothing was changed.", [])
    assert not database.parent.exists()


async def test_the_running_bot_makes_one_copy_a_day(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    day = 24 * 60 * 60
    now = 1_773_792_000
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        nonlocal now
        waits.append(seconds)
        now += int(seconds)
        if now >= 1_773_792_000 + 2 * day:
            raise asyncio.CancelledError

    caplog.set_level(logging.INFO)
    async with open_store(path):
        with pytest.raises(asyncio.CancelledError):
            await copy_daily(path, SAY, lambda: now, sleep)
    assert sorted(copies(path)) == [date(2026, 3, 18), date(2026, 3, 19)]
    assert caplog.text.count("is backed up to") == 2
    assert waits[:2] == [SETTLED, EACH]


async def test_a_copy_that_fails_is_told_and_tried_again(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == 3:
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await copy_daily(path, SAY, lambda: 0, sleep)
    assert caplog.text.count("no copy of the database could be made today") == 2
    assert waits == [SETTLED, EACH, EACH]


async def test_where_no_copies_are_made_the_database_is_looked_through_each_day(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == 2:
            with path.open("r+b") as file:
                file.seek(4096)
                file.write(b"\xa5" * 8192)
        if len(waits) == 3:
            raise asyncio.CancelledError

    async with open_store(path):
        pass
    with pytest.raises(asyncio.CancelledError):
        await look_through_daily(path, sleep)
    [line] = [record for record in caplog.records if record.levelname == "ERROR"]
    assert line.getMessage().startswith(f"the database is not whole: {path}")
    assert line.exc_info is None
    assert waits == [SETTLED, DAY, DAY]


def spoil(path: Path, words: bytes) -> None:
    """Some words of the schema are nonsense, where they stand first."""
    path.write_bytes(path.read_bytes().replace(words, words[:-4] + b"\xf2\xa5\xf2\xa5", 1))


@pytest.mark.parametrize("page", [b"CREATE TABLE messages", b"log_is_not_changed"])
async def test_a_broken_database_is_said_in_a_sentence(path: Path, page: bytes) -> None:
    """Also where SQLite's own words of what is broken are no text any more."""
    async with open_store(path):
        pass
    spoil(path, page)
    for copy in ((), (path.with_name("copy.sqlite3"),)):
        said, told = run(path, "--backup", *copy)
        assert isinstance(said, str)
        assert str(path) in said
        assert "malformed" in said
        assert told == []
    assert not path.with_name("copy.sqlite3").exists()


async def test_what_cannot_be_done_is_said(path: Path) -> None:
    copy = path.with_name("copy.sqlite3")
    assert run(path, "--backup", copy) == (f"There is no database at {path}. Nothing was changed.", [])
    assert run(path, "--restore", copy) == (f"There is no database at {copy}. Nothing was changed.", [])
    async with open_store(path):
        run(path, "--backup", copy)
        again = f"{copy} exists already, and nothing is overwritten. Name another file."
        assert run(path, "--backup", copy) == (again, [])


def test_a_start_copies_or_runs() -> None:
    assert not read_start(["--discord"]).copies
    together = (["--backup", "--health"], ["--backup", "a", "--restore", "b"], ["--restore", "a", "--discord"])
    for wrong in (["--restore"], *together):
        with pytest.raises(SystemExit):
            read_start(wrong)


@pytest.mark.parametrize("asked", [("--backup",), ("--backup", "copy.sqlite3"), ("--restore", "copy.sqlite3")])
def test_a_database_on_a_server_is_copied_by_its_own_tools(asked: tuple[str, ...]) -> None:
    said, told = run("postgresql://ann:secret@db/forge", *asked)
    assert isinstance(said, str)
    assert "pg_dump" in said
    assert "secret" not in said
    assert told == []


def test_that_a_file_was_put_back_is_noticed_without_being_told(path: Path) -> None:
    said, told = run(path, "--new-timeline")
    assert isinstance(said, str)
    assert said.startswith(f"Of {path} the bot notices by itself")
    assert told == []
