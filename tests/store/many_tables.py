"""A database as years of play leave it, filled in bulk, and all that the bot asks of it while it runs."""

import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.league.events import Person, SignedUp
from kingsforge_bot.league.league import Form, Options, Stage
from kingsforge_bot.service.league.records import HeldTable, LeaguePostKind, Member, NewLeague, OwedOfLeague
from kingsforge_bot.service.person.result_records import Rating, Standing
from kingsforge_bot.service.person.settings import ServerSettings, UserSettings
from kingsforge_bot.service.post.directs import YourTurns
from kingsforge_bot.service.post.followers import Follower
from kingsforge_bot.service.post.mentions import Mention
from kingsforge_bot.service.post.notices import Reminder, StillPlaying
from kingsforge_bot.service.post.post_records import Owed, Posted, PostKind, Way
from kingsforge_bot.service.proposals import Outcome, PauseAll
from kingsforge_bot.service.records import Commit, Row, Snapshot, Vote
from kingsforge_bot.service.table.search_records import Search
from kingsforge_bot.service.table.table_records import NewTable
from kingsforge_bot.service.time.clock import TableClock
from kingsforge_bot.service.time.pending_turns import How, PendingTurn
from kingsforge_bot.service.turn.luck import Seal, Secret
from kingsforge_bot.service.turn.plan_records import PlanEnd
from kingsforge_bot.service.types import (
    ChannelId,
    GuildId,
    Invited,
    LeagueId,
    MessageId,
    OldBoardPolicy,
    Sitter,
    Table,
    TableId,
    TableStatus,
    UserId,
)
from kingsforge_bot.store.database_store import DatabaseStore
from kingsforge_bot.store.writing import DatabaseWriting

