-- How plays ended: written in the transaction of the action that ends them, a row for each seat. `user` and `ai` are
-- those who sat there then; both are empty once a user has had their data deleted.
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,                      -- JSON object of texts, as the table had them
    user INTEGER,
    ai TEXT,
    place INTEGER NOT NULL CHECK (place > 0),
    tied INTEGER NOT NULL CHECK (tied IN (0, 1)),
    seats INTEGER NOT NULL,
    entries INTEGER NOT NULL,
    started INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    longest_wait INTEGER NOT NULL,              -- seconds that the others waited for one decision of this seat
    persons_only INTEGER NOT NULL CHECK (persons_only IN (0, 1)),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_of_guilds ON results (guild, user);

-- The longest that anybody waited for one decision of a seat, in seconds, while the play goes on.
CREATE TABLE waits (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    longest INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO waits (table_id, seat, longest)
SELECT table_id, seat, max(0, max(wait))
FROM (SELECT table_id, seat, at - lag(at) OVER (PARTITION BY table_id ORDER BY seq) AS wait FROM log)
WHERE seat IS NOT NULL
GROUP BY table_id, seat;

-- Before the table itself is told of the new entry: `seq` and `asked` are still what the seat was asked by.
CREATE TRIGGER waits_are_measured AFTER INSERT ON log
WHEN NEW.seat IS NOT NULL AND NEW.fact IS NULL
BEGIN
    INSERT INTO waits (table_id, seat, longest)
    SELECT NEW.table_id, NEW.seat, max(0, NEW.at - log.at)
    FROM tables
    JOIN log ON log.table_id = tables.id
        AND log.seq = coalesce(json_extract(tables.asked, '$."' || NEW.seat || '"'), tables.seq)
    WHERE tables.id = NEW.table_id
    ON CONFLICT DO UPDATE SET longest = max(longest, excluded.longest);
END;

CREATE VIEW named_results AS
SELECT
    results.*,
    (
        SELECT name FROM seats
        WHERE seats.table_id = results.table_id AND seats.seat = results.seat
        ORDER BY since DESC, id DESC LIMIT 1
    ) AS name
FROM results;

-- Seats of a lobby that are kept for people until they answer.
CREATE TABLE invitations (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user)
) STRICT, WITHOUT ROWID;

-- The table that is played once more. There is one such table at most; a lobby that was given up does not count.
ALTER TABLE tables ADD COLUMN rematch_of INTEGER REFERENCES tables (id);
CREATE UNIQUE INDEX one_rematch ON tables (rematch_of)
WHERE rematch_of IS NOT NULL AND NOT (status = 'closed' AND seq = 0);

DROP VIEW seated_tables;

CREATE VIEW seated_tables AS
SELECT
    tables.*,
    (
        SELECT json_group_array(json_object('seat', seat, 'name', seats.name, 'user', user, 'ai', ai))
        FROM seats WHERE table_id = tables.id AND until IS NULL
    ) AS sitters,
    (
        SELECT json_group_array(json_object('seat', seat, 'name', invitations.name, 'user', user))
        FROM invitations WHERE table_id = tables.id
    ) AS invited
FROM tables;

-- How strong those who take part in ratings are at a game in a server: a bell curve, its middle and its width.
CREATE TABLE ratings (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    user INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL CHECK (sigma > 0),
    plays INTEGER NOT NULL,
    PRIMARY KEY (guild, game, user)
) STRICT, WITHOUT ROWID;
