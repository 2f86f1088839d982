-- What people want done beforehand, kept apart from the log: nobody else reads it. `plan` is in the notation of the
-- table's game; `place` is where it stands in its seat's queue. `since` is the newest entry when it was made. It is armed
-- until it has `ended` at an entry; `why` is the service's word for it, and `detail` what belongs to it.
CREATE TABLE plans (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number > 0),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    place INTEGER NOT NULL,
    plan TEXT NOT NULL,
    since INTEGER NOT NULL,
    ended INTEGER,
    why TEXT,
    detail TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, number),
    CHECK ((ended IS NULL) = (why IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX plans_armed ON plans (table_id) WHERE ended IS NULL;
CREATE INDEX plans_of_user ON plans (user) WHERE ended IS NULL;
