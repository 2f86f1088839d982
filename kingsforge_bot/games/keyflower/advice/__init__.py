"""What follows from a position without being a rule; pure.

    layout, hex_choices     where new tiles go: a sensible way for all, and hex by hex for one
    leading                 who is ahead, by what lies open
    deeds                   what mattered of what happened, for a moment's picture
    account, story          a game that is over: counted seat by seat, and told in short

What the bots play follows from `strategy`.
"""
