"""King's Forge's pictures: a view goes in, the bytes of a PNG come out.

    board                                      boards, posts and scenes as PNGs: begin here
    places, contents                           named places, and what they hold
    post_contents, scene_contents              what those of posts and scenes hold besides
    painters                                   how each kind of content is painted, a line for each
    table/, posts/, scenes/                    the whole board; what is posted after a turn; all other pictures
    glyphs/                                    dice and small signs
    news                                       what is new since the picture before
    names                                      what cards, people and the table are called

All share `art`, `materials` and `palette`. Of the folders scenes may take from posts, posts from the table, and all
three from glyphs.
"""
