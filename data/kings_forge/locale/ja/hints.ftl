# $before, $after, $now: percents of any item this round
hint-odds = このラウンドにいずれかの工芸品：{ $before }%→{ $after }%。
hint-odds-same = このラウンドにいずれかの工芸品：{ $now }%。
# $dice: own in the next round and not now, or the other way round; `1 gem or no dice` where luck decides
hint-brings = 次のラウンドから増えるダイス：{ $dice }。
hint-no-dice = なし
hint-costs = 次のラウンドから失うダイス：{ $dice }。
# $who: the next player; $what: a card or a dock's space
hint-denies = 次に{ $who }が{ $what }を選びそうです。
# In a craft turn; $items: one or two
hint-makes = 作れるもの：{ $items }。
hint-nothing-more = これ以上は何も作れません。
hint-nothing-yet = このままでは何も作れません。
# For a die that waits: to spend a benefit on it, or to keep the benefit
hint-at-once = あとで使うより今使うほうが得です。
hint-later = 今は使わず、あとで使うほうが得です。
best-moves = -# いちばん上の列は強い人が選びそうな手です。緑が最善手です。
