"""What is asked of a server is found by an index too: without a fitting one only reading all of a table is left.

As tests/store/test_queries.py asks it of SQLite: each statement of every question and every change.
"""

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import asyncpg
import pytest

from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.store.postgresql.translating import translated
from tests.databases.by_hand import reader, writer
from tests.service.room import BEN, CLEO, Room, open_room
from tests.store.many_tables import ASKED, CHANGED, World
from tests.store.small_tables import SMALL

Asked = list[tuple[str, list[Any]]]


@pytest.fixture
async def room(address: str) -> AsyncIterator[Room]:
    async with open_room(address) as opened:
        yield opened


@contextmanager
def heard(room: Room, monkeypatch: pytest.MonkeyPatch) -> Iterator[Asked]:
    """What is sent meanwhile."""
    said: Asked = []
    with monkeypatch.context() as patched:
        for one in (reader(room.store), writer(room.store)):

            async def noted(sql: str, *values: Any, run: Any = one.rows, **named: Any) -> Any:
                statement = translated(sql)
                if re.match(r"\s*(SELECT|INSERT|UPDATE|DELETE|WITH)", sql):
                    said.append((statement.sql, statement.ordered(values, named)))
                return await run(sql, *values, **named)

            patched.setattr(one, "rows", noted)
        yield said


async def every_statement(room: Room, monkeypatch: pytest.MonkeyPatch) -> Asked:
    table = (await room.started(BEN, CLEO)).look.table
    await room.act(table.id, "pass taking metal")
    here = World(table, table)
    with heard(room, monkeypatch) as said:
        for ask in ASKED.values():
            with suppress(StoreFailed):
                await ask(room.store, here)
        for change in CHANGED.values():
            with suppress(StoreFailed, ZeroDivisionError):
                async with room.store.writing() as writing:
                    await change(writing, here)
                    raise ZeroDivisionError
    return said


async def test_no_statement_has_to_read_a_whole_table(
    room: Room, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = await every_statement(room, monkeypatch)
    assert len(said) > len(ASKED) + len(CHANGED)
    whole: dict[str, set[str]] = {}
    connection = await asyncpg.connect(address)
    try:
        # Of small tables nothing else would ever be chosen.
        await connection.execute("SET enable_seqscan = off")
        for sql, values in said:
            steps = [str(row[0]) for row in await connection.fetch(f"EXPLAIN {sql}", *values)]
            read = {found[1] for step in steps if (found := re.search(r"Seq Scan on (\w+)", step))} - SMALL
            if read:
                whole[sql] = read
    finally:
        await connection.close()
    assert whole == {}
