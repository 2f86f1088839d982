"""Dwarven Smithy's pictures: a view goes in, the bytes of a PNG come out.

    post.draw_post(view, cards, caption, events)            what is posted after a turn: the table, an auction, the end
    board.draw_board(view, cards, caption)                  the whole table; both show what is public of any view
    turn_panel.draw_turn_panel(view, cards, seat, caption)  a seat's hand and side; needs `seen_by(state, cards, seat)`
    moment.draw_moment(view, cards, caption, deed)          what mattered, large
    animated.draw_replay(steps, cards, caption)             a game as an animated picture (GIF)
    lobby.draw_lobby(capacity, taken, caption)              a table before it begins, and the greeting
    scene.draw_scene(state, cards, shows, caption)          parts of a table, for a lesson

Which file draws what of them, and of which values:

    header, mine, table_contents            the band at the top, decks with the warehouse, and both as values
    smithy, plan                            a seat's column of a post, and how large all are
    areas, shelves                          a seat's areas with every name, or side by side
    seat_contents, area_contents            a seat's side, and what lies in its areas, as values
    own_smithy, offers                      one's own smithy below the hand, and what one can buy
    tiles, faces, card_contents             cards as tiles and to be read, and as values
    auction, podium, course                 an auction, the places at the end, the race
    news, chips                             what is new, and what left its place
    replay, shown                           what a replay and the greeting show, known before they are drawn
    standing                                whose last turn is over: known before, too
    legend, signs, icons                    what signs mean, signs in a row, the shapes of them
    caption, called                         what people and cards are called

All share `parts`, `art`, `measures` and `palette`. `caption` is a `caption.BoardCaption`. All are pure CPU work of 5 to
150 ms: call them off the event loop.
"""
