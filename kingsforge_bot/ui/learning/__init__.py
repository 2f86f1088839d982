"""Rules looked up, tutorials, and the way in for who is new."""
