-- What is asked often takes as long among 200,000 tables as among 2,000, and whoever starts looks at nothing that is done.

-- What was told is done: only what is owed stays. `messages` knows what stands.
DELETE FROM outbox WHERE status <> 'owed';
DROP INDEX outbox_owed;
ALTER TABLE outbox DROP COLUMN status;

-- Plays that are over and of which nobody wrote down how they ended, and tables whose states older versions left loose.
CREATE TABLE uncounted (table_id INTEGER PRIMARY KEY REFERENCES tables (id)) STRICT;
INSERT INTO uncounted
SELECT id FROM tables WHERE status = 'over' AND id NOT IN (SELECT table_id FROM results);

CREATE TABLE unpacked (table_id INTEGER PRIMARY KEY REFERENCES tables (id)) STRICT;
INSERT INTO unpacked
SELECT table_id FROM snapshots JOIN tables ON tables.id = table_id GROUP BY table_id
HAVING count(*) > CASE status WHEN 'over' THEN 1 ELSE 33 END;

-- The tables and the entries of all logs, counted: a history only grows (docs/adr/0040).
ALTER TABLE timeline ADD COLUMN entries INTEGER NOT NULL DEFAULT 0;
UPDATE timeline SET entries = (SELECT count(*) + coalesce(sum(seq), 0) FROM tables);

-- How many tables there are, by their status.
CREATE TABLE census (
    status TEXT PRIMARY KEY,
    tables INTEGER NOT NULL CHECK (tables >= 0)
) STRICT, WITHOUT ROWID;

INSERT INTO census (status, tables)
SELECT column1, (SELECT count(*) FROM tables WHERE status = column1)
FROM (VALUES ('lobby'), ('running'), ('over'), ('closed'));

CREATE TRIGGER tables_are_counted AFTER INSERT ON tables
BEGIN
    UPDATE timeline SET entries = entries + 1;
    UPDATE census SET tables = tables + 1 WHERE status = NEW.status;
END;

CREATE TRIGGER tables_are_counted_anew AFTER UPDATE OF status ON tables
WHEN NEW.status <> OLD.status
BEGIN
    UPDATE census SET tables = tables + iif(status = NEW.status, 1, -1) WHERE status IN (NEW.status, OLD.status);
END;

CREATE TRIGGER entries_are_counted AFTER INSERT ON log
BEGIN
    UPDATE timeline SET entries = entries + 1;
END;

-- From here on every table at which something goes on by itself is due soon: older ones are looked at once.
UPDATE tables SET due = 0 WHERE status IN ('lobby', 'running');

-- That all tables of a status are read is never the short way.
DROP INDEX tables_by_status;

-- Of those that are open, and of those that ended and are shown.
CREATE INDEX tables_open ON tables (guild, owner) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_ended ON tables (channel, since DESC, id DESC)
WHERE status = 'over' OR status = 'closed' AND seq > 0;

CREATE INDEX tables_by_rematch ON tables (rematch_of) WHERE rematch_of IS NOT NULL;

-- What is kept of one person.
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX tables_by_closer ON tables (closed_by) WHERE closed_by IS NOT NULL;
CREATE INDEX notices_by_user ON notices (json_extract(notice, '$.user'))
WHERE json_extract(notice, '$.user') IS NOT NULL;
CREATE INDEX invitations_by_user ON invitations (user);
CREATE INDEX results_by_user ON results (user) WHERE user IS NOT NULL;
CREATE INDEX ratings_by_user ON ratings (user);
CREATE INDEX plans_by_user ON plans (user);
CREATE INDEX words_by_user ON words (user);
CREATE INDEX directs_by_user ON directs (user);

-- Those that are owed no more are forgotten after a day.
CREATE INDEX directs_ended ON directs (at) WHERE status <> 'owed';

-- When clocks stood: those of a person, those of a place, or all of them.
CREATE INDEX stood_of_users ON stood (user, until) WHERE user IS NOT NULL;
CREATE INDEX stood_of_places ON stood (place, until) WHERE place IS NOT NULL;
CREATE INDEX stood_of_all ON stood (until) WHERE place IS NULL AND user IS NULL;
