"""What is kept of one person: where it stands, and how it goes."""

from collections.abc import Mapping
from typing import Final

from kingsforge_bot.service.types import UserId
from kingsforge_bot.store.database import Connection, Value

KEPT: Final[Mapping[str, str]] = {
    "settings": "SELECT * FROM user_settings WHERE user = :user",
    "seats": (
        'SELECT tables.id AS "table", tables.name AS table_name, game, guild, channel, thread, status, league, seat,'
        " seats.name AS name, seats.since, seats.until FROM seats JOIN tables ON tables.id = seats.table_id"
        " WHERE user = :user ORDER BY seats.id"
    ),
    "tables_owned": 'SELECT id AS "table", name, guild, channel, opened FROM tables WHERE owner = :user ORDER BY id',
    "tables_ended": 'SELECT id AS "table", name, guild, channel, since FROM tables WHERE closed_by = :user ORDER BY id',
    "awaited": (
        'SELECT table_id AS "table", seat, asked, since, reminded, due, how FROM turns WHERE user = :user'
        " ORDER BY table_id"
    ),
    "direct_messages": "SELECT number, direct, at, status FROM directs WHERE user = :user ORDER BY number",
    "reminders": (
        "SELECT table_id AS \"table\", number, notice, at FROM notices WHERE json_extract(notice, '$.user') = :user"
        " ORDER BY table_id, number"
    ),
    "followed": 'SELECT table_id AS "table", since, told_to, due FROM followers WHERE user = :user ORDER BY table_id',
    "search": "SELECT guild, channel, name, game, seats, pace, language, at FROM searches WHERE user = :user",
    "leagues": (
        "SELECT leagues.id AS league, leagues.name AS league_name, guild, channel, game, stage, number,"
        " league_people.name AS name FROM league_people JOIN leagues ON leagues.id = league_id WHERE user = :user"
        " ORDER BY leagues.id"
    ),
    "leagues_opened": (
        "SELECT id AS league, name, guild, channel, opened, ended FROM leagues WHERE opener = :user ORDER BY id"
    ),
    "league_events": (
        "SELECT league_people.league_id AS league, seq, event, at FROM league_people"
        " JOIN league_events ON league_events.league_id = league_people.league_id"
        " AND json_extract(event, '$.person') = number WHERE user = :user ORDER BY league_people.league_id, seq"
    ),
    "away": "SELECT since, until FROM stood WHERE user = :user ORDER BY id",
    "invitations": (
        'SELECT table_id AS "table", seat, name, since FROM invitations WHERE user = :user ORDER BY table_id'
    ),
    "results": (
        'SELECT table_id AS "table", seat, results.guild, results.game, results.options, place, tied, seats, entries,'
        " started, ended, longest_wait, persons_only, league FROM results JOIN tables ON tables.id = table_id"
        " WHERE user = :user ORDER BY table_id"
    ),
    "rated_games": 'SELECT table_id AS "table", seat FROM rated WHERE user = :user ORDER BY table_id',
    "mentions_caused": 'SELECT table_id AS "table", at FROM mentions WHERE causer = :user ORDER BY table_id, at',
    "mentions": 'SELECT table_id AS "table", at FROM mentions WHERE user = :user ORDER BY table_id, at',
    "ratings": "SELECT guild, game, mu, sigma, plays FROM ratings WHERE user = :user ORDER BY guild, game",
    "plans": (
        'SELECT table_id AS "table", seat, plan, since, ended, why FROM plans WHERE user = :user'
        " ORDER BY table_id, number"
    ),
    "words": 'SELECT table_id AS "table", word FROM words WHERE user = :user ORDER BY table_id',
    "moves": (
        'SELECT log.table_id AS "table", log.seq, log.seat, log.action, log.at FROM seats'
        " JOIN log ON log.table_id = seats.table_id AND log.seat = seats.seat AND log.at >= seats.since"
        " AND (seats.until IS NULL OR log.at < seats.until)"
        " WHERE seats.user = :user ORDER BY log.table_id, log.seq"
    ),
}
"""Questions by what they find. :user is the person; each row is an object of the file they get."""
GONE: Final = (
    "DELETE FROM user_settings WHERE user = :user",
    "DELETE FROM stood WHERE user = :user",
    "DELETE FROM searches WHERE user = :user",
    "DELETE FROM words WHERE user = :user",
    "DELETE FROM turns WHERE user = :user",
    "DELETE FROM directs WHERE user = :user",
    (
        "DELETE FROM outbox WHERE kind = 'notice' AND (table_id, seq) IN"
        " (SELECT table_id, number FROM notices WHERE json_extract(notice, '$.user') = :user)"
    ),
    # The row stays: notices of a table are numbered without gaps.
    "UPDATE notices SET notice = json_set(notice, '$.user', 0) WHERE json_extract(notice, '$.user') = :user",
    "DELETE FROM followers WHERE user = :user",
    "DELETE FROM ratings WHERE user = :user",
    # The others played against somebody: that stays.
    "UPDATE rated SET user = NULL WHERE user = :user",
    # Whom they made the bot mention is forgotten after an hour: else they could do so without end by deleting it.
    "DELETE FROM mentions WHERE user = :user",
    "DELETE FROM invitations WHERE user = :user",
    "UPDATE results SET user = NULL WHERE user = :user",
    "DELETE FROM plans WHERE user = :user",
    "UPDATE tables SET owner = 0 WHERE owner = :user",
    "UPDATE tables SET closed_by = 0 WHERE closed_by = :user",
    "UPDATE leagues SET opener = 0 WHERE opener = :user",
)
"""What takes them out, beside their seats and their places in leagues, which get another name one by one."""


async def kept_of(connection: Connection, user: UserId) -> dict[str, list[dict[str, Value]]]:
    """All that is kept, row by row as it stands."""
    return {what: [dict(row) for row in await connection.rows(sql, user=user)] for what, sql in KEPT.items()}


async def forget(connection: Connection, user: UserId) -> None:
    """Take them out of all but the seats."""
    for sql in GONE:
        await connection.rows(sql, user=user)
