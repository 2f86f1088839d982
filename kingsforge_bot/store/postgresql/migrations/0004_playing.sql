-- Whether the seat's table is a lobby or runs: what somebody plays now is found without looking at the tables of all
-- that they ever played.
ALTER TABLE seats ADD COLUMN playing BIGINT NOT NULL DEFAULT 1 CHECK (playing IN (0, 1));

UPDATE seats SET playing = 0 WHERE table_id IN (SELECT id FROM tables WHERE status NOT IN ('lobby', 'running'));

CREATE INDEX seats_playing ON seats ("user") WHERE until IS NULL AND playing = 1;

CREATE FUNCTION tell_seats() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    UPDATE seats SET playing = CAST(NEW.status IN ('lobby', 'running') AS INTEGER)
    WHERE table_id = NEW.id AND playing <> CAST(NEW.status IN ('lobby', 'running') AS INTEGER);
    RETURN NULL;
END $$;

CREATE TRIGGER seats_are_played AFTER UPDATE OF status ON tables
FOR EACH ROW WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION tell_seats();

-- The states of a play that is over are packed later, so that nobody waits for it.
CREATE FUNCTION leave_unpacked() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO unpacked (table_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;

CREATE TRIGGER what_is_over_is_packed AFTER UPDATE OF status ON tables
FOR EACH ROW WHEN (NEW.status = 'over') EXECUTE FUNCTION leave_unpacked();