NOW: Final = 1_700_000_000
OLD_SERVER: Final = 1
"""A tenth of all tables was played there; twenty are open."""
_ENTRIES: Final = 12
_FILL: Final = """
CREATE TEMP TABLE n AS
WITH RECURSIVE up(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM up WHERE i < :tables) SELECT i FROM up;

CREATE TEMP TABLE entry AS SELECT i FROM n WHERE i <= 12;
INSERT INTO tables (id, guild, channel, thread, name, game, options, capacity, owner, status, seq, awaited, opened,
    since, pace, due, closed_by)
SELECT i, guild, guild * 10 + (i / 10) % 3, iif(i % 3, NULL, 1000000000 + i), 'Table ' || i, 'kings_forge', '{}', 4,
    100000000000000000 + (i * 7) % :users, status, iif(status = 'lobby', 0, 12), iif(status = 'running', '[0]', '[]'),
    :now - :tables + i, :now - :tables + i, 'none',
    CASE WHEN status IN ('lobby', 'running') THEN iif(i < 1000, :now - 1, :now + 7200 + i % 86400) END,
    iif(status = 'closed', 100000000000000000 + (i * 7) % :users, NULL)
FROM (
    SELECT i, iif(i % 10, 2 + i % :servers, 1) AS guild,
        CASE WHEN i % 10 AND chance < 10 OR i % 10 = 0 AND i > :tables - 200 THEN 'running'
            WHEN chance = 10 THEN 'lobby' WHEN chance % 6 = 5 THEN 'closed' ELSE 'over' END AS status
    FROM (SELECT i, i * 7919 / 1000 % 500 AS chance FROM n)
);
INSERT INTO seats (table_id, seat, user, name, since, playing)
SELECT tables.id, seat, 100000000000000000 + (tables.id * 7 + seat * 13) % :users, 'Somebody', opened,
    status IN ('lobby', 'running')
FROM tables JOIN (SELECT 0 AS seat UNION ALL SELECT 1 UNION ALL SELECT 2);
INSERT INTO log (table_id, seq, seat, action, luck, draws, draw_from, events, ruleset, at, forced, cause)
SELECT tables.id, entry.i, iif(entry.i = 1, NULL, entry.i % 3), 'gather mill.bottom paying GMMM', '[4,4,6]', 'r3',
    entry.i, '[{"type":"Claimed","seat":1,"side":"mill.bottom","copying":null,"paid":["G","M","M","M"]}]', 1,
    opened + entry.i, 0, 'player'
FROM tables CROSS JOIN entry WHERE status <> 'lobby';
INSERT INTO snapshots (table_id, seq, state, next_draw)
SELECT id, 12, '{"state":"' || hex(zeroblob(300)) || '"}', 12 FROM tables WHERE status <> 'lobby';
INSERT INTO packs (table_id, first, seqs, states)
SELECT id, 1, '[1,4,8]', randomblob(800) FROM tables WHERE status <> 'lobby';
INSERT INTO seals (table_id, number, since, scheme, secret, mix) SELECT id, 1, 1, 2, randomblob(32), '' FROM tables;
INSERT INTO messages (table_id, kind, seq, message, place, at, fresh)
SELECT id, 'board', 12, 2000000000 + id, channel, since, 12 FROM tables WHERE status <> 'lobby';
INSERT INTO messages (table_id, kind, seq, message, place, at)
SELECT id, 'lobby', 0, 3000000000 + id, channel, since FROM tables;
INSERT INTO notices (table_id, number, kind, notice, at)
SELECT id, number, 'reminder', json_object('type', 'reminder', 'user', owner, 'turns', json('[]'), 'more', 0), since
FROM tables JOIN (SELECT 1 AS number UNION ALL SELECT 2) WHERE status <> 'lobby';
INSERT INTO votes (table_id, number, seat, proposal, seq, asked, ends, outcome, ended)
SELECT id, 1, 0, '{"type":"pause-all"}', 2, opened, opened + 9, 'agreed', opened + 1 FROM tables WHERE id % 4 = 0;
INSERT INTO results (table_id, seat, guild, game, options, user, place, tied, seats, entries, started, ended,
    longest_wait, persons_only)
SELECT seats.table_id, seat, guild, game, '{}', user, 1 + seat, 0, 3, 12, opened, opened + 1000 + tables.id % 997, 9, 1
FROM seats JOIN tables ON tables.id = seats.table_id WHERE status = 'over';
INSERT INTO waits (table_id, seat, longest) SELECT table_id, seat, 9 FROM seats;
INSERT INTO turns (table_id, seat, user, asked, since, reminded, due, how)
SELECT table_id, seat, user, 12, :now, 0, due, 'reminder' FROM seats JOIN tables ON tables.id = table_id
WHERE seat = 0 AND status = 'running';
INSERT INTO words (table_id, number, user, word) SELECT table_id, 1 + seat, user, 'oak' FROM seats;
INSERT INTO plans (table_id, number, seat, user, place, plan, since, ended, why)
SELECT table_id, 1, seat, user, 1, 'pass', 2, 4, 'done' FROM seats WHERE seat = 0 AND table_id % 5 = 0;
INSERT INTO followers (table_id, user, since, told_to, due)
SELECT table_id, user, 1, 1, 1 FROM seats WHERE seat = 0 AND table_id % 20 = 3;
INSERT INTO invitations (table_id, seat, user, name, since)
SELECT table_id, 2, user, 'Somebody', since FROM seats WHERE seat = 1 AND table_id % 500 = 11;
UPDATE census SET tables = (SELECT count(*) FROM tables WHERE tables.status = census.status);
INSERT INTO leagues (id, guild, channel, name, opener, game, game_options, options, pace, round_days, opened, stage)
SELECT i, iif(i % 10, 2 + i % :servers, 1), 6, 'League ' || i, 100000000000000000 + i % :users, 'kings_forge', '{}',
    '{"form":"swiss"}', 'none', 7, :now - i, iif(i % 9, 'ended', 'running') FROM n WHERE i <= :tables / 20;
INSERT INTO league_people (league_id, number, user, name)
SELECT id, i, 100000000000000000 + (id * 11 + i) % :users, 'Somebody' FROM leagues JOIN n WHERE i <= 8;
INSERT INTO league_events (league_id, seq, event, at)
SELECT id, i, '{"type":"signed-up","person":' || i || '}', opened FROM leagues JOIN n WHERE i <= 8;
INSERT INTO ratings (guild, game, user, mu, sigma, plays)
SELECT guild, game, user, 25, 8, count(*) FROM results WHERE guild <> 1 GROUP BY guild, game, user;
INSERT INTO directs (user, direct, at, status, begun)
SELECT 100000000000000000 + i, '{}', :now - i, 'told', :now - 86400 - i FROM n WHERE i <= :tables / 100;
INSERT INTO stood (since, until, user) SELECT 0, :now + i, 100000000000000000 + i FROM n WHERE i <= :tables / 100;
INSERT INTO stood (since, until, place) SELECT 0, :now + i, 4000000000 + i FROM n WHERE i <= :tables / 100;
INSERT INTO stood (since, until) SELECT :now - i * 9, :now - i * 9 + 3 FROM n WHERE i <= 50;
INSERT INTO mute_places (place, since) SELECT 4000000000 + i, 1 FROM n WHERE i <= :tables / 1000;
INSERT INTO greetings (guild, told) SELECT DISTINCT guild, 1 FROM tables;
INSERT INTO user_settings (user, alerts, plays_forced, rated, failed_directs)
SELECT 100000000000000000 + i, 'direct', 1, 1, 0 FROM n WHERE i <= 200;
INSERT INTO outbox (table_id, seq, kind)
SELECT id, 12, 'board' FROM tables WHERE status = 'running' ORDER BY id LIMIT 30;
UPDATE timeline SET entries = (SELECT count(*) + coalesce(sum(seq), 0) FROM tables);
"""


