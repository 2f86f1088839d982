"""What is posted after a turn: the next decision, large enough for Discord's box.

    post                        where all of a post lies
    gather_post                 the same while cards are gathered
    items, heroes, picks        items to win, the same as tall cards, gather cards to choose from
    players                     who a player is, what is held, how far in the race
    celebrated, forged          what is celebrated, and how
    race, shapes, pools         how far each player is, how that lies there, and with which dice
    explaining                  which signs are explained below it

Each is laid out first, as named places, and drawn then.
"""
