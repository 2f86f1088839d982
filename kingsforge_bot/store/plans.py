"""What people planned, apart from the log."""

from collections.abc import Mapping, Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.turn.plan_records import KeptPlan, PlanEnd
from kingsforge_bot.service.types import TableId, UserId
from kingsforge_bot.store.database import Connection, StoredRow
from kingsforge_bot.store.rows import to_json

_ENDED_KEPT: Final = 20
"""Plans of one's own that ended and can be looked back on."""


class DatabasePlanReading:
    """Plans, by questions of one statement each."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def of(self, table: TableId, user: UserId) -> tuple[KeptPlan, ...]:
        rows = await self._connection.rows(
            "SELECT * FROM plans WHERE table_id = ? AND user = ?"
            " ORDER BY ended IS NOT NULL, ended DESC, place, number DESC LIMIT ?",
            table,
            user,
            _ENDED_KEPT,
        )
        return _read(rows)

    async def of_user(self, user: UserId) -> tuple[KeptPlan, ...]:
        rows = await self._connection.rows(
            "SELECT plans.* FROM plans JOIN tables ON tables.id = table_id AND status = 'running'"
            " WHERE user = ? AND ended IS NULL ORDER BY table_id, place, number",
            user,
        )
        return _read(rows)


class DatabasePlanWriting:
    """Plans: statements inside a transaction that somebody else begins and ends."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def armed(self, table: TableId) -> tuple[KeptPlan, ...]:
        return _read(
            await self._connection.rows(
                "SELECT * FROM plans WHERE table_id = ? AND ended IS NULL ORDER BY seat, place, number", table
            )
        )

    async def add(self, table: TableId, seat: Seat, user: UserId, text: str, since: int) -> int:
        row = await self._connection.row(
            "INSERT INTO plans (table_id, number, seat, user, place, plan, since)"
            " SELECT :table, 1 + coalesce(max(number), 0), :seat, :user, 1 + coalesce(max(place), 0), :text, :since"
            " FROM plans WHERE table_id = :table RETURNING number",
            table=table,
            seat=seat,
            user=user,
            text=text,
            since=since,
        )
        assert row is not None
        return int(row["number"])

    async def change(self, table: TableId, number: int, text: str) -> None:
        await self._connection.rows("UPDATE plans SET plan = ? WHERE table_id = ? AND number = ?", text, table, number)

    async def order(self, table: TableId, places: Mapping[int, int]) -> None:
        for number, place in places.items():
            await self._connection.rows(
                "UPDATE plans SET place = ? WHERE table_id = ? AND number = ?", place, table, number
            )

    async def end(self, table: TableId, numbers: Sequence[int], at: int, why: PlanEnd, detail: str = "") -> None:
        await self._connection.rows(
            "UPDATE plans SET ended = ?, why = ?, detail = ?"
            " WHERE table_id = ? AND number IN (SELECT CAST(value AS BIGINT) FROM json_each(?)) AND ended IS NULL",
            at,
            why,
            detail,
            table,
            to_json(numbers),
        )

    async def drop(self, table: TableId, seat: Seat, at: int) -> None:
        await self._connection.rows(
            "UPDATE plans SET ended = ?, why = ? WHERE table_id = ? AND seat = ? AND ended IS NULL",
            at,
            PlanEnd.LEFT,
            table,
            seat,
        )

    async def rearm(self, table: TableId, to: int, most: int) -> None:
        await self._connection.rows(
            "WITH ended AS ("
            " SELECT number, seat, row_number() OVER (PARTITION BY seat ORDER BY place, number) AS rank FROM plans"
            " WHERE table_id = :table AND ended > :to AND why NOT IN (:removed, :left) AND EXISTS ("
            " SELECT 1 FROM seats WHERE seats.table_id = plans.table_id AND seats.seat = plans.seat"
            " AND seats.user = plans.user AND until IS NULL))"
            " UPDATE plans SET ended = NULL, why = NULL, detail = '' WHERE table_id = :table AND number IN ("
            " SELECT number FROM ended WHERE rank + (SELECT count(*) FROM plans AS armed"
            " WHERE armed.table_id = :table AND armed.seat = ended.seat AND armed.ended IS NULL) <= :most)",
            table=table,
            to=to,
            removed=PlanEnd.REMOVED,
            left=PlanEnd.LEFT,
            most=most,
        )


def _read(rows: Sequence[StoredRow]) -> tuple[KeptPlan, ...]:
    return tuple(
        [
            KeptPlan(
                table=TableId(row["table_id"]),
                number=row["number"],
                seat=Seat(row["seat"]),
                user=UserId(row["user"]),
                place=row["place"],
                text=row["plan"],
                since=row["since"],
                ended=row["ended"],
                why=None if row["why"] is None else PlanEnd(row["why"]),
                detail=row["detail"],
            )
            for row in rows
        ]
    )
