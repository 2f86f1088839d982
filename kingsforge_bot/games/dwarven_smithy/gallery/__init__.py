"""For development: the gallery of all pictures."""
