-- Whom one member made the bot mention in the last hour: what is older is deleted within a minute. `post` names a post
-- that is worded only when it is said, so that another attempt at it mentions the same people. `turn`: it called to a turn
-- once more, after the first call was taken back.
CREATE TABLE mentions (
    causer INTEGER NOT NULL,
    user INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    turn INTEGER NOT NULL CHECK (turn IN (0, 1)),
    post TEXT,
    at INTEGER NOT NULL,
    PRIMARY KEY (causer, user, table_id, turn)
) STRICT, WITHOUT ROWID;

CREATE INDEX mentions_by_age ON mentions (at);

-- Of a game that is rated, while it runs: who sat where when it began. All of them took part in ratings then. `user` is
-- empty for somebody who had all deleted that is known of them.
CREATE TABLE rated (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX rated_by_user ON rated (user) WHERE user IS NOT NULL;

-- Games that run by now: as it would have been if all of them ended today.
INSERT INTO rated (table_id, seat, user)
SELECT table_id, seat, user FROM seats
WHERE until IS NULL AND table_id IN (SELECT id FROM tables WHERE status = 'running') AND NOT EXISTS (
    SELECT 1 FROM seats AS other LEFT JOIN user_settings AS own ON own.user = other.user
    WHERE other.table_id = seats.table_id
    AND (other.user IS NULL OR other.until IS NOT NULL OR coalesce(own.rated, 0) = 0)
);
