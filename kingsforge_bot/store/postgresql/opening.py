"""Opens the store in a database of PostgreSQL's, or says why not and touches nothing."""

import re
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

from kingsforge_bot.service.errors import StoreFailed, StoreUnusable
from kingsforge_bot.service.ports import Entropy, Reseal
from kingsforge_bot.store.database_store import DatabaseStore
from kingsforge_bot.store.migrating import migrations
from kingsforge_bot.store.moved import said_of
from kingsforge_bot.store.postgresql.connections import PostgresWritingConnection, connect
from kingsforge_bot.store.settings import KnownSettings
from kingsforge_bot.store.timelines import anew, named

FOLDER: Final = Path(__file__).parent / "migrations"
_OLDEST: Final = 15
"""Of the versions of PostgreSQL that are taken."""
_SECRET: Final = re.compile(r"(?<=://)([^/@:]*):[^/]*@|(?<=[?&])password=[^&]*")


@asynccontextmanager
async def open_postgresql(
    address: str, *, entropy: Entropy = secrets.token_bytes, reseal_as_put_back: Reseal | None = None
) -> AsyncIterator[DatabaseStore]:
    """The store in that database; its tables are made if it is empty. Raises StoreUnusable.

    Nothing beside it tells that it was put back: with `reseal_as_put_back` a new timeline begins, and with it, in one
    transaction, the luck that it gives each lobby and running table.
    """
    async with opened(address, entropy, reseal_as_put_back) as (store, _):
        yield store


@asynccontextmanager
async def opened(
    address: str,
    entropy: Entropy = secrets.token_bytes,
    reseal_as_put_back: Reseal | None = None,
    *,
    together: bool = False,
) -> AsyncIterator[tuple[DatabaseStore, PostgresWritingConnection]]:
    """The store and what writes it; with `together` other processes open it as well. Raises StoreUnusable."""
    async with AsyncExitStack() as stack:
        try:
            writing = await stack.enter_async_context(the_only_writer(address, together=together))
            if (place := await moved_to(writing)) is not None:
                raise StoreFailed(said_of(place))
            await migrate(writing, together=together)
            database = await stack.enter_async_context(connect(address, writing, together=together))
            if reseal_as_put_back is None:
                timeline = await named(database, entropy)
            else:
                timeline = await anew(database, entropy, reseal_as_put_back)
            settings = KnownSettings()
            await settings.load(database.reading)
            await writing.let_others()
        except StoreFailed as error:
            raise StoreUnusable(without_password(address), error.why) from error
        yield DatabaseStore(database, timeline, None, settings), writing


@asynccontextmanager
async def the_only_writer(address: str, *, together: bool = False) -> AsyncIterator[PostgresWritingConnection]:
    """A connection to a server that will do, while nobody writes there but who is `together`. Raises StoreFailed."""
    writing = PostgresWritingConnection(address, together=together)
    try:
        await writing.open()
        await _see_that_it_will_do(writing)
        yield writing
    finally:
        writing.close()


def without_password(address: str) -> str:
    """The address as it may be read by whoever reads the log."""
    return _SECRET.sub(lambda found: f"{found[1]}@" if found[1] is not None else "", address)


async def _see_that_it_will_do(writing: PostgresWritingConnection) -> None:
    row = await writing.row(
        "SELECT current_setting('server_version_num')::BIGINT / 10000 AS version,"
        " current_setting('server_encoding') AS encoding, current_setting('server_version') AS named"
    )
    assert row is not None
    if row["version"] < _OLDEST:
        raise StoreFailed(f"PostgreSQL {row['named']}; {_OLDEST} or newer is needed")
    if row["encoding"] != "UTF8":
        raise StoreFailed(f"the database's encoding is {row['encoding']}, not UTF8")


async def moved_to(writing: PostgresWritingConnection) -> str | None:
    """Where the games of that database are now; None where they are still in it."""
    there = await writing.row("SELECT to_regclass('kingsforge_moved') IS NOT NULL AS marked")
    assert there is not None
    row = await writing.row("SELECT place FROM kingsforge_moved") if there["marked"] else None
    return None if row is None else str(row["place"])


async def migrate(writing: PostgresWritingConnection, *, together: bool = False) -> None:
    """Apply what is missing, each step in a transaction of its own. Nobody else does so: the writer holds the lock.

    `together`, while others run, only what they run on can be run on.
    """
    steps = migrations(FOLDER)
    there = await version(writing)
    if there > len(steps):
        raise StoreFailed(f"schema {there}, known are 1 to {len(steps)}")
    if there < len(steps) and together and not writing.is_alone:
        raise StoreFailed(f"schema {there}, needed is {len(steps)}: processes of an older version run on it")
    for number in range(there + 1, len(steps) + 1):
        try:
            await writing.script(f"BEGIN;\n{steps[number]}\nUPDATE kingsforge_schema SET version = {number};\nCOMMIT;")
        except BaseException:
            await writing.undo()
            raise


async def version(writing: PostgresWritingConnection) -> int:
    """The version of its schema; 0 for an empty database."""
    row = await writing.row(
        "SELECT count(*) AS tables, count(*) FILTER (WHERE tablename = 'kingsforge_schema') AS ours FROM pg_tables"
        " WHERE schemaname = current_schema()"
    )
    assert row is not None
    if not row["tables"]:
        return 0
    if not row["ours"]:
        raise StoreFailed("the database of another program")
    found = await writing.row("SELECT version FROM kingsforge_schema")
    assert found is not None
    return int(found["version"])
