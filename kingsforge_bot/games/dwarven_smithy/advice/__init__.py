"""What follows from a position without being a rule; pure, from what the asking seat may see.

    lacking             what a card's cost still lacks, and what is for sale that helps
    draws               how likely the next cards bring that
    deeds               what mattered of what happened, for a moment's picture
    account, story      a game that is over: counted seat by seat, and told in short

What the bots play follows from `strategy`.
"""
