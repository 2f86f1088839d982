"""Rules looked up, tutorials, and the way in for who is new.

- `rules_commands`: /rules for the rulebook, and the presses on what it shows.
- `at_the_table`: /rules for a position: what matters there, and why something may not be done.
- `front_pages`: the rules of a game, or of all, with the ways into it.
- `rules`: entries of the rulebook as messages: one as a card, several as a list.
- `trails`: the way back among these.
- `looking_up`: queries looked up off the event loop.
- `seeking`: a query where no table is known yet.
- `game_here`: which game is meant by who names none.
- `own_card_lookup`: cards of a server in /rules.
- `tutorial`: tutorials as messages.
- `greeting`: what somebody sees who is new here.
- `ways`: the ways to begin that it offers.
"""
