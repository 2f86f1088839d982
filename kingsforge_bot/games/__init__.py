"""One room per game; the rooms do not know each other. Pure."""
