-- Whether somebody is offered the best moves unasked.
ALTER TABLE user_settings ADD COLUMN best_moves INTEGER NOT NULL DEFAULT 1 CHECK (best_moves IN (0, 1));
