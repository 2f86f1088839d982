"""How much of a large database a start looks through, and who looks through the rest."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kingsforge_bot.service.errors import StoreUnusable
from kingsforge_bot.service.types import ChannelId, TableId
from kingsforge_bot.store import checking, look_through, open_store, opening
from kingsforge_bot.store.migrating import migrations
from tests.service.room import open_room

NEWEST = len(migrations())


@pytest.fixture
async def large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database that is no small one, at rest."""
    path = tmp_path / "kingsforge.sqlite3"
    async with open_room(path) as room:
        for number in range(10):
            await room.started(players=4, bots=3, channel=ChannelId(20 + number))
    monkeypatch.setattr(checking, "SMALL", 0)
    return path


def spoil(path: Path, table: str) -> None:
    """One page of a table is nonsense."""
    with closing(sqlite3.connect(path)) as database:
        (page,) = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xa5" * 4096)


def killed(path: Path) -> None:
    """What a bot leaves that did not end in good order: a log beside its database."""
    path.with_name(path.name + "-wal").write_bytes(b"torn")


async def test_after_a_clean_end_a_start_does_not_wait_for_a_look_through_all(large: Path) -> None:
    spoil(large, "packs")
    async with open_store(large) as store:
        assert await store.table(TableId(1)) is not None


@pytest.mark.parametrize("table", ["packs", "seats"])
async def test_after_an_unclean_end_it_is_looked_through(large: Path, table: str) -> None:
    spoil(large, table)
    killed(large)
    with pytest.raises(StoreUnusable):
        async with open_store(large):
            pass


async def test_what_there_was_no_time_for_is_said(
    large: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    killed(large)
    monkeypatch.setattr(opening, "PATIENCE", 1e-9)
    with caplog.at_level(logging.WARNING):
        async with open_store(large) as store:
            assert await store.table(TableId(1)) is not None
    [line] = [record.getMessage() for record in caplog.records]
    assert "packs" in line
    assert "daily copy" in line


def test_a_look_that_is_cut_short_names_what_it_was_at(large: Path) -> None:
    killed(large)
    assert checking.check_at_start(large, NEWEST, 60).unseen == ()
    assert checking.check_at_start(large, NEWEST, 1e-9).unseen[-1] == "packs"


async def test_the_daily_look_finds_what_a_start_did_not_look_at(large: Path) -> None:
    look_through(large)
    spoil(large, "packs")
    with pytest.raises(StoreUnusable):
        look_through(large)
