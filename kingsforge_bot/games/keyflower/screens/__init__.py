"""Keyflower on the screens of players; `screens` names what does each part.

    turn_screen                         a turn: which panel is shown, and what its presses mean
    bidding, work, build                the panels: bids and uses, moves and upgrades, the end of a season
    buttons                             what is pressed on them
    boards, overviews                   what everybody sees, and may look at
    verdict, why, explanation           questions: can I, why not, in sentences
    best_moves, analysis                advice during a game, and after it
    pictures, scenes                    what is drawn, as values
    book                                rulebook and tutorial

What is drawn for them lies in `pictures`, the sentences in `words`.
"""
