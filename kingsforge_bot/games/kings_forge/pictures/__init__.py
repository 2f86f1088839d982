"""The pictures of King's Forge."""
