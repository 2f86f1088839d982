-- Whether the seat's table is a lobby or runs: what somebody plays now is found without looking at the tables of all
-- that they ever played.
ALTER TABLE seats ADD COLUMN playing INTEGER NOT NULL DEFAULT 1 CHECK (playing IN (0, 1));

UPDATE seats SET playing = 0 WHERE table_id IN (SELECT id FROM tables WHERE status NOT IN ('lobby', 'running'));

CREATE INDEX seats_playing ON seats (user) WHERE until IS NULL AND playing = 1;

CREATE TRIGGER seats_are_played AFTER UPDATE OF status ON tables
WHEN NEW.status <> OLD.status
BEGIN
    UPDATE seats SET playing = NEW.status IN ('lobby', 'running')
    WHERE table_id = NEW.id AND playing <> (NEW.status IN ('lobby', 'running'));
END;

-- The states of a play that is over are packed later, so that nobody waits for it.
CREATE TRIGGER what_is_over_is_packed AFTER UPDATE OF status ON tables
WHEN NEW.status = 'over'
BEGIN
    INSERT OR IGNORE INTO unpacked (table_id) VALUES (NEW.id);
END;
