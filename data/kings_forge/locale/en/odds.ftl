# What /odds and its button answer; $table
odds-title = **{ $table }** · odds of items this round
button-odds = Odds
# $dice: as letters, 5×M 2×W
odds-roll = You would roll { $dice }.
odds-roll-nothing = You would roll nothing.
# $dice: as letters
odds-smithy = On your smithy for the next round: { $dice }.
# $item; $claims: list of odds-claim and odds-claim-same
odds-claims = After a claim, dock or pass, { $item }: { $claims }
# $side: of a gather card, or a dock's space; $before, $after: percents, <1 or >99
odds-claim = { $side } { $before }% → { $after }%
odds-claim-same = { $side } { $now }%
# In the picture: what the black stroke on a bar shows
odds-stroke = now, before a claim, dock or pass
# Below a picture of what each claim, dock and pass brings
odds-not-drawn = -# What is not shown raises no odds this round, such as a dock's die for the next.
odds-no-claims = You can pay for no gather card: use a dock, or pass.
odds-passed = You have passed: you claim nothing more this round.
odds-rolled = You have rolled; what your dice bring stands on the workbench: `{ slash-craft }`.
odds-done = Your craft turn of this round is over. The odds come again with the next round.
# At the end of the workbench; $items: list of workbench-thefts-item
workbench-thefts = Odds of a theft: { $items }
# Where much is said: of each item only the odds of whoever steals it most often; $items: list of workbench-odds-item
workbench-thefts-likeliest = Likeliest theft: { $items }
# $by: list of workbench-theft
workbench-thefts-item = { $item } ({ $by })
# $who; $percent: a number, or <1, or >99
workbench-theft = { $who } { $percent }%
# Below the claims, for those that bring nothing
odds-others-none = No other side on offer brings an item.
odds-all-none = No side on offer brings an item this round: claim dice for the next one, use a dock, or pass.
# The same where one item was asked for
odds-item-others-none = No other side on offer brings it.
odds-item-all-none = No side on offer brings it this round: claim dice for the next one, use a dock, or pass.
# How likely one gets each item, made or stolen, with what others may take before; $odds: list of workbench-odds-item
odds-now = Your odds now: { $odds }
odds-now-none = Your odds now: no item.
# In place of a percent: the least that is sure; $percent: a whole number
odds-at-least = ≥{ $percent }
# Below odds of which one is such
odds-least = -# ≥: at least. The others hold too many dice to play out what they take.
# While gathering, and in the craft phase; $who: names
odds-before-gathering = -# If gathering ended now, you would craft after { $who }: what is taken first is counted.
odds-before = -# You craft after { $who }: what is taken first is counted.
# What the odds of an item consist of; $there: how likely nobody takes it first
odds-parts = -# { $item } { $percent }%: { $there }% still there on your turn
# Where it may be stolen as well: two that add up
odds-parts-both = -# { $item } { $percent }% = { $made }% made + { $stolen }% stolen; { $there }% still there on your turn
# $who: one or several; $items
odds-may-steal = { $who } may steal { $items }
# $thefts: list of odds-may-steal
odds-after = -# Not counted: after you, with a good roll, { $thefts }
# In place of odds-after, where such numbers are told
odds-kept = -# Kept: how likely you make it and nobody after you can steal it, about. With a good roll, { $thefts }
# $first, $second: the likeliest items; a benefit that both need serves but one
odds-both = -# { $first } and { $second } both, with one roll: { $percent }%
