"""Dwarven Smithy's pictures: a view goes in, the bytes of a PNG come out.

    board.draw_board(view, cards, caption)          the table; shows what is public of any view
    desk.draw_desk(view, cards, seat, caption)      a seat's hand and side; needs `seen_by(state, cards, seat)`
    auction.draw_auction(view, cards, caption)      while `view.lot`; public
    podium.draw_podium(view, cards, caption)        when the game is over
    single.draw_one_card(card, cards)               a card, for looking up

`caption` is a `caption.BoardCaption`. All are pure CPU work of 5 to 150 ms: call them off the event loop.
"""
