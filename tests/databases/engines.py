"""On which database a test runs: SQLite's file, or one of PostgreSQL's. What a test calls a path stands for either."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from kingsforge_bot import store
from kingsforge_bot.store.database_store import DatabaseStore
from tests.databases.server import NoServerError, address_for_run

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
REQUIRED: Final = "TEST_POSTGRESQL_REQUIRED"
"""Set where the tests must not be left out, as in CI."""
_MOST: Final = 8
"""Databases of a worker; a test that wants more gets its first ones again, empty."""
_EMPTIED: Final = """
    DO $$
    DECLARE
        one RECORD;
    BEGIN
        -- Without triggers and foreign keys.
        SET LOCAL session_replication_role = replica;
        FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'kingsforge_schema' LOOP
            EXECUTE format('DELETE FROM %I', one.tablename);
        END LOOP;
        FOR one IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' LOOP
            EXECUTE format('ALTER SEQUENCE %I RESTART', one.sequencename);
        END LOOP;
        -- What a test added or took away.
        DROP FUNCTION IF EXISTS test_fails CASCADE;
        FOR one IN SELECT tgrelid::regclass AS place FROM pg_trigger WHERE tgenabled = 'D' LOOP
            EXECUTE format('ALTER TABLE %s ENABLE TRIGGER ALL', one.place);
        END LOOP;
        INSERT INTO timeline ("only", name, first) VALUES (1, '', 1);
        INSERT INTO census (status, tables) VALUES ('lobby', 0), ('running', 0), ('over', 0), ('closed', 0);
    END $$
"""


class Databases:
    """Those of one worker: made when they are first needed, empty for each test."""

    def __init__(self, config: pytest.Config, base: Path) -> None:
        worker = getattr(config, "workerinput", None)
        self._base = base if worker is None else base.parent
        self._run = os.getpid() if worker is None else os.getppid()
        self._worker = "alone" if worker is None else str(worker["workerid"])
        self._made = 0
        self._handed_out = 0
        self._taken: dict[Path, str] = {}

    @property
    def server(self) -> str:
        """Raises NoServerError."""
        return address_for_run(self._base, self._run)

    def begin(self) -> None:
        """Another test."""
        self._taken.clear()
        self._handed_out = 0

    async def at(self, path: Path) -> str:
        """The address of what this test keeps there."""
        if path not in self._taken:
            number = self._handed_out % _MOST
            self._handed_out += 1
            address = self.server % f"{self._worker}_{number}"
            self._taken = {one: where for one, where in self._taken.items() if where != address} | {path: address}
            if number == self._made:
                await _run(self.server % "postgres", f"CREATE DATABASE {self._worker}_{number}")
                self._made += 1
                async with store.open_store(address):
                    pass
            await _run(address, _EMPTIED)
        return self._taken[path]

    async def bare(self) -> str:
        """One without tables, made anew."""
        name = f"{self._worker}_bare"
        for sql in (f"DROP DATABASE IF EXISTS {name} WITH (FORCE)", f"CREATE DATABASE {name}"):
            await _run(self.server % "postgres", sql)
        return self.server % name


_here: list[Databases] = []
"""Of the test that runs; none where it runs on SQLite."""


def run_on(engine: str, databases: Databases) -> None:
    """Let a test run on that engine. Skips it where there is none."""
    _here.clear()
    if engine == POSTGRESQL:
        try:
            assert databases.server
        except NoServerError as error:
            said = f"no PostgreSQL: {error}"
            if os.environ.get(REQUIRED):
                pytest.fail(said)
            pytest.skip(said)
        databases.begin()
        _here.append(databases)


async def stored_at(path: Path | str) -> Path | str:
    """Where the store lies that a test calls by that path; an address is one already."""
    return path if isinstance(path, str) else await _here[0].at(path) if _here else path


@asynccontextmanager
async def open_store(path: Path | str, **more: Any) -> AsyncIterator[DatabaseStore]:
    """As the bot opens it, on the engine of the test."""
    async with store.open_store(await stored_at(path), **more) as opened:
        yield opened


async def _run(address: str, sql: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()
