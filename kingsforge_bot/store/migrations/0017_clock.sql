-- Clocks (kingsforge_bot/service/clock.py). With an entry stands how they stood when it came, so that an undo finds them
-- again; with the table how they go on. Empty where a table has no clock.
ALTER TABLE log ADD COLUMN clock TEXT;
ALTER TABLE tables ADD COLUMN clock TEXT;
ALTER TABLE tables ADD COLUMN hours TEXT;       -- JSON: the hours in which they run; empty: all
ALTER TABLE tables ADD COLUMN paused INTEGER;   -- since when the table is paused

-- When clocks stand, beside pauses, votes and hours: all of them, those of the tables of a place that could not be spoken
-- in, or those of a person who is away.
CREATE TABLE stood (
    id INTEGER PRIMARY KEY,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= since),
    place INTEGER,
    user INTEGER,
    CHECK (place IS NULL OR user IS NULL)
) STRICT;

CREATE INDEX stood_until ON stood (until);

-- When the bot was last known to be there.
CREATE TABLE presence (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at INTEGER NOT NULL
) STRICT;

-- As before, with the clocks and the pause.
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
    tables.clock AS clock_after,
    tables.paused,
    0 AS owed
FROM log
JOIN snapshots ON snapshots.table_id = log.table_id AND snapshots.seq = log.seq
JOIN tables ON tables.id = log.table_id;

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
