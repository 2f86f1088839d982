"""Discord's HTTP API."""
