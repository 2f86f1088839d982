-- All who ever sat at a table: for names beside results, and to know whether a seat changed hands. `seats_before` and
-- `seats_held` hold some of them only.
CREATE INDEX seats_by_table ON seats (table_id, seat);
