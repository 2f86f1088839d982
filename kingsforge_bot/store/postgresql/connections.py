"""Connections to PostgreSQL: one that writes, for as long as it holds the lock on the database, and one that reads."""

import asyncio
from collections.abc import AsyncIterable, AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

import asyncpg

from kingsforge_bot.service.errors import StoreFailed, TakenOver
from kingsforge_bot.store.database import Connection, Database, StoredRow, Value
from kingsforge_bot.store.files import APPLICATION_ID
from kingsforge_bot.store.postgresql.translating import translated

FAILURES: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
    ValueError,
    OverflowError,
)
"""What keeps a statement from being run; broken text and numbers too large are ValueErrors."""
LOST: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    # The server said good-bye while nobody asked it anything.
    asyncpg.InternalClientError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.IdleSessionTimeoutError,
    OSError,
)
"""The connection is gone, or it never came to be: another one may do."""
LOCK: Final = APPLICATION_ID
"""Of the one bot that writes."""
WRITES: Final = LOCK + 1
"""Of the one transaction that writes, of however many processes."""
CHANNEL: Final = "kingsforge"
"""On which processes tell each other what changed."""
_OVERTAKEN: Final = "KF001"
_CONNECT: Final = 10.0
_ANSWER: Final = 30.0
"""Seconds; a statement takes some thousandths."""
_LONG: Final = 24 * 60 * 60.0
"""For what makes a whole table, or reads it."""
OURS: Final = {
    "application_name": "kingsforge",
    # Milliseconds. A bot that was killed a moment ago may not have let go yet.
    "lock_timeout": "3000",
    # A host that is gone is noticed within half a minute, and its lock is free.
    "tcp_keepalives_idle": "15",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
_TOGETHER: Final = OURS | {
    # Who stands still in a transaction keeps all others waiting.
    "idle_in_transaction_session_timeout": "5000",
    "lock_timeout": "10000",
}
_OPTIONS: Final[dict[str, Any]] = {
    "timeout": _CONNECT,
    "command_timeout": _ANSWER,
    "statement_cache_size": 512,
    "max_cached_statement_lifetime": 0,
}


class InUse(StoreFailed):
    """Another process holds the lock."""


@contextmanager
def as_store_failed(what: str = "") -> Iterator[None]:
    """Raise StoreFailed where a statement could not be run; it says `what` failed and what the server says of it."""
    try:
        yield
    except FAILURES as error:
        raise StoreFailed(what + said(error)) from error


class PostgresReadingPool:
    """Questions, answered in the order in which they are asked: nobody hears something older after something newer.

    One is asked again if the connection was lost meanwhile.
    """

    def __init__(self, pool: "asyncpg.Pool[Any]") -> None:
        self._pool = pool
        self.statements = 0
        """That were sent."""

    async def rows(self, sql: str, *values: Value, **named: Value) -> Sequence[StoredRow]:
        with as_store_failed():
            try:
                return await self._asked(sql, values, named)
            except LOST:
                await self._pool.expire_connections()
                return await self._asked(sql, values, named)

    async def row(self, sql: str, *values: Value, **named: Value) -> StoredRow | None:
        found = await self.rows(sql, *values, **named)
        return found[0] if found else None

    async def _asked(self, sql: str, values: Sequence[Value], named: dict[str, Value]) -> Sequence[StoredRow]:
        statement = translated(sql)
        self.statements += 1
        found: Sequence[StoredRow] = await self._pool.fetch(statement.sql, *statement.ordered(values, named))
        return found


class ServerConnection:
    """One connection, or none yet: it is opened when it is needed."""

    _connection: Any = None

    def close(self) -> None:
        """At once; what was not committed is undone, and what was locked is free."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


class PostgresWritingConnection(ServerConnection):
    """The connection that writes. One that is lost is opened anew by the next transaction.

    With `together` other processes have theirs: transactions come one after the other all the same.
    """

    def __init__(self, address: str, *, together: bool = False) -> None:
        self._address = address
        self._together = together
        self.process: int | None = None
        """The number by which others know this process, once it has joined them."""
        self.is_alone = False
        """Whether it is known that no other process has one."""
        self._settled = False
        self.statements = 0
        """That were sent."""

    async def rows(self, sql: str, *values: Value, **named: Value) -> Sequence[StoredRow]:
        statement = translated(sql)
        self.statements += 1
        if self._connection is None:
            raise StoreFailed("the connection was lost")
        with as_store_failed():
            if sql == "COMMIT":
                return await self._commit()
            found: Sequence[StoredRow] = await self._connection.fetch(statement.sql, *statement.ordered(values, named))
        return found

    async def row(self, sql: str, *values: Value, **named: Value) -> StoredRow | None:
        found = await self.rows(sql, *values, **named)
        return found[0] if found else None

    async def _commit(self) -> Sequence[StoredRow]:
        # Where a statement failed and somebody went on as if nothing was, the server undoes all without a word.
        if await self._connection.execute("COMMIT") != "COMMIT":
            raise StoreFailed("a statement had failed: nothing of the transaction stands")
        return []

    async def begin(self) -> None:
        if self._connection is None or self._connection.is_closed() or self._connection.is_in_transaction():
            await self.open()
        if self._together:
            await self._begin_together()
        else:
            await self.rows("BEGIN")

    async def _begin_together(self) -> None:
        """In one round trip: wait for others' transactions, and see that nobody has taken over meanwhile."""
        joined = "" if self.process is None else f"; SELECT kingsforge_joined({self.process})"
        self.statements += 1
        with as_store_failed():
            try:
                await self._connection.execute(f"BEGIN; SELECT pg_advisory_xact_lock({WRITES}){joined}")
            except asyncpg.PostgresError as error:
                if error.sqlstate == _OVERTAKEN:
                    raise TakenOver from error
                raise

    async def undo(self) -> None:
        try:
            with as_store_failed():
                if self._connection is not None and self._connection.is_in_transaction():
                    await self._connection.execute("ROLLBACK")
        except (StoreFailed, asyncio.CancelledError):
            # Whatever it was in the midst of ends with it.
            self.close()
            raise

    async def script(self, sql: str) -> None:
        """Many statements at once, without values, in PostgreSQL's own words, however long they take."""
        with as_store_failed():
            await self._connection.execute(sql, timeout=_LONG)

    async def copy_in(self, table: str, columns: Sequence[str], pieces: AsyncIterable[bytes]) -> None:
        """Rows in PostgreSQL's binary form, into a table."""
        with as_store_failed(f"{table}: "):
            await self._connection.copy_to_table(table, source=pieces, columns=columns, format="binary", timeout=_LONG)

    async def copy_out(self, sql: str, take: Callable[[bytes], Awaitable[None]]) -> int:
        """Rows in that form, piece by piece; answers their number."""
        with as_store_failed():
            done = await self._connection.copy_from_query(sql, output=take, format="binary", timeout=_LONG)
        return int(done.rpartition(" ")[2])

    async def in_batches(self, sql: str, size: int) -> AsyncIterator[Sequence[StoredRow]]:
        """Rows of a question in PostgreSQL's own words, so many at a time. In a transaction."""
        with as_store_failed():
            cursor = await self._connection.cursor(sql, timeout=_LONG)
            while rows := await cursor.fetch(size, timeout=_LONG):
                yield rows

    async def open(self) -> None:
        """A new connection, which holds the lock. Raises StoreFailed; InUse where another bot has it."""
        self.close()
        with as_store_failed():
            settings = _TOGETHER if self._together else OURS
            opened = await asyncpg.connect(self._address, server_settings=settings, **_OPTIONS)
            try:
                if not self._together:
                    await opened.execute(f"SELECT pg_advisory_lock({LOCK})")
                elif not self._settled and await opened.fetchval(f"SELECT pg_try_advisory_lock({LOCK})"):
                    self.is_alone = True
                else:
                    wait = f"SET lock_timeout = {OURS['lock_timeout']}"
                    await opened.execute(f"{wait}; SELECT pg_advisory_lock_shared({LOCK}); RESET lock_timeout")
            except asyncpg.LockNotAvailableError as error:
                opened.terminate()
                raise InUse("in use by another process") from error
            except BaseException:
                opened.terminate()
                raise
        self._connection = opened

    async def let_others(self) -> None:
        """From here on other processes may write as well."""
        if self.is_alone:
            await self.script(f"SELECT pg_advisory_lock_shared({LOCK}); SELECT pg_advisory_unlock({LOCK})")
            self.is_alone = False
        self._settled = True


class PostgresDatabase(Database):
    """A database of a server's, which keeps its files in order by itself."""

    def __init__(
        self, reading: PostgresReadingPool, writing: PostgresWritingConnection, address: str, *, together: bool = False
    ) -> None:
        super().__init__(reading, writing)
        self._address = address
        self.is_shared = together

    async def announce(self, connection: Connection, what: Sequence[str]) -> None:
        for one in what if self.is_shared else ():
            await connection.rows("SELECT pg_notify(?, ?)", CHANNEL, one)

    async def give_back(self) -> None:
        """Do nothing: what is free is filled again, and a server's own `autovacuum` finds it."""

    async def leave_no_traces(self) -> None:
        """What was deleted is taken out of the pages; the server's log and its copies keep it for as long as theirs."""
        # By itself: nobody waits for it, however long it takes.
        with as_store_failed():
            connection = await asyncpg.connect(self._address, timeout=_CONNECT, server_settings=OURS)
            try:
                await connection.execute("VACUUM")
            finally:
                connection.terminate()


@asynccontextmanager
async def connect(
    address: str, writing: PostgresWritingConnection, *, together: bool = False
) -> AsyncIterator[PostgresDatabase]:
    """What reads, beside a connection that writes and is open. Raises StoreFailed."""
    readers = asyncpg.create_pool(
        address,
        min_size=1,
        max_size=1,
        max_inactive_connection_lifetime=0,
        reset=_nothing,
        server_settings=OURS | {"default_transaction_read_only": "on"},
        **_OPTIONS,
    )
    with as_store_failed():
        await readers
    try:
        yield PostgresDatabase(PostgresReadingPool(readers), writing, address, together=together)
    finally:
        readers.terminate()


async def _nothing(_: object) -> None:
    """After a question there is nothing to put right, which would be one more round trip."""


def said(error: BaseException) -> str:
    """In the server's words, or by its name."""
    return str(error) or type(error).__name__
