"""What lies on a table's board.

    layout                       where all of it lies
    header                       the band at the top
    offers, docks                cards to win and gather, all docks
    panels, panel_layout, tiles  what lies in front of each player
    covering                     which boxes dice cover

Posts and scenes have parts of it, too.
"""
