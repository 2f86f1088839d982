"""How plays ended, and what is counted from that."""

from collections.abc import Mapping, Sequence
from itertools import chain
from operator import itemgetter

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.person.result_records import Beginner, OwnRecord, Rating, Records, Result, Standing, Tally
from kingsforge_bot.service.types import GuildId, TableId, UserId
from kingsforge_bot.store.database import Connection, StoredRow, Value
from kingsforge_bot.store.rows import to_json

_LISTED = 3
"""People who are named for what they have most of."""


class DatabaseResults:
    """Questions about plays that are over."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def of(self, table: TableId) -> tuple[Result, ...]:
        rows = await self._connection.rows("SELECT * FROM named_results WHERE table_id = ? ORDER BY place, seat", table)
        return tuple([read_result(row) for row in rows])

    async def missing(self) -> tuple[TableId, ...]:
        rows = await self._connection.rows("SELECT table_id FROM uncounted ORDER BY table_id")
        return tuple([row["table_id"] for row in rows])

    async def rated(self, table: TableId) -> Mapping[Seat, UserId | None]:
        rows = await self._connection.rows("SELECT seat, user FROM rated WHERE table_id = ? ORDER BY seat", table)
        return {row["seat"]: row["user"] for row in rows}

    async def own(self, guild: GuildId | None, user: UserId) -> tuple[OwnRecord, ...]:
        rows = await self._connection.rows(
            "SELECT results.game, count(*) AS plays, count(*) FILTER (WHERE place = 1) AS wins,"
            " max(longest_wait) AS longest_wait, count(league) AS league_plays,"
            " count(league) FILTER (WHERE place = 1) AS league_wins"
            " FROM results JOIN tables ON tables.id = table_id"
            " WHERE user = :user AND (results.guild = :guild OR :guild IS NULL) AND persons_only = 1"
            " GROUP BY results.game ORDER BY plays DESC, results.game",
            user=user,
            guild=guild,
        )
        return tuple([OwnRecord(**{name: row[name] for name in OwnRecord.__struct_fields__}) for row in rows])

    async def records(self, guild: GuildId) -> tuple[Records, ...]:
        rows = await self._connection.rows(
            "SELECT results.game, count(DISTINCT table_id) AS plays,"
            " count(DISTINCT table_id) FILTER (WHERE league IS NOT NULL) AS league_plays"
            " FROM results JOIN tables ON tables.id = table_id"
            " WHERE results.guild = ? AND persons_only = 1"
            " GROUP BY results.game ORDER BY plays DESC, results.game",
            guild,
        )
        return tuple([await self._records(guild, row["game"], row["plays"], row["league_plays"]) for row in rows])

    async def _records(self, guild: GuildId, game: str, plays: int, league_plays: int) -> Records:
        found = [await self._connection.row(sql, guild, game) for sql in (_FASTEST, _LONGEST)]
        fastest, longest = [read_result(row) for row in found if row is not None]
        most = [await self._connection.rows(sql, guild, game, _LISTED) for sql in (_MOST_WINS, _MOST_PLAYS)]
        wins, played = [tuple([Tally(row["user"], row["name"], row["count"]) for row in rows]) for rows in most]
        return Records(game, plays, fastest, longest, wins, played, league_plays)

    async def ratings(self, guild: GuildId) -> tuple[Rating, ...]:
        rows = await self._connection.rows(
            "SELECT ratings.*,"
            " (SELECT name FROM seats WHERE seats.user = ratings.user ORDER BY id DESC LIMIT 1) AS name"
            " FROM ratings WHERE guild = ? ORDER BY game, mu - 3 * sigma DESC, user",
            guild,
        )
        return tuple([read_rating(row) for row in rows])


class DatabaseResultWriting(DatabaseResults):
    """What is written when a play ends, inside a transaction."""

    async def add(self, table: TableId, standings: Sequence[Standing], *, missing: bool = False) -> None:
        await self._connection.rows(
            "INSERT INTO results (table_id, seat, guild, game, options, user, ai, place, tied, seats, entries,"
            " started, ended, longest_wait, persons_only)"
            " SELECT tables.id, seats.seat, guild, game, options, user, ai, json_extract(one.value, '$.place'),"
            " json_extract(one.value, '$.tied'), :seats, tables.seq,"
            " (SELECT at FROM log WHERE table_id = :table AND seq = 1),"
            " (SELECT at FROM log WHERE table_id = :table AND seq = tables.seq),"
            " coalesce((SELECT longest FROM waits WHERE table_id = :table AND waits.seat = seats.seat), 0),"
            " CASE WHEN EXISTS (SELECT 1 FROM seats WHERE table_id = :table AND ai IS NOT NULL) THEN 0 ELSE 1 END"
            " FROM json_each(:standings) AS one"
            " JOIN seats ON seats.table_id = :table AND seats.seat = json_extract(one.value, '$.seat')"
            " JOIN tables ON tables.id = seats.table_id"
            " WHERE seats.until IS NULL ON CONFLICT DO NOTHING",
            table=table,
            seats=len(standings),
            standings=to_json(standings),
        )
        if missing:
            await self._connection.rows("DELETE FROM uncounted WHERE table_id = ?", table)

    async def keep_rated(self, table: TableId) -> None:
        await self._connection.rows(
            "INSERT INTO rated (table_id, seat, user) SELECT table_id, seat, user FROM seats"
            " WHERE table_id = ? AND until IS NULL",
            table,
        )

    async def end_rated(self, table: TableId) -> Mapping[Seat, Beginner]:
        rows = await self._connection.rows(_END_RATED, table)
        return {
            row["seat"]: Beginner(row["user"], None if row["plays"] is None else read_rating(row))
            for row in sorted(rows, key=itemgetter("seat"))
        }

    async def keep_ratings(self, guild: GuildId, ratings: Sequence[Rating]) -> None:
        rows = ", ".join(["(?, ?, ?, ?, ?, ?)"] * len(ratings))
        await self._connection.rows(
            f"INSERT INTO ratings (guild, game, user, mu, sigma, plays) VALUES {rows}"  # noqa: S608 - places of values
            " ON CONFLICT (guild, game, user) DO UPDATE"
            " SET mu = excluded.mu, sigma = excluded.sigma, plays = excluded.plays",
            *chain.from_iterable(_values(guild, one) for one in ratings),
        )


# With what was known of each, so that the end of a game waits for the database once for all of them.
_END_RATED = """
    DELETE FROM rated WHERE table_id = ? RETURNING
    seat,
    user,
    (SELECT game FROM tables WHERE id = table_id) AS game,
    (
        SELECT mu FROM ratings JOIN tables ON tables.guild = ratings.guild AND tables.game = ratings.game
        WHERE tables.id = table_id AND ratings.user = rated.user
    ) AS mu,
    (
        SELECT sigma FROM ratings JOIN tables ON tables.guild = ratings.guild AND tables.game = ratings.game
        WHERE tables.id = table_id AND ratings.user = rated.user
    ) AS sigma,
    (
        SELECT plays FROM ratings JOIN tables ON tables.guild = ratings.guild AND tables.game = ratings.game
        WHERE tables.id = table_id AND ratings.user = rated.user
    ) AS plays
