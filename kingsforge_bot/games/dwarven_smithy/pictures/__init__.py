"""Dwarven Smithy's pictures: a view goes in, the bytes of a PNG come out.

    post.draw_post(view, cards, caption, events)    what is posted after a turn: the table, an auction, the end
    board.draw_board(view, cards, caption)          the whole table; both show what is public of any view
    desk.draw_desk(view, cards, seat, caption)      a seat's hand and side; needs `seen_by(state, cards, seat)`
    replay.draw_replay(steps, cards, caption)       a game as an animated picture (GIF)

`caption` is a `caption.BoardCaption`. All are pure CPU work of 5 to 150 ms: call them off the event loop.
"""
