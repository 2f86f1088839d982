-- Several processes of one bot. Each that joins gets a number, higher than any before: who is struck out here writes
-- nothing any more, whatever it still believes.
CREATE TABLE kingsforge_processes (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    seen TIMESTAMPTZ NOT NULL
);

-- Discord's shards, and whose they are; nobody's without an owner that joined.
CREATE TABLE kingsforge_shards (
    shard BIGINT PRIMARY KEY,
    owner BIGINT
);

-- When the last shard with that remainder begins, or began, its connection: Discord allows one in five seconds.
CREATE TABLE kingsforge_starts (
    turn BIGINT PRIMARY KEY,
    at TIMESTAMPTZ NOT NULL
);

CREATE FUNCTION kingsforge_joined(process BIGINT) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM kingsforge_processes WHERE number = process) THEN
        RAISE EXCEPTION 'another process has taken over' USING ERRCODE = 'KF001';
    END IF;
END
$$;
