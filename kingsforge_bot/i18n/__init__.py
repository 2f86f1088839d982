"""Message ids and facts in, text out: the only room that knows what the bot says and in which language."""
