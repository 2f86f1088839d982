"""What can be asked: odds, can I, why can't I, and what a typed word means.

- `verbs`: /gather, /dock, /pass and /craft with their options.
- `readers`: what was typed into an option, found among what is legal.
- `autocomplete`: what is legal, suggested while it is typed.
- `odds`: how likely one's dice bring each item.
- `asked_items`: the items whose odds can be asked for.
- `verdict`: whether something can be done now.
- `why`: why the rules refuse.
- `explanation`: the parts of such an answer as sentences.
"""
