"""The craft turn: what the dice can make, with which button, and what may be stolen.

- `crafting`: where a craft turn begins, and where it ends by itself.
- `panel`: the message of the turn, from the roll to its end.
- `said`: how much it says beside its picture.
- `lines`: its lines: dice, what can be made and was made, benefits left.
- `ways`: the items as buttons or as a menu, and which is green and why.
- `buttons`: all other buttons and menus: roll, benefits, own dice, end.
- `dice`: the menus in which dice are chosen, for a benefit or an item.
- `chances`: the odds of the roll and of thefts, in words.
- `payloads`: the words in the ids of its buttons and menus.

Players know it as the workbench.
"""
