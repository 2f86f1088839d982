"""Copies by their dates: which stay, and that a good one is never lost."""

import errno
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest

from kingsforge_bot.service.errors import StoreUnusable
from kingsforge_bot.store import DiskFull, NoDatabase, back_up, rotate
from kingsforge_bot.store.disk_full import disk_full_told
from kingsforge_bot.store.rotation import DAYS, WEEKS, copies, is_made, kept
from tests.service.room import BEN, open_room
from tests.store.files import mode, names

TODAY = date(2026, 3, 18)
"""A Wednesday."""


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    path = tmp_path / "var" / "kingsforge.sqlite3"
    async with open_room(path) as room:
        await room.started(BEN, players=2, name="Oak")
    return path


def days(*ago: int) -> list[date]:
    return [TODAY - timedelta(days=one) for one in ago]


def there(path: Path) -> list[str]:
    return sorted(file.name for file in (path.parent / "backups").iterdir())


async def test_todays_copy_is_whole_private_and_named_by_its_date(path: Path) -> None:
    copy = rotate(path, TODAY)
    assert copy == path.parent / "backups" / "kingsforge-2026-03-18.sqlite3"
    assert there(path) == [copy.name]
    assert mode(copy) == "-rw-------"
    assert mode(copy.parent) == "drwx------"
    assert await names(copy) == ["Oak"]
    assert is_made(path, TODAY)
    assert not is_made(path, TODAY + timedelta(days=1))


async def test_a_later_copy_of_the_same_day_takes_the_place_of_the_earlier(path: Path) -> None:
    async with open_room(path) as room:
        rotate(path, TODAY)
        await room.lobby(name="Ash")
        copy = rotate(path, TODAY)
    assert there(path) == [copy.name]
    assert await names(copy) == ["Oak", "Ash"]


def test_seven_days_and_four_weeks_stay() -> None:
    every = days(*range(60))
    stay = sorted(kept(every, TODAY), reverse=True)
    assert len(stay) == DAYS + WEEKS
    assert stay[:DAYS] == days(*range(7))
    # Of each week before these days its last copy: Wednesday's of a week ago, then Sundays.
    assert stay[DAYS:] == [date(2026, 3, 11), date(2026, 3, 8), date(2026, 3, 1), date(2026, 2, 22)]


def test_weeks_are_told_apart_over_the_turn_of_a_year() -> None:
    new_year = [date(2026, 1, 7) - timedelta(days=one) for one in range(14)]
    stay = sorted(kept(new_year, new_year[0]), reverse=True)
    assert stay[DAYS:] == [date(2025, 12, 31), date(2025, 12, 28)]


def test_copies_are_counted_and_not_reckoned_from_today() -> None:
    old = days(400, 401, 402)
    assert kept(old, TODAY) == set(old)
    assert kept([], TODAY) == frozenset()


def test_a_clock_that_went_wrong_costs_no_copy() -> None:
    to_come = [TODAY + timedelta(days=one) for one in range(1, 20)]
    assert kept([*to_come, *days(0, 1)], TODAY) == {*to_come, *days(0, 1)}
    behind = date(1970, 1, 1)
    assert behind in kept([behind, *days(*range(60))], behind)


async def test_what_is_too_old_goes_and_what_is_nobodys_copy_stays(path: Path) -> None:
    rotate(path, TODAY - timedelta(days=1))
    folder = path.parent / "backups"
    for day in days(*range(2, 60)):
        (folder / f"kingsforge-{day}.sqlite3").write_bytes(b"a copy")
    for other in ("kingsforge-2020-13-40.sqlite3", "kingsforge-dear.sqlite3", "other-2020-01-01.sqlite3", "diary.txt"):
        (folder / other).write_bytes(b"mine")
    rotate(path, TODAY)
    assert len(copies(path)) == DAYS + WEEKS
    assert sum((folder / name).read_bytes() == b"mine" for name in there(path)) == 4


def spoil(database: Path, *statements: str) -> None:
    with closing(sqlite3.connect(database)) as connection:
        for one in statements:
            connection.execute(one)
        connection.commit()


