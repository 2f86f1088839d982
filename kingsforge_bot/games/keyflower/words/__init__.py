"""Keyflower in words: events, actions, refusals, the board and a screen.

- `words`: all that plain screens ask of the game; what the others write comes together here.
- `names`: what tiles, workers, resources and skill tiles are called, what a side does, and who is meant.
- `events`: events as lines of the log.
- `brief`: what happened at a season's end, in four lines.
- `story`: a game that is over in six.
- `ending`: what each seat's points are made of (12.2).
- `board`: what lies open on the table (15.7).
- `hand`: what one player alone sees (15.4).
- `tiles`: a tile, wherever it lies: its sides, bids, uses.
- `labels`: what can be done, on buttons and in menus.
- `planning`: what can be planned (13.6).
- `refusals`: refusals as sentences.
"""
