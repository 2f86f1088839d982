"""Whom members made the bot mention in the last hour."""

from kingsforge_bot.service.post.mentions import Mention
from kingsforge_bot.service.types import UserId
from kingsforge_bot.store.database import Connection


class DatabaseMentionWriting:
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
            "INSERT INTO mentions (causer, user, table_id, post, at, turn) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (causer, user, table_id, turn) DO UPDATE SET post = excluded.post, at = excluded.at",
            mention.causer,
            mention.user,
            mention.table,
            mention.post,
            mention.at,
            mention.turn,
        )
