-- In which language a table's posts are; empty where the server's is spoken.
ALTER TABLE tables ADD COLUMN language TEXT;