"""
_WON = """
    SELECT named_results.*,
    (SELECT leagues.name FROM tables JOIN leagues ON leagues.id = tables.league WHERE tables.id = table_id) AS league
    FROM named_results WHERE guild = ? AND game = ? AND persons_only = 1 AND place = 1
"""
_FASTEST = _WON + " ORDER BY ended - started, table_id, seat LIMIT 1"
_LONGEST = _WON + " ORDER BY ended - started DESC, table_id, seat LIMIT 1"
_MOST_WINS = """
    SELECT user, count(*) AS count, (SELECT name FROM seats WHERE user = one.user ORDER BY id DESC LIMIT 1) AS name
    FROM results AS one WHERE guild = ? AND game = ? AND persons_only = 1 AND place = 1 AND user IS NOT NULL
    GROUP BY user ORDER BY count DESC, min(ended) LIMIT ?
"""
_MOST_PLAYS = """
    SELECT user, count(*) AS count, (SELECT name FROM seats WHERE user = one.user ORDER BY id DESC LIMIT 1) AS name
    FROM results AS one WHERE guild = ? AND game = ? AND persons_only = 1 AND user IS NOT NULL
    GROUP BY user ORDER BY count DESC, min(ended) LIMIT ?
"""


def _values(guild: GuildId, rating: Rating) -> tuple[Value, ...]:
    return guild, rating.game, rating.user, rating.mu, rating.sigma, rating.plays


def read_rating(row: StoredRow) -> Rating:
    """A row of `ratings`, perhaps with the name its user had last."""
    fields = {name: row[name] or "" for name in row.keys() if name in Rating.__struct_fields__}  # noqa: SIM118
    return msgspec.convert(fields, Rating)


def read_result(row: StoredRow) -> Result:
    """A row of `named_results`."""
    fields = {name: row[name] for name in row.keys() if name in Result.__struct_fields__}  # noqa: SIM118
    fields |= {"table": row["table_id"], "tied": bool(row["tied"]), "persons_only": bool(row["persons_only"])}
    return msgspec.convert(fields, Result)
