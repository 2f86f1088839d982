-- Tables and all that belongs to them. Times are Unix seconds; guilds, channels, users and messages Discord's numbers.
-- "KFOR", so that no other program's database is taken for ours.
PRAGMA application_id = 0x4B464F52;

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
    commitment TEXT
) STRICT;

CREATE UNIQUE INDEX open_names ON tables (channel, name) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_of_threads ON tables (thread) WHERE thread IS NOT NULL;
CREATE INDEX tables_of_channels ON tables (channel, status);
CREATE INDEX tables_by_status ON tables (status, opened);

-- Who held a seat from when to when; `until` is empty for those who sit there now.
CREATE TABLE seats (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user INTEGER,
    ai TEXT,
    name TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER CHECK (until >= since),
    CHECK ((user IS NULL) <> (ai IS NULL))
) STRICT;

CREATE UNIQUE INDEX seats_held ON seats (table_id, seat) WHERE until IS NULL;
CREATE UNIQUE INDEX seats_of_users ON seats (table_id, user) WHERE until IS NULL AND user IS NOT NULL;

CREATE TRIGGER seats_within_the_capacity BEFORE INSERT ON seats
WHEN NEW.seat >= (SELECT capacity FROM tables WHERE id = NEW.table_id)
BEGIN
    SELECT RAISE(ABORT, 'no such seat');
END;

-- The table's 32 bytes of luck (docs/adr/0010).
CREATE TABLE secrets (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    secret BLOB NOT NULL CHECK (length(secret) = 32)
) STRICT;

-- History: entries are added one after the other and never changed.
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
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

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

-- The state after an entry. Play goes on from the newest; of the others, those that ended a turn stay.
CREATE TABLE snapshots (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    state TEXT NOT NULL,                        -- JSON of the game
    next_draw INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- What the public has still to hear. The lobby card has seq 0 and is owed anew, with the next revision, when it changes.
CREATE TABLE outbox (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('lobby', 'board')),
    status TEXT NOT NULL DEFAULT 'owed' CHECK (status IN ('owed', 'told', 'dropped')),
    attempts INTEGER NOT NULL DEFAULT 0,
    revision INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (table_id, seq, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_owed ON outbox (table_id) WHERE status = 'owed';

-- The lobby card and the last board of a table.
CREATE TABLE messages (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL CHECK (kind IN ('lobby', 'board')),
    seq INTEGER NOT NULL,
    message INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

-- Channels and threads where the bot cannot speak.
CREATE TABLE mute_places (
    place INTEGER PRIMARY KEY,
    since INTEGER NOT NULL
) STRICT;

CREATE VIEW seated_tables AS
SELECT
    tables.*,
    (
        SELECT json_group_array(json_object('seat', seat, 'name', seats.name, 'user', user, 'ai', ai))
        FROM seats WHERE table_id = tables.id AND until IS NULL
    ) AS sitters
FROM tables;
