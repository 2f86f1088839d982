"""What can be changed in one transaction."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from kingsforge_bot.service.errors import StoreFailed, TransactionLost
from kingsforge_bot.service.person.settings import ServerSettings, UserSettings
from kingsforge_bot.service.records import Commit
from kingsforge_bot.service.table.table_records import NewTable
from kingsforge_bot.service.table_events import dump_table_event
from kingsforge_bot.service.turn.plan_records import KeptPlan
from kingsforge_bot.service.types import Cause, ChannelId, GuildId, Table, TableId, TableStatus, UserId
from kingsforge_bot.store.clocks import DatabaseClockWriting
from kingsforge_bot.store.database import Connection
from kingsforge_bot.store.directs import DatabaseDirectWriting
from kingsforge_bot.store.due import DatabaseDueWriting
from kingsforge_bot.store.followers import DatabaseFollowers
from kingsforge_bot.store.leagues import DatabaseLeagueWriting
from kingsforge_bot.store.mentions import DatabaseMentionWriting
from kingsforge_bot.store.packing import pack, packs_of
from kingsforge_bot.store.pending_turns import DatabasePendingTurnWriting
from kingsforge_bot.store.personal import forget
from kingsforge_bot.store.plans import DatabasePlanWriting
from kingsforge_bot.store.posts import DatabasePostWriting
from kingsforge_bot.store.reading import DatabaseTables
from kingsforge_bot.store.results import DatabaseResultWriting
from kingsforge_bot.store.rows import clock_to_json, read_snapshot, read_table, seats_to_json, to_json
from kingsforge_bot.store.seals import DatabaseSealWriting
from kingsforge_bot.store.searches import DatabaseSearches
from kingsforge_bot.store.seats import DatabaseSeatWriting, sit_down
from kingsforge_bot.store.settings import KnownSettings, keep_server, keep_user
from kingsforge_bot.store.votes import DatabaseVoteWriting

_COMMIT: Final = """
    INSERT INTO commits (
        table_id, seq, seat, action, luck, draws, draw_from, events, ruleset, at, forced, cause, fact, clock, state,
        next_draw, superseded, status, awaited, asked, since, clock_after, paused, owed
    )
    VALUES (
        :table, :seq, :seat, :action, :luck, :draws, :draw_from, :events, :ruleset, :at, :forced, :cause, :fact, :clock,
        :state, :next_draw,
        -- An undo owes a board also where it leads into the middle of a turn: what is to be said, and the board that
        -- stands, keep the states they show.
        CASE WHEN
            EXISTS (SELECT 1 FROM outbox WHERE table_id = :table AND seq = :superseded AND kind = 'board')
            OR EXISTS (SELECT 1 FROM messages WHERE table_id = :table AND fresh = :superseded AND kind = 'board')
            THEN NULL ELSE CAST(:superseded AS BIGINT)
        END,
        :status, :awaited, :asked, :since, :clock_after, :paused, :owed
    )
    RETURNING (
        SELECT coalesce(json_group_array(json_object(
            'table', table_id, 'number', number, 'seat', seat, 'user', user, 'place', place, 'text', plan,
            'since', since, 'ended', ended, 'why', why, 'detail', detail
        )), '[]')
        FROM (SELECT * FROM plans WHERE plans.table_id = :table AND ended IS NULL ORDER BY seat, place, number) AS still
    ) AS armed
