"""The log of a table and what proves it: sealed luck, files, reading back, verifying."""
