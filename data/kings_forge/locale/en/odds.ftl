# What /odds and its button answer; $table
odds-title = **{ $table }** · your odds
button-odds = Odds
# $dice: as letters, 5×M 2×W
odds-roll = You would roll { $dice }.
odds-roll-nothing = You would roll nothing.
# $dice: as letters
odds-smithy = On your smithy for the next round: { $dice }.
# $odds: list of workbench-odds-item
odds-now = Now: { $odds }
odds-now-none = Now: no item.
# $item; $claims: list of odds-claim and odds-claim-same
odds-claims = After a claim, { $item }: { $claims }
# $side: of a gather card; $before, $after: percents, <1 or >99
odds-claim = { $side } { $before }% → { $after }%
odds-claim-same = { $side } { $now }%
# In the picture: what the black stroke on a bar shows
odds-stroke = now, before a claim
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
# In place of odds-now where others craft before the asker
odds-now-if-first = Now, if nobody takes it first: { $odds }
# Below odds told while gathering, where others craft before their reader; $who: their names
odds-if-first = -# Odds if nobody takes the item first: you craft after { $who }.
# Before odds-left; while gathering, and in the craft phase; $who: names
odds-before-gathering = If gathering ended now, you would craft after { $who }.
odds-before = You craft after { $who }.
# How likely items are still there when the reader's craft turn comes; $items: list of the next five
odds-left = Still there then: { $items }
odds-left-certain = { $item } for certain
odds-left-open = { $item } perhaps
# $least, $about: percents; $about may be <5 or >95
odds-left-least = { $item } at least { $least }%
odds-left-about = { $item } about { $about }%
odds-left-about-least = { $item } about { $about }% (at least { $least }%)
# In place of odds-left-about, where too many, or another of the same player, are being counted
odds-left-too-busy = What the others are likely to take: too much is being counted. `{ slash-odds }` asks again.
odds-left-one-at-a-time = What the others are likely to take: your question before is still being counted. `{ slash-odds }` asks again.
