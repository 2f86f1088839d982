-- The longest wait for a decision counts from the beginning of a tenure on, and neither pauses nor votes, nor the time in
-- which the bot was down.
DROP TRIGGER waits_are_measured;

-- Before the table itself is told of the new entry: `seq` and `asked` are still what the seat was asked by.
CREATE TRIGGER waits_are_measured AFTER INSERT ON log
WHEN NEW.seat IS NOT NULL AND NEW.fact IS NULL
BEGIN
    INSERT INTO waits (table_id, seat, longest)
    SELECT NEW.table_id, NEW.seat, max(0, NEW.at - begun - coalesce((
        -- Of spans in their order each counts from where those before it end.
        SELECT sum(max(0, until - max(since, coalesce(covered, since))))
        FROM (
            SELECT since, until, max(until) OVER (
                ORDER BY since, until ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
            ) AS covered
            FROM (
                SELECT max(since, begun) AS since, min(until, NEW.at) AS until
                FROM (
                    SELECT since, until FROM stood WHERE place IS NULL AND user IS NULL
                    UNION ALL
                    SELECT asked, coalesce(ended, NEW.at) FROM votes WHERE table_id = NEW.table_id
                    UNION ALL
                    -- A pause ends once somebody resumes the table, or acts.
                    SELECT pause.at, (
                        SELECT next.at FROM log AS next
                        WHERE next.table_id = NEW.table_id AND next.seq > pause.seq
                        AND (next.fact IS NULL OR json_extract(next.fact, '$.type') = 'resumed')
                        ORDER BY next.seq LIMIT 1
                    )
                    FROM log AS pause
                    WHERE pause.table_id = NEW.table_id AND pause.seq > asking AND pause.fact IS NOT NULL
                    AND json_extract(pause.fact, '$.type') = 'paused'
                )
                WHERE until > begun AND since < NEW.at
            )
        )
    ), 0))
    FROM (
        SELECT log.seq AS asking, max(log.at, coalesce((
            SELECT since FROM seats WHERE table_id = NEW.table_id AND seat = NEW.seat AND seats.until IS NULL
        ), 0)) AS begun
        FROM tables
        JOIN log ON log.table_id = tables.id
            AND log.seq = coalesce(json_extract(tables.asked, '$."' || NEW.seat || '"'), tables.seq)
        WHERE tables.id = NEW.table_id
    )
    WHERE true
    ON CONFLICT DO UPDATE SET longest = max(longest, excluded.longest);
END;
