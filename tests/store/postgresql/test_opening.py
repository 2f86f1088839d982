"""A database on a server is opened, or it is said why not and nothing is touched."""

from pathlib import Path

import pytest

from kingsforge_bot.service.errors import StoreUnusable
from kingsforge_bot.store import begin_timeline, open_store
from kingsforge_bot.store.migrating import migrations
from kingsforge_bot.store.postgresql.opening import FOLDER, without_password
from tests.databases.by_hand import reader
from tests.service.room import BEN, Room, open_room
from tests.store.postgresql.statements import run


async def refused(address: str) -> str:
    with pytest.raises(StoreUnusable) as caught:
        async with open_store(address):
            pass
    return f"{caught.value.path}: {caught.value.why}"


async def played(room: Room) -> int:
    table = (await room.started(BEN, players=2)).look.table.id
    return (await room.act(table)).look.table.seq


async def test_an_empty_database_is_furnished_and_played_on(other: str) -> None:
    async with open_room(other) as room:
        assert await played(room) == 2
        name = room.store.timeline
    assert name.name
    assert name.first
    async with open_room(other) as room:
        assert room.store.timeline == name
        assert [one.table.seq for one in await room.store.tables_of(BEN)] == [2]


async def test_all_steps_were_taken_and_none_is_taken_twice(other: str) -> None:
    for _ in range(2):
        async with open_store(other) as store:
            row = await reader(store).row("SELECT version FROM kingsforge_schema")
            assert row is not None
            assert row["version"] == len(migrations(FOLDER))


async def test_a_step_that_fails_leaves_nothing(other: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in FOLDER.glob("*.sql"):
        (tmp_path / file.name).write_text(file.read_text("utf-8"), "utf-8")
    last = len(migrations(FOLDER))
    (tmp_path / f"{last + 1:04}_broken.sql").write_text("CREATE TABLE half (x BIGINT);\nNONSENSE;\n", "utf-8")
    monkeypatch.setattr("kingsforge_bot.store.postgresql.opening.FOLDER", tmp_path)
    assert "syntax error" in await refused(other)
    assert "half" not in await run(other)
    monkeypatch.undo()
    async with open_store(other) as store:
        assert store.timeline.name


async def test_the_database_of_another_program_is_not_touched(other: str) -> None:
    assert await run(other, "CREATE TABLE recipes (x BIGINT)") == ["recipes"]
    assert "another program" in await refused(other)
    assert await run(other) == ["recipes"]


async def test_a_schema_of_a_later_version_is_not_touched(address: str) -> None:
    try:
        before = await run(address, "UPDATE kingsforge_schema SET version = version + 1")
        newest = len(migrations(FOLDER))
        assert f"schema {newest + 1}, known are 1 to {newest}" in await refused(address)
        assert await run(address) == before
    finally:
        await run(address, "UPDATE kingsforge_schema SET version = version - 1")


async def test_it_belongs_to_one_process(address: str) -> None:
    async with open_store(address):
        assert "in use by another process" in await refused(address)
    async with open_store(address):
        pass


async def test_two_databases_of_a_server_belong_to_two(address: str, other: str) -> None:
    async with open_store(address) as one, open_store(other) as two:
        assert one.timeline != two.timeline


async def test_a_server_that_is_not_there_is_said_without_the_password() -> None:
    said = await refused("postgresql://ann:secret@127.0.0.1:1/forge")
    assert "secret" not in said
    assert said.startswith("postgresql://ann@127.0.0.1:1/forge: ")


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql://ann:p@ss@host/forge", "postgresql://ann@host/forge"),
        ("postgresql://ann:@host/forge", "postgresql://ann@host/forge"),
        ("postgresql://host/forge?user=ann&password=secret", "postgresql://host/forge?user=ann&"),
        ("postgresql://host:5432/forge", "postgresql://host:5432/forge"),
    ],
)
def test_a_password_is_not_told(address: str, said: str) -> None:
    assert without_password(address) == said


async def test_whoever_put_it_back_says_so_and_luck_is_sealed_anew(address: str) -> None:
    async with open_room(address) as room:
        table = (await room.started(BEN, players=2)).look.table.id
        before = room.store.timeline
        assert len(await room.store.seals.of(table)) == 1
    timeline = await begin_timeline(address)
    assert not timeline.first
    assert timeline.name != before.name
    async with open_room(address) as room:
        assert room.store.timeline == timeline
        assert len(await room.store.seals.of(table)) == 2
        assert (await room.act(table)).look.table.id == table


async def test_not_while_a_bot_runs_on_it(address: str) -> None:
    async with open_store(address) as store:
        with pytest.raises(StoreUnusable, match="in use"):
            await begin_timeline(address)
        row = await reader(store).row("SELECT name FROM timeline")
        assert row is not None
        assert row["name"] == store.timeline.name
