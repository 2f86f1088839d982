"""King's Forge's pictures: a view goes in, the bytes of a PNG come out.

    board, layout, boxes, contents             the whole table: drawn, where all lies, named places, what they hold
    post, post_places, post_contents           what is posted after a turn
    gather_post, heroes, picks                 the same while cards are gathered
    header, offers, docks                      the band at the top, cards to win and gather, all docks
    panels, panel_layout, tiles, covering      what lies in front of each player, and which boxes dice cover
    turn_panel                                 the workbench
    scenes, scene_layouts, scene_contents      the pictures besides the board; cropping cuts one from a board
    dice_faces, pools, signs, sign_row, icons  dice, and the small signs
    explaining, legend                         which signs are explained, and how
    news, deeds, forged, moment                what is new, what is celebrated, and its own picture
    ending                                     the last picture: who won, every place, the race
    race, course, replay, animated             how far each came; a game as a GIF
    odds_chart, greeting, greeting_items       odds as bars, what the game looks like

All share `parts`, `names`, `art`, `materials` and `palette`.
"""
