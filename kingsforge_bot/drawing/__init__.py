"""What the pictures of all games are made of.

    measures                            how large a picture is
    layout, slicing, strip_renderer     where things lie, the strips that makes, and a PNG of them
    animation, moments                  a game as a GIF, and which of its moments that shows
    tones, ramps, materials, scenery    what things look like: their colours, panels and coins, a moment's rays
    celebrating, maker                  who won, large; whose moment it is, and what was made
    icons, lettering, caption           signs, names fitted into a place, what people and tables are called
    seats, portraits, race              who is who: emblems, heads, and how far each came
    standings, standings_sheet, hall    who stands where in a league, the same as a value, colours of no game

They know no game; the tools that they draw with are in `render`.
"""
