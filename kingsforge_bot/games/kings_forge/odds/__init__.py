"""Questions about odds as JSON, for others to check the answers."""
