"""What the platform asks of a game, and what it gives to each."""
