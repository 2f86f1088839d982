"""What of King's Forge Discord shows: menus, autocomplete, the workbench, the board post.

- `screens`: the whole, as the platform asks for it: each line names what does it.
- `turn_screen`: what a player can do now.
- `known/`: what takes long, worked out once for all of them.
- `gather/`: the menus of the gather phase.
- `turn_panel/`: the craft turn, the workbench of players: dice, items, ways to make them.
- `hints/`: Hint, the best moves and their reasons.
- `asking/`: odds, why, can I, and autocomplete.
- `presses`: presses that carry a word of their own.
- `outcome`: what a decision led to, for the one who decided.
- `news`: what just happened, in less and less room.
- `settling`: what is settled of a decision, and the question that is open.
- `room`: what a phone has room for below a picture of one's own.
- `board`: the public board after a turn.
- `folded`: what an older board says, and what led to the moment in its picture.
- `status`: who is awaited and for what.
- `summary`: a game that is over, in a few lines.
- `pictures`: pictures as values, drawn later.
- `end_pictures`: those of what is over: the end, a moment, everybody's luck.
- `sign_words`: what signs of a picture mean, below it.
- `captions`: what is written on them.
- `book`: rulebook and tutorial, as the platform asks for them.
- `own_cards`: a server's own craft cards, on managers' screens.
"""
