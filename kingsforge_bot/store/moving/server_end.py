"""The server's end of a move: its tables, filled or read in one transaction, in the server's own words."""

import hashlib
from collections.abc import AsyncIterable, AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Final

from kingsforge_bot.service.errors import StoreFailed, StoreUnusable
from kingsforge_bot.service.types import Timeline
from kingsforge_bot.store.database import Value
from kingsforge_bot.store.migrating import migrations
from kingsforge_bot.store.moving.row_form import Digest, Form
from kingsforge_bot.store.postgresql import opening
from kingsforge_bot.store.postgresql.connections import PostgresWritingConnection

_BATCH: Final = 500
"""Rows that are fetched at once; a packed one may have some ten thousand bytes."""
_STANDING: Final = frozenset(("timeline", "census", "presence"))
"""Tables that have rows where nobody ever played."""


class ServerEnd:
    """A database on a server, for as long as nobody else writes there."""

    def __init__(self, writing: PostgresWritingConnection) -> None:
        self._writing = writing
        self._again: list[str] = []
        """What was taken away for the time of filling, as it is made again."""

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Undone when the block raises, else left open: whoever is content commits."""
        await self._writing.begin()
        try:
            await self._writing.script("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
            yield
        except BaseException:
            await self._writing.undo()
            raise

    async def commit(self) -> None:
        await self._writing.rows("COMMIT")

    async def moved_to(self) -> str | None:
        """Where its games are now; None where they are still in it."""
        return await opening.moved_to(self._writing)

    async def mark(self, place: str) -> None:
        """Within a transaction: once it is committed, no bot opens it."""
        await self._writing.script("CREATE TABLE IF NOT EXISTS kingsforge_moved (place TEXT NOT NULL)")
        await self._writing.rows("INSERT INTO kingsforge_moved (place) VALUES (?)", place)

    async def unmark(self) -> None:
        """The games did not arrive: they are still here."""
        await self._writing.script("DROP TABLE IF EXISTS kingsforge_moved")

    async def version(self) -> int:
        """The version of its schema; 0 for an empty database."""
        return await opening.version(self._writing)

    async def furnish(self) -> None:
        """Make its tables, where it has none. Raises StoreFailed where they are another bot's."""
        if await self.version():
            await self.see_that_it_is_up_to_date()
        else:
            await opening.migrate(self._writing)

    async def see_that_it_is_up_to_date(self) -> None:
        """Raises StoreFailed."""
        version, newest = await self.version(), len(migrations(opening.FOLDER))
        if version != newest:
            raise StoreFailed(f"schema {version}, needed is {newest}: start the bot on it once")

    async def timeline(self) -> Timeline:
        row = await self._writing.row("SELECT name, first FROM timeline")
        assert row is not None
        return Timeline(row["name"], first=bool(row["first"]))

    async def is_empty(self, forms: Sequence[Form]) -> bool:
        """Whether nobody ever played there, nor set anything."""
        for form in forms:
            if form.name not in _STANDING and await self._writing.row(f'SELECT 1 FROM "{form.name}" LIMIT 1'):  # noqa: S608
                return False
        return True

    async def clear(self, forms: Sequence[Form]) -> None:
        """Nothing is in these tables; keys and indices are made once they are filled, which is quicker by far."""
        found = await self._writing.rows(
            "SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::REGCLASS, conname) AS away,"
            " format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::REGCLASS, conname, pg_get_constraintdef(oid))"
            " AS again"
            " FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::REGNAMESPACE"
            " UNION ALL SELECT format('DROP INDEX %s', indexrelid::REGCLASS), pg_get_indexdef(indexrelid)"
            " FROM pg_index JOIN pg_class ON pg_class.oid = indrelid"
            " WHERE relnamespace = current_schema()::REGNAMESPACE"
            " AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid AND contype <> 'f')"
        )
        # Constraints before indices, which they may lean on.
        found = sorted(found, key=lambda row: str(row["away"]))
        for row in found:
            await self._writing.script(row["away"])
        self._again = [str(row["again"]) for row in reversed(found)]
        names = ", ".join(f'"{form.name}"' for form in forms)
        await self._writing.script(f"TRUNCATE {names}")
        for form in forms:
            await self._writing.script(f'ALTER TABLE "{form.name}" DISABLE TRIGGER USER')

    async def put(self, form: Form, pieces: AsyncIterable[bytes]) -> None:
        """Fill a table."""
        await self._writing.copy_in(form.name, form.columns, pieces)

    async def finish(self, forms: Sequence[Form], handed_out: Mapping[str, int]) -> None:
        """Put back what was taken away, and go on behind the numbers that were handed out."""
        for sql in self._again:
            await self._writing.script(sql)
        for form in forms:
            await self._writing.script(f'ALTER TABLE "{form.name}" ENABLE TRIGGER USER; ANALYZE "{form.name}"')
        filled = {form.name for form in forms}
        for table, column, _ in await self._counters():
            if table not in filled:
                continue
            row = await self._writing.row(f'SELECT coalesce(max("{column}"), 0) AS last FROM "{table}"')  # noqa: S608
            assert row is not None
            following = max(int(row["last"]), handed_out.get(table, 0)) + 1
            await self._writing.script(f'ALTER TABLE "{table}" ALTER COLUMN "{column}" RESTART WITH {following}')

    async def handed_out(self) -> Mapping[str, int]:
        """The last number of each table that numbers its rows by itself."""
        last: dict[str, int] = {}
        for table, _, sequence in await self._counters():
            # A counter that was never asked holds what it will say first.
            row = await self._writing.row(f"SELECT last_value - 1 + is_called::INTEGER AS last FROM {sequence}")  # noqa: S608
            assert row is not None
            last[table] = int(row["last"])
        return last

    async def _counters(self) -> list[tuple[str, str, str]]:
        rows = await self._writing.rows(
            "SELECT table_name::TEXT AS place, column_name::TEXT AS number,"
            " pg_get_serial_sequence(quote_ident(table_name), column_name) AS counter"
            " FROM information_schema.columns WHERE table_schema = current_schema() AND is_identity = 'YES'"
        )
        return [(str(row["place"]), str(row["number"]), str(row["counter"])) for row in rows]

    async def count(self, form: Form) -> int:
        """How many rows the table has."""
        row = await self._writing.row(f'SELECT count(*) AS rows FROM "{form.name}"')  # noqa: S608
        assert row is not None
        return int(row["rows"])

    async def rows(self, form: Form) -> AsyncIterator[list[tuple[Value, ...]]]:
        """All of a table in the order of its key, some at a time."""
        async for batch in self._writing.in_batches(_asked(form), _BATCH):
            yield [tuple(row) for row in batch]

    async def digest(self, form: Form) -> Digest:
        """The digest of what the server says that the table holds."""
        sha256 = hashlib.sha256()

        async def take(piece: bytes) -> None:
            sha256.update(piece)

        return Digest(await self._writing.copy_out(_asked(form), take), sha256.hexdigest())


def _asked(form: Form) -> str:
    columns = ", ".join(f'"{name}"' for name in form.columns)
    # As SQLite orders texts: by their bytes.
    key = ", ".join(f'"{name}" COLLATE "C"' if name in form.texts else f'"{name}"' for name in form.key)
    return f'SELECT {columns} FROM "{form.name}" ORDER BY {key}'  # noqa: S608


@asynccontextmanager
async def reached(address: str) -> AsyncIterator[ServerEnd]:
    """The database at that address. Raises StoreUnusable, also for whatever fails there while the block runs."""
    said = opening.without_password(address)
    try:
        async with opening.the_only_writer(address) as writing:
            yield ServerEnd(writing)
    except StoreFailed as error:
        raise StoreUnusable(said, error.why) from error
