"""Whom members made the bot mention in the last hour, and what a table did lately that nobody needs to hear again."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.post.mentions import Mention
from kingsforge_bot.service.types import TableId, UserId
from kingsforge_bot.store.database import Connection


class SqliteMentionWriting:
    """Mentions inside a transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def by(self, causer: UserId, after: int) -> tuple[Mention, ...]:
        rows = await self._connection.rows(
            "SELECT user, table_id, at, post, turn FROM mentions WHERE causer = ? AND at > ?", causer, after
        )
        return tuple(
            [Mention(causer, row["user"], row["table_id"], row["at"], row["post"], bool(row["turn"])) for row in rows]
        )

    async def forget(self, before: int) -> None:
        await self._connection.rows("DELETE FROM mentions WHERE at <= ?", before)

    async def keep(self, mention: Mention) -> None:
        await self._connection.rows(
            "INSERT OR REPLACE INTO mentions (causer, user, table_id, post, at, turn) VALUES (?, ?, ?, ?, ?, ?)",
            mention.causer,
            mention.user,
            mention.table,
            mention.post,
            mention.at,
            mention.turn,
        )


async def find_taken_back(connection: Connection, table: TableId, seat: Seat, since: int) -> bool:
    """Bounded by time alone: a number of entries could be filled up by whoever wants it forgotten."""
    row = await connection.row(
        "SELECT 1 FROM log WHERE table_id = :table AND seat = :seat AND at >= :since"
        " AND fact IS NOT NULL AND json_extract(fact, '$.type') = 'undone'"
        " AND coalesce(json_extract(fact, '$.agreed'), 0) = 0"
        " ORDER BY seq DESC LIMIT 1",
        table=table,
        seat=seat,
        since=since,
    )
    return row is not None
