"""What managers of a server and hosts ask and set: settings, how the bot is, its start, its copies."""
