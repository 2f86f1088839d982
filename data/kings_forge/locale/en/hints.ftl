# $before, $after, $now: percents of any item this round
hint-odds = Odds of an item this round: { $before }% → { $after }%.
hint-odds-same = Odds of an item this round: { $now }%.
# $dice: own in the next round and not now, or the other way round; `1 gem or no dice` where luck decides
hint-brings = Yours from the next round on: { $dice }.
hint-no-dice = no dice
hint-costs = Gone from the next round on: { $dice }.
# $who: the next player; $what: a card or a dock's space
hint-denies = { $who } would take { $what } next.
# In a craft turn; $items: one or two
hint-makes = Makes { $items }.
hint-nothing-more = Nothing more can be made.
hint-nothing-yet = As they lie, your dice make no item; this may change that.
# For a die that waits: to spend a benefit on it, or to keep the benefit
hint-at-once = The benefit brings more here than on your craft roll.
hint-later = A benefit brings more if you save it for your craft roll.
# Above the best moves, one a line, whose buttons stand below
best-moves = -# Best moves first. Dice paid are not rolled this round, those marked (bin) never again:
best-move = -# { $place }. { $move }
# $move: what it costs and brings, without a full stop
best-move-done = { $move }.
# A dock's price beside its dice; $card
best-move-turns-down = { $card } is turned face down.
# $before, $after: percents of any item this round
best-move-odds = Odds of an item: { $before }% → { $after }%.
# On a button, whose line tells the rest; $move: a card or a dock
best-button = { $place }. { $move }
# What the first to pass takes (2.6)
short-pass-metal = Pass: 1 metal
short-pass-token = Pass: +1/+1 token
