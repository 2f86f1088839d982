"""King's Forge in words: events, refusals, labels and the board as text.

- `names`: people, cards, sides, items, dice.
- `gist`: what of an event is told, for `events` and `turn_parts`.
- `events`: events as lines of the log.
- `brief`: what just happened, for the board: which turns are told, and what gives way.
- `turn_lines`: a turn in a short line, in all its ways to be told.
- `turn_parts`: events as parts of such a line.
- `turn_over`: why a craft turn was over (3.5).
- `text_board`: the whole public state in words.
- `player_board`: one player's side of it.
- `refusals`: refusals as sentences.
- `effects`: costs and effects.
- `labels`: labels of menus, buttons and autocomplete.
- `acting`: actions on buttons.
- `forging`: buttons of the workbench.
- `deciding`: what a turn waits for, each with what it comes to.
- `spending`: what a claim or a dock costs, and what is left to roll.
- `likely`: how likely one gets an item.
- `planning`: what can be planned, as lines of menus.
- `manners`: what bot players say.
- `moving_alts`: alt texts of the workbench and of a replay.
"""
