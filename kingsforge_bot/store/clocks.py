"""What the database keeps for the clocks of tables."""

import msgspec

from kingsforge_bot.service.time.clock import PlayingHours, TableClock
from kingsforge_bot.service.time.clock_records import PausedSpan
from kingsforge_bot.service.time.spans import FOREVER
from kingsforge_bot.service.types import Table, TableId, UserId
from kingsforge_bot.store.database import Connection
from kingsforge_bot.store.rows import clock_to_json, to_json


class DatabaseClocks:
    """What clocks need beside the log."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def paused_spans(self, table: Table, after: int) -> tuple[PausedSpan, ...]:
        rows = await self._connection.rows(
            "SELECT since, until, place, user FROM stood WHERE place IN (:channel, :thread) AND until > :after"
            " UNION ALL SELECT since, until, place, user FROM stood"
            " WHERE user IN (SELECT CAST(value AS BIGINT) FROM json_each(:users)) AND until > :after"
            " UNION ALL SELECT since, until, place, user FROM stood"
            " WHERE place IS NULL AND user IS NULL AND until > :after"
            " UNION ALL SELECT since, :forever, place, NULL FROM mute_places WHERE place IN (:channel, :thread)"
            # During a vote clocks stand, unless they have stood for another one since somebody played.
            " UNION ALL SELECT asked, coalesce(ended, :forever), NULL, NULL FROM votes"
            " WHERE table_id = :table AND stops = 1 AND coalesce(ended, :forever) > :after",
            after=after,
            table=table.id,
            channel=table.channel,
            thread=table.thread,
            users=to_json([sitter.user for sitter in table.sitters if sitter.user is not None]),
            forever=FOREVER,
        )
        return tuple([msgspec.convert(dict(row), PausedSpan) for row in rows])

    async def present_at(self) -> int | None:
        row = await self._connection.row("SELECT at FROM presence")
        return None if row is None else int(row["at"])


class DatabaseClockWriting:
    """Statements about clocks inside a transaction that somebody else begins and ends."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def set(self, table: TableId, clock: TableClock) -> None:
        await self._connection.rows("UPDATE tables SET clock = ? WHERE id = ?", clock_to_json(clock), table)

    async def set_pace(self, table: TableId, pace: str) -> None:
        await self._connection.rows("UPDATE tables SET pace = ? WHERE id = ?", pace, table)

    async def set_hours(self, table: TableId, hours: PlayingHours | None) -> None:
        await self._connection.rows(
            "UPDATE tables SET hours = ? WHERE id = ?", None if hours is None else to_json(hours), table
        )

    async def stand(self, since: int, until: int) -> None:
        await self._connection.rows("INSERT INTO stood (since, until) VALUES (?, ?)", since, until)

    async def be_away(self, user: UserId, since: int, until: int | None) -> None:
        await self._connection.rows("DELETE FROM stood WHERE user = ? AND since >= ?", user, since)
        await self._connection.rows("UPDATE stood SET until = ? WHERE user = ? AND until > ?", since, user, since)
        if until is not None and until > since:
            await self._connection.rows("INSERT INTO stood (since, until, user) VALUES (?, ?, ?)", since, until, user)
        await self._connection.rows(
            "UPDATE tables SET due = ? WHERE status = 'running' AND clock IS NOT NULL"
            " AND id IN (SELECT table_id FROM seats WHERE user = ? AND until IS NULL)",
            since,
            user,
        )

    async def forget_paused_spans(self, before: int) -> None:
        await self._connection.rows("DELETE FROM stood WHERE until < ?", before)

    async def beat(self, at: int) -> None:
        await self._connection.rows(
            "INSERT INTO presence (only, at) VALUES (1, ?) ON CONFLICT (only) DO UPDATE SET at = excluded.at", at
        )
