"""King's Forge's rules to look up: why they say no, what matters now.

- `loading`: the entries, read from data/kings_forge/rules.
- `crafts`: craft cards as entries.
- `moment`: what matters at this moment at a table.
- `feasibility`: can I, and why not: the action nearest to it tried.
- `why`: why the rules say no, taken apart.
- `parts`: the parts of such an explanation, each its own type.
- `doings`: what a verb by itself asks: whether there is anything to claim, craft, use, roll.
- `fitting`: dice on the boxes of an item, and what is missed.
- `paying`: what a supply lacks for a side or a dock.
- `gains`: what the stock does not have to give.
- `remedies`: benefits that would make an item of the dice in hand.
- `measures`: numbers by which cards can be compared.
"""
