"""Keyflower's rules to look up: why they say no, what matters now.

- `loading`: the entries, read from data/keyflower/rules.
- `tiles`: tiles as entries.
- `ready`: what tiles are told by, written down before, so that no start waits for it.
- `measures`: numbers by which tiles can be compared.
- `moment`: what matters at this moment at a table.
- `whereabouts`: where a tile is, as far as the asker may see.
- `asking`: can I, and why not: what the rules let a seat do with a tile or by an action.
- `tries`: the actions nearest to what was meant, to be tried.
- `why`: why the rules say no: the rule, the tile, and what the table has to do with it.
- `parts`: the parts of such an explanation, each its own type.
"""
