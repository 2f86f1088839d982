"""What a strong player would do: as buttons, as a hint, in the analysis after the end.

- `moves`: a move of the gather phase in words; `reasons`: with what speaks for it, in short sentences.
- `best_moves`: the best of them as a button in green, with its reasons.
- `hint`: the best actions and why.
- `analysis`: a game that is over: luck, the costliest decisions, the best; `decisions`: each in a sentence.

Which moves they are `strategy/ranking.py` says, and `known/` keeps it. In a craft turn the advice stands with what the
dice can make: `turn_panel/ways.py`.
"""