def fill(path: Path, tables: int) -> None:
    """Put so many tables into an empty database of the newest schema.

    With the tables grow servers and people: most servers have some 200 tables, most people some 30. What is due and
    owed at this moment, and how many people set something, is the same.
    """
    numbers = {"tables": tables, "users": max(20, tables // 10), "servers": max(2, tables // 200), "now": NOW}
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode = OFF")
        database.execute("PRAGMA synchronous = OFF")
        database.execute("PRAGMA cache_size = -200000")
        rows = database.execute(
            "SELECT type, name, sql FROM sqlite_schema WHERE type IN ('index', 'trigger') AND sql IS NOT NULL"
        ).fetchall()
        for kind, name, _ in rows:
            database.execute(f"DROP {kind} {name}")
        for statement in _FILL.split(";\n"):
            named = {name: number for name, number in numbers.items() if f":{name}" in statement}
            database.execute(statement, named)
        for _, _, sql in rows:
            database.execute(sql)


class World:
    """Whom and what is asked about: a table that is played, one of its people, its place, and the old server's."""

    def __init__(self, table: Table, over: Table) -> None:
        self.table, self.over = table, over
        self.user = next(one.user for one in table.sitters if one.user is not None)
        self.wait = PendingTurn(table.id, Seat(0), self.user, 12, NOW)
        self.old, self.channel = GuildId(OLD_SERVER), ChannelId(OLD_SERVER * 10)
        self.board = Owed(PostKind.BOARD, 11, 0, 1)
        self.posted = Posted(11, MessageId(5), table.channel)


async def world(store: DatabaseStore) -> World:
    """The one of that store."""
    found: list[Table] = []
    for status in (TableStatus.RUNNING, TableStatus.OVER):
        number = 1001
        while (table := await store.table(TableId(number))) is None or table.status != status or number % 10 == 0:
            number += 1
        found.append(table)
    return World(*found)


async def _begin(store: DatabaseStore) -> None:
    owing = (await store.owing())[0]
    [owed, *_] = await store.owed(owing)
    await store.begin(owing, owed, NOW)


LEAGUE: Final = LeagueId(1)
Question = Callable[[DatabaseStore, World], Awaitable[object]]
Change = Callable[[DatabaseWriting, World], Awaitable[object]]

ASKED: Final[Mapping[str, Question]] = {
    "table": lambda s, w: s.table(w.table.id),
    "listed": lambda s, w: s.listed(w.table.id),
    "pending_turns.at": lambda s, w: s.pending_turns.at(w.table.id),
    "pending_turns.of": lambda s, w: s.pending_turns.of(w.user),
    "pending_turns.last_own": lambda s, w: s.pending_turns.last_own(w.table.id, Seat(0), 12),
    "took_back": lambda s, w: s.took_back(w.table.id, Seat(0), NOW - 3600),
    "results.rated": lambda s, w: s.results.rated(w.table.id),
    "open_tables": lambda s, w: s.open_tables(w.table.guild, w.table.channel),
    "open_tables of an old channel": lambda s, w: s.open_tables(w.old, w.channel),
    "ended_tables": lambda s, w: s.ended_tables(w.table.guild, w.table.channel, 10),
    "ended_tables of an old channel": lambda s, w: s.ended_tables(w.old, w.channel, 10),
    "tables_of": lambda s, w: s.tables_of(w.user),
    "kept_of": lambda s, w: s.kept_of(w.user),
    "inviting": lambda s, w: s.inviting(w.user),
    "census": lambda s, w: s.census(),
    "snapshot": lambda s, w: s.snapshot(w.table.id, 12),
    "kept": lambda s, w: s.kept(w.table.id),
    "board": lambda s, w: s.board(w.posted.message),
    "seals.of": lambda s, w: s.seals.of(w.table.id),
    "due.by": lambda s, w: s.due.by(NOW + 3600),
    "due.overdue": lambda s, w: s.due.overdue(NOW),
    "due.versions": lambda s, w: s.due.versions(NOW),
    "notice": lambda s, w: s.notice(w.table.id, 3),
    "clocks.paused_spans": lambda s, w: s.clocks.paused_spans(w.table, NOW - 100),
    "clocks.present_at": lambda s, w: s.clocks.present_at(),
    "votes.of": lambda s, w: s.votes.of(w.table.id),
    "votes.one": lambda s, w: s.votes.one(w.table.id, 1),
    "loose": lambda s, w: s.loose(),
    "log": lambda s, w: s.log(w.table.id),
    "results.of": lambda s, w: s.results.of(w.over.id),
    "results.missing": lambda s, w: s.results.missing(),
    "results.own": lambda s, w: s.results.own(w.table.guild, w.user),
    "results.records": lambda s, w: s.results.records(w.table.guild),
    "results.ratings": lambda s, w: s.results.ratings(w.table.guild),
    "owing": lambda s, w: s.owing(),
    "owed": lambda s, w: s.owed(w.table.id),
    "owed_posts": lambda s, w: s.owed_posts(),
    "doubtful_since": lambda s, w: s.doubtful_since(w.table.channel),
    "refused": lambda s, w: s.refused(w.table.id, w.board),
    "stands": lambda s, w: s.stands(w.table.id, w.board, w.posted, boards=OldBoardPolicy.FOLD),
    "leftover": lambda s, w: s.leftover(w.table.id, w.board),
    "not_folded": lambda s, w: s.not_folded(w.table.id, w.board, Way.REFUSED),
    "drop": lambda s, w: s.drop(w.table.id, w.board),
    "posted": lambda s, w: s.posted(w.table.id, PostKind.BOARD),
    "is_mute": lambda s, w: s.is_mute(w.table.channel),
    "mute_near": lambda s, w: s.mute_near(w.channel),
    "mute": lambda s, w: s.mute(ChannelId(6), NOW),
    "unmute": lambda s, w: s.unmute(ChannelId(6), NOW),
    "first_direct": lambda s, w: s.first_direct(()),
    "directs_begun": lambda s, w: s.directs_begun(NOW),
    "direct_refused": lambda s, w: s.direct_refused(1),
    "begin_direct": lambda s, w: s.begin_direct(1, 5),
    "begin": lambda s, w: _begin(s),
    "greeting": lambda s, w: s.greeting(w.table.guild),
    "begin_greeting": lambda s, w: s.begin_greeting(w.table.guild, w.table.channel, NOW),
    "greeted": lambda s, w: s.greeted(w.table.guild, None),
    "greeting_refused": lambda s, w: s.greeting_refused(GuildId(7)),
    "plans.of": lambda s, w: s.plans.of(w.table.id, w.user),
    "plans.of_user": lambda s, w: s.plans.of_user(w.user),
    "followers.at": lambda s, w: s.followers.at(w.table.id),
    "followers.one": lambda s, w: s.followers.one(w.table.id, w.user),
    "followers.followed_by": lambda s, w: s.followers.followed_by(w.user),
    "searches.of": lambda s, w: s.searches.of(w.user, NOW),
    "searches.within": lambda s, w: s.searches.within(w.table.guild, NOW),
    "leagues.one": lambda s, w: s.leagues.one(LEAGUE),
    "leagues.events": lambda s, w: s.leagues.events(LEAGUE),
    "leagues.members": lambda s, w: s.leagues.members(LEAGUE),
    "leagues.tables": lambda s, w: s.leagues.tables(LEAGUE),
    "leagues.seals": lambda s, w: s.leagues.seals(LEAGUE),
    "leagues.within": lambda s, w: s.leagues.within(w.old, Stage.ENDED),
    "leagues.of_member": lambda s, w: s.leagues.of_member(w.user),
    "leagues.due": lambda s, w: s.leagues.due(NOW),
    "leagues.owing": lambda s, w: s.leagues.owing(),
    "leagues.message": lambda s, w: s.leagues.message(LEAGUE, LeaguePostKind.CARD),
}
"""By the names of what the store can be asked outside a transaction of the service."""


def _commit(world: World) -> Commit:
    row = Row(world.table.seq + 1, Seat(0), "pass", (), "", 12, b"[]", 1, NOW)
    return Commit(
        world.table.id,
        row,
        Snapshot(row.seq, b"{}", 12),
        TableStatus.RUNNING,
        frozenset([Seat(0)]),
        board=True,
        superseded=12,
    )


_SEARCH: Final = Search(
    UserId(5),
    GuildId(7),
    ChannelId(6),
    open=True,
    name="Ada",
    game="kings_forge",
    seats=2,
    pace=None,
    language=None,
    at=NOW,
)
_NEW_LEAGUE: Final = NewLeague(
    GuildId(7), ChannelId(6), "Winter", UserId(5), "kings_forge", {}, Options(Form.SWISS), "none", None, 7, NOW
)
_CARD: Final = OwedOfLeague(LEAGUE, LeaguePostKind.CARD, 2, "ab")
_VOTE: Final = Vote(9, Seat(0), PauseAll(), 12, NOW, NOW + 9)
CHANGED: Final[Mapping[str, Change]] = {
    "table": lambda t, w: t.table(w.table.id),
    "open_tables": lambda t, w: t.open_tables(w.old, w.channel),
    "open_in": lambda t, w: t.open_in(w.old, w.user),
    "add_table": lambda t, w: t.add_table(
        NewTable(
            w.old, w.channel, "Oak", "kings_forge", {}, 3, w.user, "none", (Sitter(Seat(0), "Ada", user=w.user),), NOW
        )
    ),
    "rematch": lambda t, w: t.rematch(w.over.id),
    "set_language": lambda t, w: t.set_language(w.table.id, "ja"),
    "hand_over": lambda t, w: t.hand_over(w.table.id, w.user),
    "close": lambda t, w: t.close(w.table.id, NOW, w.user),
    "posts.card": lambda t, w: t.posts.card(w.table.id),
    "seals.add": lambda t, w: t.seals.add(w.table.id, Seal(13, 2, Secret(bytes(32)), "")),
    "seals.mix": lambda t, w: t.seals.mix(w.table.id, "x"),
    "seals.words": lambda t, w: t.seals.words(w.table.id),
    "seals.add_word": lambda t, w: t.seals.add_word(w.table.id, UserId(5), "oak"),
    "commit": lambda t, w: t.commit(_commit(w)),
    "pack": lambda t, w: t.pack(w.table.id),
    "set_thread": lambda t, w: t.set_thread(w.table.id, None),
    "posts.owe": lambda t, w: t.posts.owe(w.table.id, PostKind.LOBBY),
    "keep_user": lambda t, w: t.keep_user(w.user, UserSettings(language="fr")),
    "keep_server": lambda t, w: t.keep_server(w.old, ServerSettings(language="fr")),
    "forget": lambda t, w: t.forget(w.user),
    "results.add": lambda t, w: t.results.add(w.table.id, [Standing(Seat(0), 1)]),
    "results.keep_rated": lambda t, w: t.results.keep_rated(w.table.id),
    "results.end_rated": lambda t, w: t.results.end_rated(w.table.id),
    "results.keep_ratings": lambda t, w: t.results.keep_ratings(
        w.table.guild, [Rating("kings_forge", user, 25, 8, 1) for user in (w.user, UserId(5))]
    ),
    "pending_turns.keep": lambda t, w: t.pending_turns.keep(w.wait),
    "pending_turns.drop": lambda t, w: t.pending_turns.drop(w.table.id, Seat(0)),
    "searches.keep": lambda t, w: t.searches.keep(_SEARCH),
    "searches.drop": lambda t, w: t.searches.drop(w.user),
    "searches.forget": lambda t, w: t.searches.forget(NOW),
    "leagues.add": lambda t, w: t.leagues.add(_NEW_LEAGUE),
    "leagues.open_in": lambda t, w: t.leagues.open_in(w.old, w.user),
    "leagues.record": lambda t, w: t.leagues.record(LEAGUE, 90, SignedUp(Person(1)), Stage.OPEN, NOW),
    "leagues.keep_member": lambda t, w: t.leagues.keep_member(LEAGUE, Member(90, "Ada", UserId(9))),
    "leagues.seal": lambda t, w: t.leagues.seal(LEAGUE, Seal(90, 2, Secret(bytes(32)), "")),
    "leagues.mix": lambda t, w: t.leagues.mix(LEAGUE, "card 9"),
    "leagues.hold": lambda t, w: t.leagues.hold(LEAGUE, HeldTable(0, 9, 0, w.table.id)),
    "leagues.attend": lambda t, w: t.leagues.attend(LEAGUE, NOW),
    "leagues.come_back": lambda t, w: t.leagues.come_back(LEAGUE, NOW, 0),
    "leagues.owe": lambda t, w: t.leagues.owe(LEAGUE, LeaguePostKind.CARD, "ab"),
    "leagues.begin": lambda t, w: t.leagues.begin(_CARD, NOW),
    "leagues.stands": lambda t, w: t.leagues.stands(_CARD, MessageId(5)),
    "votes.open": lambda t, w: t.votes.open(w.table.id, _VOTE),
    "votes.answer": lambda t, w: t.votes.answer(w.table.id, _VOTE),
    "votes.end": lambda t, w: t.votes.end(w.table.id, Outcome.REFUSED, NOW),
    "clocks.set": lambda t, w: t.clocks.set(w.table.id, TableClock(NOW, ())),
    "clocks.set_pace": lambda t, w: t.clocks.set_pace(w.table.id, "none"),
    "clocks.set_hours": lambda t, w: t.clocks.set_hours(w.table.id, None),
    "clocks.stand": lambda t, w: t.clocks.stand(NOW, NOW + 1),
    "clocks.be_away": lambda t, w: t.clocks.be_away(w.user, NOW, NOW + 9),
    "clocks.forget_paused_spans": lambda t, w: t.clocks.forget_paused_spans(NOW - 1000),
    "clocks.beat": lambda t, w: t.clocks.beat(NOW),
    "seats.sit": lambda t, w: t.seats.sit(w.table.id, Sitter(Seat(3), "Ada"), NOW),
    "seats.leave": lambda t, w: t.seats.leave(w.table, w.table.sitters[2], NOW),
    "seats.choose_bot": lambda t, w: t.seats.choose_bot(w.table.id, Seat(3), "random"),
    "seats.invite": lambda t, w: t.seats.invite(w.table.id, Invited(Seat(1), "Eve", UserId(6)), NOW),
    "seats.uninvite": lambda t, w: t.seats.uninvite(w.table.id, w.user),
    "seats.close_up": lambda t, w: t.seats.close_up(replace(w.table, sitters=(Sitter(Seat(3), "Eve"),))),
    "seats.take_over": lambda t, w: t.seats.take_over(w.table.id, Sitter(Seat(0), "Eve"), NOW),
    "seats.release": lambda t, w: t.seats.release(w.table.id, Seat(0), True),
    "seats.changes": lambda t, w: t.seats.changes(w.table.id),
    "seats.lobbies_of": lambda t, w: t.seats.lobbies_of(w.user),
    "seats.sat_at": lambda t, w: t.seats.sat_at(w.user),
    "seats.rename": lambda t, w: t.seats.rename(w.table.id, w.user, "Eve"),
    "posts.notify": lambda t, w: t.posts.notify(w.table.id, Reminder(w.user, ()), NOW),
    "posts.notified": lambda t, w: t.posts.notified(w.table.id, StillPlaying),
    "due.attend": lambda t, w: t.due.attend(w.table.id, NOW),
    "due.look_again": lambda t, w: t.due.look_again(NOW, NOW + 300),
    "due.come_back": lambda t, w: t.due.come_back(w.table.id, NOW, 0),
    "directs.owe": lambda t, w: t.directs.owe(w.user, YourTurns(How.REMINDER, ()), NOW),
    "directs.end": lambda t, w: t.directs.end(1, told=True),
    "mentions.by": lambda t, w: t.mentions.by(w.user, NOW - 3600),
    "mentions.keep": lambda t, w: t.mentions.keep(Mention(w.user, UserId(5), w.table.id, NOW)),
    "mentions.forget": lambda t, w: t.mentions.forget(NOW - 3600),
    "posts.told_of": lambda t, w: t.posts.told_of(w.table.id, Seat(0), NOW - 3600),
    "plans.armed": lambda t, w: t.plans.armed(w.table.id),
    "plans.add": lambda t, w: t.plans.add(w.table.id, Seat(0), w.user, "pass", 12),
    "plans.change": lambda t, w: t.plans.change(w.table.id, 1, "pass"),
    "plans.order": lambda t, w: t.plans.order(w.table.id, {1: 2}),
    "plans.end": lambda t, w: t.plans.end(w.table.id, [1], 12, PlanEnd.DONE),
    "plans.drop": lambda t, w: t.plans.drop(w.table.id, Seat(0), 12),
    "plans.rearm": lambda t, w: t.plans.rearm(w.table.id, 3, 5),
    "followers.at": lambda t, w: t.followers.at(w.table.id),
    "followers.one": lambda t, w: t.followers.one(w.table.id, w.user),
    "followers.followed_by": lambda t, w: t.followers.followed_by(w.user),
    "followers.keep": lambda t, w: t.followers.keep(Follower(w.table.id, UserId(8), NOW, 1, NOW)),
    "followers.drop": lambda t, w: t.followers.drop(w.table.id, UserId(8)),
}
"""By the names of what a transaction can do."""
