-- What happens at a table beside its game stands in its log too, between the game's entries: a fact, JSON of the
-- service; such an entry has no events. `cause` says who or what decided an entry: empty in older ones, where `forced`
-- tells all that is known.
ALTER TABLE log ADD COLUMN cause TEXT;
ALTER TABLE log ADD COLUMN fact TEXT;

-- When something is to be done at a table next; empty where nothing ever is.
ALTER TABLE tables ADD COLUMN due INTEGER;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

-- As before, and `cause`, `fact` and `since` with the rest. Whatever happened, somebody has to look at the table now.
DROP VIEW commits;

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
    0 AS owed
FROM log
JOIN snapshots ON snapshots.table_id = log.table_id AND snapshots.seq = log.seq
JOIN tables ON tables.id = log.table_id;

CREATE TRIGGER commits_are_written INSTEAD OF INSERT ON commits
BEGIN
    INSERT INTO log (table_id, seq, seat, action, luck, draws, draw_from, events, ruleset, at, forced, cause, fact)
    VALUES (
        NEW.table_id, NEW.seq, NEW.seat, NEW.action, NEW.luck, NEW.draws, NEW.draw_from, NEW.events, NEW.ruleset,
        NEW.at, NEW.forced, NEW.cause, NEW.fact
    );
    INSERT INTO snapshots (table_id, seq, state, next_draw) VALUES (NEW.table_id, NEW.seq, NEW.state, NEW.next_draw);
    DELETE FROM snapshots WHERE table_id = NEW.table_id AND seq = NEW.superseded;
    UPDATE tables SET seq = NEW.seq, status = NEW.status, awaited = NEW.awaited, asked = NEW.asked, since = NEW.since,
        due = NEW.at
    WHERE id = NEW.table_id;
    INSERT INTO outbox (table_id, seq, kind) SELECT NEW.table_id, NEW.seq, 'board' WHERE NEW.owed;
END;

-- Lines of a table beside its boards, one after the other: JSON of the service. They are owed in the outbox, where
-- `seq` is their number.
CREATE TABLE notices (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number > 0),
    kind TEXT NOT NULL,
    notice TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- What kinds of posts there are the service knows. A CHECK cannot be changed: both tables are written anew without.
CREATE TEMP TABLE kept AS SELECT * FROM outbox;
DROP TABLE outbox;

CREATE TABLE outbox (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'owed' CHECK (status IN ('owed', 'told', 'dropped')),
    attempts INTEGER NOT NULL DEFAULT 0,
    revision INTEGER NOT NULL DEFAULT 1,
    mark TEXT,
    begun INTEGER,
    PRIMARY KEY (table_id, seq, kind)
) STRICT, WITHOUT ROWID;

INSERT INTO outbox (table_id, seq, kind, status, attempts, revision, mark, begun)
SELECT table_id, seq, kind, status, attempts, revision, mark, begun FROM kept;
DROP TABLE kept;

CREATE INDEX outbox_owed ON outbox (table_id) WHERE status = 'owed';

CREATE TEMP TABLE kept AS SELECT * FROM messages;
DROP TABLE messages;

CREATE TABLE messages (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    seq INTEGER NOT NULL,
    message INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

INSERT INTO messages (table_id, kind, seq, message, place)
SELECT table_id, kind, seq, message, place FROM kept;
DROP TABLE kept;
