"""A short play against one bot to learn the game by: a script with fixed luck, carried out by the real rules."""
