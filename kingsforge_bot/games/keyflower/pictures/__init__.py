"""Keyflower's pictures: a view goes in, the bytes of a PNG come out.

    post.draw_post(view, tiles, caption, events)        what is posted after a turn: the market, villages, the end
    season.draw_season_sheet(view, tiles, caption)      all tiles on offer with both sides
    sheet.draw_villages(view, tiles, caption)           all villages, small
    village.draw_village_of(view, tiles, seat, caption) a seat's village; all four show what is public of any view
    village.draw_draft(view, tiles, seat, caption, free)    the same with what is placed so far, for its owner
    screen.draw_screen(view, tiles, seat, caption)      what is behind a seat's screen, for its owner
    reckoning.draw_reckoning(view, tiles, seat, caption)    a seat's points at the end, tile by tile
    animated.draw_replay(steps, tiles, caption)         a game as an animated picture (GIF)
    lobby.draw_lobby(capacity, taken, caption)          a table before it begins
    scene.draw_scene(view, tiles, shows, caption)       parts of a table, for a lesson

`caption` is a `caption.BoardCaption`. All are pure CPU work of 10 to 200 ms: call them off the event loop. `meaning`,
`news`, `replay` and `shown` do without Pillow.
"""
