"""Claims and visits: the menu under the board, the questions that are left, what they cost.

- `board_menu`: the menu under the public board.
- `questions`: menus that ask, one after the other, what is still open.
- `path`: the answers so far, as the id of the next menu carries them.
- `given`: what the options of a command named, carried likewise.
- `place_lines`: the lines of a menu of card sides or dock spaces.
- `spending`: with which dice: those proposed, or others.
- `passing`: what a pass means and leaves.
- `for_good`: what is not taken back, since a die is rolled or a card turned up.
"""
