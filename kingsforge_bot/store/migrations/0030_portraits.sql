-- The head that somebody has chosen for themselves on pictures; none: the one that goes with their seat.
ALTER TABLE user_settings ADD COLUMN portrait TEXT;

-- Whoever sits at a table is drawn there, so a seat tells it with its name.
DROP VIEW seated_tables;

CREATE VIEW seated_tables AS
SELECT
    tables.*,
    (
        SELECT json_group_array(json_object(
            'seat', seat, 'name', seats.name, 'user', seats.user, 'ai', ai, 'open', json(iif(open, 'true', 'false')),
            'portrait', portrait
        ))
        FROM seats LEFT JOIN user_settings ON user_settings.user = seats.user
        WHERE table_id = tables.id AND until IS NULL
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
