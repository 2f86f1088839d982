-- Who closed a table before its end; empty where nobody did, or nobody played it any more.
ALTER TABLE tables ADD COLUMN closed_by INTEGER;
