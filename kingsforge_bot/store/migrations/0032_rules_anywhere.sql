-- The game whose rules somebody asked about last where the bot is no member: no table there tells which one is meant.
ALTER TABLE user_settings ADD COLUMN rules_game TEXT;
