-- A quiet table changes its board instead of posting one after the other, while nobody new is to be called.
ALTER TABLE tables ADD COLUMN quiet INTEGER NOT NULL DEFAULT 0 CHECK (quiet IN (0, 1));

-- Of a post that stands: when it was posted, of which entry it was then, and after which entry what it tells begins.
-- Older ones are too old to be changed.
ALTER TABLE messages ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE messages ADD COLUMN fresh INTEGER NOT NULL DEFAULT 0;
ALTER TABLE messages ADD COLUMN after INTEGER NOT NULL DEFAULT 0;

-- Boards of quiet tables in whose place another one stands: to be deleted, as the outbox says by the same number.
CREATE TABLE leftovers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    message INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
