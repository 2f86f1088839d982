-- Since which entry a seat is asked the same, where others decide at the same time: JSON object of seats. A seat that is
-- not named is asked by the newest entry, as all seats of older databases are.
ALTER TABLE tables ADD COLUMN asked TEXT NOT NULL DEFAULT '{}';

-- As before, and `asked` with the rest.
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
    0 AS owed
FROM log
JOIN snapshots ON snapshots.table_id = log.table_id AND snapshots.seq = log.seq
JOIN tables ON tables.id = log.table_id;

CREATE TRIGGER commits_are_written INSTEAD OF INSERT ON commits
BEGIN
    INSERT INTO log (table_id, seq, seat, action, luck, draws, draw_from, events, ruleset, at, forced)
    VALUES (
        NEW.table_id, NEW.seq, NEW.seat, NEW.action, NEW.luck, NEW.draws, NEW.draw_from, NEW.events, NEW.ruleset,
        NEW.at, NEW.forced
    );
    INSERT INTO snapshots (table_id, seq, state, next_draw) VALUES (NEW.table_id, NEW.seq, NEW.state, NEW.next_draw);
    DELETE FROM snapshots WHERE table_id = NEW.table_id AND seq = NEW.superseded;
    UPDATE tables SET seq = NEW.seq, status = NEW.status, awaited = NEW.awaited, asked = NEW.asked, since = NEW.at
    WHERE id = NEW.table_id;
    INSERT INTO outbox (table_id, seq, kind) SELECT NEW.table_id, NEW.seq, 'board' WHERE NEW.owed;
END;
