-- What a tenure leaves behind: `seconds_left` of its clock, and `mark`, by which somebody who had all deleted that is known
-- of them is recognised if they come back to the same table. No mark outlives its play.
ALTER TABLE seats ADD COLUMN seconds_left INTEGER;
ALTER TABLE seats ADD COLUMN mark TEXT;

CREATE TRIGGER marks_are_forgotten AFTER UPDATE OF status ON tables
WHEN NEW.status IN ('over', 'closed')
BEGIN
    UPDATE seats SET mark = NULL WHERE table_id = NEW.id AND mark IS NOT NULL;
END;

-- Whether clocks stand while a question is open: between two moves they do so for one.
ALTER TABLE votes ADD COLUMN stops INTEGER NOT NULL DEFAULT 1 CHECK (stops IN (0, 1));

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
            'seat', seat, 'name', seats.name, 'user', user, 'ai', ai, 'last', last, 'left', seconds_left, 'mark', mark
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
