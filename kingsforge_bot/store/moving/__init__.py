"""All games from a file to a database on a server, or back."""
