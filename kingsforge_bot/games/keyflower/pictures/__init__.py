"""Keyflower's pictures: a view goes in, the bytes of a PNG come out.

    post.draw_post(view, tiles, caption, events)            what is posted after a turn: the market, villages, the end
    season.draw_season_sheet(view, tiles, caption)          all tiles on offer with both sides
    sheet.draw_villages(view, tiles, caption)               all villages, small
    village.draw_village_of(view, tiles, seat, caption)     a seat's village; all four show what is public of any view
    village.draw_draft(view, tiles, seat, caption, free)    the same with what is placed so far, for its owner
    player_screen.draw_screen(view, tiles, seat, caption)   what is behind a seat's screen, for its owner
    reckoning.draw_reckoning(view, tiles, seat, caption)    a seat's points at the end, tile by tile
    moment.draw_moment(view, tiles, caption, deed)          what mattered, large
    animated.draw_replay(steps, tiles, caption)             a game as an animated picture (GIF)
    lobby.draw_lobby(capacity, taken, caption)              a table before it begins, and the greeting
    scene.draw_scene(state, tiles, shows, caption)          parts of a table, for a lesson

Which file draws what of them, and of which values:

    head, market, harbour                   the countryside at the top, the whole market, what lies beside the offer
    places, bids, seats                     a place of the offer, who bids there, the strip of a seat
    contents, villages                      the market and villages as values
    land, ground, hexes, small              a village, the ground of its tiles, where these lie, and one drawn small
    cards, meaning                          a tile as one reads it, and what it does in signs
    podium, course                          the places at the end, and the race
    news, replay, shown                     what is new; what a replay and the greeting show
    signs, caption                          signs in a row; what people, the table and seasons are called

All share `parts`, `art`, `measures` and `palette`. `caption` is a `caption.BoardCaption`. All are pure CPU work of 10
to 200 ms: call them off the event loop. `meaning`, `news`, `replay` and `shown` do without Pillow.
"""
