### What a claim or a visit costs in dice of one's own, and what is left to roll (at most 100 characters a line).

# $dice: such as 2 wood; where that is too wide for a button 2×W
spend-pay = Pay { $dice }
spend-give = Give { $dice }
spend-button-other = Other dice
# Ends the line of a place behind that button where its ways to pay are asked next
spend-other = other dice
# $dice: what the craft roll would have, such as 2×M 1×W
spend-roll = You would roll { $dice }
spend-roll-nothing = You would roll nothing
# $roll: spend-roll; $items: one or two of spend-shift
spend-outlook = { $roll }; { $items }
# $item: whose odds change; $before, $after: in percent, <1 or >99
spend-shift = { $item } { $before }% → { $after }%
# Where no odds change, of the item in best reach
spend-shift-none = { $item } { $now }%
# Below a line of a menu, behind the odds, where they are told; $dice: what the craft roll would have, such as 2 metal
spend-leaves = leaves { $dice } to roll
spend-leaves-nothing = leaves nothing to roll
# Where no item could be made or stolen any more; $items: one or two of spend-shift
spend-hopeless = { $items }: no item in reach this round
# Above a menu of the gather phase
spend-rule = Dice you spend are not rolled in the craft phase.
# In a gather phase's menu of docks, in place of spend-rule (2.4)
spend-rule-dock = Dice you pay go to the bin: not rolled this round, nor later. A die gained is rolled from the next round on.

## The workbench: its buttons have at most 30 characters

# $item: a craft card's name
forge-item = Craft { $item }
# $who: its owner; where that is too wide the second
forge-steal-from = Steal { $item } of { $who }
forge-steal = Steal { $item }
# Beside the safest way, to be told from it
forge-item-dice = Craft { $item } ({ $dice })
# In less room
forge-item-least = { $item } ({ $dice })
# The dice that are the hardest to steal
forge-safest = Craft { $item }, safest
forge-safest-dice = Craft { $item } ({ $dice }), safest
forge-safest-least = { $item }, safest
# $first, $second: two items made with one press; a line of a menu too
forge-both = Both: { $first } + { $second }
forge-both-least = { $first } + { $second }
workbench-button-roll-and-end = Roll and end turn
# No roll of these dice could make or steal anything
workbench-hopeless = No item is in reach of these dice: they are rolled, and the turn ends.
# Asked before a turn ends; $items: what could be made or stolen now
workbench-end-leaves-items = You can still make { $items }. End the turn?
# The same while dice could be rolled again or added
workbench-end-leaves-chance = Your benefits could still bring an item. End the turn?
# $odds: workbench-odds-item
workbench-end-leaves-odds = Your benefits could still bring an item ({ $odds }). End the turn?
# After a roll with which nothing was made; a part of the line about one turn on the board
brief-made-nothing = made nothing: turn over
# All dice are placed or cancelled, so that the turn ended by itself
brief-no-dice = no dice left: turn over

# Before a claim or visit that turns something up, at a table of several people
for-good-roll = -# It rolls a die: no { button-undo } afterwards.
for-good-card = -# The next card is turned up: no { button-undo } afterwards.
# $outlook: spend-outlook. At most 100 characters
for-good-noted = { $outlook } · no { button-undo }
# The same where there is nothing else to say
for-good-noted-alone = no { button-undo }
