-- What migrations 1 to 37 make; `python -m kingsforge_bot.store` prints it. Nothing reads it.

CREATE TABLE boards (
    message INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL,
    seq INTEGER NOT NULL
) STRICT;

CREATE TABLE census (
    status TEXT PRIMARY KEY,
    tables INTEGER NOT NULL CHECK (tables >= 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE directs (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL,
    direct TEXT NOT NULL,
    at INTEGER NOT NULL,
    status TEXT NOT NULL DEFAULT 'owed' CHECK (status IN ('owed', 'told', 'dropped')),
    attempts INTEGER NOT NULL DEFAULT 0,
    begun INTEGER,
    mark TEXT
) STRICT;

CREATE TABLE followers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user INTEGER NOT NULL,
    since INTEGER NOT NULL,
    told_to INTEGER NOT NULL CHECK (told_to >= 0),
    due INTEGER NOT NULL,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE greetings (
    guild INTEGER PRIMARY KEY,
    place INTEGER,
    mark TEXT,
    begun INTEGER,
    message INTEGER,
    told INTEGER NOT NULL CHECK (told IN (0, 1))
) STRICT;

CREATE TABLE invitations (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE league_events (
    league_id INTEGER NOT NULL REFERENCES leagues (id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    event TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (league_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE league_people (
    league_id INTEGER NOT NULL REFERENCES leagues (id),
    number INTEGER NOT NULL CHECK (number > 0),
    user INTEGER,
    name TEXT NOT NULL,
    mark TEXT,
    PRIMARY KEY (league_id, number),
    UNIQUE (league_id, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE league_posts (
    league_id INTEGER NOT NULL REFERENCES leagues (id),
    kind TEXT NOT NULL CHECK (kind IN ('card', 'podium')),
    revision INTEGER NOT NULL,
    shown INTEGER NOT NULL DEFAULT 0,
    message INTEGER,
    mark TEXT NOT NULL,
    begun INTEGER,
    PRIMARY KEY (league_id, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE league_seals (
    league_id INTEGER NOT NULL REFERENCES leagues (id),
    since INTEGER NOT NULL,
    scheme INTEGER NOT NULL,
    secret BLOB NOT NULL,
    mix TEXT NOT NULL,
    PRIMARY KEY (league_id, since)
) STRICT, WITHOUT ROWID;

CREATE TABLE league_tables (
    league_id INTEGER NOT NULL REFERENCES leagues (id),
    part INTEGER NOT NULL,                      -- the group, 0, 1, ...
    round INTEGER NOT NULL,
    place INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    ends INTEGER,
    reminded INTEGER,
    PRIMARY KEY (league_id, part, round, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE leagues (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    name TEXT NOT NULL,
    opener INTEGER NOT NULL,
    game TEXT NOT NULL,
    game_options TEXT NOT NULL,                 -- JSON of the game's own, as a table has them
    options TEXT NOT NULL,                      -- JSON of the league's
    pace TEXT NOT NULL,
    language TEXT,
    round_days INTEGER NOT NULL CHECK (round_days > 0),
    opened INTEGER NOT NULL,
    stage TEXT NOT NULL DEFAULT 'open' CHECK (stage IN ('open', 'running', 'ended')),
    ended INTEGER,
    seq INTEGER NOT NULL DEFAULT 0,
    due INTEGER,
    stirred INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE leftovers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    message INTEGER NOT NULL,
    place INTEGER NOT NULL,
    spans TEXT NOT NULL DEFAULT '[]',
    way TEXT NOT NULL DEFAULT 'delete'
CHECK (way IN ('delete', 'fold', 'refused', 'again', 'carry')),
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    seat INTEGER,
    action TEXT NOT NULL,                       -- the game's notation
    luck TEXT NOT NULL,                         -- JSON array of what was drawn
    draws TEXT NOT NULL,                        -- what was asked for: r5 s11
    draw_from INTEGER NOT NULL,
    events TEXT NOT NULL,                       -- JSON of the game
    ruleset INTEGER NOT NULL,
    at INTEGER NOT NULL,
    forced INTEGER NOT NULL CHECK (forced IN (0, 1)),
    cause TEXT,
    fact TEXT,
    clock TEXT,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE mentions (
    causer INTEGER NOT NULL,
    user INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    turn INTEGER NOT NULL CHECK (turn IN (0, 1)),
    post TEXT,
    at INTEGER NOT NULL,
    PRIMARY KEY (causer, user, table_id, turn)
) STRICT, WITHOUT ROWID;

CREATE TABLE messages (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    seq INTEGER NOT NULL,
    message INTEGER NOT NULL,
    place INTEGER NOT NULL,
    at INTEGER NOT NULL DEFAULT 0,
    fresh INTEGER NOT NULL DEFAULT 0,
    after INTEGER NOT NULL DEFAULT 0,
    carried TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE mute_places (
    place INTEGER PRIMARY KEY,
    since INTEGER NOT NULL
) STRICT;

CREATE TABLE notices (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number > 0),
    kind TEXT NOT NULL,
    notice TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    revision INTEGER NOT NULL DEFAULT 1,
    mark TEXT,
    begun INTEGER,
    PRIMARY KEY (table_id, seq, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE packs (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    first INTEGER NOT NULL,                     -- the first of the entries
    seqs TEXT NOT NULL,                         -- JSON array of the entries
    states BLOB NOT NULL,                       -- compressed snapshots
    PRIMARY KEY (table_id, first)
) STRICT;

CREATE TABLE plans (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number > 0),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    place INTEGER NOT NULL,
    plan TEXT NOT NULL,
    since INTEGER NOT NULL,
    ended INTEGER,
    why TEXT,
    detail TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, number),
    CHECK ((ended IS NULL) = (why IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE presence (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE rated (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE ratings (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    user INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL CHECK (sigma > 0),
    plays INTEGER NOT NULL,
    PRIMARY KEY (guild, game, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,                      -- JSON object of texts, as the table had them
    user INTEGER,
    ai TEXT,
    place INTEGER NOT NULL CHECK (place > 0),
    tied INTEGER NOT NULL CHECK (tied IN (0, 1)),
    seats INTEGER NOT NULL,
    entries INTEGER NOT NULL,
    started INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    longest_wait INTEGER NOT NULL,              -- seconds that the others waited for one decision of this seat
    persons_only INTEGER NOT NULL CHECK (persons_only IN (0, 1)),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE seals (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number > 0),
    since INTEGER NOT NULL CHECK (since > 0),
    scheme INTEGER NOT NULL CHECK (scheme IN (1, 2)),
    secret BLOB NOT NULL CHECK (length(secret) = 32),
    mix TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE searches (
    user INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    open INTEGER NOT NULL CHECK (open IN (0, 1)),
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL CHECK (seats >= 2),
    pace TEXT,
    language TEXT,
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE seats (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user INTEGER,
    ai TEXT,
    name TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER CHECK (until >= since),
    last INTEGER,
    open INTEGER NOT NULL DEFAULT 0 CHECK (open IN (0, 1)),
    seconds_left INTEGER,
    mark TEXT,
    playing INTEGER NOT NULL DEFAULT 1 CHECK (playing IN (0, 1)),
    CHECK (user IS NULL OR ai IS NULL)
) STRICT;

CREATE TABLE server_settings (
    guild INTEGER PRIMARY KEY,
    channels TEXT NOT NULL,                     -- JSON array of channels; empty: everywhere
    openers TEXT NOT NULL,
    role INTEGER,
    most_of_member INTEGER CHECK (most_of_member > 0),
    most_open INTEGER CHECK (most_open > 0),
    game TEXT,
    pace TEXT NOT NULL,
    thread INTEGER NOT NULL CHECK (thread IN (0, 1)),
    bots INTEGER NOT NULL CHECK (bots >= 0),
    language TEXT,
    zone TEXT,
    boards TEXT NOT NULL DEFAULT 'fold' CHECK (boards IN ('fold', 'keep', 'delete')),
    own_cards TEXT NOT NULL DEFAULT '{}'
) STRICT;

CREATE TABLE snapshots (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    state TEXT NOT NULL,                        -- JSON of the game
    next_draw INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE stood (
    id INTEGER PRIMARY KEY,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= since),
    place INTEGER,
    user INTEGER,
    CHECK (place IS NULL OR user IS NULL)
) STRICT;

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    thread INTEGER,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,                      -- JSON object of texts
    capacity INTEGER NOT NULL CHECK (capacity > 0),
    owner INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'closed')),
    seq INTEGER NOT NULL DEFAULT 0,             -- of the last entry of the log
    awaited TEXT NOT NULL DEFAULT '[]',         -- JSON array of seats
    opened INTEGER NOT NULL,
    since INTEGER NOT NULL,                     -- the last change
    pace TEXT NOT NULL,
    commitment TEXT,
    language TEXT,
    closed_by INTEGER,
    asked TEXT NOT NULL DEFAULT '{}',
    due INTEGER,
    vote INTEGER,
    rematch_of INTEGER REFERENCES tables (id),
    clock TEXT,
    hours TEXT,
    paused INTEGER,
    hints INTEGER NOT NULL DEFAULT 1 CHECK (hints IN (0, 1)),
    stirred INTEGER NOT NULL DEFAULT 0,
    boards TEXT NOT NULL DEFAULT 'fold' CHECK (boards IN ('fold', 'keep', 'delete')),
    league INTEGER
) STRICT;

CREATE TABLE timeline (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    name TEXT NOT NULL,
    first INTEGER NOT NULL CHECK (first IN (0, 1)),
    entries INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE turns (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    since INTEGER NOT NULL,
    reminded INTEGER NOT NULL CHECK (reminded >= 0),
    due INTEGER,
    how TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE uncounted (table_id INTEGER PRIMARY KEY REFERENCES tables (id)
) STRICT;

CREATE TABLE unpacked (table_id INTEGER PRIMARY KEY REFERENCES tables (id)
) STRICT;

CREATE TABLE user_settings (
    user INTEGER PRIMARY KEY,
    alerts TEXT NOT NULL,
    zone TEXT,
    quiet TEXT,                                 -- JSON array: first and last minute of the day
    digest INTEGER CHECK (digest BETWEEN 0 AND 23),
    language TEXT,
    plays_forced INTEGER NOT NULL CHECK (plays_forced IN (0, 1)),
    rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
    away_until INTEGER,
    failed_directs INTEGER NOT NULL CHECK (failed_directs >= 0),
    introduced INTEGER NOT NULL DEFAULT 0 CHECK (introduced IN (0, 1)),
    portrait TEXT,
    rules_game TEXT,
    best_moves INTEGER NOT NULL DEFAULT 1 CHECK (best_moves IN (0, 1))
) STRICT;

CREATE TABLE votes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number > 0),
    seat INTEGER NOT NULL,
    proposal TEXT NOT NULL,
    seq INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    ends INTEGER NOT NULL,
    answers TEXT NOT NULL DEFAULT '{}',
    outcome TEXT,
    ended INTEGER,
    stops INTEGER NOT NULL DEFAULT 1 CHECK (stops IN (0, 1)),
    PRIMARY KEY (table_id, number),
    CHECK ((outcome IS NULL) = (ended IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE waits (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    longest INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE words (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number > 0),
    user INTEGER NOT NULL,
    word TEXT NOT NULL CHECK (word <> ''),
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX directs_begun ON directs (begun) WHERE begun IS NOT NULL;

CREATE INDEX directs_by_user ON directs (user);

CREATE INDEX directs_ended ON directs (at) WHERE status <> 'owed';

CREATE INDEX directs_owed ON directs (number) WHERE status = 'owed';

CREATE INDEX followers_by_user ON followers (user);

CREATE INDEX invitations_by_user ON invitations (user);

CREATE INDEX league_people_by_user ON league_people (user);

CREATE INDEX league_posts_owed ON league_posts (league_id) WHERE shown < revision;

CREATE INDEX leagues_by_guild ON leagues (guild, stage, id);

CREATE INDEX leagues_by_opener ON leagues (opener);

CREATE INDEX leagues_due ON leagues (due) WHERE due IS NOT NULL;

CREATE INDEX mentions_by_age ON mentions (at);

CREATE INDEX notices_by_user ON notices (json_extract(notice, '$.user'))
WHERE json_extract(notice, '$.user') IS NOT NULL;

CREATE UNIQUE INDEX one_rematch ON tables (rematch_of)
WHERE rematch_of IS NOT NULL AND NOT (status = 'closed' AND seq = 0);

CREATE UNIQUE INDEX open_names ON tables (channel, name) WHERE status IN ('lobby', 'running');

CREATE INDEX plans_armed ON plans (table_id) WHERE ended IS NULL;

CREATE INDEX plans_by_user ON plans (user);

CREATE INDEX plans_of_user ON plans (user) WHERE ended IS NULL;

CREATE INDEX rated_by_user ON rated (user) WHERE user IS NOT NULL;

CREATE INDEX ratings_by_user ON ratings (user);

CREATE INDEX results_by_user ON results (user) WHERE user IS NOT NULL;

CREATE INDEX results_of_guilds ON results (guild, user);

CREATE INDEX searches_by_guild ON searches (guild, at);

CREATE INDEX searches_by_time ON searches (at);

CREATE INDEX seats_before ON seats (table_id) WHERE last IS NOT NULL;

CREATE INDEX seats_by_table ON seats (table_id, seat);

CREATE INDEX seats_by_user ON seats (user) WHERE user IS NOT NULL;

CREATE UNIQUE INDEX seats_held ON seats (table_id, seat) WHERE until IS NULL;

CREATE UNIQUE INDEX seats_of_users ON seats (table_id, user) WHERE until IS NULL AND user IS NOT NULL;

CREATE INDEX seats_playing ON seats (user) WHERE until IS NULL AND playing = 1;

CREATE INDEX stood_of_all ON stood (until) WHERE place IS NULL AND user IS NULL;

CREATE INDEX stood_of_places ON stood (place, until) WHERE place IS NOT NULL;

CREATE INDEX stood_of_users ON stood (user, until) WHERE user IS NOT NULL;

CREATE INDEX stood_until ON stood (until);

CREATE INDEX tables_by_closer ON tables (closed_by) WHERE closed_by IS NOT NULL;

CREATE INDEX tables_by_owner ON tables (owner);

CREATE INDEX tables_by_rematch ON tables (rematch_of) WHERE rematch_of IS NOT NULL;

CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

CREATE INDEX tables_ended ON tables (channel, since DESC, id DESC)
WHERE status = 'over' OR status = 'closed' AND seq > 0;

CREATE INDEX tables_of_channels ON tables (channel, status);

CREATE INDEX tables_of_threads ON tables (thread) WHERE thread IS NOT NULL;

CREATE INDEX tables_open ON tables (guild, owner) WHERE status IN ('lobby', 'running');

CREATE INDEX turns_by_user ON turns (user);

CREATE UNIQUE INDEX votes_open ON votes (table_id) WHERE outcome IS NULL;

CREATE INDEX words_by_user ON words (user);

CREATE VIEW commits AS
SELECT
    log.*,
    snapshots.state,
    snapshots.next_draw,
    NULL AS superseded,
    tables.status,
    tables.awaited,
    tables.asked,
    tables.since,
    tables.clock AS clock_after,
    tables.paused,
    0 AS owed
FROM log
JOIN snapshots ON snapshots.table_id = log.table_id AND snapshots.seq = log.seq
JOIN tables ON tables.id = log.table_id;

CREATE VIEW named_results AS
SELECT
    results.*,
    (
        SELECT name FROM seats
        WHERE seats.table_id = results.table_id AND seats.seat = results.seat
        ORDER BY since DESC, id DESC LIMIT 1
    ) AS name
FROM results;

CREATE VIEW seated_tables AS
SELECT
    tables.*,
    (
        SELECT json_group_array(json_object(
            'seat', seat, 'name', seats.name, 'user', seats.user, 'ai', ai, 'open', json(iif(open, 'true', 'false')),
            'portrait', portrait
        ))
        FROM seats LEFT JOIN user_settings ON user_settings.user = seats.user
        WHERE table_id = tables.id AND until IS NULL
    ) AS sitters,
    (
        SELECT json_group_array(json_object(
            'seat', seat, 'name', seats.name, 'user', user, 'ai', ai, 'last', last, 'left', seconds_left, 'mark', mark
        ))
        FROM seats WHERE table_id = tables.id AND last IS NOT NULL
    ) AS former,
    (
        SELECT json_group_array(json_object(
            'seat', seat, 'name', invitations.name, 'user', user, 'since', invitations.since
        ))
        FROM invitations WHERE table_id = tables.id
    ) AS invited
FROM tables;

CREATE VIEW stands AS
SELECT messages.*, 0 AS revision, 'keep' AS boards, NULL AS vote FROM messages;

CREATE TRIGGER boards_are_remembered AFTER INSERT ON messages
WHEN NEW.kind = 'board'
BEGIN
    INSERT OR REPLACE INTO boards (message, table_id, seq) VALUES (NEW.message, NEW.table_id, NEW.seq);
END;

CREATE TRIGGER commits_are_written INSTEAD OF INSERT ON commits
BEGIN
    INSERT INTO log (
        table_id, seq, seat, action, luck, draws, draw_from, events, ruleset, at, forced, cause, fact, clock
    )
    VALUES (
        NEW.table_id, NEW.seq, NEW.seat, NEW.action, NEW.luck, NEW.draws, NEW.draw_from, NEW.events, NEW.ruleset,
        NEW.at, NEW.forced, NEW.cause, NEW.fact, NEW.clock
    );
    INSERT INTO snapshots (table_id, seq, state, next_draw) VALUES (NEW.table_id, NEW.seq, NEW.state, NEW.next_draw);
    DELETE FROM snapshots WHERE table_id = NEW.table_id AND seq = NEW.superseded;
    UPDATE tables SET seq = NEW.seq, status = NEW.status, awaited = NEW.awaited, asked = NEW.asked, since = NEW.since,
        clock = NEW.clock_after, paused = NEW.paused, due = NEW.at
    WHERE id = NEW.table_id;
    INSERT INTO outbox (table_id, seq, kind) SELECT NEW.table_id, NEW.seq, 'board' WHERE NEW.owed;
END;

CREATE TRIGGER entries_are_counted AFTER INSERT ON log
BEGIN
    UPDATE timeline SET entries = entries + 1;
END;

CREATE TRIGGER leftovers_are_done AFTER DELETE ON outbox WHEN OLD.kind = 'leftover'
BEGIN
    DELETE FROM leftovers WHERE table_id = OLD.table_id AND seq = OLD.seq AND way NOT IN ('refused', 'carry');
END;

CREATE TRIGGER log_has_no_gaps BEFORE INSERT ON log
WHEN NEW.seq <> 1 + (SELECT seq FROM tables WHERE id = NEW.table_id)
BEGIN
    SELECT RAISE(ABORT, 'not the next entry');
END;

CREATE TRIGGER log_is_not_changed BEFORE UPDATE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is history');
END;

CREATE TRIGGER log_is_not_deleted BEFORE DELETE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is history');
END;

CREATE TRIGGER marks_are_forgotten AFTER UPDATE OF status ON tables
WHEN NEW.status IN ('over', 'closed')
BEGIN
    UPDATE seats SET mark = NULL WHERE table_id = NEW.id AND mark IS NOT NULL;
END;

CREATE TRIGGER seats_are_played AFTER UPDATE OF status ON tables
WHEN NEW.status <> OLD.status
BEGIN
    UPDATE seats SET playing = NEW.status IN ('lobby', 'running')
    WHERE table_id = NEW.id AND playing <> (NEW.status IN ('lobby', 'running'));
END;

CREATE TRIGGER seats_within_the_capacity BEFORE INSERT ON seats
WHEN NEW.seat >= (SELECT capacity FROM tables WHERE id = NEW.table_id)
BEGIN
    SELECT RAISE(ABORT, 'no such seat');
END;

CREATE TRIGGER stands_are_written INSTEAD OF INSERT ON stands
BEGIN
    -- A fold that was refused is tried once more, and a story that waited for a board is told by this one.
    INSERT OR IGNORE INTO outbox (table_id, seq, kind)
    SELECT table_id, seq, 'leftover' FROM leftovers
    WHERE table_id = NEW.table_id AND NEW.kind = 'board' AND way = 'refused';
    UPDATE leftovers SET way = 'again' WHERE table_id = NEW.table_id AND NEW.kind = 'board' AND way = 'refused';
    DELETE FROM leftovers WHERE table_id = NEW.table_id AND NEW.kind = 'board' AND way = 'carry'
    AND NEW.message NOT IN (SELECT message FROM messages WHERE table_id = NEW.table_id AND kind = 'board');
    INSERT OR REPLACE INTO leftovers (table_id, seq, message, place, spans, way)
    SELECT table_id, seq, message, place, json_insert(carried, '$[#]', json_array(after, seq)), NEW.boards FROM messages
    WHERE table_id = NEW.table_id AND kind = NEW.kind AND message <> NEW.message AND NEW.boards <> 'keep';
    INSERT OR IGNORE INTO outbox (table_id, seq, kind)
    SELECT table_id, seq, 'leftover' FROM messages
    WHERE table_id = NEW.table_id AND kind = NEW.kind AND message <> NEW.message AND NEW.boards <> 'keep';
    -- With a board those before it are told; of notices each is.
    UPDATE outbox SET attempts = 0, begun = NULL
    WHERE table_id = NEW.table_id AND kind = NEW.kind AND (seq = NEW.seq OR seq < NEW.seq AND kind = 'board');
    -- A card that changed while it was being said stays owed: its revision is another.
    DELETE FROM outbox
    WHERE table_id = NEW.table_id AND kind = NEW.kind
    AND (seq < NEW.seq AND kind = 'board' OR seq = NEW.seq AND revision = NEW.revision);
    INSERT OR REPLACE INTO messages (table_id, kind, seq, message, place, at, fresh, after, carried)
    VALUES (NEW.table_id, NEW.kind, NEW.seq, NEW.message, NEW.place, NEW.at, NEW.fresh, NEW.after, NEW.carried);
    INSERT OR REPLACE INTO messages (table_id, kind, seq, message, place, at, fresh, after)
    SELECT NEW.table_id, 'vote', NEW.vote, NEW.message, NEW.place, NEW.at, NEW.fresh, NEW.after
    WHERE NEW.vote IS NOT NULL;
END;

CREATE TRIGGER tables_are_counted AFTER INSERT ON tables
BEGIN
    UPDATE timeline SET entries = entries + 1;
    UPDATE census SET tables = tables + 1 WHERE status = NEW.status;
END;

CREATE TRIGGER tables_are_counted_anew AFTER UPDATE OF status ON tables
WHEN NEW.status <> OLD.status
BEGIN
    UPDATE census SET tables = tables + iif(status = NEW.status, 1, -1) WHERE status IN (NEW.status, OLD.status);
END;

CREATE TRIGGER tables_are_stirred AFTER UPDATE OF due ON tables
BEGIN
    UPDATE tables SET stirred = stirred + 1 WHERE id = NEW.id;
END;

CREATE TRIGGER waits_are_measured AFTER INSERT ON log
WHEN NEW.seat IS NOT NULL AND NEW.fact IS NULL
BEGIN
    INSERT INTO waits (table_id, seat, longest)
    SELECT NEW.table_id, NEW.seat, max(0, NEW.at - begun - coalesce((
        -- Of spans in their order each counts from where those before it end.
        SELECT sum(max(0, until - max(since, coalesce(covered, since))))
        FROM (
            SELECT since, until, max(until) OVER (
                ORDER BY since, until ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
            ) AS covered
            FROM (
                SELECT max(since, begun) AS since, min(until, NEW.at) AS until
                FROM (
                    SELECT since, until FROM stood WHERE place IS NULL AND user IS NULL
                    UNION ALL
                    SELECT asked, coalesce(ended, NEW.at) FROM votes WHERE table_id = NEW.table_id
                    UNION ALL
                    -- A pause ends once somebody resumes the table, or acts.
                    SELECT pause.at, (
                        SELECT next.at FROM log AS next
                        WHERE next.table_id = NEW.table_id AND next.seq > pause.seq
                        AND (next.fact IS NULL OR json_extract(next.fact, '$.type') = 'resumed')
                        ORDER BY next.seq LIMIT 1
                    )
                    FROM log AS pause
                    WHERE pause.table_id = NEW.table_id AND pause.seq > asking AND pause.fact IS NOT NULL
                    AND json_extract(pause.fact, '$.type') = 'paused'
                )
                WHERE until > begun AND since < NEW.at
            )
        )
    ), 0))
    FROM (
        SELECT log.seq AS asking, max(log.at, coalesce((
            SELECT since FROM seats WHERE table_id = NEW.table_id AND seat = NEW.seat AND seats.until IS NULL
        ), 0)) AS begun
        FROM tables
        JOIN log ON log.table_id = tables.id
            AND log.seq = coalesce(json_extract(tables.asked, '$."' || NEW.seat || '"'), tables.seq)
        WHERE tables.id = NEW.table_id
    )
    WHERE true
    ON CONFLICT DO UPDATE SET longest = max(longest, excluded.longest);
END;

CREATE TRIGGER what_is_over_is_packed AFTER UPDATE OF status ON tables
WHEN NEW.status = 'over'
BEGIN
    INSERT OR IGNORE INTO unpacked (table_id) VALUES (NEW.id);
END;
