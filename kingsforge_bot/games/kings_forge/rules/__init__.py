"""King's Forge."""
