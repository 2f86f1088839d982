-- Who looks for players, one search a person, for a day. `open`: everybody of the server sees the channel.
CREATE TABLE searches (
    user INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    open INTEGER NOT NULL CHECK (open IN (0, 1)),
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL CHECK (seats >= 2),
    pace TEXT,
    language TEXT,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX searches_by_guild ON searches (guild, at);

CREATE INDEX searches_by_time ON searches (at);
