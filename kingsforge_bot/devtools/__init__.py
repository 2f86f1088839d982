"""What the developers' commands of all games are made of. Nothing that runs in Discord imports it.

- `checking`: the command that says what a game's rules make of actions from a position.
- `case_file`: the file with that position, or a set-up, and the actions.
- `faults`: faults of what a command was given, each told in one line.
- `games_asked`: games that a command line names.
- `json_file`: JSON files that a command line names.
- `many_games`: many games between bots, and the page about them.
- `tables`: tables of that page.
- `shares`: shares with how sure they are.
- `luck`: luck of games that are played again by their number.
- `gallery`: all pictures of games.
- `sprites`: the sprites, made of the drawings.
- `ready`: what lies ready beside the sprites.
"""
