"""Pictures besides the board and its posts.

    turn_panel                the workbench
    scenes, scene_layouts     lobby, single card, compact board, ranking
    cropping                  a part of a picture, cut from a board
    moment                    an item made or stolen
    ending, course            the last picture: who won, every place, the race
    replay, animated          a game as a GIF
    greeting, greeting_items  what the game looks like
    odds_chart                odds as bars

They borrow from both, and neither from them.
"""
