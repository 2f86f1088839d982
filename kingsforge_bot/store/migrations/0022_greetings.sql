-- Servers that the bot greets: where, when an attempt began that may have left a greeting there, and whether it is
-- done with. A server that knows the bot by now is not greeted.
CREATE TABLE greetings (
    guild INTEGER PRIMARY KEY,
    place INTEGER,
    mark TEXT,
    begun INTEGER,
    message INTEGER,
    told INTEGER NOT NULL CHECK (told IN (0, 1))
) STRICT;

INSERT INTO greetings (guild, told) SELECT guild, 1 FROM tables UNION SELECT guild, 1 FROM server_settings;

-- Whether a person was shown the way to the tutorial.
ALTER TABLE user_settings ADD COLUMN introduced INTEGER NOT NULL DEFAULT 0 CHECK (introduced IN (0, 1));
