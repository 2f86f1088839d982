"""What follows from a position without being a rule; pure, from what the asking seat may see.

    lacking             what a card's cost still lacks, and what is for sale that helps
    lying_open          what each seat has by what lies open, and who leads by that
    draws               how likely the next cards bring that
    deeds               what mattered of what happened, for a moment's picture
    account, figures    a game that is over, seat by seat: what coins came from, and how often what was done
    story               the same told in short
    bargains            guild cards that one let go, and another completed

What the bots play follows from `strategy`.
"""
