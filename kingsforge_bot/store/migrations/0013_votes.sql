-- What a table was asked to agree on, one question after the other: `proposal` is JSON of the service, `answers` who
-- agreed and who did not, by seat. Over once it has an outcome; until then it is the table's open one.
CREATE TABLE votes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number > 0),
    seat INTEGER NOT NULL,
    proposal TEXT NOT NULL,
    seq INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    ends INTEGER NOT NULL,
    answers TEXT NOT NULL DEFAULT '{}',
    outcome TEXT,
    ended INTEGER,
    PRIMARY KEY (table_id, number),
    CHECK ((outcome IS NULL) = (ended IS NULL))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX votes_open ON votes (table_id) WHERE outcome IS NULL;

ALTER TABLE tables ADD COLUMN vote INTEGER;
