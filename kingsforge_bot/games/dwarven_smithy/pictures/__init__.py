"""Dwarven Smithy's pictures: a view goes in, the bytes of a PNG come out.

`draw_board`, `draw_auction` and `draw_podium` show what everybody may see, whatever they are given; `draw_desk` shows
one seat its hand and its side of the table; `draw_card` shows one card.
"""
