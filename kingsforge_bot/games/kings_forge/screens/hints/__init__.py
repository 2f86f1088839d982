"""What a strong player would do: as buttons, as a hint, in the analysis after the end.

- `ranking`: the best moves of a position with their odds, worked out once; `strategy/foresight.py` values them.
- `reasons`: a move of the gather phase and what speaks for it, in a line.
- `best_moves`: those moves as buttons, the first in green.
- `hint`, `hint_button`: the best action and why, and what asks for it.
- `menu_advice`: what the menus of the gather phase advise.
- `analysis`: a game that is over: luck, and the costliest decisions.

In a craft turn the advice stands with what the dice can make: `workbench/turn_panel_ways.py`.
"""
