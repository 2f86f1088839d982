-- What people set for themselves (kingsforge_bot/service/settings.py). Who has no row has the defaults.
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
    failed_directs INTEGER NOT NULL CHECK (failed_directs >= 0)
) STRICT;

-- What managers set for their server.
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
    quiet_tables INTEGER NOT NULL CHECK (quiet_tables IN (0, 1)),
    bots INTEGER NOT NULL CHECK (bots >= 0),
    language TEXT,
    zone TEXT
) STRICT;

-- A seat may be held by nobody: whoever sat there is gone, and no bot plays on. Who deleted what is known of them has
-- neither number nor name. A CHECK cannot be changed: the table is written anew.
DROP VIEW seated_tables;
CREATE TEMP TABLE kept AS SELECT * FROM seats;
DROP TABLE seats;

CREATE TABLE seats (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user INTEGER,
    ai TEXT,
    name TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER CHECK (until >= since),
    CHECK (user IS NULL OR ai IS NULL)
) STRICT;

INSERT INTO seats (id, table_id, seat, user, ai, name, since, until)
SELECT id, table_id, seat, user, ai, name, since, until FROM kept;
DROP TABLE kept;

CREATE UNIQUE INDEX seats_held ON seats (table_id, seat) WHERE until IS NULL;
CREATE UNIQUE INDEX seats_of_users ON seats (table_id, user) WHERE until IS NULL AND user IS NOT NULL;
-- The tables of one person, wherever they are.
CREATE INDEX seats_by_user ON seats (user) WHERE user IS NOT NULL;

CREATE TRIGGER seats_within_the_capacity BEFORE INSERT ON seats
WHEN NEW.seat >= (SELECT capacity FROM tables WHERE id = NEW.table_id)
BEGIN
    SELECT RAISE(ABORT, 'no such seat');
END;

CREATE VIEW seated_tables AS
SELECT
    tables.*,
    (
        SELECT json_group_array(json_object('seat', seat, 'name', seats.name, 'user', user, 'ai', ai))
        FROM seats WHERE table_id = tables.id AND until IS NULL
    ) AS sitters
FROM tables;
