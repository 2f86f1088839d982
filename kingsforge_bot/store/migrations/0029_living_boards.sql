-- What becomes of a table's board once another one stands: folded into what happened, kept, or deleted.
-- A quiet table deleted its boards. No other table ever chose to keep them, so those fold from here on.
ALTER TABLE tables ADD COLUMN boards TEXT NOT NULL DEFAULT 'fold' CHECK (boards IN ('fold', 'keep', 'delete'));
UPDATE tables SET boards = 'delete' WHERE quiet;
ALTER TABLE tables DROP COLUMN quiet;

ALTER TABLE server_settings ADD COLUMN boards TEXT NOT NULL DEFAULT 'fold' CHECK (boards IN ('fold', 'keep', 'delete'));
UPDATE server_settings SET boards = 'delete' WHERE quiet_tables;
ALTER TABLE server_settings DROP COLUMN quiet_tables;

-- What a board tells beside its own entries: stories of boards that Discord would not let fold, as JSON [after, seq].
ALTER TABLE messages ADD COLUMN carried TEXT NOT NULL DEFAULT '[]';

-- A board in whose place another stands. `spans` is what it tells. `way`: to be deleted, or folded; Discord refused that,
-- so it waits for the next board, to be tried again; or it is gone, and the next board carries its story.
ALTER TABLE leftovers ADD COLUMN spans TEXT NOT NULL DEFAULT '[]';
ALTER TABLE leftovers ADD COLUMN way TEXT NOT NULL DEFAULT 'delete'
CHECK (way IN ('delete', 'fold', 'refused', 'again', 'carry'));

DROP TRIGGER stands_are_written;
DROP VIEW stands;

-- As before; `boards` says what becomes of the one before it, where that is not the same message.
CREATE VIEW stands AS
SELECT messages.*, 0 AS revision, 'keep' AS boards, NULL AS vote FROM messages;

CREATE TRIGGER stands_are_written INSTEAD OF INSERT ON stands
BEGIN
    -- A fold that was refused is tried once more, and a story that waited for a board is told by this one.
    INSERT OR IGNORE INTO outbox (table_id, seq, kind)
    SELECT table_id, seq, 'leftover' FROM leftovers
    WHERE table_id = NEW.table_id AND NEW.kind = 'board' AND way = 'refused';
    UPDATE leftovers SET way = 'again' WHERE table_id = NEW.table_id AND NEW.kind = 'board' AND way = 'refused';
    DELETE FROM leftovers WHERE table_id = NEW.table_id AND NEW.kind = 'board' AND way = 'carry'
    AND NEW.message NOT IN (SELECT message FROM messages WHERE table_id = NEW.table_id AND kind = 'board');
    INSERT OR REPLACE INTO leftovers (table_id, seq, message, place, spans, way)
    SELECT table_id, seq, message, place, json_insert(carried, '$[#]', json_array(after, seq)), NEW.boards FROM messages
    WHERE table_id = NEW.table_id AND kind = NEW.kind AND message <> NEW.message AND NEW.boards <> 'keep';
    INSERT OR IGNORE INTO outbox (table_id, seq, kind)
    SELECT table_id, seq, 'leftover' FROM messages
    WHERE table_id = NEW.table_id AND kind = NEW.kind AND message <> NEW.message AND NEW.boards <> 'keep';
    -- With a board those before it are told; of notices each is.
    UPDATE outbox SET attempts = 0, begun = NULL
    WHERE table_id = NEW.table_id AND kind = NEW.kind AND (seq = NEW.seq OR seq < NEW.seq AND kind = 'board');
    -- A card that changed while it was being said stays owed: its revision is another.
    DELETE FROM outbox
    WHERE table_id = NEW.table_id AND kind = NEW.kind
    AND (seq < NEW.seq AND kind = 'board' OR seq = NEW.seq AND revision = NEW.revision);
    INSERT OR REPLACE INTO messages (table_id, kind, seq, message, place, at, fresh, after, carried)
    VALUES (NEW.table_id, NEW.kind, NEW.seq, NEW.message, NEW.place, NEW.at, NEW.fresh, NEW.after, NEW.carried);
    INSERT OR REPLACE INTO messages (table_id, kind, seq, message, place, at, fresh, after)
    SELECT NEW.table_id, 'vote', NEW.vote, NEW.message, NEW.place, NEW.at, NEW.fresh, NEW.after
    WHERE NEW.vote IS NOT NULL;
END;

-- What is owed no more of a leftover is forgotten with it, but for a fold to be tried again and a story to be carried.
CREATE TRIGGER leftovers_are_done AFTER DELETE ON outbox WHEN OLD.kind = 'leftover'
BEGIN
    DELETE FROM leftovers WHERE table_id = OLD.table_id AND seq = OLD.seq AND way NOT IN ('refused', 'carry');
END;
