# $before, $after, $now: percents of any item this round
hint-odds = このラウンドに工芸品を得る確率：{ $before }%→{ $after }%。
hint-odds-same = このラウンドに工芸品を得る確率：{ $now }%。
# $dice: own in the next round and not now, or the other way round; `1 gem or no dice` where luck decides
hint-brings = 次のラウンドから増えるダイス：{ $dice }。
hint-no-dice = なし
hint-costs = 次のラウンドから失うダイス：{ $dice }。
# $who: the next player; $what: a card or a dock's space
hint-denies = 次に{ $who }が{ $what }を選びそうです。
# In a craft turn; $items: one or two
hint-makes = 作れるもの：{ $items }。
hint-nothing-more = これ以上は何も作れません。
hint-nothing-yet = 今のダイスでは何も作れません。これで変わるかもしれません。
# For a die that waits: to spend a benefit on it, or to keep the benefit
hint-at-once = 制作のロールで使うより、ここで使うほうが得です。
hint-later = 能力は制作のロールに取っておくほうが得です。
# Above the best moves, one a line, whose buttons stand below
best-moves = -# 良い順です。払ったダイスはこのラウンドでは振れません。（ごみ箱）のダイスは戻りません：
best-move = -# { $place }. { $move }
# $move: what it costs and brings, without a full stop
best-move-done = { $move }。
# A dock's price beside its dice; $card
best-move-turns-down = { $card }は裏向きになります。
# $before, $after: percents of any item this round
best-move-odds = 工芸品を得る確率：{ $before }%→{ $after }%。
# On a button, whose line tells the rest; $move: a card or a dock
best-button = { $place }. { $move }
# What the first to pass takes (2.6)
short-pass-metal = パス：金属1個
short-pass-token = パス：+1/+1トークン
