"""Dwarven Smithy's rules to look up: why they say no, what matters now.

- `loading`: the entries, read from data/dwarven_smithy/rules.
- `cards`: cards as entries.
- `measures`: numbers by which cards can be compared.
- `moment`: what matters at this moment at a table.
- `whereabouts`: where a card lies, what fills an area, what a cost still lacks, as far as the asker may see.
- `asking`: can I, and why not: what the rules let a seat do with a card or by an action.
- `tries`: the actions nearest to what was meant, to be tried.
- `why`: why the rules say no: the rule, the card, and what the table has to do with it.
- `parts`: the parts of such an explanation, each its own type.
"""
