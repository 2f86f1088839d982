"""What the pictures of all games are made of.

    measures                            how large a picture is
    layout, slicing, strip_renderer     where things lie, the strips that makes, and a PNG of them
    animation, replay_frames            a game as a GIF, and which of its moments have a frame in it
    tones, ramps, materials             what things look like: their colours, panels and coins
    scenery                             rays and a ribbon, as shapes, for the two below
    moment, celebrating                 a picture of one moment: whose it is, what was made; of the end: who won
    icons, lettering, caption           signs, names fitted into a place, what people and tables are called
    seats, portraits, race              who is who: emblems, heads, and how far each came
    standings, standings_sheet          who stands where in a league, and the same as a value
    palette                             the colours of that, which are no game's

They know no game; the tools that they draw with are in `render`.
"""
