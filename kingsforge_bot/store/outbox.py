"""Posts that are owed, posts that stand, and places where nothing can be said."""

from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.post.post_records import Leftover, Owed, OwedPost, Posted, PostKind, Way
from kingsforge_bot.service.shards.share import Share
from kingsforge_bot.service.types import ChannelId, OldBoardPolicy, TableId
from kingsforge_bot.store.database import Database
from kingsforge_bot.store.rows import read_leftover, read_owed, read_owed_post, read_posted, to_json


class DatabaseOutbox:
    """The outbox port over the same database as the tables."""

    def __init__(self, database: Database, share: Share) -> None:
        self._database = database
        self._share = share

    async def owing(self) -> tuple[TableId, ...]:
        # From the few that owe to their tables, never through all tables in their order, as the newest owe most.
        rows = await self._database.reading.rows(
            "SELECT id, guild FROM (SELECT DISTINCT table_id FROM outbox) AS owing JOIN tables ON id = owing.table_id"
            " WHERE (thread NOT IN (SELECT place FROM mute_places) OR channel NOT IN (SELECT place FROM mute_places))"
            " ORDER BY id"
        )
        return tuple([row["id"] for row in rows if self._share.holds(row["guild"])])

    async def owed(self, table: TableId) -> tuple[Owed, ...]:
        rows = await self._database.reading.rows(
            "SELECT kind, seq, attempts, revision FROM outbox WHERE table_id = ? ORDER BY seq",
            table,
        )
        return tuple([read_owed(row) for row in rows])

    async def owed_posts(self) -> tuple[OwedPost, ...]:
        rows = await self._database.reading.rows(
            # Joined crosswise: what is owed is little, whatever SQLite thinks.
            "WITH placed AS (SELECT tables.id, tables.guild,"
            " CASE WHEN thread NOT IN (SELECT place FROM mute_places) THEN thread END AS thread, channel,"
            " channel IN (SELECT place FROM mute_places) AS mute FROM tables)"
            ' SELECT placed.id AS "table", guild, coalesce(thread, channel) AS place, outbox.kind, outbox.seq,'
            " coalesce(notices.at, log.at) AS at,"
            " thread IS NULL AND mute AS silent FROM outbox CROSS JOIN placed ON placed.id = outbox.table_id"
            " LEFT JOIN notices ON outbox.kind = 'notice' AND notices.table_id = placed.id AND number = outbox.seq"
            " LEFT JOIN log ON outbox.kind = 'board' AND log.table_id = placed.id AND log.seq = outbox.seq"
            # Nobody waits for what is only tidied up.
            " WHERE outbox.kind <> 'leftover'"
            " ORDER BY placed.id, outbox.seq"
        )
        return tuple([read_owed_post(row) for row in rows if self._share.holds(row["guild"])])

    async def doubtful_since(self, place: ChannelId) -> int | None:
        row = await self._database.reading.row(
            "SELECT min(begun) AS begun FROM outbox CROSS JOIN tables ON tables.id = outbox.table_id"
            " WHERE ? IN (tables.thread, tables.channel)",
            place,
        )
        return row["begun"] if row is not None else None

    async def begin(self, table: TableId, owed: Owed, at: int) -> str:
        async with self._database.in_passing() as writing:
            row = await writing.row(
                "UPDATE outbox SET attempts = attempts + 1, begun = ?,"
                " mark = coalesce(mark, lower(hex(randomblob(8))))"
                " WHERE table_id = ? AND seq = ? AND kind = ? RETURNING mark",
                at,
                table,
                owed.seq,
                owed.kind,
            )
        if row is None:
            raise StoreFailed(f"table {table} owes no {owed.kind} {owed.seq}")
        return str(row["mark"])

    async def refused(self, table: TableId, owed: Owed) -> None:
        async with self._database.in_passing() as writing:
            await writing.rows(
                "UPDATE outbox SET attempts = 0, begun = NULL WHERE table_id = ? AND seq = ? AND kind = ?",
                table,
                owed.seq,
                owed.kind,
            )

    async def stands(
        self,
        table: TableId,
        owed: Owed,
        posted: Posted,
        *,
        boards: OldBoardPolicy = OldBoardPolicy.KEEP,
        vote: int | None = None,
    ) -> None:
        async with self._database.in_passing() as writing:
            await writing.rows(
                "INSERT INTO stands"
                " (table_id, kind, seq, revision, message, place, at, fresh, after, carried, boards, vote)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                table,
                owed.kind,
                posted.seq,
                owed.revision,
                posted.message,
                posted.place,
                posted.at,
                posted.fresh,
                posted.after,
                to_json(posted.carried),
                boards,
                vote,
            )

    async def drop(self, table: TableId, owed: Owed) -> None:
        async with self._database.in_passing() as writing:
            await writing.rows(
                "DELETE FROM outbox WHERE table_id = ? AND kind = ? AND seq = ? AND revision = ?",
                table,
                owed.kind,
                owed.seq,
                owed.revision,
            )

    async def leftover(self, table: TableId, owed: Owed) -> Leftover | None:
        rows = await self._database.reading.rows(
            "SELECT old.message, old.place, old.way, log.*, state, next_draw FROM leftovers AS old"
            " LEFT JOIN json_each(old.spans) ON old.way <> 'delete'"
            " LEFT JOIN log ON log.table_id = old.table_id"
            " AND log.seq > json_each.value ->> 0 AND log.seq <= json_each.value ->> 1"
            " LEFT JOIN snapshots ON snapshots.table_id = old.table_id AND snapshots.seq = log.seq"
            " AND snapshots.seq = old.seq"
            " WHERE old.table_id = ? AND old.seq = ? AND old.place NOT IN (SELECT place FROM mute_places)"
            " ORDER BY log.seq",
            table,
            owed.seq,
        )
        return read_leftover(rows) if rows else None

    async def not_folded(self, table: TableId, owed: Owed, way: Way) -> None:
        async with self._database.in_passing() as writing:
            await writing.rows("UPDATE leftovers SET way = ? WHERE table_id = ? AND seq = ?", way, table, owed.seq)
            await writing.rows(
                "DELETE FROM outbox WHERE table_id = ? AND kind = ? AND seq = ?", table, owed.kind, owed.seq
            )

    async def posted(self, table: TableId, kind: PostKind) -> Posted | None:
        row = await self._database.reading.row(
            "SELECT seq, message, place, at, fresh, after, carried, CASE kind WHEN 'board' THEN (SELECT"
            " coalesce(json_group_array(json(spans)), '[]') FROM leftovers"
            " WHERE table_id = messages.table_id AND way = 'carry') ELSE '[]' END"
            " AS waiting FROM messages WHERE table_id = ? AND kind = ?",
            table,
            kind,
        )
        return read_posted(row) if row is not None else None

    async def mute(self, place: ChannelId, at: int) -> None:
        async with self._database.in_passing() as writing:
            await writing.rows("INSERT INTO mute_places (place, since) VALUES (?, ?) ON CONFLICT DO NOTHING", place, at)

    async def unmute(self, place: ChannelId, at: int) -> None:
        async with self._database.in_passing() as writing:
            await writing.rows(
                "INSERT INTO stood (since, until, place) SELECT since, :at, place FROM mute_places"
                " WHERE place = :place AND since < :at",
                at=at,
                place=place,
            )
            await writing.rows(
                "UPDATE tables SET due = :at WHERE status = 'running' AND clock IS NOT NULL AND id IN ("
                " SELECT id FROM tables WHERE channel = :place AND status = 'running'"
                " UNION SELECT id FROM tables WHERE thread = :place)",
                at=at,
                place=place,
            )
            await writing.rows("DELETE FROM mute_places WHERE place = ?", place)

    async def is_mute(self, place: ChannelId) -> bool:
        row = await self._database.reading.row("SELECT 1 FROM mute_places WHERE place = ?", place)
        return row is not None

    async def mute_near(self, channel: ChannelId) -> tuple[ChannelId, ...]:
        rows = await self._database.reading.rows(
            "SELECT place FROM mute_places WHERE place = :channel"
            " UNION SELECT place FROM mute_places CROSS JOIN tables ON tables.thread = place WHERE channel = :channel",
            channel=channel,
        )
        return tuple([row["place"] for row in rows])
