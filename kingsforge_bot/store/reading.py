"""Questions to the database; each is one statement, so that its answer is of one moment."""

from collections.abc import Mapping, Sequence
from typing import Any

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.post.notices import Notice, load_notice
from kingsforge_bot.service.records import Census, Listed, Row, Snapshot
from kingsforge_bot.service.shards.share import Share
from kingsforge_bot.service.types import ChannelId, GuildId, MessageId, Table, TableId, TableStatus, UserId
from kingsforge_bot.store.clocks import DatabaseClocks
from kingsforge_bot.store.database import Connection
from kingsforge_bot.store.due import DatabaseDue
from kingsforge_bot.store.followers import DatabaseFollowers
from kingsforge_bot.store.leagues import DatabaseLeagues
from kingsforge_bot.store.packing import unpacked
from kingsforge_bot.store.pending_turns import DatabasePendingTurns
from kingsforge_bot.store.personal import kept_of
from kingsforge_bot.store.plans import DatabasePlanReading
from kingsforge_bot.store.results import DatabaseResults
from kingsforge_bot.store.rows import read_listed, read_log, read_snapshot, read_table
from kingsforge_bot.store.seals import DatabaseSeals
from kingsforge_bot.store.searches import DatabaseSearches
from kingsforge_bot.store.votes import DatabaseVotes

_MOST = 2**63 - 1
"""The largest number SQLite holds."""


class DatabaseTables:
    """What is asked of tables inside a transaction and outside."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def table(self, table: TableId) -> Table | None:
        """The table, also for a number no table can have."""
        if not 0 < table <= _MOST:
            return None
        row = await self._connection.row("SELECT * FROM seated_tables WHERE id = ?", table)
        return read_table(row) if row is not None else None

    async def open_tables(self, guild: GuildId, channel: ChannelId) -> tuple[Listed, ...]:
        rows = await self._connection.rows(
            "SELECT * FROM seated_tables WHERE guild = :guild AND status IN ('lobby', 'running') AND id IN ("
            " SELECT id FROM tables WHERE channel = :channel AND status IN ('lobby', 'running')"
            " UNION SELECT id FROM tables WHERE thread = :channel) ORDER BY id",
            guild=guild,
            channel=channel,
        )
        return tuple([read_listed(row) for row in rows])


class DatabaseReading(DatabaseTables):
    """What can be asked outside a transaction."""

    def __init__(self, connection: Connection, share: Share) -> None:
        super().__init__(connection)
        self.plans = DatabasePlanReading(connection)
        self.pending_turns = DatabasePendingTurns(connection)
        self.votes = DatabaseVotes(connection)
        self.clocks = DatabaseClocks(connection)
        self.results = DatabaseResults(connection)
        self.seals = DatabaseSeals(connection)
        self.due = DatabaseDue(connection, share)
        self.followers = DatabaseFollowers(connection)
        self.searches = DatabaseSearches(connection)
        self.leagues = DatabaseLeagues(connection, share)

    async def listed(self, table: TableId) -> Listed | None:
        row = await self._connection.row("SELECT * FROM seated_tables WHERE id = ?", table)
        return read_listed(row) if row is not None else None

    async def took_back(self, table: TableId, seat: Seat, since: int) -> bool:
        """Bounded by time alone: a number of entries could be filled up by whoever wants it forgotten."""
        row = await self._connection.row(
            "SELECT 1 FROM log WHERE table_id = :table AND seat = :seat AND at >= :since"
            " AND fact IS NOT NULL AND json_extract(fact, '$.type') = 'undone'"
            " AND coalesce(json_extract(fact, '$.agreed'), 0) = 0"
            " ORDER BY seq DESC LIMIT 1",
            table=table,
            seat=seat,
            since=since,
        )
        return row is not None

    async def tables_of(self, user: UserId) -> tuple[Listed, ...]:
        rows = await self._connection.rows(
            "SELECT seated_tables.* FROM seats JOIN seated_tables ON seated_tables.id = seats.table_id"
            " WHERE seats.user = ? AND seats.until IS NULL AND seats.playing = 1"
            " ORDER BY seated_tables.id",
            user,
        )
        return tuple([read_listed(row) for row in rows])

    async def kept_of(self, user: UserId) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        return await kept_of(self._connection, user)

    async def ended_tables(self, guild: GuildId, channel: ChannelId, most: int) -> tuple[Listed, ...]:
        rows = await self._connection.rows(
            "SELECT * FROM seated_tables WHERE guild = :guild AND id IN ("
            " SELECT id FROM (SELECT id FROM tables WHERE channel = :channel"
            " AND (status = 'over' OR status = 'closed' AND seq > 0)"
            " ORDER BY since DESC, id DESC LIMIT :most) AS newest"
            " UNION SELECT id FROM tables WHERE thread = :channel"
            " AND (status = 'over' OR status = 'closed' AND seq > 0))"
            " ORDER BY since DESC, id DESC LIMIT :most",
            guild=guild,
            channel=channel,
            most=most,
        )
        return tuple([read_listed(row) for row in rows])

    async def inviting(self, user: UserId) -> tuple[TableId, ...]:
        rows = await self._connection.rows(
            "SELECT table_id FROM invitations JOIN tables ON tables.id = table_id"
            " WHERE user = ? AND status = 'lobby' ORDER BY table_id",
            user,
        )
        return tuple([row["table_id"] for row in rows])

    async def census(self) -> Census:
        rows = await self._connection.rows("SELECT status, tables FROM census")
        found = {row["status"]: row["tables"] for row in rows}
        return Census(found[TableStatus.RUNNING], found[TableStatus.LOBBY])

    async def snapshot(self, table: TableId, seq: int) -> Snapshot | None:
        row = await self._connection.row("SELECT * FROM snapshots WHERE table_id = ? AND seq = ?", table, seq)
        if row is not None:
            return read_snapshot(row)
        # Packed before or meanwhile: it never becomes loose again.
        packed = await self._connection.row(
            "SELECT states FROM packs WHERE table_id = ? AND first <= ? ORDER BY first DESC LIMIT 1", table, seq
        )
        return unpacked(packed["states"], seq) if packed is not None else None

    async def kept(self, table: TableId) -> frozenset[int]:
        rows = await self._connection.rows(
            "SELECT seq FROM snapshots WHERE table_id = :table"
            " UNION ALL SELECT CAST(value AS BIGINT) FROM packs, json_each(seqs) WHERE table_id = :table",
            table=table,
        )
        return frozenset(row["seq"] for row in rows)

    async def board(self, message: MessageId) -> tuple[TableId, int] | None:
        if not 0 < message <= _MOST:
            return None
        row = await self._connection.row("SELECT table_id, seq FROM boards WHERE message = ?", message)
        return None if row is None else (row["table_id"], row["seq"])

    async def notice(self, table: TableId, number: int) -> Notice | None:
        row = await self._connection.row("SELECT notice FROM notices WHERE table_id = ? AND number = ?", table, number)
        return None if row is None else load_notice(row["notice"].encode())

    async def loose(self) -> tuple[TableId, ...]:
        rows = await self._connection.rows("SELECT table_id FROM unpacked ORDER BY table_id")
        return tuple([row["table_id"] for row in rows])

    async def log(self, table: TableId, *, after: int = 0, up_to: int | None = None) -> tuple[Row, ...]:
        rows = await self._connection.rows(
            "SELECT * FROM log WHERE table_id = ? AND seq > ? AND seq <= ? ORDER BY seq",
            table,
            after,
            _MOST if up_to is None else up_to,
        )
        return tuple([read_log(row) for row in rows])
