"""Tables beside their play: opened, joined, left, voted at, ended, and played once more.

- `table_commands`: /table: the commands that look, and what they lead to.
- `opening`: /table new: the game, and its options checked.
- `speaking`: the language of a table, settled as it starts.
- `searching`: /table find, and who looks for players in /table list.
- `lobbies`: presses on the lobby card, and the commands that do the same.
- `tables`: the lobby card, lines about tables, the list.
- `which`: which table is meant: the menu where several fit.
- `seats`: seats left, offered and taken: /table seat, /table resign and their buttons.
- `seat_words`: the same in words.
- `votes`: a question to the table: its buttons, and what each who presses them is told.
- `ending`: /table end, and the question before it.
- `finale`: the last post of a play: its buttons, and what can be done from there.
- `rematches`: /table rematch, and its button.
- `following`: who looks on and is told by direct message.
- `threads`: a thread of a table's own: whether, and what is said of it.
- `table_threads`: the same threads in Discord: made, found, closed.
"""
