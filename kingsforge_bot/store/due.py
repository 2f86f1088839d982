"""When somebody has to look at tables again."""

from collections.abc import Mapping

from kingsforge_bot.service.shards.share import Share
from kingsforge_bot.service.time.due_records import Overdue
from kingsforge_bot.service.types import TableId
from kingsforge_bot.store.database import Connection


class DatabaseDue:
    """When tables are due."""

    def __init__(self, connection: Connection, share: Share) -> None:
        self._connection = connection
        self._share = share

    async def by(self, at: int) -> tuple[TableId, ...]:
        return tuple(await self.versions(at))

    async def versions(self, at: int) -> Mapping[TableId, int]:
        rows = await self._connection.rows("SELECT id, stirred, guild FROM tables WHERE due <= ? ORDER BY due, id", at)
        return {row["id"]: row["stirred"] for row in rows if self._share.holds(row["guild"])}

    async def overdue(self, at: int) -> Overdue:
        row = await self._connection.row("SELECT count(*) AS tables, min(due) AS since FROM tables WHERE due <= ?", at)
        assert row is not None
        return Overdue(row["tables"], row["since"])


class DatabaseDueWriting:
    """When tables are due: statements inside a transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def attend(self, table: TableId, at: int) -> None:
        earlier = "UPDATE tables SET due = CASE WHEN due < ? THEN due ELSE ? END WHERE id = ?"
        await self._connection.rows(earlier, at, at, table)

    async def look_again(self, now: int, until: int) -> None:
        await self._connection.rows("UPDATE tables SET due = ? WHERE due > ? AND due <= ?", now, now, until)

    async def come_back(self, table: TableId, at: int | None, version: int) -> None:
        await self._connection.rows("UPDATE tables SET due = ? WHERE id = ? AND stirred = ?", at, table, version)
