-- Who looks on at a table and is told of it by direct message: after which entry what they were not told begins, and
-- before which time they are told nothing.
CREATE TABLE followers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user INTEGER NOT NULL,
    since INTEGER NOT NULL,
    told_to INTEGER NOT NULL CHECK (told_to >= 0),
    due INTEGER NOT NULL,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX followers_by_user ON followers (user);
