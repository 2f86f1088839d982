"""What tables owe their channels beside boards."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.post.notices import Notice, TableEventNotice, dump_notice, kind_of, load_notice
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.types import MessageId, TableId
from kingsforge_bot.store.database import Connection


class DatabasePostWriting:
    """Notices and lobby cards that are owed: statements inside a transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def owe(self, table: TableId, kind: PostKind) -> None:
        await self._connection.rows(
            "INSERT INTO outbox (table_id, seq, kind) VALUES (?, 0, ?)"
            " ON CONFLICT (table_id, seq, kind) DO UPDATE SET revision = outbox.revision + 1,"
            # A card is the same message for ever; a line that is owed again is another one.
            " attempts = CASE excluded.kind WHEN 'lobby' THEN outbox.attempts ELSE 0 END,"
            " mark = CASE excluded.kind WHEN 'lobby' THEN outbox.mark END",
            table,
            kind,
        )

    async def card(self, table: TableId) -> MessageId | None:
        row = await self._connection.row("SELECT message FROM messages WHERE table_id = ? AND kind = 'lobby'", table)
        return MessageId(row["message"]) if row is not None else None

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

    async def told_of(self, table: TableId, seat: Seat, after: int) -> tuple[TableEventNotice, ...]:
        rows = await self._connection.rows(
            "SELECT notice FROM notices WHERE table_id = ? AND at > ? AND kind = ?"
            " AND json_extract(notice, '$.seat') = ? ORDER BY number",
            table,
            after,
            kind_of(TableEventNotice),
            seat,
        )
        found = [load_notice(row["notice"].encode()) for row in rows]
        return tuple([one for one in found if isinstance(one, TableEventNotice)])
