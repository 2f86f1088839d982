"""For development: makes the sprites, and the gallery of all pictures."""
