-- Which table and entry a message showed that was a board, also once it is folded, another one stands or it is gone.
-- It references no table: each new table would look for its number here, and no table ever goes.
CREATE TABLE boards (
    message INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL,
    seq INTEGER NOT NULL
) STRICT;

INSERT INTO boards (message, table_id, seq) SELECT message, table_id, seq FROM messages WHERE kind = 'board';

INSERT OR IGNORE INTO boards (message, table_id, seq) SELECT message, table_id, seq FROM leftovers;

CREATE TRIGGER boards_are_remembered AFTER INSERT ON messages
WHEN NEW.kind = 'board'
BEGIN
    INSERT OR REPLACE INTO boards (message, table_id, seq) VALUES (NEW.message, NEW.table_id, NEW.seq);
END;
