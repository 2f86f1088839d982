"""Leagues in the database."""

from collections.abc import Mapping

import msgspec

from kingsforge_bot.league.events import LeagueEvent, dump_league_event, load_league_event
from kingsforge_bot.league.league import Options, Stage
from kingsforge_bot.service.league.records import (
    MOST_LISTED,
    HeldTable,
    KeptLeague,
    LeaguePostKind,
    Member,
    NewLeague,
    OwedOfLeague,
)
from kingsforge_bot.service.shards.share import Share
from kingsforge_bot.service.turn.luck import Seal
from kingsforge_bot.service.types import GuildId, LeagueId, MessageId, UserId
from kingsforge_bot.store.database import Connection, StoredRow
from kingsforge_bot.store.rows import read_seal, to_json

_TEXTS = msgspec.json.Decoder(dict[str, str])
_OPTIONS = msgspec.json.Decoder(Options)


class DatabaseLeagues:
    """What is asked of leagues, inside a transaction or outside."""

    def __init__(self, connection: Connection, share: Share | None = None) -> None:
        self._connection = connection
        self._share = share or Share()

    async def one(self, league: LeagueId) -> KeptLeague | None:
        row = await self._connection.row("SELECT * FROM leagues WHERE id = ?", league)
        return None if row is None else _read(row)

    async def events(self, league: LeagueId) -> tuple[LeagueEvent, ...]:
        rows = await self._connection.rows("SELECT event FROM league_events WHERE league_id = ? ORDER BY seq", league)
        return tuple([load_league_event(row["event"].encode()) for row in rows])

    async def members(self, league: LeagueId) -> tuple[Member, ...]:
        rows = await self._connection.rows(
            "SELECT number, name, user, mark FROM league_people WHERE league_id = ? ORDER BY number", league
        )
        return tuple([msgspec.convert(dict(row), Member) for row in rows])

    async def tables(self, league: LeagueId) -> tuple[HeldTable, ...]:
        rows = await self._connection.rows(
            'SELECT part AS "group", round, place, table_id AS "table", ends, reminded, thread,'
            " (SELECT MAX(message) FROM messages WHERE messages.table_id = league_tables.table_id"
            " AND messages.kind = 'lobby') AS card FROM league_tables"
            " LEFT JOIN tables ON tables.id = table_id WHERE league_id = ? ORDER BY part, round, place",
            league,
        )
        return tuple([msgspec.convert(dict(row), HeldTable) for row in rows])

    async def seals(self, league: LeagueId) -> tuple[Seal, ...]:
        rows = await self._connection.rows(
            "SELECT since, scheme, secret, mix FROM league_seals WHERE league_id = ? ORDER BY since", league
        )
        return tuple([read_seal(row) for row in rows])

    async def within(self, guild: GuildId, stage: Stage, most: int = MOST_LISTED) -> tuple[KeptLeague, ...]:
        rows = await self._connection.rows(
            "SELECT * FROM leagues WHERE guild = ? AND stage = ? ORDER BY id DESC LIMIT ?", guild, stage, most
        )
        return tuple([_read(row) for row in rows])

    async def of_member(self, user: UserId) -> tuple[LeagueId, ...]:
        rows = await self._connection.rows(
            "SELECT league_id FROM league_people WHERE user = ? ORDER BY league_id", user
        )
        return tuple([row["league_id"] for row in rows])

    async def due(self, at: int) -> Mapping[LeagueId, int]:
        rows = await self._connection.rows("SELECT id, stirred, guild FROM leagues WHERE due <= ? ORDER BY due, id", at)
        return {row["id"]: row["stirred"] for row in rows if self._share.holds(row["guild"])}

    async def owing(self) -> tuple[OwedOfLeague, ...]:
        rows = await self._connection.rows(
            "SELECT league_id AS league, kind, revision, mark, message, begun, guild FROM league_posts"
            " JOIN leagues ON leagues.id = league_id"
            " WHERE shown < revision AND channel NOT IN (SELECT place FROM mute_places) ORDER BY league_id, kind"
        )
        return tuple([msgspec.convert(dict(row), OwedOfLeague) for row in rows if self._share.holds(row["guild"])])

    async def message(self, league: LeagueId, kind: LeaguePostKind) -> MessageId | None:
        row = await self._connection.row(
            "SELECT message FROM league_posts WHERE league_id = ? AND kind = ?", league, kind
        )
        return None if row is None or row["message"] is None else MessageId(row["message"])


