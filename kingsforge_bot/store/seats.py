"""What the database keeps of seats: who held them from when to when, and for whom they are kept."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.records import Row
from kingsforge_bot.service.types import Invited, Sitter, Table, TableId, UserId
from kingsforge_bot.store.database import Connection
from kingsforge_bot.store.rows import read_log


class DatabaseSeatWriting:
    """Statements about seats inside a transaction that somebody else begins and ends."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def sit(self, table: TableId, sitter: Sitter, at: int) -> None:
        await sit_down(self._connection, table, sitter, at)
        await self._touch(table, at)

    async def leave(self, table: Table, sitter: Sitter, at: int) -> None:
        await self._connection.rows(
            "DELETE FROM seats WHERE table_id = ? AND seat = ? AND until IS NULL", table.id, sitter.seat
        )
        if not table.invited:
            for behind in table.sitters:
                if behind.seat > sitter.seat:
                    await self._reseat(table.id, behind.seat, Seat(behind.seat - 1))
        await self._touch(table.id, at)

    async def choose_bot(self, table: TableId, seat: Seat, ai: str) -> None:
        await self._connection.rows(
            "UPDATE seats SET ai = ? WHERE table_id = ? AND seat = ? AND until IS NULL", ai, table, seat
        )

    async def invite(self, table: TableId, invited: Invited, at: int) -> None:
        await self._connection.rows(
            "DELETE FROM invitations WHERE table_id = ? AND (seat = ? OR user = ?)", table, invited.seat, invited.user
        )
        await self._connection.rows(
            "INSERT INTO invitations (table_id, seat, user, name, since) VALUES (?, ?, ?, ?, ?)",
            table,
            invited.seat,
            invited.user,
            invited.name,
            at,
        )

    async def uninvite(self, table: TableId, user: UserId | None = None) -> None:
        await self._connection.rows(
            "DELETE FROM invitations WHERE table_id = ? AND user = coalesce(?, user)", table, user
        )

    async def close_up(self, table: Table) -> None:
        # One by one, the first seats first: a single UPDATE could meet a seat that is not free yet.
        for number, sitter in enumerate(table.sitters):
            if sitter.seat != number:
                await self._reseat(table.id, sitter.seat, Seat(number))

    async def take_over(self, table: TableId, sitter: Sitter, at: int, left: int | None = None) -> None:
        await self._connection.rows(
            "UPDATE seats SET until = :at, last = (SELECT seq - 1 FROM tables WHERE id = :table), seconds_left = :left"
            " WHERE table_id = :table AND seat = :seat AND until IS NULL",
            at=at,
            table=table,
            seat=sitter.seat,
            left=left,
        )
        # How long others waited there is of who sat there.
        await self._connection.rows("DELETE FROM waits WHERE table_id = ? AND seat = ?", table, sitter.seat)
        await sit_down(self._connection, table, sitter, at)

    async def release(self, table: TableId, seat: Seat, offered: bool) -> None:
        await self._connection.rows(
            "UPDATE seats SET open = ? WHERE table_id = ? AND seat = ? AND until IS NULL", offered, table, seat
        )

    async def changes(self, table: TableId) -> tuple[Row, ...]:
        rows = await self._connection.rows(
            "SELECT * FROM log WHERE table_id = ? AND fact IS NOT NULL"
            " AND json_extract(fact, '$.type') IN ('vacated', 'seat-taken', 'seat-opened', 'seat-kept') ORDER BY seq",
            table,
        )
        return tuple([read_log(row) for row in rows])

    async def lobbies_of(self, user: UserId) -> tuple[TableId, ...]:
        rows = await self._connection.rows(
            "SELECT tables.id FROM seats JOIN tables ON tables.id = seats.table_id"
            " WHERE seats.user = ? AND seats.until IS NULL AND seats.playing = 1 AND tables.status = 'lobby'"
            " ORDER BY tables.id",
            user,
        )
        return tuple([row["id"] for row in rows])

    async def sat_at(self, user: UserId) -> tuple[TableId, ...]:
        rows = await self._connection.rows("SELECT DISTINCT table_id FROM seats WHERE user = ? ORDER BY table_id", user)
        return tuple([row["table_id"] for row in rows])

    async def rename(self, table: TableId, user: UserId, name: str, mark: str | None = None) -> None:
        await self._connection.rows(
            "UPDATE seats SET user = NULL, name = ?, mark = CASE WHEN last IS NOT NULL THEN ? END"
            " WHERE table_id = ? AND user = ?",
            name,
            mark,
            table,
            user,
        )

    async def _reseat(self, table: TableId, seat: Seat, to: Seat) -> None:
        await self._connection.rows(
            "UPDATE seats SET seat = ? WHERE table_id = ? AND seat = ? AND until IS NULL", to, table, seat
        )

    async def _touch(self, table: TableId, at: int) -> None:
        await self._connection.rows("UPDATE tables SET since = ? WHERE id = ?", at, table)


async def sit_down(connection: Connection, table: TableId, sitter: Sitter, at: int) -> None:
    """From that instant on they hold the seat."""
    # Who sits there looks on no more.
    await connection.rows("DELETE FROM followers WHERE table_id = ? AND user = ?", table, sitter.user)
    await connection.rows(
        "INSERT INTO seats (table_id, seat, user, ai, name, open, since) VALUES (?, ?, ?, ?, ?, ?, ?)",
        table,
        sitter.seat,
        sitter.user,
        sitter.ai,
        sitter.name,
        sitter.open,
        at,
    )
