"""Who looks for players, in the database."""

import msgspec

from kingsforge_bot.service.table.search_records import Search
from kingsforge_bot.service.types import GuildId, UserId
from kingsforge_bot.store.database import Connection, StoredRow


class DatabaseSearches:
    """Statements, inside a transaction or outside."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def of(self, user: UserId, after: int) -> Search | None:
        row = await self._connection.row("SELECT * FROM searches WHERE user = ? AND at > ?", user, after)
        return None if row is None else _read(row)

    async def within(self, guild: GuildId, after: int) -> tuple[Search, ...]:
        rows = await self._connection.rows(
            "SELECT * FROM searches WHERE guild = ? AND at > ? ORDER BY at, user", guild, after
        )
        return tuple([_read(row) for row in rows])

    async def keep(self, search: Search) -> None:
        await self._connection.rows(
            "INSERT INTO searches (user, guild, channel, open, name, game, seats, pace, language, at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (user) DO UPDATE"
            " SET guild = excluded.guild, channel = excluded.channel, open = excluded.open, name = excluded.name,"
            " game = excluded.game, seats = excluded.seats, pace = excluded.pace, language = excluded.language,"
            " at = excluded.at",
            search.user,
            search.guild,
            search.channel,
            search.open,
            search.name,
            search.game,
            search.seats,
            search.pace,
            search.language,
            search.at,
        )

    async def drop(self, user: UserId) -> None:
        await self._connection.rows("DELETE FROM searches WHERE user = ?", user)

    async def forget(self, before: int) -> None:
        await self._connection.rows("DELETE FROM searches WHERE at <= ?", before)


def _read(row: StoredRow) -> Search:
    return msgspec.convert(dict(row), Search, strict=False)
