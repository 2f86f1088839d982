"""Bot players: what to aim at, and which action comes next. Pure; they see what their seat sees.

- `smith`: the player that plans; it asks the files below in turn.
- `goals`: guild cards within reach, with the resources set aside for each.
- `worth`: what cards are worth to a seat, in coins, and how many turns are left for them.
- `crafting`: the steps to a card that can be finished in this turn.
- `buying`: what its goals lack, and cards that its resources would finish.
- `clearing`: what makes room for what comes next.
- `drawing`: from which deck it draws, and when it leaves the last card.
- `answering`: what is completed (4.5, 4.7, 4.9), and bids in an auction (8.3).
- `hints`: what that player would do in a seat's place; `hint` is one as a value, `purposes` finds what it is for.
- `making_room`: what speaks for steps that bring nothing by themselves.
- `ahead`: the turn as that player would go on with it.
- `analysis`: a game that is over, looked into: the decisions that cost most, and the one that earned most.
- `ended`: how a game that is over was ended by a King's Item.
- `expecting`: what each seat would have if the game were reckoned now (7.4).
"""
