"""How bot players weigh what they may do: by exact odds, from what a seat sees.

- `greedy`: the sound player, who looks at nobody else.
- `smith`: the strong player, with the others in mind.
- `gathering`: the gather phase: what each action is worth to the seat itself.
- `foresight`: the gather phase with the others in mind.
- `crafting`: the craft turn: what is made of a roll.
- `again`: which item dice that roll again make likeliest.
- `candidates`: the few ways to pay that serve a seat best.
- `payments`: of the ways to pay the one that the menus propose.
- `match_point`: where the next item ends the game: what wins it now, and what would win it for a rival.
- `aftermath`: what a gather action leaves to roll and to own.
- `appraisal`: what dice are worth, by exact odds now and by the cards to come.
- `ways`: how a seat may get each item, exactly or as it is played out: the odds with others first.
- `playouts`: the rest of a craft phase played out many times.
- `keeping`: how likely an item that is made cannot be stolen afterwards.
- `effort`: how much work a decision may be.
- `hints`: what the strong player would do in a seat's place, and why; `hint` is one as a value.
- `rivals`: which moves below another make an item likelier, and what that one has more of.
- `ranking`: in which order they are told, with what each does to the items of the round.
- `analysis`: a game that is over, looked into: luck, the costliest decisions, the best one.
- `gather_review`, `contrast`: what a gather action cost against the best, and what tells the two apart.
- `craft_turns`, `craft_review`: what was made of each roll, and what would have been kept instead.
"""
