"""What takes long to work out, worked out once for each position and kept for all screens that show it.

- `legal`: what the rules allow.
- `still_there`: what the others may take first, played out.
- `outlooks`: what a gather action leaves to roll, and which way to pay is sensible.
- `ranked_moves`: the best moves, of the strong player.
- `kept_items`: how likely items stay whoever makes them.
- `craftable`: what the rolled dice can make.
- `preparing`: what of it a screen needs, worked out before it is shown.
"""
