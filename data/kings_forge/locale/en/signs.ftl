### What the signs of pictures mean: few words, for they stand in the picture itself.

sign-metal = metal
sign-wood = wood
sign-gem = gem
sign-magic = magic
sign-library = any kind (Library)
sign-any = any die
sign-lost = bin, does not come back
sign-supply = usable now
sign-smithy = next round
sign-many = one or more dice
sign-reroll = roll again
sign-bonus = added to a die
sign-token = token: a die to 6
sign-plus = token: two dice +1
sign-copy = copies a side already claimed
sign-cancelled = rolls of its value can't be used
sign-covered = you have the dice
sign-rank = rank: highest wins ties
sign-won = items won
sign-turn = on turn
sign-done = done for now
sign-first = anvil (first player)
sign-dock = dock
sign-stock = stock
sign-stealable = can still be stolen
# $letters: brief-letters
alt-legend = Below, a legend of all signs. { $letters }
part-legend = legend
# Beside the name of whoever is awaited
task-gather = Gather
task-pass = Pass
task-roll = Roll
task-craft = Craft
# Beside the dice of a craft roll of which nothing came
picture-made-nothing = Made nothing
# In the first rounds, below the picture; $sign: as it is drawn, $words: what it means
sign-told = { $sign } means { $words }.
sign-told-hand = A hand on an item: the player beside it can still steal it.
sign-told-changed = Orange dice: a benefit changes them.
