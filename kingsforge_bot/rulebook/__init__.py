"""The rules to look up: entries in all languages, a search that forgives typing errors, and why the rules say no."""
