"""Pictures besides the board and its posts: where all of each lies, and how it is drawn.

    turn_panel, within_reach  the workbench; on it what can be made now
    lobby                     the seats of a table that has not begun
    single_card               a card, for looking up
    compact, headline         a board with a line for each player; above it what was done
    awards                    places at the end, and items that were won
    cropping                  a part of a picture, cut from a board
    moment                    an item made or stolen
    ending, course            the last picture: who won, every place, the race
    replay, animated          a game as a GIF, of compact boards
    greeting, greeting_items  what the game looks like
    odds_chart                odds as bars

They borrow from both, and neither from them.
"""
