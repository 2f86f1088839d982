-- Seals of a table's luck (docs/adr/0010): one from the moment it is opened, a further one after each restored backup.
-- A seal serves the entries from `since` on, until a later one does; what is mixed in is known at the start only.
CREATE TABLE seals (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number > 0),
    since INTEGER NOT NULL CHECK (since > 0),
    scheme INTEGER NOT NULL CHECK (scheme IN (1, 2)),
    secret BLOB NOT NULL CHECK (length(secret) = 32),
    mix TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Tables that were begun keep the luck they were promised.
INSERT INTO seals (table_id, number, since, scheme, secret, mix) SELECT table_id, 1, 1, 1, secret, '' FROM secrets;
DROP TABLE secrets;

-- A word each person gave to be mixed in, in the order given. It stays when they leave: nobody takes one back.
CREATE TABLE words (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number > 0),
    user INTEGER NOT NULL,
    word TEXT NOT NULL CHECK (word <> ''),
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, user)
) STRICT, WITHOUT ROWID;

-- One more kind of line: the dice of a running table were sealed anew. A CHECK cannot be changed: both are written anew.
CREATE TEMP TABLE kept AS SELECT * FROM outbox;
DROP TABLE outbox;

CREATE TABLE outbox (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('lobby', 'board', 'thread', 'expired', 'seal')),
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
    kind TEXT NOT NULL CHECK (kind IN ('lobby', 'board', 'thread', 'expired', 'seal')),
    seq INTEGER NOT NULL,
    message INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

INSERT INTO messages (table_id, kind, seq, message, place)
SELECT table_id, kind, seq, message, place FROM kept;
DROP TABLE kept;
