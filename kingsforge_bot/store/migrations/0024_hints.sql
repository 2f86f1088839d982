-- Whether a table's game may tell its players what it would do in their place.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1 CHECK (hints IN (0, 1));