@pytest.mark.parametrize(
    "damage",
    [
        ("PRAGMA foreign_keys = OFF", "INSERT INTO words (table_id, number, user, word) VALUES (77, 1, 1, 'x')"),
        ("UPDATE snapshots SET state = 'no state'",),
        ("DELETE FROM snapshots",),
        ("UPDATE tables SET options = '[]'",),
        ("DROP TRIGGER log_is_not_deleted", "DELETE FROM log"),
        ("DELETE FROM timeline",),
    ],
    ids=["a seat at no table", "no state", "no snapshot", "no options", "no log", "no timeline"],
)
async def test_a_copy_that_cannot_be_read_through_takes_no_good_ones_place(path: Path, damage: tuple[str, ...]) -> None:
    good = rotate(path, TODAY)
    before = good.read_bytes()
    spoil(path, *damage)
    for day in days(0, -1):
        with pytest.raises(StoreUnusable) as caught:
            rotate(path, day)
        assert caught.value.path == str(path)
    with pytest.raises(StoreUnusable):
        back_up(path, path.with_name("copy.sqlite3"))
    assert there(path) == [good.name]
    assert good.read_bytes() == before


async def test_a_damaged_index_makes_no_copy(path: Path) -> None:
    """What a quick look does not find."""
    spoil(path, "PRAGMA writable_schema = ON", "UPDATE sqlite_schema SET sql = replace(sql, 'channel', 'thread')"
          " WHERE name = 'tables_of_channels'")  # fmt: skip
    with pytest.raises(StoreUnusable, match="tables_of_channels"):
        rotate(path, TODAY)
    assert there(path) == []


@pytest.mark.parametrize("schema", ["schema-4", "schema-9", "schema-23"])
def test_before_an_update_the_older_database_is_copied_as_it_is(tmp_path: Path, schema: str) -> None:
    path = tmp_path / "kingsforge.sqlite3"
    with closing(sqlite3.connect(path)) as older:
        older.executescript((Path(__file__).parent / "fixtures" / f"{schema}.sql").read_text("utf-8"))
    copy = rotate(path, TODAY)
    with closing(sqlite3.connect(copy)) as same:
        assert same.execute("PRAGMA user_version").fetchone() == (int(schema.removeprefix("schema-")),)


def size_of(path: Path) -> int:
    return path.stat().st_size


async def test_on_a_full_disk_every_copy_stays(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for day in days(*range(20)):
        (path.parent / "backups").mkdir(exist_ok=True)
        (path.parent / "backups" / f"kingsforge-{day - timedelta(days=1)}.sqlite3").write_bytes(b"a copy")
    before = there(path)
    size = size_of(path)
    for free, spare, fits in ((size - 1, 0, False), (size + 9, 10, False), (size + 10, 10, True)):
        monkeypatch.setattr(shutil, "disk_usage", lambda _, free=free: SimpleNamespace(free=free))
        if fits:
            assert rotate(path, TODAY, spare).exists()
        else:
            with pytest.raises(DiskFull) as caught:
                rotate(path, TODAY, spare)
            assert caught.value.needed == size + spare
            assert there(path) == before


def full_file() -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def full_database() -> None:
    with closing(sqlite3.connect(":memory:")) as database:
        database.execute("PRAGMA max_page_count = 1")
        database.execute("CREATE TABLE much (text TEXT)")
        database.execute("INSERT INTO much VALUES (?)", ("x" * 100_000,))


@pytest.mark.parametrize("fill", [full_file, full_database])
def test_a_disk_that_fills_up_meanwhile_is_told_from_a_broken_one(tmp_path: Path, fill: Callable[[], None]) -> None:
    with pytest.raises(DiskFull), disk_full_told(tmp_path):
        fill()
    with pytest.raises(PermissionError), disk_full_told(tmp_path):
        raise PermissionError(errno.EACCES, "no")


async def test_what_a_kill_left_half_done_goes_after_a_day(path: Path) -> None:
    folder = rotate(path, TODAY).parent
    old, new = (folder / f"kingsforge-2026-03-18.sqlite3.{name}.new" for name in ("old", "new"))
    for one in (old, new):
        one.write_bytes(b"half")
    os.utime(old, (0, 0))
    rotate(path, TODAY)
    assert not old.exists()
    assert new.exists()


def test_without_a_database_there_is_no_copy(tmp_path: Path) -> None:
    with pytest.raises(NoDatabase):
        rotate(tmp_path / "kingsforge.sqlite3", TODAY)


async def test_a_link_to_the_database_leads_to_the_same_copies(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite3"
    link.symlink_to(path)
    assert rotate(link, TODAY).parent == path.parent / "backups"
    assert is_made(link, TODAY)
