# $before, $after, $now: percents of any item this round
hint-odds = This round, any item: { $before }% → { $after }%.
hint-odds-same = This round, any item: { $now }%.
# $dice: own in the next round and not now, or the other way round; `1 gem or no dice` where luck decides
hint-brings = Yours from the next round on: { $dice }.
hint-no-dice = no dice
hint-costs = Gone from the next round on: { $dice }.
# $who: the next player; $what: a card or a dock's space
hint-denies = { $who } would take { $what } next.
# In a craft turn; $items: one or two
hint-makes = Makes { $items }.
hint-nothing-more = Nothing more can be made.
hint-nothing-yet = Nothing can be made as it is.
# For a die that waits: to spend a benefit on it, or to keep the benefit
hint-at-once = It brings more now than later.
hint-later = What could be spent on it brings more later.
# Above buttons for the best moves
best-moves = -# The first row is what a strong player would do, the best in green.
