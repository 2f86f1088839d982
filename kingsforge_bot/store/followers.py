"""Who follows which table, in the database."""

import msgspec

from kingsforge_bot.service.post.followers import Follower
from kingsforge_bot.service.types import TableId, UserId
from kingsforge_bot.store.database import Connection, StoredRow


class DatabaseFollowers:
    """Statements, inside a transaction or outside."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def at(self, table: TableId) -> tuple[Follower, ...]:
        rows = await self._connection.rows("SELECT * FROM followers WHERE table_id = ? ORDER BY since, user", table)
        return tuple([_read(row) for row in rows])

    async def one(self, table: TableId, user: UserId) -> Follower | None:
        row = await self._connection.row("SELECT * FROM followers WHERE table_id = ? AND user = ?", table, user)
        return None if row is None else _read(row)

    async def followed_by(self, user: UserId) -> int:
        row = await self._connection.row("SELECT count(*) AS found FROM followers WHERE user = ?", user)
        assert row is not None
        return int(row["found"])

    async def keep(self, follower: Follower) -> None:
        await self._connection.rows(
            "INSERT INTO followers (table_id, user, since, told_to, due) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id, user) DO UPDATE"
            " SET since = excluded.since, told_to = excluded.told_to, due = excluded.due",
            follower.table,
            follower.user,
            follower.since,
            follower.told_to,
            follower.due,
        )

    async def drop(self, table: TableId, user: UserId) -> None:
        await self._connection.rows("DELETE FROM followers WHERE table_id = ? AND user = ?", table, user)


def _read(row: StoredRow) -> Follower:
    fields = dict(row)
    fields["table"] = fields.pop("table_id")
    return msgspec.convert(fields, Follower)
