"""Seals of tables, and what people gave to be mixed in."""

from kingsforge_bot.service.turn.luck import Seal
from kingsforge_bot.service.types import TableId, UserId
from kingsforge_bot.store.database import Connection
from kingsforge_bot.store.rows import read_seal


class DatabaseSeals:
    """The seals of tables."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def of(self, table: TableId) -> tuple[Seal, ...]:
        rows = await self._connection.rows("SELECT * FROM seals WHERE table_id = ? ORDER BY number", table)
        return tuple([read_seal(row) for row in rows])


class DatabaseSealWriting(DatabaseSeals):
    """Seals and players' words: statements inside a transaction."""

    async def add(self, table: TableId, seal: Seal) -> None:
        await self._connection.rows(
            "INSERT INTO seals (table_id, number, since, scheme, secret, mix)"
            " SELECT :table, 1 + count(*), :since, :scheme, :secret, :mix FROM seals WHERE table_id = :table",
            table=table,
            since=seal.since,
            scheme=seal.scheme,
            secret=seal.secret.bytes_,
            mix=seal.mix,
        )
        await self._connection.rows("UPDATE tables SET commitment = ? WHERE id = ?", seal.commitment, table)

    async def mix(self, table: TableId, mix: str) -> None:
        await self._connection.rows(
            "UPDATE seals SET mix = :mix WHERE table_id = :table"
            " AND number = (SELECT max(number) FROM seals WHERE table_id = :table)",
            table=table,
            mix=mix,
        )

    async def words(self, table: TableId) -> tuple[str, ...]:
        rows = await self._connection.rows("SELECT word FROM words WHERE table_id = ? ORDER BY number", table)
        return tuple([row["word"] for row in rows])

    async def add_word(self, table: TableId, user: UserId, word: str) -> bool:
        rows = await self._connection.rows(
            "INSERT INTO words (table_id, number, user, word)"
            " SELECT :table, 1 + coalesce(max(number), 0), :user, :word FROM words WHERE table_id = :table"
            " ON CONFLICT (table_id, user) DO NOTHING RETURNING number",
            table=table,
            user=user,
            word=word,
        )
        return bool(rows)
