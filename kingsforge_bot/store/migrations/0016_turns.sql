-- For whom tables wait, and what those were told of it: one row for each seat with a person who is awaited. `asked` is
-- the entry that asks them. `due` is when they hear of it next, and `how`; empty where they do not.
CREATE TABLE turns (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    since INTEGER NOT NULL,
    reminded INTEGER NOT NULL CHECK (reminded >= 0),
    due INTEGER,
    how TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX turns_by_user ON turns (user);

-- Direct messages to people, one after the other: JSON of the service. `attempts` are those whose end is not known,
-- `begun` is when the last one was made, `mark` what tells a message from every other one.
CREATE TABLE directs (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL,
    direct TEXT NOT NULL,
    at INTEGER NOT NULL,
    status TEXT NOT NULL DEFAULT 'owed' CHECK (status IN ('owed', 'told', 'dropped')),
    attempts INTEGER NOT NULL DEFAULT 0,
    begun INTEGER,
    mark TEXT
) STRICT;

CREATE INDEX directs_owed ON directs (number) WHERE status = 'owed';
CREATE INDEX directs_begun ON directs (begun) WHERE begun IS NOT NULL;
