-- Cards that a server's managers made: by game one text, which only that game reads.
ALTER TABLE server_settings ADD COLUMN own_cards TEXT NOT NULL DEFAULT '{}';