"""
_ARMED: Final = msgspec.json.Decoder(tuple[KeptPlan, ...])


class DatabaseWriting(DatabaseTables):
    """One transaction's port: statements inside a transaction that somebody else begins and ends."""

    def __init__(self, connection: Connection, known: KnownSettings | None = None) -> None:
        super().__init__(connection)
        self._known = known or KnownSettings()
        self.grown = 0
        """Tables and entries that were added."""
        self.plans = DatabasePlanWriting(connection)
        self.pending_turns = DatabasePendingTurnWriting(connection)
        self.directs = DatabaseDirectWriting(connection)
        self.votes = DatabaseVoteWriting(connection)
        self.clocks = DatabaseClockWriting(connection)
        self.results = DatabaseResultWriting(connection)
        self.seats = DatabaseSeatWriting(connection)
        self.seals = DatabaseSealWriting(connection)
        self.posts = DatabasePostWriting(connection)
        self.due = DatabaseDueWriting(connection)
        self.mentions = DatabaseMentionWriting(connection)
        self.followers = DatabaseFollowers(connection)
        self.searches = DatabaseSearches(connection)
        self.leagues = DatabaseLeagueWriting(connection)
        self.changed = KnownSettings()
        """Settings that were kept."""

    @asynccontextmanager
    async def attempt(self) -> AsyncIterator[None]:
        grown = self.grown
        await self._connection.rows("SAVEPOINT attempt")
        try:
            yield
        except BaseException:
            self.grown = grown
            try:
                await self._connection.rows("ROLLBACK TO attempt")
            except StoreFailed as error:
                # SQLite has undone all of it already: nothing may be written as if it went on.
                raise TransactionLost(error.why) from error
            await self._connection.rows("RELEASE attempt")
            raise
        await self._connection.rows("RELEASE attempt")

    async def add_table(self, new: NewTable) -> TableId:
        row = await self._connection.row(
            "INSERT INTO tables (guild, channel, name, game, options, capacity, owner, status, opened,"
            " since, due, pace, language, boards, hints, rematch_of, league)"
            " VALUES (:guild, :channel, :name, :game, :options, :capacity, :owner, :status, :opened,"
            " :opened, :opened, :pace, :language, :boards, :hints, :rematch_of, :league) RETURNING id",
            guild=new.guild,
            channel=new.channel,
            name=new.name,
            game=new.game,
            options=to_json(new.options),
            capacity=new.capacity,
            owner=new.owner,
            status=TableStatus.LOBBY,
            opened=new.opened,
            pace=new.pace,
            language=new.language,
            boards=new.boards,
            hints=new.hints,
            rematch_of=new.rematch_of,
            league=new.league,
        )
        assert row is not None
        self.grown += 1
        table = TableId(row["id"])
        for sitter in new.sitters:
            await sit_down(self._connection, table, sitter, new.opened)
        for invited in new.invited:
            await self.seats.invite(table, invited, new.opened)
        return table

    async def rematch(self, table: TableId) -> Table | None:
        row = await self._connection.row(
            "SELECT * FROM seated_tables WHERE rematch_of = ? AND NOT (status = 'closed' AND seq = 0)", table
        )
        return read_table(row) if row is not None else None

    async def hand_over(self, table: TableId, owner: UserId) -> None:
        await self._connection.rows("UPDATE tables SET owner = ? WHERE id = ?", owner, table)

    async def set_language(self, table: TableId, language: str) -> None:
        await self._connection.rows("UPDATE tables SET language = ? WHERE id = ?", language, table)

    async def close(self, table: TableId, at: int, by: UserId | None = None) -> None:
        await self._connection.rows(
            "UPDATE tables SET status = ?, awaited = '[]', since = ?, closed_by = ? WHERE id = ?",
            TableStatus.CLOSED,
            at,
            by,
            table,
        )
        await self._connection.rows("DELETE FROM turns WHERE table_id = ?", table)
        await self.due.attend(table, at)

    async def commit(self, commit: Commit) -> tuple[KeptPlan, ...]:
        """Write all of it by one statement: `commits` is a view whose triggers write all that `Committer` lists.

        The database refuses a row that is not the next of its table.
        """
        row, snapshot = commit.row, commit.snapshot
        written = await self._connection.row(
            _COMMIT,
            table=commit.table,
            seq=row.seq,
            seat=row.seat,
            action=row.action,
            luck=to_json(row.luck),
            draws=row.draws,
            draw_from=row.draw_from,
            events=row.events.decode(),
            ruleset=row.ruleset,
            at=row.at,
            forced=row.cause is Cause.FORCED,
            cause=row.cause,
            fact=None if row.fact is None else dump_table_event(row.fact).decode(),
            clock=clock_to_json(row.clock),
            state=snapshot.state.decode(),
            next_draw=snapshot.next_draw,
            superseded=commit.superseded,
            status=commit.status,
            awaited=seats_to_json(commit.awaited),
            asked=to_json(commit.asked),
            since=row.at if commit.since is None else commit.since,
            clock_after=clock_to_json(commit.clock),
            paused=commit.paused,
            owed=commit.board,
        )
        assert written is not None
        self.grown += 1
        return _ARMED.decode(written["armed"])

    async def pack(self, table: TableId, *, loose: bool = False) -> None:
        # Taken out as they are read, so that a decision that packs waits for the database twice and no more.
        rows = await self._connection.rows(
            "DELETE FROM snapshots WHERE table_id = :table"
            " AND seq < (SELECT max(seq) FROM snapshots WHERE table_id = :table) RETURNING *",
            table=table,
        )
        for packed in packs_of(sorted([read_snapshot(row) for row in rows], key=lambda one: one.seq)):
            seqs = [one.seq for one in packed]
            await self._connection.rows(
                "INSERT INTO packs (table_id, first, seqs, states) VALUES (?, ?, ?, ?)",
                table,
                seqs[0],
                to_json(seqs),
                await asyncio.to_thread(pack, packed),
            )
        if loose:
            await self._connection.rows("DELETE FROM unpacked WHERE table_id = ?", table)

    async def set_thread(self, table: TableId, thread: ChannelId | None) -> None:
        await self._connection.rows("UPDATE tables SET thread = ? WHERE id = ?", thread, table)

    def user_settings(self, user: UserId) -> UserSettings:
        return self.changed.users.get(user) or self._known.user(user)

    def server_settings(self, guild: GuildId) -> ServerSettings:
        return self.changed.servers.get(guild) or self._known.server(guild)

    async def keep_user(self, user: UserId, settings: UserSettings) -> None:
        await keep_user(self._connection, user, settings)
        self.changed.users[user] = settings

    async def keep_server(self, guild: GuildId, settings: ServerSettings) -> None:
        await keep_server(self._connection, guild, settings)
        self.changed.servers[guild] = settings

    async def forget(self, user: UserId) -> None:
        await forget(self._connection, user)
        self.changed.users[user] = UserSettings()

    async def open_in(self, guild: GuildId, owner: UserId) -> tuple[int, int]:
        row = await self._connection.row(
            "SELECT count(*) AS every, count(*) FILTER (WHERE owner = ? AND league IS NULL) AS theirs FROM tables"
            " WHERE guild = ? AND status IN ('lobby', 'running')",
            owner,
            guild,
        )
        assert row is not None
        return row["every"], row["theirs"]
