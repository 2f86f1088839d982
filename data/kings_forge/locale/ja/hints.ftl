# In a craft turn; $items: one or two
hint-makes = 作れるもの：{ $items }。
used-dice = { $source }：{ $dice } → { $then }
hint-nothing-more = これ以上は何も作れません。
hint-again = 今のダイスでは何も作れません。この後：{ $odds }。
hint-wood-stays = 今のダイスでは何も作れません。この木は仕事場に移ります。
# For a die that waits: to spend a benefit on it, or to keep the benefit
hint-at-once = 制作のロールで使うより、ここで使うほうが得です。
hint-later = 能力は制作のロールに取っておくほうが得です。
best-alone = -# おすすめ：{ $move }
best-reasoned = { $move }：{ $why }
best-passed = { $move }；{ $why }
# What the first to pass takes (2.6)
short-pass-metal = パスして金属1個を得る
short-pass-token = パスしてトークンを得る
hint-wood = { $item }：能力を残すと{ $kept }%、木材にすると{ $taken }%。

best-moves-signs = 使ったダイスはこのラウンドでは振れません。ボタン：▲上半分、▼下半分、🗑戻らない。
best-moves-off = 最善手は`{ slash-me-settings }`で隠せます。
best-foreseen = 先々まで見たおすすめ：{ $move }
best-reasoned-move = { $move }。{ $why }
best-pass = パス
best-pass-metal = パスして金属1個を得る
best-pass-token = パスして+1/+1トークンを得る

best-for-rises = { $item }の確率が{ $before }%から{ $now }%に上がります。
best-for-win = { $item }の確率が{ $now }%のままで、完成すれば勝ちです。
best-for-dice = 次のラウンドから使える{ $dice }が入ります。
best-for-dice-item = 次のラウンドから使える{ $dice }が入り、{ $item }に役立ちます。
best-for-dice-soon = 次のラウンドから使える{ $dice }が入り、{ $item }（これから出る）に役立ちます。
best-for-perhaps = うまくいけば、次のラウンドから使える{ $dice }が入ります。
best-for-denies = 取らないと、次に{ $who }が{ $what }を選びそうです。
best-for-roll = 何も使わず、ダイス{ $count }個を全部振れます。
best-for-roll-item = 何も使わず、ダイス{ $count }個を全部振れます。{ $item }は{ $now }%になります。
best-for-effect = 効果：{ $effect }。
best-for-pass = 残りのものは、ダイスを使うほどではありません。
best-for-metal = 金属はこのラウンドで振れて、手元に残ります。
best-for-token = トークンは、ロールの後でダイス2個を+1します。
best-for-more-dice = 先のラウンドに{ $dice }が多く残ります。
best-for-two = 工芸品が2つ手の届くところに残ります。{ $item }は{ $now }%、{ $other }は{ $then }%です。
best-for-later = { $item }の確率がもっと上がる手もありますが、先のラウンドの得のほうが大きいです。
best-for-wood = ダイスが1個増えます。

best-stays = { $item }は{ $now }%のままです。
best-stays-stolen = { $item }は{ $now }%のままですが、{ $who }が盗むかもしれません。
best-then = { $item }は{ $now }%になります。
best-then-stolen = { $item }は{ $now }%になりますが、{ $who }が盗むかもしれません。
best-may-steal = その後、{ $who }が盗むかもしれません。
best-may-steal-kept = { $who }が盗むかもしれず、作って守れる確率は約{ $kept }%です。
best-but-other = { $item }は{ $before }%から{ $now }%に下がりますが、{ $other }が{ $then }%あります。
best-but-stolen = { $item }は{ $before }%から{ $now }%に下がりますが、どのみち{ $who }に盗まれるかもしれません。
best-but-later = { $item }は{ $before }%から{ $now }%に下がりますが、先のラウンドの得のほうが大きいです。
best-but-falls = { $item }は{ $before }%から{ $now }%に下がります。
best-but-hopeless = このラウンドは手が届く工芸品がなくなりますが、先のラウンドの得のほうが大きいです。
best-but-none-yet = このラウンドはどのみち手が届く工芸品がありません。
best-but-left = 振るダイスは残りません。
