-- Lines of a table beside its boards and its lobby card: where its thread is, and that its lobby was closed unstarted.
-- A CHECK cannot be changed: both tables are written anew.
CREATE TEMP TABLE kept AS SELECT * FROM outbox;
DROP TABLE outbox;

CREATE TABLE outbox (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('lobby', 'board', 'thread', 'expired')),
    status TEXT NOT NULL DEFAULT 'owed' CHECK (status IN ('owed', 'told', 'dropped')),
    attempts INTEGER NOT NULL DEFAULT 0,
    revision INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (table_id, seq, kind)
) STRICT, WITHOUT ROWID;

INSERT INTO outbox (table_id, seq, kind, status, attempts, revision)
SELECT table_id, seq, kind, status, attempts, revision FROM kept;
DROP TABLE kept;

CREATE INDEX outbox_owed ON outbox (table_id) WHERE status = 'owed';

CREATE TEMP TABLE kept AS SELECT * FROM messages;
DROP TABLE messages;

CREATE TABLE messages (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL CHECK (kind IN ('lobby', 'board', 'thread', 'expired')),
    seq INTEGER NOT NULL,
    message INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

INSERT INTO messages (table_id, kind, seq, message, place)
SELECT table_id, kind, seq, message, place FROM kept;
DROP TABLE kept;
