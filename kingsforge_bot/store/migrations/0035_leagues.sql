-- Leagues: what was chosen when one was opened, and the log of events of which it is folded.
CREATE TABLE leagues (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    name TEXT NOT NULL,
    opener INTEGER NOT NULL,
    game TEXT NOT NULL,
    game_options TEXT NOT NULL,                 -- JSON of the game's own, as a table has them
    options TEXT NOT NULL,                      -- JSON of the league's
    pace TEXT NOT NULL,
    language TEXT,
    round_days INTEGER NOT NULL CHECK (round_days > 0),
    opened INTEGER NOT NULL,
    stage TEXT NOT NULL DEFAULT 'open' CHECK (stage IN ('open', 'running', 'ended')),
    ended INTEGER,
    seq INTEGER NOT NULL DEFAULT 0,
    due INTEGER,
    stirred INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX leagues_by_guild ON leagues (guild, stage, id);

CREATE INDEX leagues_by_opener ON leagues (opener);

CREATE INDEX leagues_due ON leagues (due) WHERE due IS NOT NULL;

-- Nothing here names a person but by their number in the league.
CREATE TABLE league_events (
    league_id INTEGER NOT NULL REFERENCES leagues (id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    event TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (league_id, seq)
) STRICT, WITHOUT ROWID;

-- Who they are: one that was forgotten has no user, and a mark by which it is known that they were here.
CREATE TABLE league_people (
    league_id INTEGER NOT NULL REFERENCES leagues (id),
    number INTEGER NOT NULL CHECK (number > 0),
    user INTEGER,
    name TEXT NOT NULL,
    mark TEXT,
    PRIMARY KEY (league_id, number),
    UNIQUE (league_id, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX league_people_by_user ON league_people (user);

CREATE TABLE league_seals (
    league_id INTEGER NOT NULL REFERENCES leagues (id),
    since INTEGER NOT NULL,
    scheme INTEGER NOT NULL,
    secret BLOB NOT NULL,
    mix TEXT NOT NULL,
    PRIMARY KEY (league_id, since)
) STRICT, WITHOUT ROWID;

-- The tables of a round that are open, or were. Before the round is drawn they have nobody; `ends` once they are played.
-- Neither names the other by a reference: each new table would look for its number here, and no table ever goes.
CREATE TABLE league_tables (
    league_id INTEGER NOT NULL REFERENCES leagues (id),
    part INTEGER NOT NULL,                      -- the group, 0, 1, ...
    round INTEGER NOT NULL,
    place INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    ends INTEGER,
    reminded INTEGER,
    PRIMARY KEY (league_id, part, round, place)
) STRICT, WITHOUT ROWID;

-- Messages of a league that are owed where `shown` is behind `revision`.
CREATE TABLE league_posts (
    league_id INTEGER NOT NULL REFERENCES leagues (id),
    kind TEXT NOT NULL CHECK (kind IN ('card', 'podium')),
    revision INTEGER NOT NULL,
    shown INTEGER NOT NULL DEFAULT 0,
    message INTEGER,
    mark TEXT NOT NULL,
    begun INTEGER,
    PRIMARY KEY (league_id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX league_posts_owed ON league_posts (league_id) WHERE shown < revision;

ALTER TABLE tables ADD COLUMN league INTEGER;
