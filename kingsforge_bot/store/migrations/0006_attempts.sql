-- What tells a post from every other one, the same for all its attempts; and when the last of these began, while it is
-- not known how it ended. `attempts` are those whose end is not known.
ALTER TABLE outbox ADD COLUMN mark TEXT;
ALTER TABLE outbox ADD COLUMN begun INTEGER;

-- A post cannot stand from before it was owed.
UPDATE outbox SET begun = coalesce(
    (SELECT log.at FROM log WHERE log.table_id = outbox.table_id AND log.seq = outbox.seq),
    (SELECT tables.opened FROM tables WHERE tables.id = outbox.table_id)
)
WHERE status = 'owed' AND attempts > 0;

-- As the nonces were made before: a post that was begun goes on under the same one.
UPDATE outbox SET mark = '-' || table_id || '-' || seq || '-' || substr(kind, 1, 1) WHERE status = 'owed';
