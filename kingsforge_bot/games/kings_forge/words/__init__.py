"""King's Forge in words: events, refusals, labels and the board as text."""