class DatabaseLeagueWriting(DatabaseLeagues):
    """Leagues changed: statements inside a transaction."""

    async def add(self, new: NewLeague) -> LeagueId:
        row = await self._connection.row(
            "INSERT INTO leagues (guild, channel, name, opener, game, game_options, options, pace, language,"
            " round_days, opened, due) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            new.guild,
            new.channel,
            new.name,
            new.opener,
            new.game,
            to_json(new.game_options),
            to_json(new.options),
            new.pace,
            new.language,
            new.round_days,
            new.opened,
            new.opened,
        )
        assert row is not None
        return LeagueId(row["id"])

    async def open_in(self, guild: GuildId, opener: UserId) -> tuple[int, int]:
        row = await self._connection.row(
            "SELECT count(*) AS every, count(CASE WHEN opener = ? THEN 1 END) AS theirs FROM leagues"
            " WHERE guild = ? AND stage IN ('open', 'running')",
            opener,
            guild,
        )
        assert row is not None
        return row["every"], row["theirs"]

    async def record(self, league: LeagueId, seq: int, event: LeagueEvent, stage: Stage, at: int) -> None:
        await self._connection.rows(
            "INSERT INTO league_events (league_id, seq, event, at) VALUES (?, ?, ?, ?)",
            league,
            seq,
            dump_league_event(event).decode(),
            at,
        )
        await self._connection.rows(
            "UPDATE leagues SET seq = ?, stage = ?, ended = ? WHERE id = ?",
            seq,
            stage,
            at if stage is Stage.ENDED else None,
            league,
        )

    async def keep_member(self, league: LeagueId, member: Member) -> None:
        await self._connection.rows(
            "INSERT INTO league_people (league_id, number, user, name, mark) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (league_id, number) DO UPDATE"
            " SET user = excluded.user, name = excluded.name, mark = excluded.mark",
            league,
            member.number,
            member.user,
            member.name,
            member.mark,
        )

    async def seal(self, league: LeagueId, seal: Seal) -> None:
        await self._connection.rows(
            "INSERT INTO league_seals (league_id, since, scheme, secret, mix) VALUES (?, ?, ?, ?, ?)"
            # Nothing was drawn from the one before.
            " ON CONFLICT (league_id, since) DO UPDATE"
            " SET scheme = excluded.scheme, secret = excluded.secret, mix = excluded.mix",
            league,
            seal.since,
            seal.scheme,
            seal.secret.bytes_,
            seal.mix,
        )

    async def mix(self, league: LeagueId, mix: str) -> None:
        await self._connection.rows(
            "UPDATE league_seals SET mix = :mix WHERE league_id = :league"
            " AND since = (SELECT max(since) FROM league_seals WHERE league_id = :league)",
            league=league,
            mix=mix,
        )

    async def hold(self, league: LeagueId, held: HeldTable) -> None:
        await self._connection.rows(
            "INSERT INTO league_tables (league_id, part, round, place, table_id, ends, reminded)"
            " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (league_id, part, round, place) DO UPDATE"
            " SET table_id = excluded.table_id, ends = excluded.ends, reminded = excluded.reminded",
            league,
            held.group,
            held.round,
            held.place,
            held.table,
            held.ends,
            held.reminded,
        )

    async def attend(self, league: LeagueId, at: int) -> None:
        await self._connection.rows(
            "UPDATE leagues SET stirred = stirred + 1, due = CASE WHEN due < :at THEN due ELSE :at END WHERE id = :id",
            at=at,
            id=league,
        )

    async def come_back(self, league: LeagueId, at: int | None, version: int) -> None:
        await self._connection.rows("UPDATE leagues SET due = ? WHERE id = ? AND stirred = ?", at, league, version)

    async def owe(self, league: LeagueId, kind: LeaguePostKind, mark: str) -> None:
        await self._connection.rows(
            "INSERT INTO league_posts (league_id, kind, revision, mark) VALUES (?, ?, 1, ?)"
            " ON CONFLICT (league_id, kind) DO UPDATE SET revision = league_posts.revision + 1",
            league,
            kind,
            mark,
        )

    async def begin(self, owed: OwedOfLeague, at: int) -> None:
        await self._connection.rows(
            "UPDATE league_posts SET begun = ? WHERE league_id = ? AND kind = ?", at, owed.league, owed.kind
        )

    async def stands(self, owed: OwedOfLeague, message: MessageId | None) -> None:
        await self._connection.rows(
            "UPDATE league_posts SET shown = ?, message = ? WHERE league_id = ? AND kind = ?",
            owed.revision,
            message,
            owed.league,
            owed.kind,
        )


def _read(row: StoredRow) -> KeptLeague:
    fields = {name: row[name] for name in row.keys() if name in KeptLeague.__struct_fields__}  # noqa: SIM118
    fields |= {"game_options": _TEXTS.decode(row["game_options"]), "options": _OPTIONS.decode(row["options"])}
    return msgspec.convert(fields, KeptLeague)
