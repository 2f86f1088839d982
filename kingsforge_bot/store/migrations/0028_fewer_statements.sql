-- How often somebody said when to look at a table: whoever has looked says when to come back only if nobody said
-- otherwise meanwhile. So a look is one transaction, and needs none before it.
ALTER TABLE tables ADD COLUMN stirred INTEGER NOT NULL DEFAULT 0;

CREATE TRIGGER tables_are_stirred AFTER UPDATE OF due ON tables
BEGIN
    UPDATE tables SET stirred = stirred + 1 WHERE id = NEW.id;
END;

-- That a post stands, written by one INSERT with all that follows from it. `alone`: the one before it is to be deleted.
-- `vote` is the number of the question that it asks.
CREATE VIEW stands AS
SELECT messages.*, 0 AS revision, 0 AS alone, NULL AS vote FROM messages;

CREATE TRIGGER stands_are_written INSTEAD OF INSERT ON stands
BEGIN
    -- What stands until now is to be deleted, unless it is the same message.
    INSERT OR REPLACE INTO leftovers (table_id, seq, message, place)
    SELECT table_id, seq, message, place FROM messages
    WHERE table_id = NEW.table_id AND kind = NEW.kind AND message <> NEW.message AND NEW.alone;
    INSERT OR IGNORE INTO outbox (table_id, seq, kind)
    SELECT table_id, seq, 'leftover' FROM messages
    WHERE table_id = NEW.table_id AND kind = NEW.kind AND message <> NEW.message AND NEW.alone;
    -- With a board those before it are told; of notices each is.
    UPDATE outbox SET attempts = 0, begun = NULL
    WHERE table_id = NEW.table_id AND kind = NEW.kind AND (seq = NEW.seq OR seq < NEW.seq AND kind = 'board');
    -- A card that changed while it was being said stays owed: its revision is another.
    DELETE FROM outbox
    WHERE table_id = NEW.table_id AND kind = NEW.kind
    AND (seq < NEW.seq AND kind = 'board' OR seq = NEW.seq AND revision = NEW.revision);
    INSERT OR REPLACE INTO messages (table_id, kind, seq, message, place, at, fresh, after)
    VALUES (NEW.table_id, NEW.kind, NEW.seq, NEW.message, NEW.place, NEW.at, NEW.fresh, NEW.after);
    INSERT OR REPLACE INTO messages (table_id, kind, seq, message, place, at, fresh, after)
    SELECT NEW.table_id, 'vote', NEW.vote, NEW.message, NEW.place, NEW.at, NEW.fresh, NEW.after
    WHERE NEW.vote IS NOT NULL;
END;
