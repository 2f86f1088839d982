"""The rules in entries that people can look up: every language at once, typing errors forgiven, and why the rules say no."""
