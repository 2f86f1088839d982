"""Opens the store in a database of PostgreSQL's, or says why not and touches nothing."""

import re
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

from kingsforge_bot.service.errors import StoreFailed, StoreUnusable
from kingsforge_bot.service.ports import Entropy, Reseal
from kingsforge_bot.store.migrating import migrations
from kingsforge_bot.store.postgresql.connections import Writing, connect
from kingsforge_bot.store.settings import KnownSettings
from kingsforge_bot.store.sqlite import SqliteStore
from kingsforge_bot.store.timelines import anew, named

FOLDER: Final = Path(__file__).parent / "migrations"
_OLDEST: Final = 15
"""Of the versions of PostgreSQL that are taken."""
_SECRET: Final = re.compile(r"(?<=://)([^/@:]*):[^/]*@|(?<=[?&])password=[^&]*")


@asynccontextmanager
async def open_postgresql(
    address: str, *, entropy: Entropy = secrets.token_bytes, put_back: Reseal | None = None
) -> AsyncIterator[SqliteStore]:
    """The store in that database; its tables are made if it is empty. Raises StoreUnusable.

    Nothing beside it tells that it was put back: with `put_back` a new timeline begins, and with it, in one
    transaction, the luck that it gives each lobby and running table.
    """
    async with opened(address, entropy, put_back) as (store, _):
        yield store


@asynccontextmanager
async def opened(
    address: str, entropy: Entropy = secrets.token_bytes, put_back: Reseal | None = None, *, together: bool = False
) -> AsyncIterator[tuple[SqliteStore, Writing]]:
    """The store and what writes it; with `together` other processes open it as well. Raises StoreUnusable."""
    async with AsyncExitStack() as stack:
        try:
            writing = Writing(address, together=together)
            stack.callback(writing.close)
            await writing.open()
            await _see_that_it_will_do(writing)
            await _migrate(writing, together=together)
            database = await stack.enter_async_context(connect(address, writing, together=together))
            timeline = await (named(database, entropy) if put_back is None else anew(database, entropy, put_back))
            settings = KnownSettings()
            await settings.load(database.reading)
            await writing.let_others()
        except StoreFailed as error:
            raise StoreUnusable(without_password(address), error.why) from error
        yield SqliteStore(database, timeline, None, settings), writing


def without_password(address: str) -> str:
    """As it may be read by whoever reads the log."""
    return _SECRET.sub(lambda found: f"{found[1]}@" if found[1] is not None else "", address)


async def _see_that_it_will_do(writing: Writing) -> None:
    row = await writing.row(
        "SELECT current_setting('server_version_num')::BIGINT / 10000 AS version,"
        " current_setting('server_encoding') AS encoding, current_setting('server_version') AS named"
    )
    assert row is not None
    if row["version"] < _OLDEST:
        raise StoreFailed(f"PostgreSQL {row['named']}; {_OLDEST} or newer is needed")
    if row["encoding"] != "UTF8":
        raise StoreFailed(f"the database's encoding is {row['encoding']}, not UTF8")


async def _migrate(writing: Writing, *, together: bool) -> None:
    """Apply what is missing, each step in a transaction of its own. Nobody else does so: the writer holds the lock.

    `together`, while others run, only what they run on can be run on.
    """
    steps = migrations(FOLDER)
    version = await _version(writing)
    if version > len(steps):
        raise StoreFailed(f"schema {version}, known are 1 to {len(steps)}")
    if version < len(steps) and together and not writing.is_alone:
        raise StoreFailed(f"schema {version}, needed is {len(steps)}: processes of an older version run on it")
    for number in range(version + 1, len(steps) + 1):
        try:
            await writing.script(f"BEGIN;\n{steps[number]}\nUPDATE kingsforge_schema SET version = {number};\nCOMMIT;")
        except BaseException:
            await writing.undo()
            raise


async def _version(writing: Writing) -> int:
    """Of its schema; 0 for an empty database."""
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
