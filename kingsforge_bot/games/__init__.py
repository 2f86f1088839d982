"""One wing per game; wings do not know each other."""
