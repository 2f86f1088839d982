"""Pending turns, in the database: for whom tables wait."""

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.records import Listed
from kingsforge_bot.service.time.pending_turns import PendingTurn
from kingsforge_bot.service.types import TableId, UserId
from kingsforge_bot.store.database import Connection, StoredRow
from kingsforge_bot.store.rows import read_listed


class DatabasePendingTurns:
    """Pending turns, by questions about what is known of them."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def at(self, table: TableId) -> tuple[PendingTurn, ...]:
        rows = await self._connection.rows("SELECT * FROM turns WHERE table_id = ? ORDER BY seat", table)
        return tuple([_read(row) for row in rows])

    async def of(self, user: UserId) -> tuple[tuple[Listed, PendingTurn], ...]:
        rows = await self._connection.rows("SELECT * FROM turns WHERE user = ? ORDER BY since, table_id", user)
        waits = [_read(row) for row in rows]
        tables = {
            row["id"]: read_listed(row)
            for row in await self._connection.rows(
                "SELECT * FROM seated_tables WHERE id IN (SELECT table_id FROM turns WHERE user = ?)"
                " AND status = 'running'",
                user,
            )
        }
        found = [(tables[wait.table], wait) for wait in waits if wait.table in tables]
        return tuple([(listed, wait) for listed, wait in found if _holds(listed, wait)])

    async def last_own(self, table: TableId, seat: Seat, up_to: int) -> int:
        """The last entry that the seat decided: of those that the table decided for it none counts."""
        row = await self._connection.row(
            "SELECT seq FROM log WHERE table_id = ? AND seat = ? AND seq <= ?"
            " AND coalesce(cause, CASE WHEN forced = 1 THEN 'forced' ELSE 'player' END) = 'player'"
            " ORDER BY seq DESC LIMIT 1",
            table,
            seat,
            up_to,
        )
        return 0 if row is None else int(row["seq"])


class DatabasePendingTurnWriting(DatabasePendingTurns):
    """Pending turns inside a transaction."""

    async def keep(self, wait: PendingTurn) -> None:
        await self._connection.rows(
            "INSERT INTO turns (table_id, seat, user, asked, since, reminded, due, how)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE"
            " SET user = excluded.user, asked = excluded.asked, since = excluded.since,"
            " reminded = excluded.reminded, due = excluded.due, how = excluded.how",
            wait.table,
            wait.seat,
            wait.user,
            wait.asked,
            wait.since,
            wait.reminded,
            wait.due,
            wait.how,
        )

    async def drop(self, table: TableId, seat: Seat) -> None:
        await self._connection.rows("DELETE FROM turns WHERE table_id = ? AND seat = ?", table, seat)


def _holds(listed: Listed, wait: PendingTurn) -> bool:
    """Whether the table still awaits the same person for the same."""
    table = listed.table
    sitter = table.sitter(wait.user)
    seated = sitter is not None and sitter.seat == wait.seat
    return seated and wait.seat in listed.awaited and table.asked_since(wait.seat) == wait.asked


def _read(row: StoredRow) -> PendingTurn:
    fields = dict(row)
    fields["table"] = fields.pop("table_id")
    return msgspec.convert(fields, PendingTurn)
