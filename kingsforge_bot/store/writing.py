"""What can be changed in one transaction."""

from kingsforge_bot.service.records import Commit, Listed, NewTable, PostKind
from kingsforge_bot.service.types import ChannelId, GuildId, Sitter, Status, Table, TableId, UserId
from kingsforge_bot.store.database import Connection
from kingsforge_bot.store.reading import find_table, list_open_tables
from kingsforge_bot.store.rows import seats_to_json, to_json


class SqliteWriting:
    """Statements inside a transaction that somebody else begins and ends."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def table(self, table: TableId) -> Table | None:
        return await find_table(self._connection, table)

    async def open_tables(self, guild: GuildId, channel: ChannelId) -> tuple[Listed, ...]:
        return await list_open_tables(self._connection, guild, channel)

    async def add_table(self, new: NewTable) -> TableId:
        row = await self._connection.row(
            "INSERT INTO tables (guild, channel, name, game, options, capacity, owner, status, opened,"
            " since, pace, language) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            new.guild,
            new.channel,
            new.name,
            new.game,
            to_json(new.options),
            new.capacity,
            new.owner,
            Status.LOBBY,
            new.opened,
            new.opened,
            new.pace,
            new.language,
        )
        assert row is not None
        table = TableId(row["id"])
        for sitter in new.sitters:
            await self._sit(table, sitter, new.opened)
        return table

    async def seat(self, table: TableId, sitter: Sitter, at: int) -> None:
        await self._sit(table, sitter, at)
        await self._touch(table, at)

    async def unseat(self, table: Table, sitter: Sitter, at: int) -> None:
        await self._connection.rows(
            "DELETE FROM seats WHERE table_id = ? AND seat = ? AND until IS NULL", table.id, sitter.seat
        )
        # One by one: a single UPDATE could meet a seat that is not free yet.
        for behind in range(sitter.seat + 1, len(table.sitters)):
            await self._connection.rows(
                "UPDATE seats SET seat = seat - 1 WHERE table_id = ? AND seat = ? AND until IS NULL",
                table.id,
                behind,
            )
        await self._touch(table.id, at)

    async def hand_over(self, table: TableId, owner: UserId) -> None:
        await self._connection.rows("UPDATE tables SET owner = ? WHERE id = ?", owner, table)

    async def close(self, table: TableId, at: int, by: UserId | None = None) -> None:
        await self._connection.rows(
            "UPDATE tables SET status = ?, awaited = '[]', since = ?, closed_by = ? WHERE id = ?",
            Status.CLOSED,
            at,
            by,
            table,
        )

    async def keep_secret(self, table: TableId, secret: bytes, commitment: str) -> None:
        await self._connection.rows("INSERT INTO secrets (table_id, secret) VALUES (?, ?)", table, secret)
        await self._connection.rows("UPDATE tables SET commitment = ? WHERE id = ?", commitment, table)

    async def commit(self, commit: Commit) -> None:
        """All of it by one statement; the database refuses a row that is not the next of its table."""
        row, snapshot = commit.row, commit.snapshot
        await self._connection.rows(
            "INSERT INTO commits (table_id, seq, seat, action, luck, draws, draw_from, events, ruleset, at, forced,"
            " state, next_draw, superseded, status, awaited, owed)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            commit.table,
            row.seq,
            row.seat,
            row.action,
            to_json(row.luck),
            row.draws,
            row.draw_from,
            row.events.decode(),
            row.ruleset,
            row.at,
            row.forced,
            snapshot.state.decode(),
            snapshot.next_draw,
            commit.superseded,
            commit.status,
            seats_to_json(commit.awaited),
            commit.board,
        )

    async def move(self, table: TableId, thread: ChannelId) -> None:
        await self._connection.rows("UPDATE tables SET thread = ? WHERE id = ?", thread, table)

    async def owe(self, table: TableId, kind: PostKind) -> None:
        await self._connection.rows(
            "INSERT INTO outbox (table_id, seq, kind) VALUES (?, 0, ?)"
            " ON CONFLICT DO UPDATE SET status = 'owed', revision = revision + 1",
            table,
            kind,
        )

    async def _sit(self, table: TableId, sitter: Sitter, at: int) -> None:
        await self._connection.rows(
            "INSERT INTO seats (table_id, seat, user, ai, name, since) VALUES (?, ?, ?, ?, ?, ?)",
            table,
            sitter.seat,
            sitter.user,
            sitter.ai,
            sitter.name,
            at,
        )

    async def _touch(self, table: TableId, at: int) -> None:
        await self._connection.rows("UPDATE tables SET since = ? WHERE id = ?", at, table)
