"""What one person set, awaits and achieved, at all tables.

- `settings`: what people set for themselves and managers for a server, with the defaults.
- `preferences`: the same known and changed.
- `my_turns`: what awaits a person, and what happened since they were there.
- `newcomers`: people who never played, shown the way once.
- `results`: how plays end: places written down for good.
- `ratings`: how strong those are who want to be rated.
- `result_records`: the ports of results and ratings.
- `personal`: what is kept of one person: handed out, and deleted.
- `marks`: recognising somebody without keeping who they are.
"""
