-- Snapshots that are only looked back on, many in one place: as rows of their own they took nine tenths of the file
-- (docs/adr/0041). A table with rowids: its leaves hold larger rows than those of `snapshots`.
CREATE TABLE packs (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    first INTEGER NOT NULL,                     -- the first of the entries
    seqs TEXT NOT NULL,                         -- JSON array of the entries
    states BLOB NOT NULL,                       -- compressed snapshots
    PRIMARY KEY (table_id, first)
) STRICT;
