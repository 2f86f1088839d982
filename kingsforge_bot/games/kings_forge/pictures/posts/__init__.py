"""What is posted after a turn: the next decision, large enough for Discord's box.

    post, post_places           where all of a post lies, and how it is drawn
    gather_post, heroes, picks  the same while cards are gathered
    deeds, forged               what is celebrated
    race, pools                 how far each player is, and with which dice
    explaining                  which signs are explained below it

Each is laid out first, as named places, and drawn then.
"""
