"""What tables owe beside their boards, and when somebody has to look at them again."""

from kingsforge_bot.service.notices import Notice, dump_notice, kind_of
from kingsforge_bot.service.records import PostKind
from kingsforge_bot.service.types import TableId
from kingsforge_bot.store.database import Connection


class DueWriting:
    """What a table owes its channel beside boards, and when somebody has to look at it again."""

    _connection: Connection

    async def notify(self, table: TableId, notice: Notice, at: int) -> int:
        row = await self._connection.row(
            "INSERT INTO notices (table_id, number, kind, notice, at)"
            " SELECT :table, 1 + coalesce(max(number), 0), :kind, :notice, :at FROM notices WHERE table_id = :table"
            " RETURNING number",
            table=table,
            kind=kind_of(type(notice)),
            notice=dump_notice(notice).decode(),
            at=at,
        )
        assert row is not None
        await self._connection.rows(
            "INSERT INTO outbox (table_id, seq, kind) VALUES (?, ?, ?)", table, row["number"], PostKind.NOTICE
        )
        return int(row["number"])

    async def notified(self, table: TableId, kind: type[Notice]) -> int | None:
        row = await self._connection.row(
            "SELECT max(at) AS at FROM notices WHERE table_id = ? AND kind = ?", table, kind_of(kind)
        )
        return row["at"] if row is not None else None

    async def attend(self, table: TableId, at: int) -> None:
        await self._connection.rows("UPDATE tables SET due = min(coalesce(due, ?), ?) WHERE id = ?", at, at, table)

    async def look_again(self, now: int, until: int) -> None:
        await self._connection.rows("UPDATE tables SET due = ? WHERE due > ? AND due <= ?", now, now, until)

    async def come_back(self, table: TableId, at: int | None, stirred: int) -> None:
        await self._connection.rows("UPDATE tables SET due = ? WHERE id = ? AND stirred = ?", at, table, stirred)
