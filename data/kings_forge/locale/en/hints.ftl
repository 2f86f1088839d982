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
# Above buttons for the best moves
best-moves = -# The first row is what a strong player would do, the best in green.
