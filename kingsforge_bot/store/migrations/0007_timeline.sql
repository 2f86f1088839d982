-- Which history of the database this is (docs/adr/0040): five characters, in `kf2` ids; none in a database
-- from before there were timelines. `first` until something is restored: ids then are of the form `kf1`.
CREATE TABLE timeline (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    name TEXT NOT NULL,
    first INTEGER NOT NULL CHECK (first IN (0, 1))
) STRICT;

INSERT INTO timeline (only, name, first) VALUES (1, '', 1);
