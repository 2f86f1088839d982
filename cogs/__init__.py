"""Slash commands: which words the player used, never what they mean.

- `all_cogs`: all of them, in the order in which Discord is told.
- `table`: /table, the life of a table outside its turns.
- `turn`: /turn.
- `rules`: /rules.
- `me`: /me.
- `forge`: /forge, for server managers.
- `league`: /league.
- `kings_forge`: /gather, /dock, /pass, /craft, /odds.
- `dwarven_smithy`: /dwarven.
- `keyflower`: /keyflower.
- `message_menu`: "What happened here?" in a message's menu.

What several of them are made of:

- `opening`: /table new, whose options games ask for; `league_opening`: /league new, likewise.
- `turn_group`: a group of commands of one game.
- `completing`: what options are completed with.

How a command is declared, acknowledged and answered: `ui/interaction/commands.py`.
"""
