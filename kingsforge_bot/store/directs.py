"""Direct messages that are owed to people."""

from collections.abc import Collection
from typing import Final

from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.post.directs import Direct, OwedDirect, dump_direct, load_direct
from kingsforge_bot.service.shards.share import Share
from kingsforge_bot.service.types import UserId
from kingsforge_bot.store.database import Connection, Database, StoredRow

_KEPT: Final = 24 * 60 * 60
"""Seconds that a message is remembered that is owed no more."""


class DatabaseDirects:
    """The port of direct messages over the same database as the tables."""

    def __init__(self, database: Database, share: Share) -> None:
        self._messages = database
        self._directs_of = share

    async def first_direct(self, besides: Collection[int]) -> OwedDirect | None:
        if not self._directs_of.is_first:
            return None
        rows = await self._messages.reading.rows(
            # Whoever is awaited comes before those who look on.
            "SELECT * FROM directs WHERE status = 'owed' ORDER BY direct LIKE '{\"type\":\"news\"%', number LIMIT ?",
            len(besides) + 1,
        )
        return next((_read(row) for row in rows if row["number"] not in besides), None)

    async def directs_begun(self, since: int) -> tuple[int, ...]:
        rows = await self._messages.reading.rows(
            "SELECT begun FROM directs WHERE begun >= ? ORDER BY begun DESC", since
        )
        return tuple([row["begun"] for row in rows])

    async def begin_direct(self, number: int, at: int) -> str:
        async with self._messages.in_passing() as writing:
            row = await writing.row(
                "UPDATE directs SET attempts = attempts + 1, begun = ?,"
                " mark = coalesce(mark, lower(hex(randomblob(8)))) WHERE number = ? RETURNING mark",
                at,
                number,
            )
        if row is None:
            raise StoreFailed(f"no direct message {number} is owed")
        return str(row["mark"])

    async def direct_refused(self, number: int) -> None:
        async with self._messages.in_passing() as writing:
            await writing.rows("UPDATE directs SET attempts = 0 WHERE number = ?", number)


class DatabaseDirectWriting:
    """What people are to be told, inside a transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def owe(self, user: UserId, direct: Direct, at: int) -> int:
        # Those that are owed no more are forgotten after a day.
        await self._connection.rows("DELETE FROM directs WHERE status <> 'owed' AND at < ?", at - _KEPT)
        row = await self._connection.row(
            "INSERT INTO directs (user, direct, at) VALUES (?, ?, ?) RETURNING number",
            user,
            dump_direct(direct).decode(),
            at,
        )
        assert row is not None
        return int(row["number"])

    async def end(self, number: int, *, told: bool) -> None:
        await self._connection.rows(
            "UPDATE directs SET status = ?, attempts = 0 WHERE number = ?", "told" if told else "dropped", number
        )


def _read(row: StoredRow) -> OwedDirect:
    try:
        direct = load_direct(row["direct"].encode())
    except ValueError:
        direct = None
    return OwedDirect(row["number"], UserId(row["user"]), direct, row["attempts"], row["begun"])
