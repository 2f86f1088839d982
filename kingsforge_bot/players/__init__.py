"""Bot players: they see what a player sees and choose among the legal actions. Pure."""
