-- Who sat where at which entry of the log: `last` is the last entry of a tenure, empty while it lasts. `open`: somebody
-- else may sit down there.
ALTER TABLE seats ADD COLUMN last INTEGER;
ALTER TABLE seats ADD COLUMN open INTEGER NOT NULL DEFAULT 0 CHECK (open IN (0, 1));
UPDATE seats SET last = (SELECT count(*) FROM log WHERE log.table_id = seats.table_id AND log.at < seats.until)
WHERE until IS NOT NULL;
UPDATE seats SET open = 1 WHERE until IS NULL AND user IS NULL AND EXISTS (
    SELECT 1 FROM seats AS before WHERE before.table_id = seats.table_id AND before.seat = seats.seat AND before.last >= 0
);
CREATE INDEX seats_before ON seats (table_id) WHERE last IS NOT NULL;

DROP VIEW seated_tables;

CREATE VIEW seated_tables AS
SELECT
    tables.*,
    (
        SELECT json_group_array(json_object(
            'seat', seat, 'name', seats.name, 'user', user, 'ai', ai, 'open', json(iif(open, 'true', 'false'))
        ))
        FROM seats WHERE table_id = tables.id AND until IS NULL
    ) AS sitters,
    (
        SELECT json_group_array(json_object(
            'seat', seat, 'name', seats.name, 'user', user, 'ai', ai, 'last', last
        ))
        FROM seats WHERE table_id = tables.id AND last IS NOT NULL
    ) AS former,
    (
        SELECT json_group_array(json_object(
            'seat', seat, 'name', invitations.name, 'user', user, 'since', invitations.since
        ))
        FROM invitations WHERE table_id = tables.id
    ) AS invited
FROM tables;
