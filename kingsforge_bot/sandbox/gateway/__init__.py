"""Discord's gateway: the events that a bot is sent."""
