"""The log of a table and what proves it: sealed luck, files, reading back, verifying.

- `logs`: /table log, page by page.
- `log_files`: logs as text and as files, made off the event loop.
- `exports`: /table export and /table import, and `bot.py --read`.
- `reader`: files that people send, read off the event loop.
- `seals`: the seal of a table's luck, in words and as a file.
- `verifying`: /table verify: whether the dice were fair.
- `looking_back`: a table as it stood: back and forward through the game.
- `past_pictures`: pictures of that.
- `analysing`: a play that is over, looked into.
- `stats`: a play that is over, in numbers and a few lines.
"""
