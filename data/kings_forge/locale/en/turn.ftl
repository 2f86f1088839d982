### What a claim or a visit costs in dice of one's own, and what is left to roll (at most 100 characters a line).

# $dice: such as 2 wood; where that is too wide for a button 2W
spend-button-pay = Pay { $dice }
spend-button-give = Give { $dice }
spend-button-other = Other dice
# Ends the line of a card's side or a dock space that leads to all other ways to pay
spend-other = other dice
spend-other-what = You choose them yourself
# $dice: what the craft roll would have, such as 2M 1W
spend-roll = You would roll { $dice }
spend-roll-nothing = You would roll nothing
# $roll: spend-roll; $item: the item in best reach; $before, $after: odds of it in percent, <1 or >99
spend-outlook = { $roll }; { $item } { $before }% -> { $after }%
# The same where nothing changes
spend-outlook-same = { $roll }; { $item } { $now }%
# Above a menu of the gather phase
spend-rule = Dice you spend are not rolled in the craft phase.
