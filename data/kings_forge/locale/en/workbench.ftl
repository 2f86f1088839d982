### The craft workbench: one player's own message during the craft turn (ephemeral), and its buttons.
### $table, $who, $since as in ui.ftl; $item, $dice, $source are texts made by labels.

# $table, $round: number
workbench-title = **{ $table }** · Your craft turn, round { $round }
# $dice: what will be rolled, such as 5×M 2×W
workbench-before-roll = You roll { $dice }.
# Dice of the smithy that are rolled too; $dice: which; $card: what does that
workbench-rolls-too = -# Of them { $dice } from your smithy ({ $card }).
workbench-nothing-to-roll = You have no dice to roll.
# The odds before the roll; $odds: list of workbench-odds-item
workbench-odds = Odds of this roll: { $odds }
# $odds: workbench-odds; $thefts: list of odds-may-steal
workbench-odds-after = { $odds }. After you, with a good roll: { $thefts }
# $item: its name, or workbench-steal-from; $percent: a number, or <1, or >99
workbench-odds-item = { $item } { $percent }%
# How likely it is made, and how likely it is made and nobody who crafts later can steal it; $percent, $kept
workbench-odds-kept = { $item } { $percent }%, kept { $kept }%
workbench-odds-none = No item is possible with this roll.
# In place of the odds, where too many, or another of the same player, are being counted
workbench-odds-too-busy = Odds: too many are being counted. `{ slash-craft }` asks again.
workbench-odds-one-at-a-time = Odds: those you asked for before are still being counted. `{ slash-craft }` asks again.
# $dice: rolled dice not yet placed
workbench-hand = Your dice: { $dice }
workbench-hand-empty = Your dice: none left
# $dice: dice cancelled by the Cemetery; $value: number
workbench-purple = The purple die shows { $value }: dice that roll { $value } can't be used (rule 7.4).
# $benefits: list of held benefits
workbench-benefits = You can still use { $benefits }
workbench-craft-title = You can craft now:
workbench-steal-title = Steal now:
# What the two rows of dice on an item of the picture are
workbench-rows = -# On each item: your dice above, what it takes below.
# Where much is said only what benefits are used up; $offers: list of workbench-now-offer
workbench-now = With benefits: { $offers }
# $item; $benefits: their names
workbench-now-offer = { $item } ({ $benefits })
# Why one of the ways is green; $who: whose item it is; $benefits: names
workbench-why-both = both with one roll
workbench-why-steal = stolen from { $who }
workbench-why-safest = these dice are the hardest to steal
workbench-why-hardest = with the dice hardest to steal
workbench-why-only = the only item in reach
workbench-why-rank = the highest rank
workbench-why-spends = spends { $benefits }
workbench-why-saves = spends no benefit
workbench-nothing-possible = No item is possible with these dice.
# While a benefit that rolls dice itself is left
workbench-nothing-possible-yet = No item is possible with these dice yet.
# $item, $boxes
workbench-craft-line = { $item }: { $boxes }
# $item, $who: its owner; $mine, $theirs: values such as 5 5 4
workbench-steal-line = { $item } of { $who } (yours { $mine } against { $theirs })
# Lines of the menu of items where there are two ways to make one; $item: its name, or workbench-steal-from
workbench-offer-cheapest = { $item } · Cheapest
workbench-offer-safest = { $item } · Hardest to steal
# What is below such a line; $steps: benefits used first; $dice: which dice go on it
workbench-offer-after = { $steps }, then { $dice }
# Dice for an item with the benefits used first; $dice, $steps
workbench-dice-after = { $dice } ({ $steps })
# $source: label of the benefit; $dice
workbench-step-use = { $source } on { $dice }
# After crafting; $items: list of workbench-stolen-by
workbench-can-be-stolen = Can still be stolen: { $items }
# $who: those who could roll well enough, `Ben or Cleo`
workbench-stolen-by = { $item } (by { $who })
workbench-safe = Nobody can steal from you any more: your items are won at the end of the round.
workbench-cannot-be-stolen = Nobody rolls after you: your items are won at the end of the round.
# $items: list of workbench-made-item
workbench-made = In front of you: { $items }
# $item; $dice on it
workbench-made-item = { $item } ({ $dice })
workbench-end-leaves = -# Dice not placed go to your smithy (rule 3.5).

workbench-button-roll = Roll (can't be undone)
# With nothing to roll, and wood that could be taken
workbench-button-leave-wood = Leave the wood
workbench-button-end = End turn
workbench-button-choose-dice = Choose dice
workbench-choose-benefit = Which benefit?
workbench-choose-dice = On which dice?
workbench-choose-item = Which item?
workbench-choose-set = With which dice?
